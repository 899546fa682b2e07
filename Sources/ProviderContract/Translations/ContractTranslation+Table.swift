// SPDX-License-Identifier: Apache-2.0

extension ContractTranslation {
    /// The clauses in Simplified Chinese, in the order of the contract.
    ///
    /// The digits are the English text's when it was translated: a test fails when one of the two changes alone.
    static let chinese: [ContractTranslation] = [
        ContractTranslation(
            "ACC-01",
            of: "04e9bc70",
            rule: "请求临时完全精确定位时，只弹出一个提示，即所给用途键对应的那一个，不再请求别的。",
            likelyMistake: "在回调里调用了 requestAlwaysAuthorization()，或用了写死在适配器里的用途键。"
        ),
        ContractTranslation(
            "ACC-02",
            of: "81552b40",
            rule: "临时完全精确定位的请求只完成一次，并且在调用返回之后完成。",
            likelyMistake: "只在某一条分支上调用了完成闭包，或者回调里调用一次、授权变化时又调用一次。"
        ),
        ContractTranslation(
            "ACC-03",
            of: "2facaafd",
            rule: "完成闭包原样带回系统自己的错误：用户作答之后为 nil；无法弹出提示时是系统的错误号。",
            likelyMistake: "把拒绝变成了错误，或者错误在途中丢了。用户选了什么，要读 accuracyAuthorization。"
        ),
        ContractTranslation(
            "ACC-04",
            of: "c277e3c0",
            rule: "获得临时授权之后，提供者给出的定位点是精确的，并且标明是精确的。",
            likelyMistake: "精度只在创建提供者时读了一次。"
        ),
        ContractTranslation(
            "ACC-05",
            of: "9be7bce9",
            rule: "应用不再使用时临时授权即告结束，精度重新读作降低。",
            likelyMistake: "一旦获得完全精确，就在提供者的整个生命期里记住它。"
        ),
        ContractTranslation(
            "ACC-06",
            of: "18356e77",
            rule: "定位点说明自己是在哪种精度授权下给出的。",
            likelyMistake: "适配器忘了标记，于是偏了几公里的点看上去与别的点一样。"
        ),
        ContractTranslation(
            "ACC-07",
            of: "c8941885",
            rule: "坚持要完全精确的，在只允许大致位置时得到 reducedAccuracy：请求以它结束，更新把它说出来，并且在精度变为完全之前不给任何定位点。",
            likelyMistake: "模式没有传给 SDK，把粗略的定位点当成了成功。"
        ),
        ContractTranslation(
            "ACC-08",
            of: "950a53a4",
            rule: "在降低精度下，无论要求多精细，请求都以大致位置作答。",
            likelyMistake: "适配器一直等待所要求的精度，直到超时。"
        ),
        ContractTranslation(
            "ACC-09",
            of: "6fdc5fc5",
            rule: "要求在精度变为完全时重做一次的请求只回答一次：精度及时变为完全就给精确位置，否则给已有的位置。",
            likelyMistake: "先立刻给出第一个大致的答案，重做的请求又回答一次。"
        ),
        ContractTranslation(
            "ACC-10",
            of: "8477a5cc",
            rule: "尚未决定时，授权对象读出的精度是完全；在定位获准之前，状态里没有精度。",
            likelyMistake: "还没有任何授权，就把“精确位置”开关读成了精度。"
        ),
        ContractTranslation(
            "ACC-11",
            of: "5f9ce206",
            rule: "只有精度变化时，也会告诉委托，且只告诉一次。",
            likelyMistake: "只实现了旧的回调，或者只按授权状态比较有没有变化。"
        ),
        ContractTranslation(
            "ACC-12",
            of: "5a5519a7",
            rule: "配置里的用途键若不在 Info.plist 中，在使用之前就会指出来。",
            likelyMistake: "problems(with:) 保持默认实现，而默认实现不看 Info.plist。"
        ),
        ContractTranslation(
            "ACC-13",
            of: "06da0e22",
            rule: "SDK 希望获得完全精确时，应用的回答会传到 SDK，SDK 随后结束请求。",
            likelyMistake: "丢掉了 SDK 交来的完成闭包，或者在用户作答之前就调用了它。"
        ),
        ContractTranslation(
            "AUTH-01",
            of: "b74bfe9c",
            rule: "提供者从不自行向用户请求授权。",
            likelyMistake: "适配器在创建或使用时就请求授权，提示于是出现在应用没有选定的时刻。"
        ),
        ContractTranslation(
            "AUTH-02",
            of: "8a605f16",
            rule: "授权对象的请求会弹出系统提示，各弹各的。",
            likelyMistake: "提供者交出的授权对象没有连到系统，或者两种请求最终是同一个调用。"
        ),
        ContractTranslation(
            "AUTH-03",
            of: "5f932661",
            rule: "尚未决定时发出的请求，提示在屏幕上多久就等多久；它的计时从用户决定时开始。",
            likelyMistake: "用户读提示的时候超时已在计时，或者把“尚未决定”当成了答案。"
        ),
        ContractTranslation(
            "AUTH-04",
            of: "2a9a6104",
            rule: "授权的每一次可见变化都告诉委托一次，除此之外什么也不告诉：初始值不告诉，仍未回答的提问不告诉，什么也没改变的回答也不告诉。",
            likelyMistake: "每个新建的管理器都会收到的那次回调被传了出去，应用以为那是用户的决定。"
        ),
        ContractTranslation(
            "AUTH-05",
            of: "67768521",
            rule: "没有改变状态的回答不告诉任何人，也不打扰任何事。",
            likelyMistake: "适配器把每个关闭的提示都报告出去，或者等待一个永远不来的回调。"
        ),
        ContractTranslation(
            "AUTH-06",
            of: "32cf58d0",
            rule: "授权对象读的是系统当前的值，不是记住的值。",
            likelyMistake: "授权从上一次回调里记下来，于是变化看到得晚，或者根本看不到。"
        ),
        ContractTranslation(
            "AUTH-07",
            of: "11cecdb6",
            rule: "只给一次的授权在应用不使用时失效，没有什么能让它延续。",
            likelyMistake: "提供者记住自己曾获授权，应用于是再也不请求。"
        ),
        ContractTranslation(
            "AUTH-08",
            of: "0df443b0",
            rule: "授权的观察者来来去去：每个观察者对每次变化都听到一次，离开之后什么也听不到。",
            likelyMistake: "只容得下一个观察者，或者离开要到下一次变化才生效。"
        ),
        ContractTranslation(
            "AUTH-09",
            of: "ae6e2b87",
            rule: "确认只给一次，稍后才给，并且在请求引起的提示出现在屏幕上之后才给。",
            likelyMistake: "确认在调用之内就给了，那时系统还没有接到请求。"
        ),
        ContractTranslation(
            "AUTH-10",
            of: "7623a932",
            rule: "不允许定位的请求以原因结束，绝不以超时结束：denied、restricted 或 servicesOff。",
            likelyMistake: "SDK 对三种情形只有一个错误码，没有查问授权对象就传了出去；或者一直等着 SDK 的沉默。"
        ),
        ContractTranslation(
            "AUTH-11",
            of: "30e3141b",
            rule: "正在等待定位点的请求，在授权被收回时以 denied 结束。",
            likelyMistake: "只在请求开始时看一次授权，之后再也不看。"
        ),
        ContractTranslation(
            "AUTH-12",
            of: "c3bbdec1",
            rule: "本来可以有人请求授权却没有人请求时，请求在“定位超时加地址超时再加一秒”时以 notAsked 结束。",
            likelyMistake: "请求一直等待一个没有人去征求的决定。"
        ),
        ContractTranslation(
            "AUTH-13",
            of: "24647d82",
            rule: "因缺少用途说明而任何请求都弹不出提示时，请求在一秒之内以 missingUsageDescription 结束，并指出缺的键。",
            likelyMistake: "没有看 Info.plist，于是说用户拒绝了，其实谁也没有问过。"
        ),
        ContractTranslation(
            "AUTH-14",
            of: "ba7b346b",
            rule: "SDK 不向应用请求授权的提供者，从不调用委托的授权方法。",
            likelyMistake: "适配器仿造了别家厂商的回调，应用于是问了两次。"
        ),
        ContractTranslation(
            "AUTH-15",
            of: "3c0c5b1f",
            rule: "SDK 要应用去请求授权时，委托会被调用，应用在其中的请求会换来位置。",
            likelyMistake: "缺少 SDK 的委托方法，SDK 于是没有授权就定位，徒劳无功。"
        ),
        ContractTranslation(
            "AUTH-16",
            of: "699273f2",
            rule: "挡路的东西在每次请求时重新查看：用户把它去掉之后，下一次请求就得到服务。",
            likelyMistake: "能否定位只在创建提供者或第一次使用时查明一次，然后一直记住。"
        ),
        ContractTranslation(
            "AUTH-17",
            of: "378f788d",
            rule: "使用期间的授权可以提升：“始终”的请求弹出它自己的提示，只弹一次；用户作答之前一切照旧。",
            likelyMistake: "把已获授权的状态当作询问的终点，或者把还没有作答的问题当作回答。"
        ),
        ContractTranslation(
            "ONE-01",
            of: "27c03030",
            rule: "每个请求恰好得到一次回答。",
            likelyMistake: "迟来的定位点，或者定位点之后的错误，第二次到达完成闭包。"
        ),
        ContractTranslation(
            "ONE-02",
            of: "99a240b8",
            rule: "没有任何完成闭包在对提供者的调用之内运行。",
            likelyMistake: "当场就知道的结果，例如记住的定位点或拒绝，当场就给了出去。"
        ),
        ContractTranslation(
            "ONE-03",
            of: "73111617",
            rule: "成功带着位置，失败带着错误。",
            likelyMistake: "强行解开了 SDK 给的 nil 位置，或者把 nil 错误当成了成功。"
        ),
        ContractTranslation(
            "ONE-04",
            of: "1d79219c",
            rule: "得不到定位点时，请求最迟在各项超时之和再加一秒时结束。",
            likelyMistake: "超时交给 SDK 管，而 SDK 没有超时。"
        ),
        ContractTranslation(
            "ONE-05",
            of: "4dfab968",
            rule: "比请求所容许的最大时效更旧的定位点，不能作为回答。",
            likelyMistake: "SDK 最先给出的是记住的定位点，被当成了答案。"
        ),
        ContractTranslation(
            "ONE-06",
            of: "f2630913",
            rule: "SDK 标为无效的定位点不能作为请求的回答。",
            likelyMistake: "没有看精度的正负号。"
        ),
        ContractTranslation(
            "ONE-07",
            of: "dd76c1bc",
            rule: "提供者一个接一个地处理请求，不管前一个结局如何，也包括在完成闭包里发出的请求。",
            likelyMistake: "表示“忙”的标志没有在每条出路上收回。"
        ),
        ContractTranslation(
            "ONE-08",
            of: "81d2d5cd",
            rule: "请求回答之后，不留下任何还在工作的接收器。",
            likelyMistake: "单次定位是用连续更新拼成的，却没有人停止它。"
        ),
        ContractTranslation(
            "ONE-09",
            of: "8769a7dc",
            rule: "已有一个请求在进行时，第二个请求按描述所说或共用、或排队，然后得到位置，或以 busy 拒绝；第一个不受打扰。",
            likelyMistake: "第一个请求的完成闭包被第二个的覆盖。"
        ),
        ContractTranslation(
            "ONE-10",
            of: "f7ef9d19",
            rule: "请求的回答只给它的完成闭包，不给委托。",
            likelyMistake: "SDK 只有一个委托方法，两者共用，却没有人看应用是否要了连续更新。"
        ),
        ContractTranslation(
            "ONE-11",
            of: "b659fa5e",
            rule: "单次请求不受距离过滤器影响。",
            likelyMistake: "请求在等第二个定位点，或等一个能通过过滤器的定位点。"
        ),
        ContractTranslation(
            "ONE-12",
            of: "9502a5e6",
            rule: "用户决定之后不再出声的 SDK，在“定位超时加地址超时再加一秒”时以 vendorStalled 放弃。",
            likelyMistake: "请求相信 SDK 自己的超时可用。"
        ),
        ContractTranslation(
            "ONE-13",
            of: "6f9a8125",
            rule: "同时进行的请求各自得到所要的东西，例如地址。",
            likelyMistake: "第二个请求共用第一个的调用，而那次调用不查地址。"
        ),
        ContractTranslation(
            "ONE-14",
            of: "33fd3d73",
            rule: "第一个定位点太旧的请求会等待更新的，并以它作答。",
            likelyMistake: "旧的定位点结束了 SDK 的调用，而以后每次调用又从同一个定位点开始。"
        ),
        ContractTranslation(
            "UPD-01",
            of: "fdcf9e63",
            rule: "只要定位获准，更新就从开始一直流到停止。",
            likelyMistake: "SDK 的更新根本没有开始，或者在第一个定位点之后就结束。"
        ),
        ContractTranslation(
            "UPD-02",
            of: "f2472148",
            rule: "stopUpdatingLocation() 返回之后，不再给出任何更新。",
            likelyMistake: "已经在路上的定位点照样给出，或者没有让 SDK 停止。"
        ),
        ContractTranslation(
            "UPD-03",
            of: "d08c6650",
            rule: "每个定位点只给一次，旧的在先，重复开始之后也是如此。",
            likelyMistake: "第二次开始又加了一个订阅，或者 SDK 的数组从末尾读起。"
        ),
        ContractTranslation(
            "UPD-04",
            of: "51785a04",
            rule: "更新停止后可以再次开始；没有开始也可以停止，停止两次也可以。",
            likelyMistake: "停止时拆掉了只有初始化方法才会建立的东西，或者开始的计数变成了负数。"
        ),
        ContractTranslation(
            "UPD-05",
            of: "09e13bd7",
            rule: "开始和停止都不会在调用之内调用委托。",
            likelyMistake: "开始方法自己就把记住的定位点交了出去。"
        ),
        ContractTranslation(
            "UPD-06",
            of: "b5048efb",
            rule: "停止之后没有接收器继续工作。",
            likelyMistake: "停止只是不让委托看到更新。"
        ),
        ContractTranslation(
            "UPD-07",
            of: "11eb83d1",
            rule: "没有此能力的提供者以 unsupported 错误拒绝更新，而不是沉默。",
            likelyMistake: "方法留空了。"
        ),
        ContractTranslation(
            "UPD-08",
            of: "194cd4e0",
            rule: "尚未决定时开始的更新处于待命：决定之前安静，获准之后流动。",
            likelyMistake: "因为当时还没有授权，开始被拒绝或被忘记。"
        ),
        ContractTranslation(
            "UPD-09",
            of: "6dea93f5",
            rule: "遇到拒绝的更新告诉一次 denied，在拒绝期间什么也不给出。",
            likelyMistake: "拒绝被当作一时的错误丢掉，或者每试一次就说一次。"
        ),
        ContractTranslation(
            "UPD-10",
            of: "140144cf",
            rule: "更新在拒绝期间仍然待命：授权恢复时无须再次开始就流动起来。",
            likelyMistake: "拒绝结束了订阅，只有重新启动应用才能恢复。"
        ),
        ContractTranslation(
            "UPD-11",
            of: "08595d06",
            rule: "一时的错误或信号中断不会结束更新。",
            likelyMistake: "任何错误都结束订阅。"
        ),
        ContractTranslation(
            "UPD-12",
            of: "4466dbf8",
            rule: "配置的距离过滤器会传到 SDK，改变也会传到正在进行的更新。",
            likelyMistake: "配置只在创建提供者时或只在开始时读取。"
        ),
        ContractTranslation(
            "UPD-13",
            of: "570e993b",
            rule: "SDK 标为无效的定位点不会给出。",
            likelyMistake: "没有看精度的正负号，或者把 0, 0 当成无效的标记。"
        ),
        ContractTranslation(
            "UPD-14",
            of: "074e199b",
            rule: "SDK 不知道的速度、航向和精度是 nil，绝不为负。",
            likelyMistake: "照抄了 SDK 的 -1。"
        ),
        ContractTranslation(
            "UPD-15",
            of: "90beb190",
            rule: "定位点说明何时测得：自 1970 年起的秒数，且不在将来。",
            likelyMistake: "照抄了自 2001 年起的秒数，或者填了交付的时间。"
        ),
        ContractTranslation(
            "UPD-16",
            of: "e3fa18f6",
            rule: "单次请求不改变更新：更新照旧进行，请求在旁边得到一次回答。",
            likelyMistake: "同一个管理器兼管两者：请求被吞掉，或者它结束时停掉了更新。"
        ),
        ContractTranslation(
            "CAN-01",
            of: "ddb0ecfe",
            rule: "取消的请求以 cancelled 回答，只一次，稍后，此外再无别的。",
            likelyMistake: "请求被忘记，调用者永远等待；或者仍有定位点到达。"
        ),
        ContractTranslation(
            "CAN-02",
            of: "499d6f71",
            rule: "取消一个请求不打扰别的请求。",
            likelyMistake: "所有请求共用 SDK 的一次调用，取消结束了那次调用。"
        ),
        ContractTranslation(
            "CAN-03",
            of: "78f9fef9",
            rule: "取消请求不打扰更新。",
            likelyMistake: "取消是靠停止正在跑更新的管理器实现的。"
        ),
        ContractTranslation(
            "CAN-04",
            of: "e9e8c0b2",
            rule: "取消已经结束的请求，什么也不会发生。",
            likelyMistake: "令牌记着一个已经调用过的完成闭包。"
        ),
        ContractTranslation(
            "CAN-05",
            of: "307cc8bf",
            rule: "取消一个请求之后，下一个请求照样得到处理。",
            likelyMistake: "没有告诉 SDK，它以为自己还忙，拒绝了下一个请求。"
        ),
        ContractTranslation(
            "CAN-06",
            of: "0cd13606",
            rule: "放弃对请求的持有不改变任何事：请求继续进行。",
            likelyMistake: "令牌在析构时取消了请求。"
        ),
        ContractTranslation(
            "CAN-07",
            of: "47047d77",
            rule: "请求取消之后，不再有接收器在运行。",
            likelyMistake: "取消只是回答了调用者，却忘了 SDK，SDK 一直定位到超时。"
        ),
        ContractTranslation(
            "CAN-08",
            of: "977a22fe",
            rule: "留待精度变为完全的请求也可以取消。",
            likelyMistake: "那时 SDK 的调用已经结束，而取消只会结束那个调用。"
        ),
        ContractTranslation(
            "ERR-01",
            of: "da54ba74",
            rule: "来自 SDK 的错误带着 SDK 的错误域和错误号。",
            likelyMistake: "错误映射成了代码，原来的错误丢掉了。"
        ),
        ContractTranslation(
            "ERR-02",
            of: "7cce73e0",
            rule: "错误使用共同的词汇。",
            likelyMistake: "适配器自造了没有应用认识的代码。"
        ),
        ContractTranslation(
            "ERR-03",
            of: "07da18df",
            rule: "没有信号时请求以 timedOut 或 locationUnknown 结束，不以不符的原因结束。",
            likelyMistake: "SDK 的每个错误都变成 denied，白白把用户送进“设置”。"
        ),
        ContractTranslation(
            "ERR-04",
            of: "672102ec",
            rule: "错误说明再试是否有用：超时可能过去，拒绝不会。",
            likelyMistake: "一切都说会过去，应用于是永远重试被拒绝的请求。"
        ),
        ContractTranslation(
            "ERR-05",
            of: "e88cbce9",
            rule: "请求的错误只给它的完成闭包，不给委托。",
            likelyMistake: "SDK 只有一个错误回调，两者共用，正在更新的应用于是停止了更新。"
        ),
        ContractTranslation(
            "ERR-06",
            of: "40f4e19b",
            rule: "错误的消息用一句话说明发生了什么。",
            likelyMistake: "消息为空，或者只是重复代码。"
        ),
        ContractTranslation(
            "ERR-07",
            of: "857b8b03",
            rule: "只有当 Info.plist 的某个键正是问题所在时，错误才说出那个键。",
            likelyMistake: "每次拒绝都填上这个键，于是开发者去添加早就有的文字。"
        ),
        ContractTranslation(
            "GEO-01",
            of: "59f0d925",
            rule: "要地址的请求无论如何都得到位置；具备此能力时也得到地址。",
            likelyMistake: "位置等着一个永远不来的地址，或者第一个答案没有地址。"
        ),
        ContractTranslation(
            "GEO-02",
            of: "f2653c1d",
            rule: "地址失败时位置照样到来，原因附在旁边。",
            likelyMistake: "SDK 的错误掩盖了随它而来的位置。"
        ),
        ContractTranslation(
            "GEO-03",
            of: "8d5ac047",
            rule: "不要地址的请求得不到地址，也不等待地址。",
            likelyMistake: "每次都要求 SDK 给出最丰富的级别，白费一次网络请求。"
        ),
        ContractTranslation(
            "CRD-01",
            of: "d349d22e",
            rule: "在大陆，定位点说明自己的坐标系，并且在那个坐标系里位于手机所在之处。",
            likelyMistake: "偏移过的位置标成了 WGS-84，或者又转换了一次：差 500 米。"
        ),
        ContractTranslation(
            "CRD-02",
            of: "d604ebdd",
            rule: "定位点所说的坐标系是描述中声明过的之一。",
            likelyMistake: "适配器图方便做了转换，地图又转换一次。"
        ),
        ContractTranslation(
            "CRD-03",
            of: "5dbd2929",
            rule: "在境外，定位点位于手机所在之处：那里没有偏移。",
            likelyMistake: "大陆的偏移用到了各处。"
        ),
        ContractTranslation(
            "CRD-04",
            of: "2dcbf00a",
            rule: "在境外，定位点说 WGS-84。",
            likelyMistake: "坐标系是适配器的常量，而不是对每个定位点的说明。"
        ),
        ContractTranslation(
            "CRD-05",
            of: "3b11dac6",
            rule: "更新跟随手机移动。",
            likelyMistake: "一次又一次给出记住的定位点。"
        ),
        ContractTranslation(
            "REG-01",
            of: "3bb90a79",
            rule: "没有此能力时，区域以 unsupported 拒绝；有此能力时可以监视区域。",
            likelyMistake: "方法留空了，应用等待不可能到来的事件。"
        ),
        ContractTranslation(
            "REG-02",
            of: "6c09bc76",
            rule: "越过所监视区域的边界会告诉一次。",
            likelyMistake: "事件到了没有人听的管理器上，或者到了所有的管理器上。"
        ),
        ContractTranslation(
            "REG-03",
            of: "98aa864e",
            rule: "在降低精度下开始监视的区域会告知失败，而不是沉默。",
            likelyMistake: "缺少 SDK 的失败回调，应用等待不可能到来的事件。"
        ),
        ContractTranslation(
            "HDG-01",
            of: "0edd2e4a",
            rule: "没有此能力时，朝向以 unsupported 拒绝；有此能力时朝向会来，否则原因会来。",
            likelyMistake: "方法留空了，指南针一动不动。"
        ),
        ContractTranslation(
            "HDG-02",
            of: "baff9d89",
            rule: "stopUpdatingHeading() 之后不再给出朝向。",
            likelyMistake: "没有让 SDK 停止。"
        ),
        ContractTranslation(
            "BGD-01",
            of: "03a2c416",
            rule: "想在后台工作却没有声明后台模式的配置，在使用之前就会指出来。",
            likelyMistake: "没有看 UIBackgroundModes，系统结束了应用。"
        ),
        ContractTranslation(
            "BGD-02",
            of: "c7fdb10c",
            rule: "有后台模式、有配置、有授权时，在屏幕上开始的更新到后台继续进行。",
            likelyMistake: "标志没有传给 SDK。"
        ),
        ContractTranslation(
            "BGD-03",
            of: "bbb13398",
            rule: "在后台歇下的更新，应用回来时无须再次开始就继续。",
            likelyMistake: "离开屏幕结束了订阅，再没有什么把它接上。"
        ),
        ContractTranslation(
            "LIFE-01",
            of: "4fa3638f",
            rule: "提供者不让它的委托活着。",
            likelyMistake: "交给 SDK 的闭包或任务捕获了委托。"
        ),
        ContractTranslation(
            "LIFE-02",
            of: "3b54f241",
            rule: "更新进行中设置的委托听到此后的一切，先前的委托不再听到什么。",
            likelyMistake: "记住的是开始时的委托。"
        ),
        ContractTranslation(
            "LIFE-03",
            of: "2a68c2c1",
            rule: "即使提供者中途被释放，请求也得到回答。",
            likelyMistake: "完成闭包只由提供者持有，随它一起消失。"
        ),
        ContractTranslation(
            "LIFE-04",
            of: "387fc7c8",
            rule: "没有人再用的提供者会消失。",
            likelyMistake: "提供者与 SDK 对象互相持有，SDK 于是继续定位。"
        ),
        ContractTranslation(
            "LIFE-05",
            of: "0b164177",
            rule: "同一应用里的两个提供者彼此独立：停止一个不会停止另一个。",
            likelyMistake: "适配器的状态放在类一级。"
        ),
        ContractTranslation(
            "LIFE-06",
            of: "df0751f1",
            rule: "更新进行中被释放的提供者，把更新一起带走。",
            likelyMistake: "适配器的闭包或定时器留住了 SDK 对象，它继续定位。"
        ),
        ContractTranslation(
            "LIFE-07",
            of: "1e5daaab",
            rule: "后来设置的委托会听到此后的授权变化，先前的委托不再听到任何东西。",
            likelyMistake: "权限回调接在当时的委托上，此后一直留在那里。"
        ),
        ContractTranslation(
            "LIFE-08",
            of: "5ece275a",
            rule: "告诉委托的话，以委托所属的那个提供者的名义说出。",
            likelyMistake: "包在另一个提供者外面的提供者把里面的消息原样转出，有几个提供者的应用分不清是谁在说话。"
        ),
        ContractTranslation(
            "SWP-01",
            of: "bdeca2be",
            rule: "接替别的提供者时不动对方的请求：每个请求都得到一次回答。",
            likelyMistake: "创建第二个 SDK 对象重置了第一个。"
        ),
        ContractTranslation(
            "SWP-02",
            of: "2b77a6ef",
            rule: "更新从一个提供者移到另一个：新的给出，旧的安静。",
            likelyMistake: "一个进程里只有第一个 SDK 对象定位，第二个在等轮到自己。"
        ),
        ContractTranslation(
            "PRV-01",
            of: "815416cb",
            rule: "厂商要求用户同意而用户没有同意时，创建提供者或请求以 privacyNotAgreed 结束。",
            likelyMistake: "SDK 的初始化方法给出一个不起作用的对象，却没有任何说明。"
        ),
        ContractTranslation(
            "DET-01",
            of: "55398558",
            rule: "同样的输入在同样的时刻、按同样的顺序给出同样的回答。",
            likelyMistake: "提供者读了真实时钟，或者遍历了字典或集合。"
        ),
    ]
}
