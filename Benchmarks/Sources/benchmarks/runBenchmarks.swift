// SPDX-License-Identifier: Apache-2.0

import Foundation
import SimulatedDevice

/// Measures and prints; the exit status is 0 also where a goal is missed, because that depends on the machine.
///
/// It is no actor's, as the devices demand whose async code it runs.
nonisolated func runBenchmarks(_ arguments: [String]) -> Int32 {
    let usage =
        "usage: benchmarks [--format text|json]\n       benchmarks --only CHAIN|queue (a fixed amount of work, for profilers)\n"
    let printsJSON: Bool
    switch arguments {
    case let words where words.count == 2 && words[0] == "--only": return runOnly(words[1])
    case [], ["--format", "text"], ["--format=text"]: printsJSON = false
    case ["--format", "json"], ["--format=json"]: printsJSON = true
    case ["--help"], ["-h"]:
        print(usage, terminator: "")
        return 0
    default:
        FileHandle.standardError.write(Data(usage.utf8))
        return 2
    }
    do {
        let benchmarks = try Benchmarks()
        print(printsJSON ? benchmarks.json : benchmarks.text)
        return 0
    } catch {
        FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
        return 1
    }
}

/// Does a fixed amount of work of one kind, for whoever looks at it with a profiler.
nonisolated private func runOnly(_ name: String) -> Int32 {
    do {
        if name == "queue" {
            EventQueue(pending: 1_000).run(events: 100_000)
        } else {
            let all = Trio.all().flatMap(\.chains)
            guard let chain = all.first(where: { $0.name == name }) else {
                let names = (["queue"] + all.map(\.name)).joined(separator: "”, “")
                FileHandle.standardError.write(Data("benchmarks: there is no “\(name)”, but “\(names)”\n".utf8))
                return 2
            }
            try chain.run(seconds: 10_000)
        }
        return 0
    } catch {
        FileHandle.standardError.write(Data("benchmarks: \(error)\n".utf8))
        return 1
    }
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
