// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Apps that cannot ask, and widgets")
struct AppBuildTests {
    @Test(
        "The first use of location asks in the name of an app built with an SDK of iOS 7",
        arguments: [("9.3", PromptID.always8), ("12.1", .always11), ("14.5", .first13)],
        ["updates", "one-shot", "significant"]
    )
    func implicitRequest(_ version: (os: String, prompt: PromptID), _ use: String) throws {
        var configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: version.os),
            declaration: AppDeclaration()
        )
        configuration.build = .sdk7
        let device = SimulatedDevice(configuration)
        device.app.launch()
        let manager = device.manager(NewRecorder(device))
        switch use {
        case "updates": manager.startUpdatingLocation()
        case "one-shot": manager.requestLocation()
        default: manager.startMonitoringSignificantLocationChanges()
        }
        #expect(device.permission.prompts.map(\.id) == [version.prompt])
        #expect(device.journal.entries.contains { $0.rule == BehaviourRule.implicitRequest.rawValue })
        manager.startUpdatingLocation()
        #expect(device.permission.prompts.count == 1)
    }

    @Test("An app built with a current SDK is not asked for")
    func currentSDK() throws {
        let device = try phone()
        let manager = device.manager(NewRecorder(device))
        manager.startUpdatingLocation()
        #expect(device.permission.prompts.isEmpty)
    }

    @Test(
        "Widgets get locations with Always, and with While Using where the user agreed",
        arguments: [
            (AccessGrant.always, false, true), (.whenInUse, false, false), (.whenInUse, true, true),
            (.denied, true, false),
        ]
    )
    func widgets(_ grant: AccessGrant, _ consent: Bool, _ allowed: Bool) throws {
        let device = try phone("17.4", grant)
        let manager = device.manager(NewRecorder(device))
        if grant == .whenInUse { try device.permission.change(.widgets(consent)) }
        #expect(manager.isAuthorizedForWidgetUpdates == allowed)
    }
}
