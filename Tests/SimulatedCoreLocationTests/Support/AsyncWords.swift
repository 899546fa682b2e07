// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedCoreLocation
import SimulatedDevice

/// Where phones are.
let hangzhou = CLLocationCoordinate2D(
    latitude: DeviceConfiguration.hangzhou.latitude,
    longitude: DeviceConfiguration.hangzhou.longitude
)

/// The first updates in words: the exactness, and the flags that are set.
func firstUpdates(_ count: Int) async throws -> [String] {
    var words: [String] = []
    for try await update in CLLocationUpdate.liveUpdates() {
        let accuracy = update.location.map { ["±" + String(format: "%.0f", $0.horizontalAccuracy)] } ?? []
        let all = accuracy + flags(of: update)
        words.append(all.isEmpty ? "none" : all.joined(separator: " "))
        if words.count == count { break }
    }
    return words
}

/// The flags of an update that are set, by name.
func flags(of update: CLLocationUpdate) -> [String] {
    let flags = [
        ("accuracyLimited", update.accuracyLimited), ("authorizationDenied", update.authorizationDenied),
        ("authorizationDeniedGlobally", update.authorizationDeniedGlobally),
        ("authorizationRestricted", update.authorizationRestricted),
        ("authorizationRequestInProgress", update.authorizationRequestInProgress),
        ("insufficientlyInUse", update.insufficientlyInUse), ("locationUnavailable", update.locationUnavailable),
        ("serviceSessionRequired", update.serviceSessionRequired),
    ]
    return flags.filter(\.1).map(\.0)
}

/// Waits in virtual time, in the body of a run.
func pause(_ device: SimulatedDevice, _ seconds: Double) async throws {
    let alarm = Alarm(device)
    await withCheckedContinuation { alarm.ring(after: seconds, $0) }
}

/// Resumes what waits for a time.
private final class Alarm: DeviceEventReceiver {
    private let device: SimulatedDevice
    private var slot: DeviceSlot!
    private var waiting: CheckedContinuation<Void, Never>?

    init(_ device: SimulatedDevice) {
        self.device = device
        slot = device.register(self, scope: .system)
    }

    deinit { slot.retire() }

    func ring(after seconds: Double, _ waiting: CheckedContinuation<Void, Never>) {
        self.waiting = waiting
        device.schedule(DeviceEvent.Kind(rawValue: 1), after: .seconds(seconds), to: slot)
    }

    func receive(_ event: DeviceEvent) {
        waiting?.resume()
        waiting = nil
    }
}

/// A phone whose app requires explicit sessions.
func explicitPhone(_ grant: AccessGrant, _ os: String = "18.0") throws -> SimulatedDevice {
    var declaration = AppDeclaration.sample
    declaration.backgroundModes = ["location"]
    declaration.requiresExplicitServiceSession = true
    let device = SimulatedDevice(
        DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: declaration,
            permission: PermissionState(grant: grant)
        )
    )
    device.app.launch()
    return device
}
