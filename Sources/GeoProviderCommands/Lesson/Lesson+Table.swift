// SPDX-License-Identifier: Apache-2.0

extension Lesson {
    /// The lessons, in the order in which they are best read.
    static let all = asking + changing + vendors

    private static let asking = [
        Lesson(
            name: "first-launch",
            title: Words("First launch without a prompt", "首次启动，没有弹窗"),
            requirement: "R23",
            code: "FirstLaunch",
            provider: "native",
            clauses: ["AUTH-13", "AUTH-02"],
            ledger: ["KEY-ALWAYS-11", "ENV-NO-TEXT-11"],
            story: Words(
                "The App Store's mail asks for an Always text because a linked SDK could use it, so the team adds that one "
                    + "key. From then on no new user sees a prompt. There is no callback and no error, and the phones of the "
                    + "team, allowed long ago, work.",
                "App Store 来信说缺少“始终”用途说明，因为链接的某个 SDK 可能用到它，团队便只补上了这一个键。从此新用户再也看不到授权弹窗。"
                    + "没有回调，也没有错误；而团队自己的手机早已授权，一切正常。"
            ),
            reason: Words(
                "From iOS 11 on, the old Always key is not looked at, and Always needs the When-In-Use text as well. A "
                    + "request whose text is missing does nothing at all.",
                "从 iOS 11 起系统不再看旧的“始终”键，申请“始终”还必须同时有“使用期间”的说明。缺少说明的请求不会产生任何效果。"
            ),
            cure: Words(
                "Put NSLocationWhenInUseUsageDescription and NSLocationAlwaysAndWhenInUseUsageDescription into Info.plist, "
                    + "and ask through NativeFirstGate, which names a missing key before it asks.",
                "在 Info.plist 中写上 NSLocationWhenInUseUsageDescription 和 NSLocationAlwaysAndWhenInUseUsageDescription，"
                    + "并通过 NativeFirstGate 申请：缺哪个键，它在申请之前就会指出。"
            )
        ),
        Lesson(
            name: "two-requests",
            title: Words("Two requests and one prompt", "两次请求，一个弹窗"),
            requirement: "R20",
            code: "TwoRequests",
            provider: "native",
            clauses: ["AUTH-17", "AUTH-02"],
            ledger: ["ENV-PROMPT-ON-SCREEN", "REQ-13.4-UPGRADE"],
            story: Words(
                "The map asks for While Using, and the route recorder, a line later, for Always. The user sees one prompt, "
                    + "with the map's text. The recorder waits for Always and never gets it.",
                "地图模块申请“使用期间”，下一行代码里轨迹记录模块申请“始终”。用户只看到一个弹窗，显示的是地图的说明。"
                    + "记录模块一直在等“始终”，却永远等不到。"
            ),
            reason: Words(
                "While a prompt is on screen, a further request does nothing; it is not kept for later. Always can be asked "
                    + "for after While Using is granted, and a single time.",
                "屏幕上有弹窗时，后来的请求不起作用，也不会排队。“使用期间”获准之后才能再申请“始终”，而且弹窗只会出现一次。"
            ),
            cure: Words(
                "Ask for While Using, wait for the change of the authorization, and ask for Always where the user sees what "
                    + "it is good for.",
                "先申请“使用期间”，等授权变化的回调，再在用户明白用途的地方申请“始终”。"
            )
        ),
        Lesson(
            name: "approximate",
            title: Words("Approximate only", "只有大致位置"),
            requirement: "R01–R06",
            code: "Approximate",
            provider: "native",
            clauses: ["ACC-06", "ACC-01", "ACC-03", "ACC-04"],
            ledger: ["ACC-REDUCED", "TEMP-PROMPT", "ANS-14-TEMP-ALLOW"],
            story: Words(
                "A user allows location and turns the Precise switch off. The directions begin all the same: the request "
                    + "succeeds. The route starts kilometres away.",
                "用户允许了定位，但关掉了“精确位置”。导航照样开始，因为请求是成功的。路线的起点却在几公里之外。"
            ),
            reason: Words(
                "From iOS 14 on, permission has two halves, authorization and accuracy, and a success says nothing about the "
                    + "second. Each feature decides whether approximate is enough, and may ask for full accuracy for this "
                    + "use.",
                "从 iOS 14 起，权限分为授权和精度两半，请求成功并不说明精度。每项功能自己判断大致位置是否够用，不够时可以为本次使用申请完全精度。"
            ),
            cure: Words(
                "Read the accuracy before directions begin, ask with a purpose key that is in Info.plist, and read it again "
                    + "afterwards: a refusal is no error.",
                "导航开始前先读精度，用 Info.plist 中已有的 purpose key 申请，之后再读一次：用户拒绝并不是错误。"
            )
        ),
    ]

