// SPDX-License-Identifier: Apache-2.0

extension ContractTranslation {
    /// Further clauses about updates, addresses, datums, regions, headings, the background and two providers.
    static let chineseSurroundings: [ContractTranslation] = [
        ContractTranslation(
            "UPD-17",
            of: "3c7d3cb8",
            rule: "距离过滤器是以米计的数；它绝不挡住第一个定位点，更新进行中取消之后就不再过滤。",
            likelyMistake: "过滤器换了单位传下去，或要等第二个定位点来比较，或只在不为 nil 时设置，于是旧值留了下来。"
        ),
        ContractTranslation(
            "UPD-18",
            of: "62ef2b00",
            rule: "停止之后再开始，会带来新的第一个定位点，手机没有移动也一样。",
            likelyMistake: "越过停止去和上一个定位点比较，地点相同就不告诉。"
        ),
        ContractTranslation(
            "UPD-19",
            of: "33daeaf4",
            rule: "无论开始过几次，停止一次就结束更新；在更新回调里开始也是开始。",
            likelyMistake: "给开始计数，或者保护交付的标志吞掉了调用。"
        ),
        ContractTranslation(
            "UPD-20",
            of: "76bab2bd",
            rule: "询问配置缺什么，并不会设置它。",
            likelyMistake: "为了看 SDK 的反应而把配置设了下去。"
        ),
        ContractTranslation(
            "UPD-21",
            of: "37570908",
            rule: "什么都不能交付时，停止同样算数：之后恢复的授权或信号不会让更新重新开始。",
            likelyMistake: "只让 SDK 停止，或只在它运行时才停止，适配器却还在等授权或信号。"
        ),
        ContractTranslation(
            "UPD-22",
            of: "88b0f837",
            rule: "没有信号时开始的更新会一直等信号，信号一来就流动。",
            likelyMistake: "给单次请求用的超时结束了更新，或者第一个错误结束了它。"
        ),
        ContractTranslation(
            "UPD-23",
            of: "0b449ee3",
            rule: "拒绝以自己的错误码告知，更新进行中来的也一样，重新开始之后再告知一次。",
            likelyMistake: "把每种拒绝都叫作 denied，或只在开始时告知，或“已告知”的标志从不收回。"
        ),
        ContractTranslation(
            "UPD-24",
            of: "b2bbf8eb",
            rule: "定位点所说的精度、高度和运动，单位是米、米每秒和自真北起的度数。",
            likelyMistake: "照抄了厂商的单位（公里每小时、节、英尺、弧度），或者精度是编出来的。"
        ),
        ContractTranslation(
            "UPD-25",
            of: "4ea72b6d",
            rule: "接收器知道的高度和运动，随定位点一起给出。",
            likelyMistake: "转换坐标时新建的定位点只剩位置、精度和时间。"
        ),
        ContractTranslation(
            "UPD-26",
            of: "e5e5cbdf",
            rule: "北纬 0°、东经 0° 是一个地点：定位点是否无效只看精度。",
            likelyMistake: "把全零的坐标当成无效定位点的标记。"
        ),
        ContractTranslation(
            "GEO-04",
            of: "df79244c",
            rule: "地址属于随它而来的那个位置。",
            likelyMistake: "记住了先前查到的地址，或者取了 SDK 上一个定位点的地址。"
        ),
        ContractTranslation(
            "GEO-05",
            of: "f2a28b69",
            rule: "太慢的地址到了地址超时就放弃：位置不带地址而来，并说明原因；迟到的地址不再回答任何请求。",
            likelyMistake: "地址没有自己的超时，或它的超时让整个请求失败，或迟到的答复又走了一遍同一个回调，或取消没有传到查询那里。"
        ),
        ContractTranslation(
            "GEO-06",
            of: "b81263c7",
            rule: "一次地址失败不影响下一个请求。",
            likelyMistake: "一次失败就关掉了地址，或者地理编码器停在失败的状态。"
        ),
        ContractTranslation(
            "GEO-07",
            of: "788c2a1b",
            rule: "只有想要地址而没有得到时，才有缺少地址的原因。",
            likelyMistake: "把 SDK 的上一个错误放在每个位置旁边。"
        ),
        ContractTranslation(
            "GEO-08",
            of: "f82bef35",
            rule: "在境外，想要地址的请求无论地址如何都能得到位置。",
            likelyMistake: "厂商在那里没有地址，这个失败让整个请求失败了。"
        ),
        ContractTranslation(
            "GEO-09",
            of: "4c282b18",
            rule: "只有配置想要时更新才带地址；想要而没有时说明原因。",
            likelyMistake: "沿用了 SDK 自己的默认值，或者没有地址的更新什么也不说。"
        ),
        ContractTranslation(
            "GEO-10",
            of: "e64cb8cc",
            rule: "找到的地址不带“为何缺少”的原因。",
            likelyMistake: "把与地址无关的 SDK 错误放在了旁边。"
        ),
        ContractTranslation(
            "CRD-06",
            of: "585e2609",
            rule: "无论厂商的偏移到哪里为止，定位点在它所说的坐标系里都位于手机所在之处：边缘、转换程序当作边界的矩形之内，以及世界的另一边都一样。",
            likelyMistake: "坐标系按矩形来猜，SDK 却按边界来；或者某个正负号、某条经线破坏了转换。"
        ),
        ContractTranslation(
            "CRD-07",
            of: "ad561658",
            rule: "每个定位点说明自己的坐标系：离开大陆的手机，两边都是对的。",
            likelyMistake: "第一个定位点的坐标系或偏移一直沿用下去。"
        ),
        ContractTranslation(
            "CRD-08",
            of: "d710b2c6",
            rule: "北纬 0°、东经 0° 的地点可以是请求的答复。",
            likelyMistake: "把全零的坐标当成无效定位点的标记。"
        ),
        ContractTranslation(
            "CRD-09",
            of: "193ae137",
            rule: "在境外，更新位于手机所在之处：那里没有偏移。",
            likelyMistake: "更新与请求走的不是一条路，路上加了大陆的偏移。"
        ),
        ContractTranslation(
            "CRD-10",
            of: "d118b800",
            rule: "在境外，更新说 WGS-84。",
            likelyMistake: "更新的坐标系是适配器的常量。"
        ),
        ContractTranslation(
            "CRD-11",
            of: "bcc9264d",
            rule: "每个更新说明自己的坐标系：手机离开大陆时，两边的定位点都是对的。",
            likelyMistake: "坐标系或偏移每次开始只算一次。"
        ),
        ContractTranslation(
            "CRD-12",
            of: "2403758d",
            rule: "地址不改变位置：随它而来的定位点位于手机所在之处。",
            likelyMistake: "找到的地址的位置，或者为查地址而转换的位置，取代了手机的位置。"
        ),
        ContractTranslation(
            "REG-04",
            of: "5166012e",
            rule: "每次越界都会告知，次序与发生的次序相同：进入、离开、再进入。",
            likelyMistake: "两个回调只实现了一个，或者进入过一次的区域就算完成了。"
        ),
        ContractTranslation(
            "REG-05",
            of: "3da37bbc",
            rule: "区域只告知要求它告知的事。",
            likelyMistake: "标志留在 SDK 的默认值上，而默认两个都开。"
        ),
        ContractTranslation(
            "REG-06",
            of: "1062e593",
            rule: "不再监视的区域什么也不告知，其他区域照常告知。",
            likelyMistake: "没有告诉 SDK，或让它停止的是另一个标识符的区域，或全都停了。"
        ),
        ContractTranslation(
            "REG-07",
            of: "afd676f4",
            rule: "标识符相同的第二个区域取代第一个。",
            likelyMistake: "适配器自己的表留住了第一个区域，或者两个都在监视。"
        ),
        ContractTranslation(
            "REG-08",
            of: "75723d20",
            rule: "无论圆心用哪个坐标系，都在区域所在之处监视，并按给定的样子告知。",
            likelyMistake: "把 GCJ-02 圆心的数字交给了要 WGS-84 的 SDK，或者把 SDK 自己的副本交给了应用。"
        ),
        ContractTranslation(
            "REG-09",
            of: "22291af0",
            rule: "手机在区域之内时开始监视，不告知进入：没有越过边界。",
            likelyMistake: "把开始时的状态当作进入来告知。"
        ),
        ContractTranslation(
            "REG-10",
            of: "3596e443",
            rule: "系统不能监视的区域会告知失败：定位被拒绝时、超过二十个时、半径太大时。",
            likelyMistake: "没有实现 monitoringDidFailFor，或者一声不响地把半径改小。"
        ),
        ContractTranslation(
            "REG-11",
            of: "2955acdd",
            rule: "精度降低时，告诉委托所监视的区域已经沉默；恢复完全精确后区域重新告知。",
            likelyMistake: "只有单次请求看精度的变化，或者沉默的区域被忘掉了。"
        ),
        ContractTranslation(
            "HDG-03",
            of: "abba1c75",
            rule: "朝向是自北顺时针的度数，不小于 0 且小于 360，并随手机转动；它的时间自 1970 年算起。",
            likelyMistake: "告诉的是地图的旋转而不是手机的，或角度带了正负号，或用了自 2001 年起的时钟。"
        ),
        ContractTranslation(
            "HDG-04",
            of: "0314deb0",
            rule: "不知道的真北朝向或精度是 nil，绝不为负。",
            likelyMistake: "照抄了 SDK 的 -1，地图上的箭头指向北偏西一度。"
        ),
        ContractTranslation(
            "HDG-05",
            of: "3cf15418",
            rule: "指南针受到干扰会告知：用 headingFailure 错误，或用没有精度的朝向；干扰过去后朝向继续。",
            likelyMistake: "因为错误与位置无关就丢掉了它，或者它结束了朝向。"
        ),
        ContractTranslation(
            "HDG-06",
            of: "b4c43a9a",
            rule: "朝向的开始与停止和更新一样：开始两次只有一份，停止后可以再开始，绝不在调用之内给出。",
            likelyMistake: "第二次开始又加了一份订阅，或停止拆掉了只有初始化才建立的东西，或开始时直接交出了上一个朝向。"
        ),
        ContractTranslation(
            "HDG-07",
            of: "b6d61293",
            rule: "朝向和定位是两项服务：停止其中一项，或者请求结束，另一项照常运行。",
            likelyMistake: "适配器用一个开关管两者，或者 SDK 的对象随更新一起被放掉。"
        ),
        ContractTranslation(
            "BGD-04",
            of: "b50f80d9",
            rule: "没有要求后台时，系统的宽限一过，后台就没有更新。",
            likelyMistake: "适配器自己打开了 SDK 的后台标志，于是出现了蓝条。"
        ),
        ContractTranslation(
            "BGD-05",
            of: "6e2743a0",
            rule: "更新进行中可以提出后台的要求，也可以收回。",
            likelyMistake: "SDK 只在开始时读它的标志，或者设过一次的标志从不清除。"
        ),
        ContractTranslation(
            "BGD-06",
            of: "6a78a4e7",
            rule: "只有想要后台的配置，缺少后台模式才是问题。",
            likelyMistake: "看 UIBackgroundModes 而不看标志，或者反过来。"
        ),
        ContractTranslation(
            "BGD-07",
            of: "7c3e2ef1",
            rule: "在屏幕上，更新不需要后台模式。",
            likelyMistake: "要求每个应用都有这个模式，或者没有它就无法开始。"
        ),
        ContractTranslation(
            "BGD-08",
            of: "450a91c6",
            rule: "在后台停止就是停止：无论在那里还是回来之后，都不再有更新。",
            likelyMistake: "停止要等应用回来才生效，或者回来时重新开始而不问是否还想要更新。"
        ),
        ContractTranslation(
            "BGD-09",
            of: "876b621a",
            rule: "不允许暂停的配置，让更新在后台静止之后也继续。",
            likelyMistake: "没有把值传下去，于是用了 SDK 自己的值，也就是允许暂停。"
        ),
        ContractTranslation(
            "BGD-10",
            of: "8fcfe43c",
            rule: "被系统暂停的更新，在应用回来时继续。",
            likelyMistake: "没有听到暂停，也没有人再让 SDK 开始。"
        ),
        ContractTranslation(
            "SWP-03",
            of: "a200f970",
            rule: "第二个提供者不需要再问一次：一次授权对所有提供者有效，谁也不自行要求更多。",
            likelyMistake: "每个适配器一开始都自己请求，例如请求始终允许。"
        ),
        ContractTranslation(
            "SWP-04",
            of: "f72193af",
            rule: "应用里的每个提供者立刻看到同样的授权，并把每次变化告诉自己的委托。",
            likelyMistake: "在第一个回调之前状态是未决定，或者只告诉最新的对象。"
        ),
        ContractTranslation(
            "SWP-05",
            of: "fd7c5c3a",
            rule: "取消一个提供者的请求，不影响另一个提供者的请求。",
            likelyMistake: "请求放在类一级，取消就是让 SDK 停止。"
        ),
        ContractTranslation(
            "SWP-06",
            of: "ef542286",
            rule: "同时更新的两个提供者，各自给出所发生的事。",
            likelyMistake: "最后订阅的拿走了 SDK 的回调，先来的再也听不到什么。"
        ),
        ContractTranslation(
            "SWP-07",
            of: "1c47533c",
            rule: "另一个提供者更新时，可以停止这一个；两个都停止后什么也不定位。",
            likelyMistake: "SDK 共用的对象为另一个继续运行，定位点给了两边，或者没有人停它。"
        ),
        ContractTranslation(
            "DET-02",
            of: "d536fca8",
            rule: "同样的拒绝和授权给出同样的回调，一字不差。",
            likelyMistake: "错误和回调按字典或集合的次序告知，或者里面写着内存地址。"
        ),
        ContractTranslation(
            "DET-03",
            of: "9e881ae6",
            rule: "同样的地点在同样的时间给出同样的地址。",
            likelyMistake: "查地址时与真实时钟赛跑，或者其中的字来自内存地址。"
        ),
        ContractTranslation(
            "DET-04",
            of: "7159e518",
            rule: "同样的转动在同样的时间给出同样的朝向。",
            likelyMistake: "按真实时钟平滑朝向，或者其中的数来自内存地址。"
        ),
        ContractTranslation(
            "DET-05",
            of: "8d99c9a8",
            rule: "创建而不使用的提供者，不改变其他提供者的任何事。",
            likelyMistake: "创建对象时重置、拖慢或重新设置了共用的 SDK。"
        ),
    ]
}
