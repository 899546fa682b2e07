// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// What becomes of a location while its address is looked up.
extension ProviderContract {
    static let addressLegs: [Article] = [
        Article(
            ContractClause(
                "GEO-04",
                .must,
                capability: .reverseGeocoding,
                "An address is that of the position it comes with.",
                source: "Location.address: the address of the position; R11: location and address arrive together.",
                likelyMistake:
                    "The address of an earlier look-up is remembered, or that of the SDK's last fix is taken."
            ),
            Case("follows-the-phone", needs: .place) { scene in
                let first = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                try scene.act(.move(try .beijing))
                let left = scene.now
                scene.wait(30)
                let second = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                // An SDK may answer with the fix that it remembers, whose address is the old one.
                if try scene.isDetermined(second, before: left) { return }
                let addresses = (try first.location().address, try second.location().address)
                guard let old = addresses.0, let new = addresses.1 else {
                    throw Skip(reason: "no address was found, which is for another clause to judge")
                }
                try scene.expect(
                    old != new,
                    "in Beijing the address is another one than before",
                    observed: "the same one, “\(new.city ?? new.formatted ?? "unnamed")”"
                )
            },
            further: .rememberedAddresses
        ),
        Article(
            ContractClause(
                "GEO-05",
                .must,
                capability: .reverseGeocoding,
                "An address that takes too long is given up at the address time-out: the location comes without it, with "
                    + "the reason, and a late address answers nothing.",
                source:
                    "LocationRequest.addressTimeout; qiuxiang/react-native-amap-geolocation#71: wait for the address "
                    + "up to its time-out, then deliver without; R11.",
                likelyMistake:
                    "The address has no time-out of its own, its time-out fails the whole request, its late answer runs "
                    + "through the same block a second time, or a cancel does not reach the look-up."
            ),
            Case("slow-network", needs: .network) { scene in
                try scene.act(.networkLatency(40))
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                try scene.expect(
                    location.address != nil || location.addressError != nil,
                    "a location with an address, or with the reason for none",
                    observed: "neither"
                )
            },
            Case("late-address", needs: .network) { scene in
                try scene.act(.networkLatency(40))
                let shot = scene.request(.withAddress)
                scene.wait(120)
                try shot.expectOnce()
            },
            Case("cancelled-meanwhile", needs: .network) { scene in
                try scene.act(.networkLatency(40))
                let shot = scene.request(LocationRequest.withAddress.changing { $0.addressTimeout = 30 })
                scene.wait(12)
                guard shot.answers.isEmpty else { throw Skip(reason: "the request has ended before its address came") }
                scene.cancel(shot)
                scene.wait(60)
                try shot.error(.cancelled)
                try shot.expectOnce()
            },
            further: .unwantedAddresses
        ),
        Article(
            ContractClause(
                "GEO-06",
                .must,
                capability: .reverseGeocoding,
                "An address that fails costs the next request nothing.",
                source: "LocationRequest.wantsAddress; Location.addressError says why this address is missing; R11.",
                likelyMistake:
                    "One failure switches addresses off, or the geocoder is left in the state of the failure."
            ),
            Case("network-comes-back", needs: .network) { scene in
                try scene.act(.network(false))
                scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                try scene.act(.network(true))
                scene.wait(5)
                let second = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                let location = try second.location()
                try scene.expect(
                    location.address != nil,
                    "an address once the network is back",
                    observed: location.addressError.map { "\($0)" } ?? "none, and no reason"
                )
            }
        ),
        Article(
            ContractClause(
                "GEO-07",
                .must,
                "A reason why an address is missing stands only where an address was wanted and is missing.",
                source: "Location.addressError: why an address that was wanted is missing; R11.",
                likelyMistake: "The SDK's last error is put beside every location."
            ),
            Case("not-wanted") { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                try scene.expect(
                    location.addressError == nil,
                    "no reason where no address was wanted",
                    observed: "\(location.addressError!)"
                )
            }
        ),
        Article(
            ContractClause(
                "GEO-08",
                .must,
                "Abroad a request that wants an address gets its location, whatever becomes of the address.",
                source: "LocationRequest.wantsAddress; AMap, overseas pages: positions are supported, addresses take a "
                    + "right of their own.",
                likelyMistake: "The failure of an address that the vendor does not have there fails the request."
            ),
            Case("abroad", .abroad) { scene in
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                try shot.location()
            }
        ),
        Article(
            ContractClause(
                "GEO-09",
                .should,
                capability: [.continuous, .reverseGeocoding],
                "Updates carry addresses only where the configuration wants them; an update that wants one and has none "
                    + "says why.",
                source: "ProviderConfiguration.wantsAddress; Location.addressError; Baidu's header: "
                    + "locatingWithReGeocode is on by default.",
                likelyMistake:
                    "The SDK's own default is left in place, or an update without address is silent about it."
            ),
            Case("not-wanted", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 20)
                let odd = scene.app.updates.filter { $0.value.address != nil || $0.value.addressError != nil }
                try scene.expect(odd.count, is: 0, "the number of updates with an address, or a reason for none")
            },
            Case("wanted", needs: .place) { scene in
                scene.configure { $0.wantsAddress = true }
                scene.startUpdates()
                try scene.walk(seconds: 20)
                let odd = scene.app.updates.filter { $0.value.address == nil && $0.value.addressError == nil }
                try scene.expect(odd.count, is: 0, "the number of updates with neither an address nor the reason")
            }
        ),
        Article(
            ContractClause(
                "GEO-10",
                .must,
                capability: .reverseGeocoding,
                "An address that was found comes without a reason why it is missing.",
                source: "Location.addressError: why an address that was wanted is missing; R11.",
                likelyMistake: "An error of the SDK that does not concern the address is put beside it."
            ),
            Case("found") { scene in
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                guard location.address != nil else { throw Skip(reason: "no address was found") }
                try scene.expect(
                    location.addressError == nil,
                    "no reason beside an address that was found",
                    observed: "\(location.addressError!)"
                )
            },
            further: .foundAddresses
        ),
    ]
}

extension LocationRequest {
    /// The same request with something changed.
    func changing(_ change: (inout LocationRequest) -> Void) -> LocationRequest {
        var request = self
        change(&request)
        return request
    }
}

extension Coordinate<WGS84> {
    /// In Beijing.
    fileprivate static var beijing: Coordinate<WGS84> {
        get throws { try Coordinate(latitude: 39.9042, longitude: 116.4074) }
    }
}
