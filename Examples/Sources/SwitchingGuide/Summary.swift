// SPDX-License-Identifier: Apache-2.0

/// The part of a run's summary that an app notices.
struct Summary: Decodable {
    let prompts: [Prompt]
    let authorization: String
    let accuracy: String
    let vendorAuthCallbacks: Int
    let vendorTemporaryAuthCallbacks: Int
    let locations: Int
    let lastLocation: LastLocation?
    let completions: [Completion]
    let errors: [Failure]
    let applicationState: String

    struct Prompt: Decodable { let id: String }
    struct LastLocation: Decodable { let datum: String }

    struct Completion: Decodable {
        let t: Double
        let ok: Bool
        let code: String?
        let vendorDomain: String?
        let vendorCode: Int?
    }

    struct Failure: Decodable {
        let code: String
        let vendorDomain: String?
        let vendorCode: Int?
    }
}
