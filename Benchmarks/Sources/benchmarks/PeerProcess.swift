// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Python libraries that `Benchmarks/set-up-peers` installs, in a process of their own.
final class PeerProcess {
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private var rest = Data()

    /// The folder of this package, where it was built.
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let python = folder.appendingPathComponent(".peers/bin/python").path
    private static let script = folder.appendingPathComponent("peers.py").path

    /// Starts the process; nil if the libraries are not set up.
    init?() {
        guard FileManager.default.isExecutableFile(atPath: Self.python) else { return nil }
        process.executableURL = URL(fileURLWithPath: Self.python)
        process.arguments = [Self.script]
        process.standardInput = questions
        process.standardOutput = answers
        guard (try? process.run()) != nil else { return nil }
    }

    deinit {
        try? questions.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Has a library do its work once; nil if it is missing.
    func cost(of name: String) -> Cost? {
        guard (try? questions.fileHandleForWriting.write(contentsOf: Data("\(name)\n".utf8))) != nil else { return nil }
        while !rest.contains(UInt8(ascii: "\n")) {
            let more = answers.fileHandleForReading.availableData
            guard !more.isEmpty else { return nil }
            rest += more
        }
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }
        rest = Data(rest.dropFirst(line.count + 1))
        return Double(String(decoding: line, as: UTF8.self)).map { Cost(processor: $0, wall: $0) }
    }

    /// Reads a GPX file with gpxpy in a process of its own; nil if it is missing.
    static func gpx(_ path: String) -> (cost: Cost, points: Int)? {
        guard FileManager.default.isExecutableFile(atPath: python) else { return nil }
        return numbers(of: python, [script, "gpx", path])
    }

    /// Reads a GPX file with this package in a process of its own.
    static func ownGPX(_ path: String) -> (cost: Cost, points: Int)? {
        Bundle.main.executablePath.flatMap { numbers(of: $0, ["--gpx", path]) }
    }

    /// What a process that reads a file prints: seconds, points, bytes.
    private static func numbers(of program: String, _ arguments: [String]) -> (cost: Cost, points: Int)? {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let words = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, let seconds = Double(words[0]), let points = Int(words[1]), let bytes = Int(words[2])
        else { return nil }
        return (Cost(processor: seconds, wall: seconds, bytes: bytes), points)
    }
}
