// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about watched regions.
extension [Case] {
    /// A crossing that follows soon upon its like.
    static let repeatedCrossings: [Case] = [
        Case(
            "entered-again-soon",
            .monitoring,
            needs: .place,
            mistake: "An entering within some minutes of the last one is held to be an echo."
        ) { scene in
            let (start, home) = (scene.place, scene.place.destination(bearing: 0, distance: 5_000))
            try scene.watch(scene.circle("home", at: home))
            for place in [home, start, home] {
                let before = scene.app.regions.count
                try scene.act(.move(place))
                scene.wait(100)
                if scene.app.regions.count == before, place != home || before == 0 {
                    throw Skip(reason: "the system takes more than 100 s for a crossing")
                }
            }
            try scene.expect(
                scene.app.regions.map(\.value),
                is: ["enter home", "exit home", "enter home"],
                "what is told of a region that is entered, left and entered again within five minutes"
            )
        }
    ]

    /// Another region that stops.
    static let stoppedNeighbours: [Case] = [
        Case(
            "around-the-same-place",
            .monitoring,
            needs: .place,
            mistake: "A region is told by its centre, so that the end of a wide circle ends the narrow one in it."
        ) { scene in
            let home = scene.place.destination(bearing: 0, distance: 5_000)
            let wide = scene.circle("town", at: home) { $0.radius = 1_000 }
            try scene.watch(scene.circle("home", at: home))
            try scene.watch(wide)
            scene.call { scene.provider.stopMonitoring(for: wide) }
            try scene.stay(at: home)
            try scene.expect(
                scene.app.regions.map(\.value),
                is: ["enter home"],
                "what is told when the wider of two circles around one place was stopped and the place is entered"
            )
        }
    ]
}
