// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

/// Continuous updates: looks at the phone's receivers once a second.
final class HomeMadeReceiver: UpdatesSource {
    private let device: SimulatedDevice
    private let relay: DelegateRelay
    private var slot: DeviceSlot?
    private var session = 0
    private var wants = DeviceLocationSession()
    private var filter = 0.0
    private var insistsOnFull = false
    private var toldReduced = false
    private var wantsAddress = false
    private var startedAt = Duration.zero
    private var nextLook: DeviceEventID?
    private var last: Location?

    /// Takes what keeps updates from coming.
    var onError: ((LocationError) -> Void)?

    private static let look = DeviceEvent.Kind(rawValue: 1)

    init(_ device: SimulatedDevice, relay: DelegateRelay) {
        self.device = device
        self.relay = relay
        let slot = device.register(self, caller: "homemade")
        self.slot = slot
        session = device.location.open(for: slot)
    }

    deinit { slot?.retire() }

    func configure(_ configuration: ProviderConfiguration) {
        filter = configuration.distanceFilter ?? 0
        insistsOnFull = configuration.accuracyMode == .full
        wantsAddress = configuration.wantsAddress
        wants.allowsBackground = configuration.allowsBackgroundLocationUpdates
        device.location.update(session, wants)
    }

    func startUpdates() {
        wants.isUpdating = true
        startedAt = device.now
        last = nil
        toldReduced = false
        device.location.update(session, wants)
        lookAgain(after: .zero)
    }

    func stopUpdates() {
        wants.isUpdating = false
        device.location.update(session, wants)
        nextLook.map(device.cancel)
        nextLook = nil
    }

    private func lookAgain(after delay: Duration) {
        nextLook.map(device.cancel)
        nextLook = slot.map { device.schedule(Self.look, after: delay, to: $0) }
    }

    private func look() {
        lookAgain(after: .seconds(1))
        if device.permission.status == .denied || device.permission.status == .restricted {
            onError?(LocationError(.denied, vendorDomain: "homemade", vendorCode: 1))
        }
        guard device.location.mayDeliver(to: session).allowed,
            let fix = device.permission.accuracy == .reduced
                ? device.sensing.reducedFix() : device.sensing.fix(acquiredFor: device.now - startedAt)
        else { return }
        deliver(fix)
    }

    private func deliver(_ fix: DeviceFix) {
        guard wants.isUpdating, var location = Location(fix, on: device) else { return }
        if insistsOnFull, location.accuracyAuthorization == .reducedAccuracy { return refuseReduced() }
        toldReduced = false
        if let last, last.coordinate.wgs84.distance(to: location.coordinate.wgs84) < filter { return }
        if let last, last.timestamp == location.timestamp { return }
        last = location
        device.location.noteDelivery(to: session)
        if wantsAddress { location.addressError = LocationError(.addressFailed) }
        relay.deliver(location)
    }

    /// Where the phone points, which is not to be trusted next to a magnet.
    func heading(at time: Double) -> Heading {
        let compass = device.sensing.compass
        return Heading(
            magneticHeading: compass.heading - compass.declination,
            trueHeading: compass.heading,
            headingAccuracy: compass.accuracy,
            timestamp: time
        )
    }
}

extension HomeMadeReceiver {
    /// Tells once that full accuracy is required.
    private func refuseReduced() {
        if !toldReduced { relay.fail(with: LocationError(.reducedAccuracy)) }
        toldReduced = true
    }
}

extension HomeMadeReceiver: DeviceEventReceiver {
    func receive(_ event: DeviceEvent) {
        switch event.kind {
        case Self.look: look()
        case .deliveryChanged where device.sensing.injections.indices.contains(event.payload):
            deliver(device.sensing.injections[event.payload])
        default: break
        }
    }
}

extension Location {
    /// A fix of the phone as the app sees it; nil if it is invalid.
    init?(_ fix: DeviceFix, on device: SimulatedDevice) {
        guard fix.horizontalAccuracy >= 0 else { return nil }
        self.init(
            coordinate: .wgs84(fix.coordinate),
            horizontalAccuracy: fix.horizontalAccuracy,
            timestamp: device.timestamp - Double((device.now - fix.time) / .nanoseconds(1)) / 1e9,
            accuracyAuthorization: fix.isReduced ? .reducedAccuracy : .fullAccuracy
        )
        altitude = fix.altitude
        verticalAccuracy = fix.verticalAccuracy
        speed = fix.speed
        course = fix.course
    }
}
