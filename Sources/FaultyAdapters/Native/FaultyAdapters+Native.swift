// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract

extension FaultyAdapters {
    private static let policy = OneShotPolicy(
        concurrency: .shared,
        startsWhileUndetermined: false,
        enforcesTimeout: true,
        addressTimeout: 5
    )

    private static func shots(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        policy: OneShotPolicy = FaultyAdapters.policy,
        _ part: NativeShots.Type
    ) -> ContractMutant {
        .oneShots("native-\(name)", summary, kind: kind, policy: policy) { part.init(environment: $0.environment) }
    }

    private static func stream(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        _ part: NativeStream.Type
    ) -> ContractMutant {
        .rebuilt("native-\(name)", summary, kind: kind) { adapter in
            _ = adapter.replaceUpdates { part.init(environment: adapter.environment, relay: $0) }
        }
    }

    /// What is done to the native adapter.
    static let native: [ContractMutant] =
        nativeShots + nativeStreams + [
            .rebuilt("native-one-manager", "One manager serves one-shots and updates, and is stopped when either ends.")
            {
                adapter in
                let shared = adapter.replaceUpdates { OneManager(environment: adapter.environment, relay: $0) }
                adapter.replaceOneShots(by: shared, policy: policy)
            },
            .rebuilt("native-first-callback-decides", "A status that is not determined is taken for a refusal.") {
                let part = NativeShots(environment: $0.environment)
                $0.replaceOneShots(by: part, policy: policy, authority: TwoStateAuthority($0.authority))
            },
        ]

    private static let nativeShots: [ContractMutant] = [
        shots("plain-one-shots", "One-shots without a mistake.", kind: .harmless, NativeShots.self),
        shots("local-manager", "The manager that asks lives only as long as the call.", LocalManagerShots.self),
        shots("every-error-denies", "Every error is taken for a refusal.", DenyingShots.self),
        shots("nameless-error", "The system's error is thrown away, and with it its number.", NamelessErrorShots.self),
        shots("one-shot-streams", "A one-shot starts updates that nobody stops.", StreamingShots.self),
        shots("always-exact", "Every location is said to be of full accuracy.", AlwaysExactShots.self),
        shots("unsigned-accuracy", "The sign of the accuracy is not looked at.", UnsignedShots.self),
        shots("fine-under-reduced", "More is asked for than reduced accuracy can give.", FineShots.self),
        shots("remembered-as-new", "The remembered place is given as of now.", RememberingShots.self),
    ]

    private static let nativeStreams: [ContractMutant] = [
        stream("plain-updates", "Updates without a mistake.", kind: .harmless, NativeStream.self),
        stream("stop-is-deaf", "Stop only stops listening.", DeafStream.self),
        stream(
            "manager-per-start",
            "Every start makes a manager, which stop does not know.",
            ManagerPerStartStream.self
        ),
        stream("error-ends-updates", "Every error ends the updates.", FragileStream.self),
        stream("gap-denies", "A gap in the signal counts as a refusal.", DenyingStream.self),
        stream("start-tells", "The remembered place is told by start itself.", EagerStream.self),
        stream("seconds-since-2001", "Times are counted from 2001.", WrongEpochStream.self),
        stream("negative-speed", "Numbers that mark what is unknown are copied.", NegativeNumbersStream.self),
        stream("updates-by-one-shots", "A start asks for a single location.", OneShotStream.self),
        stream("unconfigured", "What the app sets is not handed on.", UnconfiguredStream.self),
        stream("lost-delegate", "The manager's delegate is gone before the first fix.", LostDelegateStream.self),
        stream("always-exact-updates", "Every update is said to be of full accuracy.", AlwaysExactStream.self),
        stream("now-or-never", "The manager starts if it may at that moment, or never.", NowOrNeverStream.self),
    ]
}
