// SPDX-License-Identifier: Apache-2.0

// LISTING: a test of it
import GeoProvider
import LocationKit
import SimulatedDevice
import SimulatedEnvironment
import Testing

@Suite("Shops nearby")
struct NearbyShopsTests {
    @Test("Ends with a location, or with what the user decided.", arguments: [true, false])
    func place(isAllowed: Bool) throws {
        let device = SimulatedDevice()
        device.user.otherwise = isAllowed ? .allowWhileUsing : .dontAllow
        device.app.launch()
        let shops = NearbyShops(environment: .simulated(device))
        let result = try device.run { () -> Result<Location, LocationError> in
            do throws(LocationError) { return .success(try await shops.place()) } catch { return .failure(error) }
        }
        switch result {
        case .success(let location): #expect(isAllowed && location.coordinate.datum == .wgs84)
        case .failure(let error): #expect(!isAllowed && error.code == .denied)
        }
    }
}
// LISTING: end
