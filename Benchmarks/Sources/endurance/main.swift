// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands

// A year with each provider, and many of everything; a line each. Ends with 1 if anything is wrong.
var faults: [String] = []

/// Does something, and prints how long it took; what was wrong with it.
func timed(_ name: String, _ body: () throws -> [String]) -> [String] {
    let clock = ContinuousClock()
    let start = clock.now
    var faults: [String] = []
    do { faults = try body() } catch { faults = ["\(name): \(error)"] }
    let seconds = start.duration(to: clock.now) / .seconds(1)
    print("\(name): \((seconds * 10).rounded() / 10) s, at most \(Int(Memory.peak)) MB so far")
    return faults
}

for registration in [ProviderRegistration].standard {
    faults += timed("a year with \(registration.id)") { Array(try Year(registration).live().prefix(20)) }
}
for (name, check) in Crowds.all {
    faults += timed(name) { try check().map { ["\(name): \($0)"] } ?? [] }
}
if Memory.peak > 2_048 { faults.append("\(Memory.peak) MB of memory") }
for fault in faults { print(fault) }
exit(faults.isEmpty ? 0 : 1)
