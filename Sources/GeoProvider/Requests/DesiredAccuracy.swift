// SPDX-License-Identifier: Apache-2.0

/// How exact a location the app wants, in CoreLocation's six steps and the reduced one.
///
/// The order is from fine to coarse. Under reduced accuracy every step but ``reduced`` has no effect.
public enum DesiredAccuracy: String, Sendable, Hashable, CaseIterable {
    /// The best, with further sensors, for navigation while charging.
    case bestForNavigation
    /// The best the receiver can do.
    case best
    /// Within ten metres.
    case nearestTenMeters
    /// Within a hundred metres; vendors advise it for a quick one-shot.
    case hundredMeters
    /// Within a kilometre.
    case kilometer
    /// Within three kilometres.
    case threeKilometers
    /// Kilometres coarse on purpose, even where full accuracy is granted.
    case reduced
}

extension DesiredAccuracy: Comparable {
    /// Whether one step is finer than another.
    public static func < (left: DesiredAccuracy, right: DesiredAccuracy) -> Bool {
        left.rank < right.rank
    }

    /// The place in the order from fine to coarse.
    private var rank: Int {
        switch self {
        case .bestForNavigation: 0
        case .best: 1
        case .nearestTenMeters: 2
        case .hundredMeters: 3
        case .kilometer: 4
        case .threeKilometers: 5
        case .reduced: 6
        }
    }
}
