// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Where a location comes from")
struct SourceInformationTests {
    private func source(_ os: String, precise: Bool = true, isSimulated: Bool) throws -> CLLocationSourceInformation? {
        let device = SimulatedDevice(
            DeviceConfiguration(
                os: try IOSVersion(parsing: os),
                permission: PermissionState(grant: .whenInUse, precise: precise)
            )
        )
        device.sensing.isSimulatedBySoftware = isSimulated
        device.app.launch()
        let manager = device.asCurrent { CLLocationManager() }
        let listener = Listener()
        manager.delegate = listener
        manager.startUpdatingLocation()
        device.advance(by: .seconds(5))
        return try #require(listener.last).sourceInformation
    }

    @Test("A place that software makes up is known as such from iOS 15 on", arguments: ["14.8", "15", "26"])
    func simulated(_ os: String) throws {
        let source = try source(os, isSimulated: true)
        #expect((source?.isSimulatedBySoftware == true) == (os != "14.8"))
        #expect(source?.isProducedByAccessory != true)
    }

    @Test("An approximate location says it, too")
    func reduced() throws {
        #expect(try source("17.4", precise: false, isSimulated: true)?.isSimulatedBySoftware == true)
    }

    @Test(
        "A place that the receivers find says from iOS 15 on that no software made it",
        arguments: ["14.8", "15", "26"]
    )
    func real(_ os: String) throws {
        let source = try source(os, isSimulated: false)
        #expect(source?.isSimulatedBySoftware == (os == "14.8" ? nil : false))
        #expect(source?.isProducedByAccessory == (os == "14.8" ? nil : false))
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var last: CLLocation?

        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            last = locations.last
        }

        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
    }
}
