// SPDX-License-Identifier: Apache-2.0

extension PromptTexts {
    struct Title: Sendable {
        let prompt: PromptID
        let rules: [RuleSet]
        let english: String
        let chinese: String
    }

    struct Button: Sendable {
        let option: PromptOption
        /// The prompt on which the button reads so; nil: on every other one.
        let prompt: PromptID?
        let english: String
        let chinese: String
    }

    static let titles: [Title] = [
        Title(
            prompt: .wiu8,
            rules: .ios8To12,
            english: "Allow “%@” to access your location while you are using the app?",
            chinese: "允许“%@”在您使用该应用时访问您的位置吗？"
        ),
        Title(
            prompt: .always8,
            rules: .ios8To10,
            english: "Allow “%@” to access your location even when you are not using the app?",
            chinese: "允许“%@”在您并未使用该应用时访问您的位置吗？"
        ),
        Title(
            prompt: .upgrade8,
            rules: .ios8To10,
            english: "Allow “%@” to also access your location even when you are not using the app?",
            chinese: "允许“%@”在您并未使用该应用时也能访问您的位置吗？"
        ),
        Title(
            prompt: .always11,
            rules: .ios11To12,
            english: "Allow “%@” to access your location?",
            chinese: "允许“%@”访问您的位置吗？"
        ),
        Title(
            prompt: .upgrade11,
            rules: .ios11To12,
            english: "Allow “%@” to also access your location even when you are not using the app?",
            chinese: "允许“%@”在您并未使用该应用时也能访问您的位置吗？"
        ),
        Title(
            prompt: .first13,
            rules: [.ios13, .ios13Point4],
            english: "Allow “%@” to access your location?",
            chinese: "允许“%@”访问您的位置吗？"
        ),
        Title(
            prompt: .first13,
            rules: .ios14On,
            english: "Allow “%@” to use your location?",
            chinese: "允许“%@”使用您的位置？"
        ),
        Title(
            prompt: .upgrade13,
            rules: .ios13On,
            english: "Allow “%@” to also use your location even when you are not using the app?",
            chinese: "允许“%@”在您并未使用该App时也能使用您的位置？"
        ),
        Title(
            prompt: .tempFull14,
            rules: .ios14On,
            english: "Allow “%@” to use your precise location?",
            chinese: "允许“%@”使用您的精确位置？"
        ),
        Title(
            prompt: .reminder,
            rules: RuleSet.all,
            english: "“%@” has been using your location in the background. Do you want to continue allowing this?",
            chinese: "“%@”一直在后台使用您的位置。您要继续允许此操作吗？"
        ),
        Title(
            prompt: .servicesOff,
            rules: RuleSet.all,
            english: "Turn On Location Services to Allow “%@” to Determine Your Location",
            chinese: "打开“定位服务”来允许“%@”确定您的位置"
        ),
        Title(
            prompt: .wirelessData,
            rules: RuleSet.all,
            english: "Allow “%@” to use wireless data?",
            chinese: "允许“%@”使用无线数据？"
        ),
    ]

    static let buttons: [Button] = [
        Button(option: .keep, prompt: .reminder, english: "Continue Allowing", chinese: "继续允许"),
        Button(option: .allow, prompt: nil, english: "Allow", chinese: "允许"),
        Button(option: .dontAllow, prompt: nil, english: "Don’t Allow", chinese: "不允许"),
        Button(option: .onlyWhileUsing, prompt: nil, english: "Only While Using the App", chinese: "仅使用应用期间"),
        Button(option: .alwaysAllow, prompt: nil, english: "Always Allow", chinese: "始终允许"),
        Button(option: .keepOnlyWhileUsing, prompt: nil, english: "Keep Only While Using", chinese: "保持“仅使用期间”"),
        Button(option: .allowWhileUsing, prompt: nil, english: "Allow While Using App", chinese: "使用App时允许"),
        Button(option: .allowOnce, prompt: nil, english: "Allow Once", chinese: "允许一次"),
        Button(option: .changeToAlwaysAllow, prompt: nil, english: "Change to Always Allow", chinese: "更改为“始终允许”"),
        Button(option: .settings, prompt: nil, english: "Settings", chinese: "设置"),
        Button(
            option: .changeToWhileUsing,
            prompt: nil,
            english: "Change to Only While Using",
            chinese: "更改为“仅使用期间”"
        ),
        Button(option: .cancel, prompt: nil, english: "Cancel", chinese: "取消"),
        Button(option: .wlanAndCellular, prompt: nil, english: "WLAN & Cellular", chinese: "无线局域网与蜂窝网络"),
        Button(option: .wlanOnly, prompt: nil, english: "WLAN Only", chinese: "仅限无线局域网"),
    ]
}
