// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension CLLocationManager {
    /// Asks for full accuracy, with a completion that need not be Sendable.
    ///
    /// The simulated completion is called by whoever drives the device, and needs no way around.
    func requestTemporaryFullAccuracy(purposeKey: String, completion: @escaping ((any Error)?) -> Void) {
        #if SimulatedSDKs
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
        #else
            let number = ThreadCompletions<(any Error)?>.current.add(completion)
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                ThreadCompletions<(any Error)?>.current.complete(number, with: error)
            }
        #endif
    }

    /// Asks for full accuracy, and names a purpose key that Info.plist lacks.
    func requestTemporaryFullAccuracy(
        purposeKey: String,
        in infoDictionary: InfoDictionary,
        completion: @escaping (LocationError?) -> Void
    ) {
        let isMissing = infoDictionary.temporaryUsageDescriptions[purposeKey] == nil
        requestTemporaryFullAccuracy(purposeKey: purposeKey) { error in
            let error = error.map(LocationError.init(coreLocation:))
            completion(isMissing ? error?.recoded(.missingPurposeKey) : error)
        }
    }
}
