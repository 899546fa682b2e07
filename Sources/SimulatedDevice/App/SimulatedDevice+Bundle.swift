// SPDX-License-Identifier: Apache-2.0

import PermissionRules

// What the app can read about itself and its phone, in plain types.
extension SimulatedDevice {
    /// The usage texts of the app's Info.plist, by their whole keys; blank ones are present.
    public var usageDescriptions: [String: String] {
        let texts = configuration.declaration.usageTexts
        return Dictionary(uniqueKeysWithValues: texts.map { ($0.key.rawValue, $0.value) })
    }

    /// The entries of `UIBackgroundModes`, in alphabetical order.
    public var backgroundModes: [String] { configuration.declaration.backgroundModes.sorted() }

    /// The entries of `NSLocationTemporaryUsageDescriptionDictionary`, by purpose key.
    public var temporaryUsageDescriptions: [String: String] { configuration.declaration.temporaryUsageTexts }

    /// The numbers of the iOS version.
    public var osNumbers: (major: Int, minor: Int) { (os.major, os.minor) }
}
