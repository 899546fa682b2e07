// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract

extension FaultyAdapters {
    private static func shots(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        hasNoQueue: Bool = false,
        _ part: TencentShots.Type
    ) -> ContractMutant {
        let policy = OneShotPolicy(
            concurrency: .shared,
            startsWhileUndetermined: true,
            enforcesTimeout: false,
            addressTimeout: 10
        )
        return .oneShots("tencent-\(name)", summary, kind: kind, policy: policy, hasNoQueue: hasNoQueue) {
            part.init($0)
        }
    }

    private static func stream(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        _ part: TencentStream.Type
    ) -> ContractMutant {
        .rebuilt("tencent-\(name)", summary, kind: kind) { adapter in
            _ = adapter.replaceUpdates { part.init(adapter, relay: $0) }
        }
    }

    /// What is done to the adapter of Tencent.
    static let tencent: [ContractMutant] = [
        shots("plain-one-shots", "One-shots without a mistake.", kind: .harmless, TencentShots.self),
        shots("abroad-shifted", "Numbers abroad are said to be shifted, too.", AbroadShiftedShots.self),
        shots("unshifted", "Shifted numbers are passed off as a receiver's.", UnshiftedShots.self),
        shots(
            "second-lost",
            "A second request while one is open is lost.",
            hasNoQueue: true,
            LosingShots.self
        ),
        shots("local-manager", "The manager lives only as long as the call.", LocalTencentShots.self),
        shots("addressless", "The address is never asked for.", AddresslessShots.self),
        shots("address-always", "An address is looked up for everybody.", TalkativeShots.self),
        shots("nowhere", "A missing location counts as the middle of the map.", NowhereShots.self),
        shots("fine-under-reduced", "More is asked for than reduced accuracy can give.", FineTencentShots.self),
        shots("one-shot-streams", "A one-shot starts updates that nobody stops.", RunningOnShots.self),
        stream("plain-updates", "Updates without a mistake.", kind: .harmless, TencentStream.self),
        stream("stop-is-deaf", "Stop only stops listening.", DeafTencentStream.self),
        stream("error-ends-updates", "Every error ends the updates.", FragileTencentStream.self),
        stream(
            "always-exact-updates",
            "Every update is said to be of full accuracy.",
            AlwaysExactTencentStream.self
        ),
        stream("updates-unshifted", "Shifted numbers are passed off as a receiver's.", UnshiftedStream.self),
        stream("now-or-never", "Updates start if they may at that moment, or never.", NowOrNeverTencentStream.self),
    ]
}
