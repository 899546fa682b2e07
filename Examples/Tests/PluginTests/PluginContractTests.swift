// SPDX-License-Identifier: Apache-2.0

import PluginProviders
import PluginStyles
import ProviderContract
import SimulatedAMapFoundationKit
import SimulatedAMapLocationKit
import SimulatedDevice
import Testing

@Suite("Plug-ins for AMap before the contract")
struct PluginContractTests {
    /// What a mistake costs a plug-in: the checks that it then fails, in some rule set.
    struct Cost: Sendable, CustomTestStringConvertible {
        let style: PluginStyle
        let mistake: PluginMistakes
        let checks: [String]
        let testDescription: String

        init(_ style: PluginStyle, _ name: String, _ mistake: PluginMistakes, _ checks: [String]) {
            self.style = style
            self.mistake = mistake
            self.checks = checks
            testDescription = "\(style.rawValue), \(name)"
        }
    }

    private func failed(_ style: PluginStyle, _ mistakes: PluginMistakes = []) -> [String] {
        Set(ProviderContract.verify(style.subject(mistakes)).results(.failed).map(\.id)).sorted()
    }

    @Test("Written with care, a plug-in keeps the whole contract", arguments: [PluginStyle.stream, .block])
    func careful(_ style: PluginStyle) {
        let report = ProviderContract.verify(style.subject([]))
        #expect(report.isGood && report.totals.executed > 100, "\(report)")
    }

    @Test(
        "Each mistake fails the checks that are about it",
        arguments: [
            Cost(
                .stream,
                "an empty callback for temporary accuracy",
                .ignoresTemporaryAccuracy,
                [
                    "ACC-07/beside-an-approximate-request", "ACC-07/full-or-nothing", "ACC-09/failure-is-repeated",
                    "ACC-13/answer-reaches-sdk", "ACC-13/slow-user", "ONE-12/app-never-answers",
                ]
            ),
            Cost(
                .block,
                "an empty callback for temporary accuracy",
                .ignoresTemporaryAccuracy,
                [
                    "ACC-07/beside-an-approximate-request", "ACC-07/full-or-nothing", "ACC-09/failure-is-repeated",
                    "ACC-13/answer-reaches-sdk", "ACC-13/slow-user", "ONE-12/app-never-answers",
                ]
            ),
            Cost(
                .stream,
                "Always asked for instead",
                .asksForAlways,
                ["ACC-13/answer-reaches-sdk", "ACC-13/slow-user", "ONE-12/app-never-answers"]
            ),
            Cost(
                .block,
                "Always asked for instead",
                .asksForAlways,
                ["ACC-13/answer-reaches-sdk", "ACC-13/slow-user", "ONE-12/app-never-answers"]
            ),
            Cost(
                .stream,
                "errors swallowed",
                .swallowsErrors,
                ["ACC-07/beside-an-approximate-request", "ACC-07/full-or-nothing", "ACC-09/failure-is-repeated"]
            ),
            Cost(
                .block,
                "errors swallowed",
                .swallowsErrors,
                [
                    "ACC-07/beside-an-approximate-request", "ACC-07/full-or-nothing", "ACC-09/failure-is-repeated",
                    "ERR-03/half-a-second", "ERR-03/without-signal",
                ]
            ),
        ]
    )
    func mistakes(_ cost: Cost) {
        #expect(failed(cost.style, cost.mistake) == cost.checks)
    }

    @Test("The trusting plug-in ends the app in the first check without a location")
    func trusting() async {
        await #expect(processExitsWith: .failure) {
            _ = ProviderContract.verify(
                PluginStyle.trusting.subject([]),
                checks: ProviderContract.checks.filter { $0.id.hasPrefix("ERR-03") }
            )
        }
    }
}
