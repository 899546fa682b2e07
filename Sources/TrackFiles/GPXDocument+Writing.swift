// SPDX-License-Identifier: Apache-2.0

import Foundation

extension GPXDocument {
    /// The document as a GPX 1.1 file in memory.
    ///
    /// It holds the usable points and the names of tracks and routes; what was left out or odd is not written.
    ///
    /// - Parameter creator: The program that the file names as its maker.
    public func gpx(creator: String = "GeoProvider") -> [UInt8] {
        var file: [UInt8] = []
        // Appending throws nothing.
        try? write(creator: creator) { file.append(contentsOf: $0) }
        return file
    }

    /// Writes the document as a GPX 1.1 file: to a new file beside it, which then takes its place.
    ///
    /// - Parameters:
    ///   - path: The file's path; what is there is replaced once the new file is whole.
    ///   - creator: The program that the file names as its maker.
    /// - Throws: ``GPXError`` with the code ``GPXError/Code/unwritable``.
    public func write(toFile path: String, creator: String = "GeoProvider") throws(GPXError) {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let draft = target.deletingLastPathComponent()
            .appendingPathComponent(".\(target.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
        do {
            guard FileManager.default.createFile(atPath: draft.path, contents: nil) else {
                throw CocoaError(.fileWriteNoPermission)
            }
            let handle = try FileHandle(forWritingTo: draft)
            defer { try? handle.close() }
            try write(creator: creator) { try handle.write(contentsOf: $0) }
            guard rename(draft.path, target.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? FileManager.default.removeItem(at: draft)
            throw GPXError(
                code: .unwritable,
                file: path,
                message: "the file cannot be written.",
                remedy: "Check its folder, the permissions and the space of the disk."
            )
        }
    }

    private func write(creator: String, to sink: @escaping GPXWriter.Sink) throws {
        var writer = GPXWriter(creator: creator, to: sink)
        for point in waypoints { try writer.add(waypoint: point) }
        for route in routes { try writer.addRoute(name: route.name, points: route.points) }
        for track in tracks { try writer.addTrack(name: track.name, segments: track.segments.lazy.map(\.points)) }
        try writer.finish()
    }
}
