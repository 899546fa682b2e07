// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// The same again.
extension ProviderContract {
    static let determinism: [Article] = [
        Article(
            ContractClause(
                "DET-02",
                .must,
                "The same refusals and grants give the same callbacks, to the word.",
                source: "The design of virtual time: nothing reads the wall clock, nothing is random but from a seed.",
                likelyMistake:
                    "Errors and callbacks are told in the order of a dictionary or set, or name an address in "
                    + "memory."
            ),
            Case("refusals", needs: [.settings, .severalProviders]) { scene in
                try scene.compare(with: try scene.again()) { twin in
                    twin.startUpdates()
                    twin.request()
                    twin.request()
                    try twin.setAccess(.never)
                    twin.wait(10)
                    twin.request()
                    twin.wait(10)
                    try twin.setAccess(.whileUsing)
                    twin.request()
                    twin.wait(LocationRequest.bound)
                }
            }
        ),
        Article(
            ContractClause(
                "DET-03",
                .must,
                capability: .reverseGeocoding,
                "The same place gives the same address, at the same time.",
                source: "The design of virtual time: nothing reads the wall clock, nothing is random but from a seed.",
                likelyMistake:
                    "A look-up is raced against the wall clock, or a word of it comes from an address in memory."
            ),
            Case("addresses", needs: .severalProviders) { scene in
                try scene.compare(with: try scene.again()) { twin in
                    twin.request(.withAddress)
                    twin.wait(LocationRequest.bound)
                }
            }
        ),
        Article(
            ContractClause(
                "DET-04",
                .must,
                capability: .heading,
                "The same turns give the same headings, at the same times.",
                source: "The design of virtual time: nothing reads the wall clock, nothing is random but from a seed.",
                likelyMistake:
                    "Headings are smoothed over the wall clock, or a number of them comes from an address in memory."
            ),
            Case("headings", needs: [.compass, .severalProviders]) { scene in
                try scene.compare(with: try scene.again()) { twin in
                    _ = twin.failure { () throws(LocationError) in try twin.provider.startUpdatingHeading() }
                    for direction in [90.0, 200, 310] {
                        twin.wait(3)
                        try twin.act(.turn(direction))
                    }
                    twin.wait(3)
                }
            }
        ),
        Article(
            ContractClause(
                "DET-05",
                .must,
                "A provider that is made and not used changes nothing for the others.",
                source:
                    "W3C Geolocation: one watch does not change another's results; R32: several users of one SDK; the "
                    + "design of isolation: state belongs to one object.",
                likelyMistake: "Making an object resets, slows or reconfigures an SDK that is shared."
            ),
            Case("idle-neighbour", needs: .severalProviders) { scene in
                let script: (Scene) -> Void = { twin in
                    twin.isRecording = true
                    twin.startUpdates()
                    twin.request()
                    twin.wait(2 * LocationRequest.bound)
                }
                script(scene)  // Before there is another provider anywhere.
                let other = try scene.again()
                let idle = try other.makeProvider()
                script(other)
                withExtendedLifetime(idle) {}
                try scene.expectSame(as: other, "a run beside a provider that is not used equals one alone")
            }
        ),
    ]
}

extension Scene {
    /// Makes sure that the same script is heard alike in this scene and in another.
    fileprivate func compare(
        with other: Scene,
        _ expected: String = "two runs are equal",
        _ script: (Scene) throws -> Void
    ) throws {
        for twin in [self, other] {
            twin.isRecording = true
            try script(twin)
        }
        try expectSame(as: other, expected)
    }

    /// Makes sure that this scene and another have heard the same.
    fileprivate func expectSame(as other: Scene, _ expected: String) throws {
        let difference = zip(records, other.records).first { $0.0 != $0.1 }
        try expect(
            records == other.records,
            expected,
            observed: difference.map { "“\($0.0)” and “\($0.1)”" }
                ?? "\(records.count) and \(other.records.count) events"
        )
    }
}
