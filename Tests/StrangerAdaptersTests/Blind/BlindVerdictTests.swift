// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract
import SimulatedDevice
import Testing

extension BlindMutant {
    /// The mutant as the contract takes it.
    var subject: ContractSubject {
        let (vendor, make) = (vendor, makeProvider)
        return ContractSubject(name: codename, makeWithoutConsent: vendor == .native ? nil : make) { device in
            vendor.consent(on: device)
            return try make(device)
        }
    }

    /// Whether the contract rejects the mutant: by the clause it is meant to break, which is asked first, or another.
    var isRejected: Bool {
        let own = ProviderContract.allChecks.filter { $0.clause.id == clause }
        return !ProviderContract.verify(subject, checks: own).failures.isEmpty
            || !ProviderContract.verify(subject, checks: ProviderContract.allChecks).failures.isEmpty
    }
}

extension BlindMutants {
    /// Those that the contract takes for good, and why; a check that comes to reject one takes it from this list.
    static let survivors = [
        "Cobalt": "No harm is done: simulated iOS shows a prompt so early that it is there on the next turn.",
        "Halite": "No check notices; whether an old fix ever answers on this SDK is not known.",
        "Iolite": "Every refusal bears the false domain, and the suite knows no vendor's true one.",
        "Jade": "Chosen badly: without a signal CoreLocation says `locationUnknown`, so the fault never shows.",
        "Marble": "Unknown courses are 0 throughout, and the suite does not know that they were unknown.",
        "Nickel": "No check times a request that wants no address.",
        "Ruby": "No check has another request running when the hold on an ended one is used.",
        "Umber": "No check notices the fix that comes again when the second start follows it.",
        "Xenon": "About four fixes are lost beside a request, and no check misses them.",
    ]
}

@Suite("What the contract finds in blind mutants")
struct BlindVerdictTests {
    @Test("A mutant is rejected, unless it is listed as a survivor.", arguments: BlindMutants.all)
    func isRejected(_ mutant: BlindMutant) {
        let survives = BlindMutants.survivors[mutant.codename] != nil
        #expect(mutant.isRejected != survives)
    }

    @Test("A wrapper without a fault keeps the contract.", arguments: BlindMutants.controls)
    func controlIsGood(_ control: BlindMutant) {
        let report = ProviderContract.verify(control.subject, checks: ProviderContract.allChecks)
        #expect(report.failures.map(\.description) == [])
    }

    @Test("Thirty-one of the forty are rejected.")
    func areThirtyOne() {
        let names = Set(BlindMutants.all.map(\.codename))
        #expect(BlindMutants.survivors.keys.allSatisfy(names.contains))
        #expect(names.count - BlindMutants.survivors.count == 31)
    }
}
