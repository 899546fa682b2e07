// SPDX-License-Identifier: Apache-2.0

/// Status and accuracy at one moment.
public struct AuthorizationState: Sendable, Hashable {
    /// What the app may do.
    public let status: AuthorizationStatus
    /// How exact locations are, or nil while the app may not locate.
    ///
    /// The system's own value means nothing until the app is authorized: it reads full while undetermined, even with
    /// the Precise switch off.
    public let accuracy: AccuracyAuthorization?

    /// Pairs a status with an accuracy.
    ///
    /// - Parameters:
    ///   - status: The status.
    ///   - accuracy: The system's accuracy; dropped unless the status is authorized.
    public init(_ status: AuthorizationStatus, _ accuracy: AccuracyAuthorization = .fullAccuracy) {
        self.status = status
        self.accuracy = status.isAuthorized ? accuracy : nil
    }

    /// Whether the user has decided, or has no say.
    public var isDecided: Bool { status != .notDetermined }
}

extension AuthorizationState: CustomStringConvertible {
    /// The status and, where it means something, the accuracy.
    public var description: String {
        guard let accuracy else { return status.description }
        return "\(status), \(accuracy)"
    }
}
