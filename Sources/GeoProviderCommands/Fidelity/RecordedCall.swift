// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// A call of CoreLocation in a recording.
enum RecordedCall: Equatable {
    case make
    case requestWhenInUse, requestAlways
    case requestFullAccuracy(purposeKey: String)
    case requestLocation
    case startUpdating, stopUpdating
    case startSignificant, stopSignificant
    case desiredAccuracy(Double), distanceFilter(Double)
    case allowsBackground(Bool), showsIndicator(Bool), pauses(Bool)
    case servicesEnabled

    /// Reads the call that an entry tells of.
    ///
    /// - Throws: `DeviceInputError` for a call that no replay makes.
    init(_ entry: FieldRecording.Entry) throws(DeviceInputError) {
        let name = entry.detail.split(separator: " by ", maxSplits: 1).first.map(String.init) ?? ""
        guard let call = Self.plain[name] ?? Self.withPurposeKey(name) ?? Self.assignment(name) else {
            throw entry.unknown("call", name, among: Self.plain.keys.sorted() + Self.assigned)
        }
        self = call
    }

    /// Whether locations and errors that come later may be its doing.
    var concernsDelivery: Bool {
        switch self {
        case .requestLocation, .startUpdating, .stopUpdating, .startSignificant, .stopSignificant, .make: true
        default: false
        }
    }

    private static let plain: [String: RecordedCall] = [
        "CLLocationManager()": .make,
        "requestWhenInUseAuthorization()": .requestWhenInUse,
        "requestAlwaysAuthorization()": .requestAlways,
        "requestLocation()": .requestLocation,
        "startUpdatingLocation()": .startUpdating,
        "stopUpdatingLocation()": .stopUpdating,
        "startMonitoringSignificantLocationChanges()": .startSignificant,
        "stopMonitoringSignificantLocationChanges()": .stopSignificant,
        "locationServicesEnabled()": .servicesEnabled,
    ]

    private static let assigned = [
        "desiredAccuracy = NUMBER", "distanceFilter = NUMBER", "allowsBackgroundLocationUpdates = true",
        "showsBackgroundLocationIndicator = true", "pausesLocationUpdatesAutomatically = true",
        "requestTemporaryFullAccuracyAuthorization(withPurposeKey: “KEY”)",
    ]

    private static func withPurposeKey(_ name: String) -> RecordedCall? {
        name.wholeMatch(of: /requestTemporaryFullAccuracyAuthorization\(withPurposeKey: “(.+)”\)/).map {
            .requestFullAccuracy(purposeKey: String($0.1))
        }
    }

    private static func assignment(_ name: String) -> RecordedCall? {
        let parts = name.split(separator: " = ", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return nil }
        switch parts[0] {
        case "desiredAccuracy": return Double(parts[1]).map { .desiredAccuracy($0) }
        case "distanceFilter": return Double(parts[1]).map { .distanceFilter($0) }
        case "allowsBackgroundLocationUpdates": return Bool(parts[1]).map { .allowsBackground($0) }
        case "showsBackgroundLocationIndicator": return Bool(parts[1]).map { .showsIndicator($0) }
        case "pausesLocationUpdatesAutomatically": return Bool(parts[1]).map { .pauses($0) }
        default: return nil
        }
    }
}
