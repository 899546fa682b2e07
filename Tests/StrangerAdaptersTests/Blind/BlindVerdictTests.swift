// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

extension BlindMutant {
    /// The mutant as the contract takes it.
    var subject: ContractSubject {
        let (vendor, make) = (vendor, makeProvider)
        return ContractSubject(
            name: codename,
            makeWithoutConsent: vendor == .native ? nil : make,
            consent: { vendor.consent(on: $0) }
        ) { device in
            vendor.consent(on: device)
            return try make(device)
        }
    }
}

extension BlindMutants {
    /// Those that the contract takes for good, and why; a check that comes to reject one takes it from this list.
    static let survivors = [
        "Cobalt": "No harm is done: simulated iOS shows a prompt so early that it is there on the next turn.",
        "Halite": "No check notices; whether an old fix ever answers on this SDK is not known.",
        "Iolite": "Every refusal bears the false domain, and the suite knows no vendor's true one.",
    ]
}

@Suite("What the contract finds in blind mutants")
struct BlindVerdictTests {
    @Test("A mutant is rejected, unless it is listed as a survivor.", arguments: BlindMutants.all)
    func isRejected(_ mutant: BlindMutant) throws {
        let control = try #require(BlindMutants.controls.first { $0.vendor == mutant.vendor })
        let rejection = Verdict.rejection(of: mutant.subject, beside: control.subject)
        #expect((rejection == nil) == (BlindMutants.survivors[mutant.codename] != nil))
    }

    @Test("A wrapper without a fault keeps the contract.", arguments: BlindMutants.controls)
    func controlIsGood(_ control: BlindMutant) {
        let report = ProviderContract.verify(control.subject, checks: ProviderContract.allChecks)
        #expect(report.failures.map(\.description) == [])
    }

    @Test("Thirty-seven of the forty are rejected; at first sight thirty-one were.")
    func areThirtySeven() {
        let names = Set(BlindMutants.all.map(\.codename))
        #expect(BlindMutants.survivors.keys.allSatisfy(names.contains))
        #expect(names.count - BlindMutants.survivors.count == 37)
    }
}
