// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("The mainland's question for wireless data")
struct WirelessDataTests {
    @Test(
        "Its answers decide on the network and leave location permission alone",
        arguments: RuleSet.all,
        [
            (PromptOption.wlanAndCellular, WirelessDataAccess.allowed), (.wlanOnly, .allowed), (.dontAllow, .denied),
        ]
    )
    func answers(_ rules: RuleSet, _ choice: (option: PromptOption, access: WirelessDataAccess)) throws {
        for state in PermissionState.all {
            let answer = PermissionMachine(rules).answer(choice.option, to: .wirelessData, raisedBy: nil, in: state)
            #expect(answer?.state == state)
            #expect(answer?.effect.wirelessData == choice.access)
            #expect(answer?.effect.isRefusal == (choice.access == .denied))
        }
    }
}
