// SPDX-License-Identifier: Apache-2.0

import Geodesy
import Testing

@Suite("Geodesics against reference lengths")
struct GeodesicVectorTests {
    static let vectors = Vector.lines(of: "geodesic")

    @Test("The table is complete.")
    func tableIsComplete() {
        #expect(Self.vectors.count == 40)
    }

    @Test("The distance is right to a micrometre.", arguments: vectors)
    func distance(_ vector: Vector) throws {
        let (start, end) = try vector.ends
        #expect(abs(start.distance(to: end) - vector.values[4]) < 1e-6)
    }

    @Test("The distance is the same both ways.", arguments: vectors)
    func symmetry(_ vector: Vector) throws {
        let (start, end) = try vector.ends
        #expect(abs(start.distance(to: end) - end.distance(to: start)) < 1e-8)
    }

    @Test("Going the length of the path in its first direction arrives.", arguments: vectors)
    func arrival(_ vector: Vector) throws {
        let (start, end) = try vector.ends
        let path = Geodesic(from: start, to: end)
        let arrived = start.destination(bearing: path.initialBearing, distance: path.length)
        #expect(arrived.distance(to: end) < 1e-6)
    }

    @Test("Going back from the end arrives at the start.", arguments: vectors)
    func wayBack(_ vector: Vector) throws {
        let (start, end) = try vector.ends
        let path = Geodesic(from: start, to: end)
        let arrived = end.destination(bearing: path.finalBearing, distance: -path.length)
        #expect(arrived.distance(to: start) < 1e-6)
    }

    @Test("A quarter of the way is a quarter of the length.", arguments: vectors)
    func quarter(_ vector: Vector) throws {
        let (start, end) = try vector.ends
        let path = Geodesic(from: start, to: end)
        let place = path.point(at: 0.25)
        #expect(abs(start.distance(to: place) - path.length / 4) < 1e-6)
        #expect(abs(place.distance(to: end) - path.length * 3 / 4) < 1e-6)
    }
}

extension Vector {
    fileprivate var ends: (Coordinate<WGS84>, Coordinate<WGS84>) {
        get throws {
            (
                try Coordinate(latitude: values[0], longitude: values[1]),
                try Coordinate(latitude: values[2], longitude: values[3])
            )
        }
    }
}
