// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice
import Testing

@Suite("A device and its parts")
struct PartTests {
    @Test("A part keeps its device alive, and lets it go.")
    func keepsTheDevice() throws {
        weak var device: SimulatedDevice?
        func permission() throws -> DevicePermission {
            let phone = try phone()
            device = phone
            return phone.permission
        }
        var part: DevicePermission? = try permission()
        #expect(device != nil)
        part?.request(.whenInUse)
        try part?.answer(.allowWhileUsing)
        #expect(part?.status == .authorizedWhenInUse)
        part = nil
        #expect(device == nil)
    }

    @Test("Every part works after the last other reference to its device is gone.")
    func everyPart() throws {
        let app = try phone().app
        app.enterBackground()
        #expect(app.state == .background)
        let user = try phone().user
        user.otherwise = .allow
        #expect(user.otherwise == .allow)
        let sensing = try phone().sensing
        sensing.setSignal(false)
        sensing.compass.heading = 90
        #expect(sensing.fix(acquiredFor: .seconds(5)) == nil)
        #expect(sensing.compass.heading == 90)
        let location = try phone().location
        location.setMonitorsRegions(true)
        #expect(location.statusBar.isEmpty)
        let network = try phone().network
        network.isOnline = false
        #expect(!network.isOnline)
        #expect(try !phone().sessions.hasExplicitSession)
    }
}
