// SPDX-License-Identifier: Apache-2.0

import Geodesy
import PermissionRules
import SimulatedDevice
import Testing

@Suite("The network")
struct NetworkTests {
    @Test("A host answers after the latency; a failing one fails as set up.")
    func hosts() throws {
        let device = try phone()
        device.network.failures["down.example"] = .cannotConnect
        let listener = Listener(on: device)
        device.network.request("up.example", from: listener.slot)
        device.network.request("down.example", from: listener.slot)
        device.advance(by: .seconds(1))
        #expect(listener.events.map(\.payload) == [0, 3])
        #expect(listener.times(.networkEnded) == [.milliseconds(200), .milliseconds(200)])
    }

    @Test(
        "The first use of the network on a mainland device waits for the user.",
        arguments: [(PromptOption.wlanAndCellular, 0), (.wlanOnly, 0), (.dontAllow, 1)]
    )
    func wirelessData(option: PromptOption, outcome: Int) throws {
        var configuration = DeviceConfiguration()
        configuration.wirelessData = .unasked
        let device = SimulatedDevice(configuration)
        device.app.launch()
        let listener = Listener(on: device)
        device.network.request("a.example", from: listener.slot)
        device.network.request("b.example", from: listener.slot)
        device.advance(by: .seconds(10))
        #expect(listener.events.isEmpty)
        #expect(device.permission.prompts.count == 1)
        try device.permission.answer(option)
        device.advance(by: .seconds(1))
        #expect(listener.events.map(\.payload) == [outcome, outcome])
        #expect(device.app.state == .active)
    }

    @Test("Addresses come from the nearest place within reach, and from nowhere beyond it.")
    func addresses() throws {
        let device = try phone()
        let sdk = device.sdk("SomeKit")
        #expect(sdk.address(of: device.sensing.truth)?.cityChinese == "杭州市")
        #expect(sdk.address(of: try Coordinate<WGS84>(latitude: -60, longitude: -140)) == nil)
    }

    @Test("An SDK's calls are journalled in its name, and the app's callbacks in the app's.")
    func callers() throws {
        let device = try phone()
        let sdk = device.sdk("SomeKit")
        var names: [String] = [device.caller]
        sdk.calling {
            names.append(device.caller)
            sdk.callingApp { names.append(device.caller) }
        }
        names.append(device.caller)
        #expect(names == ["app", "SomeKit", "app", "app"])
    }
}
