// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// What one request by a freshly installed app leads to on one iOS version, as the permission machine has it.
struct PromptForecast: Equatable {
    /// What is asked for.
    let request: Request
    /// The prompts, in the order in which they may come; empty where the request does nothing.
    let sequence: [Step]
    /// The usage texts that the request needs and the file lacks.
    var missing: [UsageKey] = []
    /// What the same request does once While Using was granted; nil where it is another one.
    var afterWhenInUse: RequestEffect?

    /// The three requests.
    enum Request: Hashable {
        /// One of the two authorization requests.
        case authorization(AuthorizationRequest)
        /// A request for temporary full accuracy with a purpose key.
        case temporaryFullAccuracy(purposeKey: String)

        /// The request as documents name it.
        var name: String {
            switch self {
            case .authorization(let request): request.rawValue
            case .temporaryFullAccuracy: "temporaryFullAccuracy"
            }
        }

        /// The purpose key of a request that has one.
        var purposeKey: String? {
            if case .temporaryFullAccuracy(let key) = self { key } else { nil }
        }
    }

    /// A prompt of a sequence.
    struct Step: Equatable {
        let prompt: PromptID
        let isLater: Bool
        /// The Info.plist key that the text stands under.
        let usageKey: String?
        let text: String?
        let buttons: [PromptOption]
        /// Where the Precise switch stands; nil where the prompt has none.
        let isPrecise: Bool?
    }
}