    private static let changing = [
        Lesson(
            name: "allow-once",
            title: Words("Allow Once", "允许一次"),
            requirement: "R15",
            code: "AllowOnce",
            provider: "native",
            clauses: ["AUTH-07", "AUTH-06"],
            ledger: ["ANS-13-FIRST-ONCE", "ONCE-USE-ENDED"],
            story: Words(
                "The user chooses Allow Once, and the app notes that it was allowed. A minute in the background, and back. "
                    + "The app asks for a location, and none comes.",
                "用户选择“允许一次”，App 记下“已授权”。退到后台一分钟再回来。App 请求位置，却什么也没有等到。"
            ),
            reason: Words(
                "Allow Once reads as When In Use and lapses when the app is no longer in use: the status is undetermined "
                    + "again. The question may be put again, but the app has to put it.",
                "在 App 看来，“允许一次”就是“使用期间”；App 不再使用时即失效，状态变回未决定。可以再问一次，但要由 App 来问。"
            ),
            cure: Words(
                "Keep no flag of your own. Go through NativeFirstGate each time a location is wanted: it reads the status "
                    + "anew, and asks where that is undetermined.",
                "不要自己记“已授权”。每次需要位置都通过 NativeFirstGate：它重新读取状态，未决定时再申请。"
            )
        ),
        Lesson(
            name: "provisional-always",
            title: Words("Provisional Always", "临时的“始终”"),
            requirement: "R21",
            code: "ProvisionalAlways",
            provider: "native",
            clauses: ["AUTH-17", "AUTH-04"],
            ledger: ["ANS-13-FIRST-ALWAYS", "SYS-PROVISIONAL-ENDS", "ANS-13-PROVISIONAL-KEEP"],
            story: Words(
                "The app asks for Always, the user taps Allow While Using, and the app reads authorizedAlways. Days later, at "
                    + "the first event in the background, a second prompt comes up when nobody thinks of the app. The user "
                    + "keeps While Using, and the background is gone.",
                "App 申请“始终”，用户点了“使用 App 时允许”，App 读到的却是 authorizedAlways。几天后第一次后台事件到来，第二个弹窗突然出现，"
                    + "用户早已不记得这个 App。他选择保持“仅使用期间”，后台定位从此没有了。"
            ),
            reason: Words(
                "From iOS 13 on, the first prompt has no Always choice. What the app gets is provisional: it reads Always, "
                    + "Settings says While Using, and the real question is put later.",
                "从 iOS 13 起，第一个弹窗里没有“始终”。App 得到的只是临时的“始终”：它读到 Always，设置里写着“使用 App 期间”，真正的问题以后才问。"
            ),
            cure: Words(
                "Ask for While Using first. From iOS 13.4 on, a later request for Always is put at once, while your app is in "
                    + "front and can say why.",
                "先申请“使用期间”。从 iOS 13.4 起，之后再申请“始终”会立即弹窗，此时 App 正在前台，可以说明理由。"
            )
        ),
        Lesson(
            name: "settings-changed",
            title: Words("Settings changed under you", "设置在你背后变了"),
            requirement: "R28",
            code: "SettingsChanged",
            provider: "native",
            clauses: ["AUTH-16", "AUTH-04", "UPD-10"],
            ledger: ["SET-WHILE-USING-11", "SET-NO-KILL", "CB-CHANGE"],
            story: Words(
                "The user refused once, regrets it, and allows location in Settings. The app is still in memory and comes "
                    + "back to the front. It looked at the status when it was launched, and goes on saying no.",
                "用户曾经拒绝，后来在设置里重新允许。App 还在内存中，回到前台。它只在启动时看过状态，于是继续显示“无法定位”。"
            ),
            reason: Words(
                "A change in Settings does not end the app. It is told once, when it runs again, by the same callback as at "
                    + "the prompt.",
                "在设置里改权限不会结束 App。它再次运行时会收到一次通知，与弹窗之后的回调相同。"
            ),
            cure: Words(
                "Do what depends on permission where the change is told, not where the app is launched.",
                "把依赖权限的事放在授权变化的回调里做，而不是只在启动时做。"
            )
        ),
        Lesson(
            name: "background-bar",
            title: Words("The bar and the arrow in the background", "后台的蓝条与箭头"),
            requirement: "R33–R35",
            code: "BackgroundBar",
            provider: "native",
            clauses: ["BGD-02", "BGD-04", "UPD-06"],
            ledger: ["IND-WIU", "ARROW-11", "LIFE-SUSPENDED"],
            story: Words(
                "A runner starts the recording and puts the phone away. The background mode is declared, and permission is "
                    + "granted. Seconds after the screen went dark the route ends, and the arrow goes out.",
                "跑步的人开始记录，收起手机。后台模式声明了，权限也有。屏幕熄灭几秒后轨迹就断了，状态栏的箭头也消失了。"
            ),
            reason: Words(
                "The background mode is a right; allowsBackgroundLocationUpdates is the wish to use it. With both, While Using "
                    + "is enough, and the bar or pill tells the user: it is the price, not a fault.",
                "后台模式只是资格，allowsBackgroundLocationUpdates 才是使用它的意愿。两者都有时，“使用期间”就够了；蓝条或胶囊告诉用户正在定位，"
                    + "这是代价，不是故障。"
            ),
            cure: Words(
                "Say that you want the background before the updates start. Stop when the run is over: the arrow shows who "
                    + "locates.",
                "开始更新之前声明需要后台。跑完就停止：箭头会告诉用户谁在定位。"
            )
        ),
    ]

