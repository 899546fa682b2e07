// SPDX-License-Identifier: Apache-2.0

extension AppDeclaration {
    /// What an Info.plist declares; of a key that stands there twice, the switch says which value is read.
    public init(_ plist: InfoPlist, switches: SwitchSettings = SwitchSettings()) {
        let keepsFirst = switches[.duplicateKeyWins] == "first" || !switches.keeps(.duplicateKey)
        let plist = plist.keepingDuplicates(keepsFirst ? .first : .last)
        let sample = AppDeclaration()
        let name = ["CFBundleDisplayName", "CFBundleName"].lazy
            .compactMap { plist.value(for: $0)?.string }
            .first { !$0.isEmpty && !$0.contains("$(") }
        self.init(
            displayName: name ?? sample.displayName,
            bundleIdentifier: plist.value(for: "CFBundleIdentifier")?.string ?? sample.bundleIdentifier,
            usageTexts: Dictionary(
                uniqueKeysWithValues: UsageKey.allCases.compactMap { key in
                    plist.usageText(for: key).map { (key, $0) }
                }
            ),
            temporaryUsageTexts: plist.temporaryUsageTexts,
            backgroundModes: Set(plist.backgroundModes),
            defaultAccuracyReduced: plist.defaultAccuracyReduced,
            requiresExplicitServiceSession: plist.requiresExplicitServiceSession
        )
    }
}
