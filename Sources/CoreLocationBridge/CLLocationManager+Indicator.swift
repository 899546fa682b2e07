// SPDX-License-Identifier: Apache-2.0

extension CLLocationManager {
    /// Whether the location indicator is wanted in the background; on a Mac, which has none, it is kept false.
    public var showsIndicator: Bool {
        get {
            #if SimulatedSDKs || !os(macOS)
                return showsBackgroundLocationIndicator
            #else
                return false
            #endif
        }
        set {
            #if SimulatedSDKs || !os(macOS)
                showsBackgroundLocationIndicator = newValue
            #endif
        }
    }
}
