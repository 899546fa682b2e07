// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Regions that cannot be watched, or not now.
extension ProviderContract {
    static let regionRefusals: [Article] = [
        Article(
            ContractClause(
                "REG-10",
                .should,
                capability: .regions,
                "A region that the system cannot watch is told to fail: while location is refused, above the limit of "
                    + "twenty, and with too large a radius.",
                source:
                    "Apple, CLError.regionMonitoringDenied and regionMonitoringFailure; startMonitoring(for:): twenty "
                    + "regions for each app; maximumRegionMonitoringDistance.",
                likelyMistake: "monitoringDidFailFor is not implemented, or a radius is cut down without a word."
            ),
            Case("denied", .denied) { scene in
                let error = scene.failure { () throws(LocationError) in
                    try scene.provider.startMonitoring(for: scene.circle("home", at: scene.place))
                }
                scene.wait(60)
                try scene.expectFailure(error, of: "home", "a region that is started while location is refused")
            },
            Case("too-many", .monitoring) { scene in
                for number in 1...20 {
                    let place = scene.place.destination(bearing: 0, distance: 1_000 * Double(number))
                    let region = scene.circle("region \(number)", at: place)
                    _ = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: region) }
                }
                let last = scene.circle("one more", at: scene.place.destination(bearing: 90, distance: 5_000))
                let error = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: last) }
                scene.wait(60)
                try scene.expectFailure(error, of: "one more", "the twenty-first region")
            },
            Case("too-large", .monitoring) { scene in
                let region = scene.circle("home", at: scene.place) { $0.radius = 15_000_000 }
                let error = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: region)
                }
                scene.wait(60)
                try scene.expectFailure(error, of: "home", "a region with a radius of 15,000 km")
            }
        ),
        Article(
            ContractClause(
                "REG-11",
                .should,
                rules: .withAccuracy,
                capability: .regions,
                "When accuracy becomes reduced, the delegate is told that watched regions are silent; with full accuracy "
                    + "they tell again.",
                source:
                    "Apple, accuracyAuthorization: regions need full accuracy; klaviyo/klaviyo-swift-sdk#477: no event "
                    + "and no error while reduced, events again afterwards.",
                likelyMistake:
                    "The change of accuracy is looked at by one-shots alone, or a dormant region is forgotten."
            ),
            Case("silent-is-told", .monitoring, needs: .settings) { scene in
                try scene.watch(scene.circle("home", at: scene.place))
                try scene.act(.settings(.precise(false)))
                scene.wait(60)
                try scene.expectFailure(nil, of: "home", "a watched region once the Precise switch is off")
            },
            Case("full-again", .monitoring, needs: [.settings, .place]) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                try scene.watch(scene.circle("home", at: home))
                try scene.act(.settings(.precise(false)))
                scene.wait(120)
                try scene.act(.settings(.precise(true)))
                scene.wait(120)
                try scene.stay(at: home)
                try scene.expect(
                    scene.app.regions.map(\.value).contains("enter home"),
                    "a crossing after the Precise switch was off and on again is told",
                    observed: scene.app.regions.map(\.value).joined(separator: ", ")
                )
            }
        ),
    ]
}

extension Scene {
    /// Makes sure that a region failed, at once or later.
    fileprivate func expectFailure(_ error: LocationError?, of identifier: String, _ what: String) throws {
        try expect(
            error != nil || app.regions.contains { $0.value == "fail \(identifier)" || $0.value == "fail unknown" },
            "\(what) is told to fail",
            observed: app.regions.isEmpty ? "nothing is told" : app.regions.map(\.value).joined(separator: ", ")
        )
    }
}
