// SPDX-License-Identifier: Apache-2.0

extension PlistDiagnostic {
    /// The findings, by the names that reports use.
    public enum ID: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
        /// None of the three usage texts is there.
        case noKeys = "NO-KEYS"
        /// An Always text is there, the When-In-Use text that every request needs from iOS 11 is not.
        case whenInUseMissing = "WIU-MISSING"
        /// The Always text of iOS 8 to 10 is there, the one of iOS 11 and later is not.
        case alwaysAndWhenInUseMissing = "AAW-MISSING"
        /// The Always text of iOS 11 and later is there, the one of iOS 8 to 10 is not.
        case alwaysMissingOld = "ALW-MISSING-OLD"
        /// The Always text is one that only iOS 8 to 10 read.
        case legacyAlways = "LEGACY-ALW"
        /// A key of macOS, which iOS has not read since version 8, is there.
        case legacyUsage = "LEGACY-USAGE"
        /// The app wants to locate in the background and cannot ask for it.
        case backgroundWithoutAuthorization = "BG-WITHOUT-AUTH"
        /// The app locates in the background with When-In-Use alone.
        case backgroundWhenInUseOnly = "BG-WIU-ONLY"
        /// The app can ask for Always and lacks the background mode.
        case noBackgroundMode = "NO-BG-MODE"
        /// The list of background modes is there and empty.
        case backgroundModesEmpty = "BG-EMPTY"
        /// A usage text is blank.
        case emptyText = "EMPTY"
        /// A usage text explains nothing.
        case placeholder = "PLACEHOLDER"
        /// Two usage texts are equal.
        case sameText = "SAME-TEXT"
        /// A key occurs twice in one dictionary.
        case duplicateKey = "DUPKEY"
        /// The temporary dictionary is none, or has a value that is no text.
        case temporaryType = "TEMP-TYPE"
        /// A purpose key that the app uses has no text.
        case temporaryMissing = "TEMP-MISSING"
        /// A purpose text is the name of a text in a strings file that is not there.
        case temporaryPlaceholder = "TEMP-PLACEHOLDER"
        /// The Precise switch of the first prompt starts off.
        case reducedDefault = "REDUCED-DEFAULT"
        /// The app uses the private links to Settings that stopped working.
        case legacySettingsURL = "LEGACY-SETTINGS-URL"
        /// The file has no bundle keys, so the build merges it with others.
        case partialPlist = "PARTIAL-PLIST"
        /// The file belongs to something that is no app.
        case notAnApp = "NOT-AN-APP"
        /// The file is a copy for one language with texts in another.
        case localisedCopy = "LOCALISED-COPY"
        /// A key is almost one that iOS knows.
        case suspiciousKey = "SUSPICIOUS-KEY"
        /// The file is no property list.
        case parse = "PARSE"

        /// The name that reports use.
        public var description: String { rawValue }
    }
}
