// SPDX-License-Identifier: Apache-2.0

extension RequestRule {
    /// What differs for App Clips and for apps built with an old SDK; these rows come before those of the rule sets.
    static let otherBuilds: [RequestRule] = clips + sdk8to10 + sdk7

    private static let clips: [RequestRule] = [
        row(
            "REQ-CLIP-ALWAYS",
            "An App Clip cannot have Always: its request does nothing.",
            .ios14On,
            .documented,
            "WWDC20 10660; that nothing happens is inferred",
            [.always],
            builds: [.appClip],
            .init(),
            .nothing(console: false)
        )
    ]

    private static let sdk8to10: [RequestRule] = [
        row(
            "REQ-SDK10-ALWAYS",
            "The Always request of an app built with an older SDK offers three choices, with the old Always text.",
            .ios11To12,
            .documented,
            "WWDC17 713; the text is inferred",
            [.always],
            builds: [.sdk8to10],
            .init(grants: [.unasked]),
            .prompt(.always11, text: .always)
        ),
        row(
            "REQ-SDK10-FIRST",
            "The Always request of an app built with an older SDK raises the first prompt with the old Always text.",
            .ios13On,
            .inferred,
            "WWDC17 713, applied to the prompt of iOS 13",
            [.always],
            builds: [.sdk8to10],
            .init(grants: [.unasked]),
            .prompt(.first13, text: .always)
        ),
        row(
            "REQ-SDK10-UPGRADE-11",
            "The upgrade prompt of an app built with an older SDK shows the old Always text.",
            .ios11To12,
            .inferred,
            "WWDC17 713",
            [.always],
            builds: [.sdk8to10],
            .init(grants: [.whenInUse], alwaysAsked: false),
            .prompt(.upgrade11, text: .always)
        ),
        row(
            "REQ-SDK10-UPGRADE-13.4",
            "The upgrade prompt of an app built with an older SDK shows the old Always text.",
            .ios13Point4On,
            .inferred,
            "WWDC17 713, applied to the prompt of iOS 13.4",
            [.always],
            builds: [.sdk8to10],
            .init(grants: [.whenInUse], alwaysAsked: false),
            .prompt(.upgrade13, text: .always)
        ),
    ]

    private static let sdk7: [RequestRule] = [
        row(
            "REQ-SDK7-8",
            "The first use of location by an app built with an SDK of iOS 7 asks for Always, without a text.",
            .ios8To10,
            .documented,
            "WWDC14 706; that no text is needed is inferred",
            [.always],
            builds: [.sdk7],
            .init(grants: [.unasked]),
            .prompt(.always8, text: nil)
        ),
        row(
            "REQ-SDK7-11",
            "The first use of location by an app built with an SDK of iOS 7 offers three choices, without a text.",
            .ios11To12,
            .inferred,
            "WWDC14 706 and WWDC17 713",
            [.always],
            builds: [.sdk7],
            .init(grants: [.unasked]),
            .prompt(.always11, text: nil)
        ),
        row(
            "REQ-SDK7-13",
            "The first use of location by an app built with an SDK of iOS 7 raises the first prompt, without a text.",
            .ios13On,
            .inferred,
            "WWDC14 706 and WWDC19 705",
            [.always],
            builds: [.sdk7],
            .init(grants: [.unasked]),
            .prompt(.first13, text: nil)
        ),
    ]
}
