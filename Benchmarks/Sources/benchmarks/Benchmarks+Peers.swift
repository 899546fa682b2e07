// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import TrackFiles

extension Benchmarks {
    /// Conversion and distance beside libraries of Python.
    mutating func measurePeers() throws {
        let places: [Coordinate<WGS84>] = try (0..<1_000).map { index in
            let (latitude, longitude) = (Double(20 + index % 30) + 0.123, Double(80 + index % 50) + 0.456)
            return try Coordinate(latitude: latitude, longitude: longitude)
        }
        let shifted = try places.map { try Coordinate<GCJ02>(latitude: $0.latitude, longitude: $0.longitude) }
        var sum = 0.0
        func each(_ work: () -> Void) -> Cost {
            var cost = Cost.of { for _ in 0..<20 { work() } }
            cost.processor /= Double(20 * places.count)
            return cost
        }
        let process = PeerProcess()
        if process == nil { notes.append("No peers of Python: run Benchmarks/set-up-peers to compare with them.") }
        let contest = try Contest([
            ("forward", { each { for place in places { sum += place.converted(to: GCJ02.self).latitude } } }),
            ("coord-convert forward", { process?.cost(of: "forward") }),
            ("inverse", { each { for place in shifted { sum += place.converted(to: WGS84.self).latitude } } }),
            ("coord-convert inverse", { process?.cost(of: "inverse") }),
            (
                "distance",
                {
                    each {
                        for index in places.indices { sum += places[index].distance(to: places[(index + 1) % 1_000]) }
                    }
                }
            ), ("geographiclib", { process?.cost(of: "geographiclib") }), ("pyproj", { process?.cost(of: "pyproj") }),
        ])
        rows.append(Row(name: "geodesic distance: ns", value: contest.seconds("distance").map { $0 * 1e9 }))
        let compared: [(String, String, String, Double?)] = [
            ("GCJ-02 forward, scalar", "coord-convert forward", "forward", 8),
            ("GCJ-02 inverse to 1e-6 m, scalar", "coord-convert inverse", "inverse", 8),
            ("geodesic distance", "geographiclib", "distance", 8), ("geodesic distance", "pyproj", "distance", nil),
        ]
        for (what, peer, ours, goal) in compared {
            let value = contest.seconds(peer)
            if value == nil { notes.append("\(peer) was skipped: it is not installed.") }
            rows += [
                Row(name: "\(peer): ns", value: value.map { $0 * 1e9 }),
                Row(
                    name: "\(what): times as fast as \(peer)",
                    value: contest.ratio(peer, to: ours),
                    goal: goal.map { .atLeast($0) }
                ),
            ]
        }
    }

    /// Reading a GPX file, in processes of their own, beside gpxpy.
    mutating func measureGPX() throws {
        let points = 300_000
        let data = GPXSample.file(points: points)
        let path = NSTemporaryDirectory() + "benchmarks-\(ProcessInfo.processInfo.processIdentifier).gpx"
        try data.write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        func checked(_ answer: (cost: Cost, points: Int)?, _ name: String) throws -> Cost? {
            guard let answer else { return nil }
            guard answer.points == points else {
                throw Measurement.Failure(name: name, expected: points, received: answer.points)
            }
            return answer.cost
        }
        let contest = try Contest(
            rounds: 20,
            warmsUp: false,
            [
                ("GPX", { try checked(PeerProcess.ownGPX(path), "GPX") }),
                ("gpxpy", { try checked(PeerProcess.gpx(path), "gpxpy") }),
            ]
        )
        for name in ["GPX", "gpxpy"] {
            let speed = contest.seconds(name).map { Double(data.count) / 1e6 / $0 }
            rows += [
                Row(name: "\(name): MB/s", value: speed),
                Row(
                    name: "\(name): most memory of a process that reads \(points) points: MB",
                    value: contest.memory(name).map { $0 / 1e6 }
                ),
            ]
        }
        if contest.seconds("gpxpy") == nil { notes.append("gpxpy was skipped: it is not installed.") }
        let memory = contest.memory("GPX").flatMap { own in contest.memory("gpxpy").map { own / $0 } }
        rows += [
            Row(name: "GPX: times as fast as gpxpy", value: contest.ratio("gpxpy", to: "GPX"), goal: .atLeast(8)),
            Row(name: "GPX: memory as a part of gpxpy's", value: memory, goal: .atMost(0.1)),
        ]
    }
}

/// Reads a GPX file once, and prints seconds, points, and the most memory that the process had, in bytes.
func readGPX(_ path: String) throws {
    var document: GPXDocument?
    let cost = try Cost.of { document = try GPXDocument(contentsOfFile: path) }
    print(cost.processor, document?.pointCount ?? 0, mostMemory())
}

/// The most memory that this process has had, in bytes.
///
/// On Linux what `getrusage` tells begins with what the process had that started this one.
private func mostMemory() -> Int {
    #if os(Linux)
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
    #else
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
    #endif
}
