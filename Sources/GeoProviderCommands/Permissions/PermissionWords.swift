// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// The words around permission choices, in the languages of the phone.
struct PermissionWords {
    let language: PromptLanguage

    init(_ language: PromptLanguage) { self.language = language }

    private func say(_ english: String, _ chinese: String) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    var comma: String { say(", ", "、") }
    var colon: String { say(": ", "：") }
    var none: String { say("none of the three usage texts", "三个用途说明都没有") }
    var status: String { say("status", "授权状态") }
    var accuracy: String { say("accuracy", "精度授权") }
    var location: String { say("location", "定位结果") }
    var datum: String { say("datum", "坐标系") }
    var rules: String { say("Rules", "规则") }

    /// What the app asks for, as a label.
    func name(of question: PermissionQuestion) -> String {
        switch question {
        case .none: say("asks for nothing, and locates", "什么也不请求，直接定位")
        case .whenInUse: say("requests When In Use", "请求“使用期间”")
        case .always: say("requests Always", "请求“始终”")
        case .whenInUseThenAlways: say("requests When In Use, then Always", "先请求“使用期间”，再请求“始终”")
        case .temporaryFullAccuracy:
            say("requests When In Use, then temporary full accuracy", "先请求“使用期间”，再请求临时精确位置")
        }
    }

    /// The versions that a rule set binds.
    func name(of rules: RuleSet) -> String {
        let next = Dictionary(uniqueKeysWithValues: zip(RuleSet.all, RuleSet.all.dropFirst()))[rules]
        guard let next else { return say("iOS \(rules.name) and later", "iOS \(rules.name) 及以后") }
        return say("iOS \(rules.name) until \(next.name)", "iOS \(rules.name) 至 \(next.name) 之前")
    }

    /// Who does something.
    func name(of lane: DeviceLane) -> String {
        switch lane {
        case .user: say("User", "用户")
        case .system: say("System", "系统")
        case .coreLocation: "CoreLocation"
        case .sdk: "SDK"
        case .provider: say("Provider", "Provider")
        case .app: "App"
        }
    }

    var title: String { say("Location permission on iOS, to try out", "iOS 定位权限，亲手试一试") }
    var subtitle: String {
        say(
            "Choose, press the buttons of the prompts, and see what an app reads and hears, on CoreLocation, AMap and Tencent. "
                + "Everything was run on a simulated phone by “geoprovider permissions”.",
            "先选择，再按弹窗上的按钮，看 App 在 CoreLocation、高德和腾讯上各读到什么、收到什么。"
                + "所有结果都由“geoprovider permissions”在模拟手机上实际运行得出。"
        )
    }
    var skip: String { say("To the outcome", "跳到结果") }
    var choose: String { say("Choose", "选择") }
    var version: String { say("iOS version", "iOS 版本") }
    var usageTexts: String { say("Usage texts in Info.plist", "Info.plist 中的用途说明") }
    var request: String { say("The app", "App") }
    var prompts: String { say("What the user sees", "用户看到的") }
    var outcome: String { say("What the app reads and hears", "App 读到和收到的") }
    var needsScript: String {
        say(
            "The page needs JavaScript to look a choice up. Without it: geoprovider permissions --help",
            "本页需要 JavaScript 来查表。也可以使用命令：geoprovider permissions --help"
        )
    }

    /// What the page's script says, by name.
    var script: DeviceJSON {
        [
            "noPrompt": .string(say("No prompt appears.", "没有弹窗出现。")),
            "again": .string(say("Take the answer back", "收回回答")),
            "waiting": .string(say("waits for an answer: press a button", "等待回答：请按一个按钮")),
            "answered": .string(say("answered: ", "已回答：")),
            "off": .string(say(", Precise off", "，精确位置已关")),
            "on": .string(PromptTexts(language, .ios18).preciseSwitch(isOn: true)),
            "offLabel": .string(PromptTexts(language, .ios18).preciseSwitch(isOn: false)),
            "seenOn": .string(say("appears on ", "出现于：")),
            "status": .string(status), "accuracy": .string(accuracy), "location": .string(location),
            "datum": .string(datum),
            "noAccuracy": .string(say("none before iOS 14", "iOS 14 之前没有")),
            "inOrder": .string(say("In order", "按顺序")),
            "rules": .string(rules),
            "callback": .string(say("callback", "回调")),
            "prompt": .string(say("Prompt", "弹窗")),
            "differs": .string(say("differs from CoreLocation", "与 CoreLocation 不同")),
            "comma": .string(comma),
            "lanes": .object(DeviceLane.allCases.map { .init($0.rawValue, .string(name(of: $0))) }),
        ]
    }
}
