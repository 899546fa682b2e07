// SPDX-License-Identifier: Apache-2.0

import CoreLocationBridge
public import GeoProvider

extension NativeStyleProvider {
    /// Who the provider is and what may be expected of it.
    public static let descriptor = ProviderDescriptor(
        id: "native",
        displayName: "CoreLocation",
        vendor: "Apple",
        datums: [.wgs84],
        capabilities: [.continuous, .reverseGeocoding, .temporaryFullAccuracy, .heading, .regions, .background],
        concurrentOneShots: .shared
    )

    /// How CoreLocation's one-shots behave: none while undetermined, and no time-outs of their own.
    ///
    /// The address time-out is this adapter's choice, since CoreLocation has none: the same as AMap's.
    static let policy = OneShotPolicy(
        concurrency: descriptor.concurrentOneShots,
        startsWhileUndetermined: false,
        enforcesTimeout: true,
        addressTimeout: 5
    )

    static func makeAuthority(in environment: ProviderEnvironment) -> any LocationAuthority {
        CoreLocationAuthority(environment: environment)
    }
}

extension CLLocationManager {
    /// What a manager is set to before anybody sets it.
    struct Usual {
        let desiredAccuracy: CLLocationAccuracy
        let distanceFilter: CLLocationDistance
        let pausesAutomatically: Bool

        init(_ manager: CLLocationManager) {
            desiredAccuracy = manager.desiredAccuracy
            distanceFilter = manager.distanceFilter
            pausesAutomatically = manager.pausesLocationUpdatesAutomatically
        }
    }

    /// Sets what differs from a configuration; what that leaves open gets its usual value.
    func apply(_ configuration: ProviderConfiguration, usual: Usual) {
        set(\.desiredAccuracy, configuration.desiredAccuracy?.coreLocation ?? usual.desiredAccuracy)
        set(\.distanceFilter, configuration.distanceFilter ?? usual.distanceFilter)
        set(
            \.pausesLocationUpdatesAutomatically,
            configuration.pausesLocationUpdatesAutomatically ?? usual.pausesAutomatically
        )
        set(\.showsIndicator, configuration.showsBackgroundLocationIndicator)
        set(\.allowsBackgroundLocationUpdates, configuration.allowsBackgroundLocationUpdates)
    }

    private func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<CLLocationManager, Value>,
        _ value: Value
    ) {
        if self[keyPath: property] != value { self[keyPath: property] = value }
    }
}
