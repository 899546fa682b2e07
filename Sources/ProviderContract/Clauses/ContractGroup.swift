// SPDX-License-Identifier: Apache-2.0

/// The chapters of the contract, in the order in which they are checked.
///
/// Accuracy comes first: asking for full accuracy for a while is what goes wrong most in the field.
public enum ContractGroup: String, Sendable, Hashable, CaseIterable {
    /// Full and reduced accuracy, and asking for full accuracy for a while.
    case accuracy = "ACC"
    /// Asking for permission, following it, and what a refusal does.
    case authorization = "AUTH"
    /// One-shots.
    case oneShot = "ONE"
    /// Continuous updates.
    case updates = "UPD"
    /// Cancelling.
    case cancellation = "CAN"
    /// Errors and what they carry.
    case errors = "ERR"
    /// Addresses.
    case addresses = "GEO"
    /// Coordinates and their datums.
    case coordinates = "CRD"
    /// Regions.
    case regions = "REG"
    /// Headings.
    case headings = "HDG"
    /// The background.
    case background = "BGD"
    /// The lives of providers and delegates.
    case life = "LIFE"
    /// Changing from one provider to another.
    case switching = "SWP"
    /// The user's privacy.
    case privacy = "PRV"
    /// The same inputs, the same behaviour.
    case determinism = "DET"

    /// The chapter's heading.
    public var title: String {
        switch self {
        case .accuracy: "Accuracy"
        case .authorization: "Authorization"
        case .oneShot: "One-shots"
        case .updates: "Continuous updates"
        case .cancellation: "Cancellation"
        case .errors: "Errors"
        case .addresses: "Addresses"
        case .coordinates: "Coordinates"
        case .regions: "Regions"
        case .headings: "Headings"
        case .background: "Background"
        case .life: "Life of providers and delegates"
        case .switching: "Changing the provider"
        case .privacy: "Privacy"
        case .determinism: "Determinism"
        }
    }
}
