// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice

// Crossings of watched borders.
extension ProviderContract {
    static let regionRules: [Article] = [
        Article(
            ContractClause(
                "REG-04",
                .must,
                capability: .regions,
                "Each crossing is told, in the order in which they happen: in, out, and in again.",
                source:
                    "LocationProviderDelegate.provider(_:didExitRegion:); Apple, locationManager(_:didExitRegion:); R26.",
                likelyMistake:
                    "Only one of the two callbacks is implemented, or a region that was entered once is done."
            ),
            Case("left", .monitoring, needs: .place) { scene in
                let (home, away) = (scene.place, scene.place.destination(bearing: 0, distance: 5_000))
                try scene.watch(scene.circle("home", at: home))
                try scene.stay(at: away)
                try scene.expect(scene.exits, is: ["exit home"], "what is told of the leaving of a region")
            },
            Case("entered-again", .monitoring, needs: .place) { scene in
                let (start, home) = (scene.place, scene.place.destination(bearing: 0, distance: 5_000))
                try scene.watch(scene.circle("home", at: home))
                for place in [home, start, home] { try scene.stay(at: place) }
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: ["enter home", "exit home", "enter home"],
                    "what is told of a region that is entered, left and entered again"
                )
            },
            further: .repeatedCrossings
        ),
        Article(
            ContractClause(
                "REG-05",
                .must,
                capability: .regions,
                "A region tells only what it was asked to tell.",
                source: "Region.notifyOnEntry and notifyOnExit; Apple, CLRegion: the same.",
                likelyMistake: "The flags are left at the SDK's defaults, which are both on."
            ),
            Case("no-entry", .monitoring, needs: .place) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                try scene.watch(scene.circle("home", at: home) { $0.notifyOnEntry = false })
                try scene.stay(at: home)
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: [],
                    "what is told of an entered region with notifyOnEntry off"
                )
            },
            Case("no-exit", .monitoring, needs: .place) { scene in
                let away = scene.place.destination(bearing: 0, distance: 5_000)
                try scene.watch(scene.circle("home", at: scene.place) { $0.notifyOnExit = false })
                try scene.stay(at: away)
                try scene.expect(scene.exits, is: [], "what is told of the leaving of a region with notifyOnExit off")
            }
        ),
        Article(
            ContractClause(
                "REG-06",
                .must,
                capability: .regions,
                "A region that is no longer watched tells nothing, and the others tell on.",
                source: "LocationProvider.stopMonitoring(for:): told by its identifier; Apple, stopMonitoring(for:).",
                likelyMistake:
                    "The SDK is not told, is given a region of another identifier to stop, or stops everything."
            ),
            Case("stopped", .monitoring, needs: .place) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                let region = scene.circle("home", at: home)
                try scene.watch(region)
                scene.call { scene.provider.stopMonitoring(for: region) }
                try scene.stay(at: home)
                try scene.expect(scene.app.regions.map(\.value), is: [], "what is told of a region that was stopped")
            },
            Case("other-stopped", .monitoring, needs: .place) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                let other = scene.circle("work", at: scene.place.destination(bearing: 90, distance: 9_000))
                try scene.watch(scene.circle("home", at: home))
                try scene.watch(other)
                scene.call { scene.provider.stopMonitoring(for: other) }
                try scene.stay(at: home)
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: ["enter home"],
                    "what is told when one of two regions was stopped and the other is entered"
                )
            },
            further: .stoppedNeighbours
        ),
        Article(
            ContractClause(
                "REG-07",
                .must,
                capability: .regions,
                "A second region of the same identifier replaces the first.",
                source: "Region.identifier; Apple, CLRegion.identifier: the same identifier replaces the old region.",
                likelyMistake: "A table of the adapter's own keeps the first region, or both are watched."
            ),
            Case("new-one-told", .monitoring, needs: .place) { scene in
                let places = try scene.replaceRegion()
                try scene.stay(at: places.new)
                try scene.expect(
                    scene.app.regions.map(\.value).contains("enter home"),
                    "the second region “home” is told to be entered",
                    observed: scene.app.regions.isEmpty ? "nothing is told" : "\(scene.app.regions.map(\.value))"
                )
            },
            Case("old-one-silent", .monitoring, needs: .place) { scene in
                let places = try scene.replaceRegion()
                try scene.stay(at: places.old)
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: [],
                    "what is told where the first region “home” was, before it was replaced"
                )
            }
        ),
        Article(
            ContractClause(
                "REG-08",
                .must,
                capability: .regions,
                "A region is watched where it lies, whatever the datum of its centre, and is told as it was given.",
                source: "Region.center: in any datum; the provider converts it; "
                    + "LocationProviderDelegate.provider(_:didEnterRegion:): the region, as it was given; "
                    + "dcloudio/uni-app#4248.",
                likelyMistake:
                    "The numbers of a GCJ-02 centre are handed to an SDK that takes WGS-84, or the SDK's own "
                    + "copy is handed to the app."
            ),
            Case("other-datum", .monitoring, needs: .place) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                try scene.watch(scene.circle("home", at: home, in: .gcj02) { $0.radius = 150 })
                try scene.stay(at: home)
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: ["enter home"],
                    "what is told at the middle of a circle of 150 m that is given in GCJ-02"
                )
            },
            Case("as-given", .monitoring, needs: .place) { scene in
                let home = scene.place.destination(bearing: 0, distance: 5_000)
                let region = scene.circle("home", at: home, in: .gcj02)
                try scene.watch(region)
                try scene.stay(at: home)
                guard let told = scene.app.crossed.first else {
                    throw Violation(expected: "the entering is told", observed: "nothing is told")
                }
                try scene.expect(
                    told == region,
                    "the region is told as it was given: \(region.center), \(region.radius) m",
                    observed: "\(told.center), \(told.radius) m"
                )
            }
        ),
        Article(
            ContractClause(
                "REG-09",
                .may,
                capability: .regions,
                "A region that is started while the phone is inside tells no entering: no border was crossed.",
                source: "Apple, startMonitoring(for:): events come of crossings, the state at the start by "
                    + "didDetermineState. Fences of the vendors may tell their first state.",
                likelyMistake: "The state at the start is told as an entering."
            ),
            Case("started-inside", .monitoring) { scene in
                try scene.watch(scene.circle("home", at: scene.place))
                scene.wait(600)
                try scene.expect(
                    scene.app.regions.map(\.value),
                    is: [],
                    "what is told of a region around a phone at rest"
                )
            }
        ),
    ]
}

