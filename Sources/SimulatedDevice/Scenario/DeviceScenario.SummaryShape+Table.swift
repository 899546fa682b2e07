// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario {
    /// What a value of a run's summary may be; every value may also be null.
    indirect enum SummaryShape: Sendable {
        case text
        case flag
        case number
        case choice([String])
        case object([Member])
        /// A list of objects; with an identifier, a key whose values may stand for the elements.
        case list([Member], identifier: (key: String, values: [String])?)

        typealias Member = (key: String, shape: SummaryShape)

        /// The keys of a run's summary, in the order of the output.
        static let summary: [Member] = [
            ("prompts", .list(prompt, identifier: ("id", PromptID.allCases.map(\.rawValue)))),
            ("authorization", status),
            ("accuracy", accuracy),
            ("authorizationCallbacks", .number),
            ("vendorAuthCallbacks", .number),
            ("vendorTemporaryAuthCallbacks", .number),
            ("locations", .number),
            ("lastLocation", .object(location)),
            ("completions", .list(completion, identifier: nil)),
            ("errors", .list(failure, identifier: nil)),
            ("gate", .choice(["granted", "refused", "restricted", "servicesOff", "cannotAsk", "undecided"])),
            ("statusBar", .list(statusBar, identifier: nil)),
            ("applicationState", .choice(["active", "inactive", "background", "suspended", "terminated"])),
            ("temporaryFullAccuracy", .list(temporaryAnswer, identifier: nil)),
            ("regionEvents", .list(regionEvent, identifier: nil)),
            ("reported", .object(reported)),
            ("settings", .object(settings)),
        ]

        private static let status = Self.choice(VisibleStatus.allCases.map(\.description))
        private static let accuracy = Self.choice(VisibleAccuracy.allCases.map(\.rawValue))

        private static let prompt: [Member] = [
            ("t", .number), ("id", .choice(PromptID.allCases.map(\.rawValue))), ("usageKey", .text),
            ("purposeKey", .text), ("text", .text),
            ("answer", .choice(PromptOption.allCases.map(\.rawValue) + ["gone"])),
        ]

        private static let location: [Member] = [
            ("latitude", .number), ("longitude", .number), ("datum", .choice(["WGS84", "GCJ02", "BD09"])),
            ("horizontalAccuracy", .number), ("speed", .number), ("course", .number), ("age", .number),
            ("accuracy", accuracy),
        ]

        private static let failure: [Member] = [
            ("t", .number), ("code", .text), ("vendorDomain", .text), ("vendorCode", .number),
        ]

        private static let completion: [Member] = [
            ("t", .number), ("as", .text), ("ok", .flag), ("code", .text), ("vendorDomain", .text),
            ("vendorCode", .number),
        ]

        private static let statusBar: [Member] = [
            ("t", .number), ("arrow", .choice(["none", "solid", "hollow"])),
            ("indicator", .choice(["none", "bar", "pill"])),
        ]

        private static let temporaryAnswer: [Member] = [
            ("t", .number), ("purposeKey", .text), ("accuracy", accuracy), ("code", .text), ("vendorDomain", .text),
            ("vendorCode", .number),
        ]

        private static let regionEvent: [Member] = [
            ("t", .number), ("identifier", .text), ("event", .choice(["entered", "exited"])),
        ]

        private static let reported: [Member] = [("authorization", status), ("accuracy", accuracy)]

        private static let settings: [Member] = [
            ("access", .choice(SettingsAccess.allCases.map(\.rawValue))), ("precise", .flag),
        ]
    }
}
