// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice
import SimulatedEnvironment
import TencentLBS
import TencentStyleAdapter
import Testing

@Suite("The branch for Tencent's own framework")
struct TencentBranchTests {
    @Test("It locates, in the datum that Tencent uses, once the consent is there.")
    func locates() {
        let device = SimulatedDevice(DeviceConfiguration(permission: PermissionState(grant: .whenInUse)))
        device.app.launch()
        let provider = TencentStyleProvider(environment: .simulated(device))
        var answers: [String] = []
        let request = { () -> Void in
            provider.requestLocation(LocationRequest(desiredAccuracy: .hundredMeters)) { result in
                switch result {
                case .success(let location): answers.append(location.coordinate.datum.rawValue)
                case .failure(let error): answers.append(error.code.rawValue)
                }
            }
            device.advance(by: .seconds(30))
        }
        request()
        device.asCurrent { TencentLBSLocationManager.setUserAgreePrivacy(true) }
        request()
        #expect(answers == ["privacyNotAgreed", "GCJ02"])
    }
}
