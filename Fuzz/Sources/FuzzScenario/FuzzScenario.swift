// SPDX-License-Identifier: Apache-2.0

import FuzzReport
import SimulatedDevice

/// Reads the bytes as a scenario, and compares what it expects with an empty summary.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScenario(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(DeviceInputError) {
        var isTaken = false
        defer { FuzzReport.count(isTaken) }
        let scenario = try DeviceScenario(json: bytes, file: "scenario.json")
        isTaken = true
        precondition(scenario.until >= scenario.steps.last?.at ?? .zero)
        _ = scenario.parameters.serialized()
        _ = scenario.expectations.map { $0.outcome(in: [:]).json.serialized() }
    } catch {
        _ = error.description
    }
    return 0
}
