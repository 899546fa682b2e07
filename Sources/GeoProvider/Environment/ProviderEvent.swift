// SPDX-License-Identifier: Apache-2.0

/// Something a provider did, in the journal's words.
public struct ProviderEvent: Sendable {
    /// The id of the provider's descriptor.
    public let provider: String
    /// What happened.
    public let content: Content

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - provider: The id of the provider's descriptor.
    ///   - content: What happened.
    public init(provider: String, _ content: Content) {
        self.provider = provider
        self.content = content
    }

    /// The journal's name of the event: `request`, `completion`, `update`, `error` or `authorization`.
    public var name: String {
        switch content {
        case .request: "request"
        case .completion: "completion"
        case .update: "update"
        case .error: "error"
        case .authorization: "authorization"
        }
    }
}
