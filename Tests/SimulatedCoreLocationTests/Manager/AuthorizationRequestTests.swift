// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Authorization requests")
struct AuthorizationRequestTests {
    @Test("A request goes to the device and returns at once.")
    func prompts() throws {
        let device = try phone()
        let app = NewRecorder(device)
        device.manager(app).requestWhenInUseAuthorization()
        #expect(device.permission.promptOnScreen?.id == .first13)
        #expect(app.events == [])
    }

    @Test("The Always request is the device's Always request.")
    func always() throws {
        let device = try phone("12.0")
        let manager = device.manager(NewRecorder(device))
        manager.requestAlwaysAuthorization()
        #expect(device.permission.promptOnScreen?.id == .always11)
    }

    @Test("The journal says who asked, by which manager.")
    func journal() throws {
        let device = try phone()
        let manager = device.manager(NewRecorder(device))
        device.sdk("AMapLocationKit").calling { manager.requestWhenInUseAuthorization() }
        #expect(
            device.lines(.call) == [
                "0 coreLocation call CLLocationManager() by app, manager 1",
                "0 coreLocation call requestWhenInUseAuthorization() by AMapLocationKit, manager 1",
            ]
        )
    }

    @Test("The class reads the current device.")
    func classMethods() throws {
        let device = try phone("17.4", .whenInUse)
        #expect(device.asCurrent { CLLocationManager.authorizationStatus() } == .authorizedWhenInUse)
        #expect(device.asCurrent { CLLocationManager.locationServicesEnabled() })
        try device.permission.change(.locationServices(false))
        #expect(device.asCurrent { CLLocationManager.authorizationStatus() } == .denied)
        #expect(!device.asCurrent { CLLocationManager.locationServicesEnabled() })
    }

    @Test(
        "Every hidden grant reads as the status that Apple documents.",
        arguments: [
            (AccessGrant.unasked, CLAuthorizationStatus.notDetermined), (.denied, .denied),
            (.whenInUse, .authorizedWhenInUse), (.once, .authorizedWhenInUse), (.always, .authorizedAlways),
            (.provisionalAlways, .authorizedAlways),
        ]
    )
    func status(_ grant: AccessGrant, _ status: CLAuthorizationStatus) throws {
        let device = try phone("17.4", grant)
        #expect(device.manager(NewRecorder(device)).authorizationStatus == status)
    }

    @Test("Only Always reaches widgets.")
    func widgets() throws {
        for (grant, isAuthorized) in [(AccessGrant.always, true), (.whenInUse, false), (.unasked, false)] {
            let device = try phone("17.4", grant)
            #expect(device.manager(NewRecorder(device)).isAuthorizedForWidgetUpdates == isAuthorized)
        }
    }
}
