// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

extension TencentClient {
    /// Whether the version has the engine, and the phone the sensor.
    var canReckon: Bool {
        configuration.sdkVersion.hasDeadReckoning && device.asCurrent { CLLocationManager.headingAvailable() }
    }

    /// What `startDrEngine(_:)` does.
    func startReckoning(_ type: TencentLBSDRStartMotionType) -> TencentLBSDRStartCode {
        let code = codeOfReckoning
        let hasEngine = configuration.sdkVersion.hasDeadReckoning
        note(.call, "startDrEngine(.\(type)): \(code.rawValue)", hasEngine ? .deadReckoning : .newerInterface)
        if code == .success { reckoner = DeadReckoner(sdk) }
        return code
    }

    /// What `terminateDrEngine()` does.
    func stopReckoning() {
        note(.call, "terminateDrEngine()", reckoner == nil ? nil : .deadReckoning)
        reckoner?.stop()
        reckoner = nil
    }

    /// What `getPosition()` gives while the engine runs.
    var reckonedPosition: TencentLBSLocation? {
        guard let reckoner else { return nil }
        return reckoner.position(as: settings.coordinateType)
            ?? TencentLBSLocation(location: CLLocation(), isInChina: false, drProvider: .unkown)
    }

    private var codeOfReckoning: TencentLBSDRStartCode {
        guard configuration.sdkVersion.hasDeadReckoning, !isOver else { return .unkown }
        guard canReckon else { return .notSupport }
        guard reckoner == nil else { return .hasStarted }
        guard device.asCurrent({ sdk.calling { CLLocationManager.locationServicesEnabled() } }) else {
            return .gpsFailed
        }
        let status = system.authorizationStatus
        guard status == .authorizedWhenInUse || status == .authorizedAlways else { return .permissionFailed }
        return .success
    }
}
