// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import Testing

@Suite("Searches for AMap's fences")
struct FenceErrorTests {
    private func lines(
        key: String? = "key",
        name: String = "杭州市",
        _ prepare: (SimulatedDevice) -> Void
    ) throws -> [String] {
        let phone = try FencePhone(key: key)
        prepare(phone.device)
        phone.manager.addDistrictRegionForMonitoring(withDistrictName: name, customID: "d")
        phone.device.advance(by: .seconds(20))
        return phone.delegate.lines
    }

    @Test(
        "A network that fails is 3; one that something else answers is 1",
        arguments: [
            (.cannotFindHost, 3), (.cannotConnect, 3), (.badURL, 3), (.unreadable, 1),
        ] as [(DeviceNetworkOutcome, Int)]
    )
    func failure(_ failure: DeviceNetworkOutcome, _ code: Int) throws {
        #expect(try lines { $0.network.failure = failure } == ["added 0 d \(code)"])
    }

    @Test("No network is 3")
    func offline() throws {
        #expect(try lines { $0.network.isOnline = false } == ["added 0 d 3"])
    }

    @Test("A missing key is 4")
    func key() throws {
        #expect(try lines(key: nil) { _ in } == ["added 0 d 4"])
    }

    @Test("Nothing found is 5")
    func nothing() throws {
        #expect(try lines(name: "亚特兰蒂斯") { _ in } == ["added 0 d 5"])
    }
}