    private static let vendors = [
        Lesson(
            name: "delegate",
            title: Words("The delegate taken away", "被夺走的委托"),
            requirement: "R08",
            code: "DelegateTaken",
            provider: "amap",
            clauses: ["ONE-12", "AUTH-15"],
            ledger: ["AMAP-AUTH-CALLBACK", "AMAP-AUTH-MANAGER"],
            story: Words(
                "AMap's SDK hands the app a CLLocationManager and wants permission requested on it. The app does so, and sets "
                    + "itself as the manager's delegate to learn the answer. The user allows location, and AMap never calls "
                    + "back.",
                "高德 SDK 把一个 CLLocationManager 交给 App，要它在上面申请权限。App 照做了，还把自己设为它的 delegate 以便得知结果。"
                    + "用户允许了定位，高德却再也没有回调。"
            ),
            reason: Words(
                "The manager is the SDK's own. A manager has one delegate; who takes it silences the SDK.",
                "这个 manager 是 SDK 自己的。一个 manager 只有一个 delegate，谁拿走它，SDK 就再也听不到任何消息。"
            ),
            cure: Words(
                "Call the request and nothing else. The change of the authorization comes through the SDK's own delegate.",
                "只调用申请方法，别的都不要做。授权变化会通过 SDK 自己的委托传来。"
            )
        ),
        Lesson(
            name: "never-returns",
            title: Words("The request that never returns", "一去不回的请求"),
            requirement: "R05",
            code: "NeverReturns",
            provider: "amap",
            clauses: ["ACC-13", "ONE-12", "ACC-02"],
            ledger: ["AMAP-TEMP-CALLBACK", "AMAP-TEMP-WAITS"],
            story: Words(
                "Location is allowed, the Precise switch is off. AMap asks the app for full accuracy, and the app, content "
                    + "with the approximate place, does nothing. The spinner turns forever.",
                "定位已允许，“精确位置”关着。高德请 App 申请完全精度，App 觉得大致位置就够，什么也没做。加载圈一直转下去。"
            ),
            reason: Words(
                "The SDK hands over a completion and waits for it; not even its time-out runs meanwhile. Here the adapter "
                    + "gives up after a bound of its own and says vendorStalled; on the bare SDK nothing ends.",
                "SDK 交出一个 completion 并一直等它，等待期间连超时也不计时。这里由适配器在自己的时限后放弃并报告 vendorStalled；直接用 SDK 则永远不会结束。"
            ),
            cure: Words(
                "Request on the manager that is handed over, and give the completion the system's own answer, also when it is "
                    + "an error.",
                "在交来的 manager 上申请，把系统的回答原样交给 completion，出错时也一样。"
            )
        ),
        Lesson(
            name: "privacy-gate",
            title: Words("The privacy gate", "隐私关卡"),
            requirement: "R09",
            code: "PrivacyGate",
            provider: "amap",
            clauses: ["PRV-01"],
            ledger: ["AMAP-PRIVACY-NIL", "AMAP-PRIVACY-MEMORY"],
            story: Words(
                "After an update of AMap's SDK nothing locates any more. Permission is granted, the key is right, no delegate "
                    + "method is called. The app makes its manager at launch and shows the terms a second later.",
                "升级高德 SDK 之后再也定不了位。权限有，key 也对，委托方法一个都不调用。App 启动时就创建了 manager，一秒后才弹出隐私协议。"
            ),
            reason: Words(
                "Since the mainland's privacy rules the SDK makes no manager before the app has said that the terms were "
                    + "shown and agreed to: the initialiser gives nil, and calls on nil do nothing.",
                "按照国内的隐私规定，App 声明已展示并取得同意之前，SDK 不会创建 manager：初始化得到 nil，对 nil 的调用什么也不做。"
            ),
            cure: Words(
                "Tell the SDK first, then make the provider, at every launch. The adapter turns the silence into the error "
                    + "privacyNotAgreed.",
                "每次启动都先告知 SDK，再创建提供者。适配器会把这种沉默变成错误 privacyNotAgreed。"
            )
        ),
        Lesson(
            name: "five-hundred-metres",
            title: Words("The coordinate that moved 500 metres", "偏了五百米的坐标"),
            requirement: "R10",
            code: "FiveHundredMetres",
            provider: "amap",
            clauses: ["CRD-01", "CRD-02"],
            ledger: ["AMAP-DATUM", "AMAP-DATUM-ABROAD"],
            story: Words(
                "A tester picks the middle of Beijing on a Chinese map and types it in as the phone's position. The pin "
                    + "appears half a kilometre off. Somebody adds a conversion, and abroad the pins are wrong, too.",
                "测试同事在国内地图上选了北京市中心的一点，把它当作手机的位置。图钉却落在五百米外。有人又加了一次转换，结果国外的点也错了。"
            ),
            reason: Words(
                "Maps and vendors on the mainland speak GCJ-02, satellites speak WGS-84. The same two numbers mean two "
                    + "places, and a point that is shifted twice is off twice.",
                "国内的地图和厂商用 GCJ-02，卫星用 WGS-84。同样两个数字指的是两个地方，转换两次就错两次。"
            ),
            cure: Words(
                "Keep the datum with the numbers and convert once, where they are used. Coordinates of different datums do "
                    + "not mix here: it does not compile.",
                "让坐标系与数值在一起，只在使用处转换一次。在这里，不同坐标系的坐标不能混用，否则无法通过编译。"
            )
        ),
        Lesson(
            name: "one-line-switch",
            title: Words("From AMap to Tencent in one line", "一行代码，从高德换到腾讯"),
            requirement: "R10",
            code: "OneLineSwitch",
            provider: "tencent",
            clauses: ["SWP-03", "AUTH-01", "AUTH-14"],
            ledger: ["AMAP-AUTH-CALLBACK", "TENCENT-AUTH-APP", "TENCENT-AUTH-SILENT"],
            story: Words(
                "The app leaves it to AMap's SDK to have permission asked, and that works. One day it moves to Tencent, and "
                    + "one line changes. New users see no prompt and no location.",
                "App 让高德 SDK 来触发权限申请，一直没问题。有一天换成腾讯，只改了一行。新用户看不到弹窗，也得不到位置。"
            ),
            reason: Words(
                "AMap calls the app when it wants permission; Tencent asks nobody and calls nobody. An app that asks through "
                    + "its vendor has tied its first launch to that vendor.",
                "高德需要权限时会回调 App；腾讯既不问用户，也不回调。靠厂商来申请权限，就把首次启动绑在了这家厂商上。"
            ),
            cure: Words(
                "Ask natively before any SDK is touched. Then the switch really is one line.",
                "在接触任何 SDK 之前先用原生方式申请。这样，切换才真的只是一行代码。"
            )
        ),
    ]
}