extension Scene {
    /// A circle of 300 m around a place.
    func circle(
        _ identifier: String,
        at place: Coordinate<WGS84>,
        in datum: DatumIdentifier = .wgs84,
        _ change: (inout Region) -> Void = { _ in }
    ) -> Region {
        let center = AnyCoordinate.wgs84(place).converted(to: datum)
        var region = Region(identifier: identifier, center: center, radius: 300)
        change(&region)
        return region
    }

    /// Starts watching a region, and gives the system a minute to find out on which side the phone is.
    ///
    /// - Throws: A violation where the provider refuses.
    func watch(_ region: Region) throws {
        let error = failure { () throws(LocationError) in try provider.startMonitoring(for: region) }
        try expect(error == nil, "the region “\(region.identifier)” is taken", observed: "the error \(error!)")
        wait(60)
    }

    /// What was told of leavings.
    fileprivate var exits: [String] { app.regions.map(\.value).filter { $0.hasPrefix("exit") } }

    /// The phone goes to a place and stays a quarter of an hour.
    func stay(at place: Coordinate<WGS84>) throws {
        try act(.move(place))
        wait(900)
    }

    /// Watches a region and then another one of the same identifier.
    fileprivate func replaceRegion() throws -> (old: Coordinate<WGS84>, new: Coordinate<WGS84>) {
        let old = place.destination(bearing: 0, distance: 5_000)
        let new = place.destination(bearing: 180, distance: 5_000)
        try watch(circle("home", at: old))
        try watch(circle("home", at: new))
        return (old, new)
    }
}
