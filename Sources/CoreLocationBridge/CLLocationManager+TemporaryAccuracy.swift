// SPDX-License-Identifier: Apache-2.0

extension CLLocationManager {
    /// Asks for full accuracy, with a completion that need not be Sendable.
    ///
    /// Apple's completion is Sendable, and is called on the thread that the manager was made on. So it carries a number
    /// only, and finds the caller's completion in that thread's dictionary, where it was put. The simulated one is called
    /// by whoever drives the device, and needs no such way.
    func requestTemporaryFullAccuracy(purposeKey: String, completion: @escaping ((any Error)?) -> Void) {
        #if SimulatedSDKs
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey, completion: completion)
        #else
            let number = ThreadCompletions.current.add(completion)
            requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
                ThreadCompletions.current.complete(number, with: error)
            }
        #endif
    }
}
