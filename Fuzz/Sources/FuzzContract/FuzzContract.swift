// SPDX-License-Identifier: Apache-2.0

import FuzzReport
import GeoProviderCommands
import ProviderContract
import SimulatedDevice

private let subjects = [ProviderRegistration].standard.map { provider in
    ContractSubject(name: provider.id, commandLineName: provider.id) { device in
        provider.agreePrivacy?(device, .init())
        return try provider.makeProvider(device, ProviderSetup(sdkVersion: nil))
    }
}

private let plists = RuleSet.all.map(ContractExploration.Plist.all)

/// Takes the first three bytes for a provider, a rule set and an Info.plist, and each further one for what user, system
/// or app does next.
///
/// A broken invariant ends the program with a scenario that shows it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzContract(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard count > 3 else {
        FuzzReport.count(false)
        return 0
    }
    let rules = Int(bytes[1]) % RuleSet.all.count
    do {
        let walk = try ProviderContract.walk(
            subjects[Int(bytes[0]) % subjects.count],
            rules: RuleSet.all[rules],
            plist: plists[rules][Int(bytes[2]) % plists[rules].count],
            choices: bytes.dropFirst(3)
        )
        if let violation = walk.violation {
            preconditionFailure("\(violation.message)\n\(violation.scenario.serialized())")
        }
        FuzzReport.count(walk.steps > 0)
    } catch {
        preconditionFailure("\(error)")
    }
    return 0
}
