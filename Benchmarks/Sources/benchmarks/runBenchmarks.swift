// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice

/// Measures and prints; the exit status is 0 also where a goal is missed, because that depends on the machine.
///
/// It is no actor's, as the devices demand whose async code it runs.
nonisolated func runBenchmarks(_ arguments: [String]) -> Int32 {
    let usage =
        "usage: benchmarks [--format text|json]\n       benchmarks --only CHAIN|queue|explorer [SECONDS|EVENTS|STEPS] (a fixed amount of work, for profilers)\n"
    let printsJSON: Bool
    switch arguments {
    case let words where words.first == "--only" && (2...3).contains(words.count):
        return runOnly(words[1], Int(words.last ?? "") ?? 10_000)
    case let words where words.count == 2 && words[0] == "--gpx": return reporting { try readGPX(words[1]) }
    case [], ["--format", "text"], ["--format=text"]: printsJSON = false
    case ["--format", "json"], ["--format=json"]: printsJSON = true
    case ["--help"], ["-h"]:
        print(usage, terminator: "")
        return 0
    default:
        FileHandle.standardError.write(Data(usage.utf8))
        return 2
    }
    return reporting {
        let benchmarks = try Benchmarks()
        print(printsJSON ? benchmarks.json : benchmarks.text)
    }
}

/// Does something, and says what went wrong if it does not work.
nonisolated private func reporting(_ work: () throws -> Void) -> Int32 {
    do {
        try work()
        return 0
    } catch {
        FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
        return 1
    }
}

/// Does a fixed amount of work of one kind, for whoever looks at it with a profiler.
nonisolated private func runOnly(_ name: String, _ amount: Int) -> Int32 {
    if name == "queue" {
        return reporting { EventQueue(pending: 1_000).run(events: amount) }
    }
    if name == "explorer" { return reporting { try Benchmarks.explore(steps: amount) } }
    let all = Trio.all().flatMap(\.chains)
    guard let chain = all.first(where: { $0.name == name }) else {
        let names = (["queue", "explorer"] + all.map(\.name)).joined(separator: "”, “")
        FileHandle.standardError.write(Data("benchmarks: there is no “\(name)”, but “\(names)”\n".utf8))
        return 2
    }
    return reporting { try chain.run(seconds: amount) }
}

extension Benchmarks {
    /// The rows as a JSON array.
    fileprivate var json: String { DeviceJSON.array(rows.map(\.json)).serialized() }

    /// The rows as a table, and the notes.
    fileprivate var text: String {
        let width = rows.map(\.name.count).max() ?? 0
        return (rows.map { $0.line(nameWidth: width) } + [""] + notes).joined(separator: "\n")
    }
}
