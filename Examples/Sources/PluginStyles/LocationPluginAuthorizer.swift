// SPDX-License-Identifier: Apache-2.0

import CoreLocation

/// An app that takes the two questions over, which a plug-in asks by itself otherwise.
public protocol LocationPluginAuthorizer: AnyObject {
    /// The SDK wants permission to be requested on this manager.
    func requestAuthorization(on manager: CLLocationManager)

    /// The SDK wants full accuracy to be requested on this manager, and waits for the error, or nil.
    func requestFullAccuracy(on manager: CLLocationManager, completion: @escaping ((any Error)?) -> Void)
}
