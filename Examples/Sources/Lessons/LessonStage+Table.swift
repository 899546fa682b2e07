// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension LessonStage {
    /// One stage for each lesson.
    public static let all = [
        LessonStage(
            name: "first-launch",
            texts: [.always],
            before: FirstLaunch.Before.init,
            after: FirstLaunch.After.init
        ),
        LessonStage(
            name: "delegate",
            texts: [.whenInUse, .alwaysAndWhenInUse],
            answers: [allow],
            before: DelegateTaken.Before.init,
            after: DelegateTaken.After.init
        ),
        LessonStage(
            name: "two-requests",
            texts: [.whenInUse, .alwaysAndWhenInUse],
            answers: [allow, always],
            verdict: { device, _ in device.permission.status == .authorizedAlways },
            before: TwoRequests.Before.init,
            after: TwoRequests.After.init
        ),
        LessonStage(
            name: "approximate",
            grant: .whenInUse,
            precise: false,
            answers: [full],
            before: Approximate.Before.init,
            after: Approximate.After.init
        ),
        LessonStage(
            name: "allow-once",
            answers: [once, once],
            script: { device, app in
                device.advance(by: .seconds(20))
                app.isContent = false
                device.app.enterBackground()
                device.advance(by: .seconds(60))
                device.app.enterForeground()
                device.asCurrent { app.cameBack() }
                device.advance(by: .seconds(40))
            },
            before: AllowOnce.Before.init,
            after: AllowOnce.After.init
        ),
        LessonStage(
            name: "provisional-always",
            texts: [.whenInUse, .alwaysAndWhenInUse],
            answers: [allow, always],
            verdict: { device, _ in device.permission.settingsAccess == .always },
            before: ProvisionalAlways.Before.init,
            after: ProvisionalAlways.After.init
        ),
        LessonStage(
            name: "settings-changed",
            grant: .denied,
            script: { device, _ in
                device.advance(by: .seconds(10))
                device.app.enterBackground()
                try device.permission.change(.access(.whileUsing))
                device.app.enterForeground()
                device.advance(by: .seconds(40))
            },
            before: SettingsChanged.Before.init,
            after: SettingsChanged.After.init
        ),
        LessonStage(
            name: "five-hundred-metres",
            grant: .whenInUse,
            before: FiveHundredMetres.Before.init,
            after: FiveHundredMetres.After.init
        ),
        LessonStage(
            name: "never-returns",
            grant: .whenInUse,
            precise: false,
            answers: [full],
            before: NeverReturns.Before.init,
            after: NeverReturns.After.init
        ),
        LessonStage(
            name: "privacy-gate",
            grant: .whenInUse,
            agrees: false,
            before: PrivacyGate.Before.init,
            after: PrivacyGate.After.init
        ),
        LessonStage(
            name: "background-bar",
            grant: .whenInUse,
            script: { device, app in
                device.advance(by: .seconds(10))
                device.app.enterBackground()
                device.advance(by: .seconds(30))
                app.isContent = false
                device.advance(by: .seconds(10))
            },
            before: BackgroundBar.Before.init,
            after: BackgroundBar.After.init
        ),
        LessonStage(
            name: "one-line-switch",
            answers: [allow],
            before: OneLineSwitch.Before.init,
            after: OneLineSwitch.After.init
        ),
    ]

    private static let allow = answer(.first13, .allowWhileUsing)
    private static let once = answer(.first13, .allowOnce)
    private static let always = answer(.upgrade13, .changeToAlwaysAllow)
    private static let full = answer(.tempFull14, .allowOnce)

    private static func answer(_ prompt: PromptID, _ option: PromptOption) -> DeviceUserAnswer {
        DeviceUserAnswer(prompt: prompt, option: option, delay: .seconds(2))
    }
}
