// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy
import SimulatedDevice

// seeds FIRST LAST    a line for each seed: the seed, the number of entries of the journal, a digest of its text
// seeds --print SEED  the journal itself
let words = CommandLine.arguments.dropFirst()
let numbers = words.compactMap { UInt64($0) }
var status: Int32 = 0

if words.first == "--print", words.count == 2, let seed = numbers.first {
    var life = try SeededLife(seed: seed)
    try life.live()
    print(life.device.journal.text, terminator: "")
} else if words.count == 2, numbers.count == 2, numbers[0] <= numbers[1] {
    for seed in numbers[0]...numbers[1] {
        var life = try SeededLife(seed: seed)
        try life.live()
        let entries = life.device.journal.entries
        var digest = StateDigest()
        for entry in entries { digest.combine(entry.description) }
        print(seed, entries.count, String(digest.value, radix: 16))
        if entries.count < SeededLife.leastEntries { status = 1 }
    }
} else {
    print("usage: seeds FIRST LAST | seeds --print SEED")
    status = 2
}
exit(status)
