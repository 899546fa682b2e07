// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("Outputs that cannot be written")
struct OutputTests {
    private static let scenario = """
        {"name": "a", "device": {"os": "17"}, "steps": [{"at": 0, "do": "launch"}], "until": 1}
        """

    @Test("A full device is told with exit code 2.", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDevice() throws {
        let scratch = try Scratch()
        let scenario = try scratch.file("one.json", Self.scenario)
        let run = CommandRun(["run", scenario, "--output", "/dev/full"])
        #expect(run.code == 2)
        #expect(run.errors.contains("/dev/full: cannot be written"), "\(run.errors)")
    }

    @Test("A disk that takes no more leaves what was there, and nothing beside it.")
    func fullDisk() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            let scenario = try scratch.file("one.json", OutputTests.scenario)
            let output = try scratch.file("report", "before\n")
            signal(SIGXFSZ, SIG_IGN)
            let run = OutputTests.withFullDisk { CommandRun(["run", scenario, "--output", output]) }
            precondition(run.code == 2, "\(run.code)")
            precondition(run.errors.contains("report: cannot be written"), run.errors)
            let text = try String(contentsOfFile: output, encoding: .utf8)
            precondition(text == "before\n", text)
            precondition(scratch.names == ["one.json", "report"], "\(scratch.names)")
        }
    }

    @Test("What a conversion leaves out appears whole or not at all.")
    func fullRejects() async {
        await #expect(processExitsWith: .success) {
            let scratch = try Scratch()
            let rows = String(repeating: "nan,120\n", count: 1_000)
            let input = try scratch.file("shops.csv", "lat,lon\n30,120\n" + rows)
            signal(SIGXFSZ, SIG_IGN)
            let words = ["convert", "--from", "wgs84", "--to", "gcj02", "--rejects", scratch.path + "/rejects", input]
            let run = OutputTests.withFullDisk { CommandRun(words) }
            precondition(run.code == 2, "\(run.code)")
            precondition(run.errors.contains("rejects: cannot be written"), run.errors)
            precondition(scratch.names == ["shops.csv"], "\(scratch.names)")
        }
    }

    /// Lets no file grow beyond 100 bytes meanwhile; afterwards a program that counts lines must be able to write them.
    private static func withFullDisk(_ body: () -> CommandRun) -> CommandRun {
        var usual = rlimit()
        precondition(getrlimit(fileSize, &usual) == 0)
        var limit = rlimit(rlim_cur: 100, rlim_max: usual.rlim_max)
        precondition(setrlimit(fileSize, &limit) == 0)
        defer { precondition(setrlimit(fileSize, &usual) == 0) }
        return body()
    }

    #if os(Linux)
        static let fileSize = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        static let fileSize = RLIMIT_FSIZE
    #endif

    @Test("A bad input leaves the rejects of an earlier conversion alone.")
    func keepsRejects() throws {
        let scratch = try Scratch()
        let input = try scratch.file("shops.csv", "lat,lon\n30,120\nnan,120\n\"30,120\n")
        let rejects = try scratch.file("rejects", "before\n")
        let run = CommandRun(["convert", "--from", "wgs84", "--to", "gcj02", "--rejects", rejects, input])
        #expect(run.code == 2)
        #expect(try String(contentsOfFile: rejects, encoding: .utf8) == "before\n")
        #expect(scratch.names == ["rejects", "shops.csv"])
    }

    @Test("A reader that goes in the middle ends a conversion without a failure.")
    func readerGoes() throws {
        _ = Console.standard
        let scratch = try Scratch()
        let rows = String(repeating: "30,120\n", count: 200_000)
        let input = try scratch.file("shops.csv", "lat,lon\n" + rows)
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let reading = ends[0]
        let reader = Thread {
            var bytes = [UInt8](repeating: 0, count: 1_000)
            _ = read(reading, &bytes, bytes.count)
            close(reading)
        }
        reader.start()
        let console = Console(output: .descriptor(ends[1]), errors: .memory(""), width: 80, isColored: false)
        let code = GeoProviderCommands.run(
            arguments: ["convert", "--from", "wgs84", "--to", "gcj02", input],
            console: console
        )
        close(ends[1])
        #expect(code == 0)
        #expect(console.errorOutput == "")
    }
}
