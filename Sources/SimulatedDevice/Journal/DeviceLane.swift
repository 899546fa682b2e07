// SPDX-License-Identifier: Apache-2.0

/// The lanes of a journal: who did it.
public enum DeviceLane: String, Sendable, CaseIterable {
    /// The person holding the phone.
    case user
    /// The operating system.
    case system
    /// CoreLocation.
    case coreLocation
    /// A vendor's SDK.
    case sdk
    /// A location provider.
    case provider
    /// The app.
    case app
}

extension DeviceLane {
    /// The lane's place in the order of all, without a search.
    var place: Int {
        switch self {
        case .user: 0
        case .system: 1
        case .coreLocation: 2
        case .sdk: 3
        case .provider: 4
        case .app: 5
        }
    }
}
