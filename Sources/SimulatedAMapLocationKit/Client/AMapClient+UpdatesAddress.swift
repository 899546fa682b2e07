// SPDX-License-Identifier: Apache-2.0

import Geodesy
import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// Metres within which an address stands for a place.
    private static let reach = 100.0
    /// How long updates wait after a failed look-up.
    private static let pause = Duration.seconds(10)

    /// The address of a location, if a look-up for its place has ended; otherwise one is made.
    func knownAddress(of fix: CLLocation) -> AMapLocationReGeocode? {
        let numbers = fix.coordinate
        guard let place = try? Coordinate<WGS84>(latitude: numbers.latitude, longitude: numbers.longitude) else {
            return nil
        }
        if let known = updates.lookedUp, known.place.distance(to: place) <= Self.reach { return known.address }
        if lookUps[updates.number] == nil, device.now >= updates.nextLookUp { lookUp(fix, for: updates.number) }
        return nil
    }

    /// A look-up for updates has ended.
    func updatesLookedUp(_ place: Coordinate<WGS84>?, _ answer: Answer) {
        switch answer {
        case .address(let address):
            note(.call, "has the address for updates", .updatesAddress)
            updates.lookedUp = place.map { ($0, address) }
        case .failure(let code, let words, let habit):
            note(.call, "has no address for updates: \(words ?? "code \(code.rawValue)")", habit)
            updates.nextLookUp = device.now + Self.pause
        }
    }
}
