// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import GeoProviderCommands

@Suite("The console")
struct ConsoleTests {
    @Test(
        "The width is that of COLUMNS, else of the window, else 80, within bounds",
        arguments: [
            (nil, nil, 80), ("100", nil, 100), ("100", 60, 100), (nil, 60, 60), ("0", 60, 60), ("wide", nil, 80),
            ("1", nil, 40), (nil, 5000, 160),
        ] as [(String?, Int?, Int)]
    )
    func width(_ told: String?, _ window: Int?, _ expected: Int) {
        #expect(Console.width(environment: told.map { ["COLUMNS": $0] } ?? [:], window: window) == expected)
    }

    @Test("Colour needs a terminal that takes it, and no NO_COLOR")
    func colour() {
        #expect(Console.isColored(environment: [:], isTerminal: true))
        #expect(Console.isColored(environment: ["NO_COLOR": ""], isTerminal: true))
        #expect(!Console.isColored(environment: [:], isTerminal: false))
        #expect(!Console.isColored(environment: ["NO_COLOR": "1"], isTerminal: true))
        #expect(!Console.isColored(environment: ["TERM": "dumb"], isTerminal: true))
    }

    @Test("A reader that has gone is no failure")
    func brokenPipe() {
        _ = Console.standard
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        defer { close(ends[1]) }
        let console = Console(output: .descriptor(ends[1]), errors: .memory(""), width: 80, isColored: false)
        let code = GeoProviderCommands.run(arguments: ["ledger"], console: console)
        #expect(code == 0)
        #expect(console.errorOutput == "")
    }

    @Test("A stream that takes no more is a failure", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullStream() {
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        let console = Console(output: .descriptor(full), errors: .memory(""), width: 80, isColored: false)
        let code = GeoProviderCommands.run(arguments: ["ledger"], console: console)
        #expect(code == 2)
        #expect(console.errorOutput.contains("standard output cannot be written"))
    }
}
