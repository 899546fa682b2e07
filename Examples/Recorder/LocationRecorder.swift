// SPDX-License-Identifier: Apache-2.0

#if os(iOS)
    import CoreLocation
#else
    import SimulatedCoreLocation
#endif
import Foundation

/// Calls one location manager and writes down every call and every callback, in the words of GeoProvider's timelines.
final class LocationRecorder: NSObject, CLLocationManagerDelegate {
    /// What happened so far.
    private(set) var log = RecordingLog()
    /// Whether coordinates are left out; what they are is nobody's business but the person's.
    var redacts = true
    /// Called after every entry.
    var changed: () -> Void = {}

    private var manager: CLLocationManager?
    private let now: () -> Double

    /// Begins a recording.
    ///
    /// - Parameter now: The seconds since the recording began.
    init(now: @escaping () -> Double) {
        self.now = now
        super.init()
    }

    /// Makes the manager; the first thing to do once the app is on screen.
    func begin() {
        call("CLLocationManager()") { manager = CLLocationManager() }
        manager?.delegate = self
    }

    /// The status and the accuracy that hold now, as authorization callbacks tell them.
    var permission: String { manager.map { Self.permission(of: $0) } ?? "" }

    func requestWhenInUse() { call("requestWhenInUseAuthorization()") { manager?.requestWhenInUseAuthorization() } }

    func requestAlways() { call("requestAlwaysAuthorization()") { manager?.requestAlwaysAuthorization() } }

    func requestLocation() { call("requestLocation()") { manager?.requestLocation() } }

    func startUpdating() { call("startUpdatingLocation()") { manager?.startUpdatingLocation() } }

    func stopUpdating() { call("stopUpdatingLocation()") { manager?.stopUpdatingLocation() } }

    func setDesiredAccuracy(_ accuracy: CLLocationAccuracy) {
        call("desiredAccuracy = \(Self.number(accuracy))") { manager?.desiredAccuracy = accuracy }
    }

    func setAllowsBackground(_ isOn: Bool) {
        call("allowsBackgroundLocationUpdates = \(isOn)") { manager?.allowsBackgroundLocationUpdates = isOn }
    }

    func requestFullAccuracy(purposeKey: String) {
        call("requestTemporaryFullAccuracyAuthorization(withPurposeKey: “\(purposeKey)”)") {
            manager?.requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { [weak self] error in
                let words = error.map { Self.name(of: $0) } ?? "no error"
                self?.write(
                    "coreLocation",
                    "callback",
                    "completion of temporary full accuracy to app, manager 1: \(words)"
                )
            }
        }
    }

    /// Writes a change of the app's state: `active`, `inactive`, `background` or `terminated`.
    func appState(_ state: String) { write("system", "appState", state) }

    func noteAnswer(_ option: String, to prompt: String, precise: Bool?) {
        log.noteAnswer(option, to: prompt, precise: precise, at: now())
        changed()
    }

    func noteSetting(_ change: String) {
        log.noteSetting(change, at: now())
        changed()
    }

    // MARK: What the manager tells

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        callback("locationManagerDidChangeAuthorization(_:)", Self.permission(of: manager))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        let coordinate = location.coordinate
        let place = redacts ? "redacted" : "\(coordinate.latitude),\(coordinate.longitude)"
        let accuracy = Self.number(location.horizontalAccuracy)
        callback("locationManager(_:didUpdateLocations:)", "\(place) ±\(accuracy) m")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        callback("locationManager(_:didFailWithError:)", Self.name(of: error))
    }

    func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
        write("coreLocation", "callback", "locationManagerDidPauseLocationUpdates(_:) to app, manager 1")
    }

    // MARK: Words

    private func call(_ name: String, _ body: () -> Void) {
        write("coreLocation", "call", "\(name) by app, manager 1")
        body()
    }

    private func callback(_ name: String, _ detail: String) {
        write("coreLocation", "callback", "\(name) to app, manager 1: \(detail)")
    }

    private func write(_ lane: String, _ event: String, _ detail: String) {
        log.append(lane, event, detail, at: now())
        changed()
    }

    private static func permission(of manager: CLLocationManager) -> String {
        let accuracy = manager.accuracyAuthorization == .reducedAccuracy ? "reduced" : "full"
        return "\(name(of: manager.authorizationStatus)), \(accuracy)"
    }

    private static func name(of status: CLAuthorizationStatus) -> String {
        let names = ["notDetermined", "restricted", "denied", "authorizedAlways", "authorizedWhenInUse"]
        let number = Int(status.rawValue)
        return names.indices.contains(number) ? names[number] : "\(number)"
    }

    private static func name(of error: any Error) -> String {
        let codes = [0: "locationUnknown", 1: "denied", 2: "network", 3: "headingFailure", 18: "promptDeclined"]
        let number = (error as? CLError)?.code.rawValue
        return number.map { codes[$0] ?? "CLError \($0)" } ?? "\(error)"
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
}
