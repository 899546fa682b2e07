// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Addresses and coordinates.
extension ProviderContract {
    static let addresses: [Article] = [
        Article(
            ContractClause(
                "GEO-01",
                .must,
                "A request that wants an address gets its location in any case; with the capability it gets the address, "
                    + "too.",
                source: "LocationRequest.wantsAddress; R11: location, address and error arrive together; "
                    + "qiuxiang/react-native-amap-geolocation#71.",
                likelyMistake: "The location waits for an address that never comes, or the first answer comes without."
            ),
            Case("location") { scene in
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            Case("address") { scene in
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                guard scene.provider.descriptor.capabilities.contains(.reverseGeocoding) else {
                    try scene.expect(location.address == nil, "no address without the capability", observed: "one")
                    return
                }
                try scene.expect(
                    location.address?.isEmpty == false,
                    "an address",
                    observed: location.addressError.map { "\($0)" } ?? "none, and no reason"
                )
            }
        ),
        Article(
            ContractClause(
                "GEO-02",
                .must,
                capability: .reverseGeocoding,
                "Where the address fails, the location comes all the same, with the reason beside it.",
                source: "Location.addressError; R11: an address error still carries the location.",
                likelyMistake: "The SDK's error hides the location that came with it."
            ),
            Case("offline", needs: .network) { scene in
                try scene.act(.network(false))
                let shot = scene.request(.withAddress)
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                try scene.expect(
                    location.address == nil && location.addressError != nil,
                    "a location without address, and the reason",
                    observed: location.address == nil ? "no reason" : "an address"
                )
            }
        ),
        Article(
            ContractClause(
                "GEO-03",
                .should,
                "A request that wants no address gets none, and waits for none.",
                source: "LocationRequest.wantsAddress.",
                likelyMistake: "The SDK's most generous level is asked for every time, and costs a network request."
            ),
            Case("not-wanted") { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                try scene.expect(location.address == nil, "no address", observed: "one that nobody wanted")
            }
        ),
    ]

    static let coordinates: [Article] = [
        Article(
            ContractClause(
                "CRD-01",
                .must,
                "On the mainland a fix states its datum, and in that datum it lies where the phone is.",
                source:
                    "LocationProvider, requirement 9; vendors shift positions on the mainland; dcloudio/uni-app#4248.",
                likelyMistake: "A shifted position is labelled WGS-84, or converted a second time: 500 m off."
            ),
            Case("one-shot") { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectAtPlace(try shot.location())
            },
            Case("updates") { scene in
                try scene.requireUpdates()
                scene.startUpdates()
                scene.wait(30)
                guard let last = scene.app.updates.last else {
                    throw Violation(expected: "an update", observed: "none in 30 s")
                }
                try scene.expectAtPlace(last.value)
            }
        ),
        Article(
            ContractClause(
                "CRD-02",
                .must,
                "A fix states one of the datums that the descriptor declares.",
                source: "ProviderDescriptor.datums.",
                likelyMistake: "The adapter converts for convenience, and the map converts again."
            ),
            Case("declared") { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                let location = try shot.location()
                try scene.expect(
                    scene.provider.descriptor.datums.contains(location.coordinate.datum),
                    "one of \(scene.provider.descriptor.datums.map(\.rawValue).joined(separator: ", "))",
                    observed: location.coordinate.datum.rawValue
                )
            },
            further: .declaredUpdates
        ),
        Article(
            ContractClause(
                "CRD-03",
                .must,
                "Abroad a fix lies where the phone is: nothing is shifted there.",
                source: "LocationProvider, requirement 9; StikDebug/StikDebug#462; vendors deliver WGS-84 abroad.",
                likelyMistake: "The mainland's shift is applied everywhere."
            ),
            Case("abroad", .abroad) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expectAtPlace(try shot.location())
            }
        ),
        Article(
            ContractClause(
                "CRD-04",
                .should,
                "Abroad a fix says WGS-84.",
                source: "Headers and pages of the vendors: abroad always WGS-84; R36.",
                likelyMistake: "The datum is a constant of the adapter instead of a statement about each fix."
            ),
            Case("says-wgs84", .abroad) { scene in
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try scene.expect(try shot.location().coordinate.datum.rawValue, is: "WGS84", "the datum abroad")
            }
        ),
        Article(
            ContractClause(
                "CRD-05",
                .must,
                capability: .continuous,
                "Updates follow the phone.",
                source: "Apple, startUpdatingLocation(); R29.",
                likelyMistake: "A remembered fix is delivered again and again."
            ),
            Case("follows", needs: .place) { scene in
                scene.startUpdates()
                try scene.walk(seconds: 60)
                scene.wait(5)
                guard let last = scene.app.updates.last else {
                    throw Violation(expected: "an update", observed: "none in 65 s")
                }
                try scene.expectAtPlace(last.value)
            }
        ),
    ]
}

extension LocationRequest {
    /// An ordinary request that wants an address.
    static let withAddress = LocationRequest(
        desiredAccuracy: .hundredMeters,
        timeout: 10,
        addressTimeout: 5,
        wantsAddress: true
    )
}

extension ContractSetUp {
    /// In London, far from every shift.
    static let abroad = with { $0.place = try? Coordinate(latitude: 51.5033, longitude: -0.1196) }
}

extension Scene {
    /// Gives up where the provider has no updates.
    func requireUpdates() throws {
        if !provider.descriptor.capabilities.contains(.continuous) {
            throw Skip(reason: "the provider does not declare continuous")
        }
    }

    /// Makes sure that a fix lies where the phone is, within its own accuracy and ten metres.
    ///
    /// - Parameters:
    ///   - location: The fix.
    ///   - other: Where the phone was when the fix was determined, if that is not where it is now.
    func expectAtPlace(_ location: Location, or other: Coordinate<WGS84>? = nil) throws {
        let place = other ?? self.place
        let distance = location.coordinate.wgs84.distance(to: place)
        let allowed = (location.horizontalAccuracy ?? 0) + 10
        try expect(
            distance <= allowed,
            "a fix within \(Int(allowed)) m of \(place)",
            observed: "\(location.coordinate), which is \(Int(distance)) m away\(Scene.hint(at: place, off: distance))"
        )
    }

    /// Says where a distance is that between a place and its shifted numbers.
    private static func hint(at place: Coordinate<WGS84>, off distance: Double) -> String {
        let shift = AnyCoordinate.wgs84(place).converted(to: .gcj02).relabelled(.wgs84).wgs84.distance(to: place)
        return shift > 0 && abs(distance - shift) < 30 ? ": as far as the shift of GCJ-02 leads here" : ""
    }
}
