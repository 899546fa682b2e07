// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import ProviderContract

extension FaultyAdapters {
    private static func shots(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        _ part: AMapShots.Type
    ) -> ContractMutant {
        let policy = OneShotPolicy(
            concurrency: .shared,
            startsWhileUndetermined: true,
            enforcesTimeout: false,
            addressTimeout: 5
        )
        return .oneShots("amap-\(name)", summary, kind: kind, policy: policy) { part.init($0) }
    }

    private static func stream(
        _ name: String,
        _ summary: String,
        kind: ContractMutant.Kind = .mutant,
        _ part: AMapStream.Type
    ) -> ContractMutant {
        .rebuilt("amap-\(name)", summary, kind: kind) { adapter in
            _ = adapter.replaceUpdates { part.init(adapter, relay: $0) }
        }
    }

    /// What is done to the adapter of AMap.
    static let amap: [ContractMutant] = amapAccuracy + amapShots + amapStreams

    private static let amapAccuracy: [ContractMutant] = [
        shots("accuracy-unanswered", "The completion for full accuracy is never called.", SilentAccuracyShots.self),
        shots("accuracy-unasked", "The completion is called at once, and nobody is asked.", UnaskingAccuracyShots.self),
        shots("accuracy-always", "Always is asked for in place of full accuracy.", AlwaysAccuracyShots.self),
        shots("accuracy-error-lost", "An error does not reach the completion.", SwallowingAccuracyShots.self),
        shots("accuracy-twice", "Full accuracy is asked for and answered twice.", DoubleAccuracyShots.self),
        shots("fine-under-reduced", "More is asked for than reduced accuracy can give.", FineAMapShots.self),
        shots("modeless", "The accuracy mode is not handed on.", ModelessShots.self),
        shots("accuracy-wrong-key", "The purpose key is the adapter's, not the app's.", WrongKeyAccuracyShots.self),
    ]

    private static let amapShots: [ContractMutant] = [
        shots("plain-one-shots", "One-shots without a mistake.", kind: .harmless, AMapShots.self),
        shots("permission-unanswered", "The wish for permission is heard by nobody.", EmptyPermissionShots.self),
        shots("permission-by-itself", "The adapter asks the user by itself.", SelfAskingShots.self),
        shots("delegate-taken", "The handed manager's delegate becomes the adapter.", DelegateTakingShots.self),
        shots("invented-place", "A missing location counts as the middle of the map.", InventedPlaceShots.self),
        shots("error-first", "A location beside an error is thrown away.", ErrorFirstShots.self),
        shots("mislabelled", "Shifted numbers are passed off as a receiver's.", MislabelledShots.self),
        shots("shifted-twice", "Shifted numbers are shifted once more.", TwiceShiftedShots.self),
        shots("shifted-everywhere", "Numbers abroad are said to be shifted, too.", ShiftedEverywhereShots.self),
        shots("local-manager", "The manager lives only as long as the call.", LocalAMapShots.self),
        shots("dead-manager", "A manager that was made before the user agreed is kept.", DeadManagerShots.self),
        shots("busy-manager", "That the manager takes no request is not looked at.", BusyManagerShots.self),
        shots("address-always", "An address is looked up for everybody.", GenerousShots.self),
        shots("untimed", "The request's time-out is not handed on.", UntimedShots.self),
        shots("one-shot-streams", "A one-shot starts updates that nobody stops.", UnendingShots.self),
    ]

    private static let amapStreams: [ContractMutant] = [
        stream("plain-updates", "Updates without a mistake.", kind: .harmless, AMapStream.self),
        stream("stop-is-deaf", "Stop only stops listening.", DeafAMapStream.self),
        stream("always-exact-updates", "Every update is said to be of full accuracy.", AlwaysExactAMapStream.self),
        stream("updates-mislabelled", "Shifted numbers are passed off as a receiver's.", MislabelledStream.self),
        stream("error-ends-updates", "Every error ends the updates.", FragileAMapStream.self),
    ]
}
