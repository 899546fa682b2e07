// SPDX-License-Identifier: Apache-2.0

extension PlistText {
    /// The English texts; `{key}` is the finding's key by both of its names.
    static let english = DiagnosticTexts<PlistText>([
        .noKeys: (
            "None of the three usage texts is there, so no location request shows a prompt: it is ignored without a "
                + "callback. The first one needed is {key}.",
            "Add {name} with a sentence that says what the app uses the location for."
        ),
        .whenInUseMissing: (
            "{key} is missing. From iOS 11 every location request needs it, so none shows a prompt, although the file "
                + "has {present}.",
            "Add {name} with a sentence that says what the app uses the location for."
        ),
        .alwaysAndWhenInUseMissing: (
            "{key} is missing. From iOS 11 an Always request needs it and is ignored without it; "
                + "NSLocationAlwaysUsageDescription is not read there.",
            "Add {name} with a sentence that says why the app locates in the background too."
        ),
        .alwaysMissingOld: (
            "{key} is missing. iOS 8 to 10 know no other text for an Always request, so it is ignored there.",
            "Add {name} with the same sentence as NSLocationAlwaysAndWhenInUseUsageDescription, or target iOS 11."
        ),
        .legacyAlways: (
            "{key} is read by iOS 8 to 10 only; later versions read NSLocationAlwaysAndWhenInUseUsageDescription.",
            "Add NSLocationAlwaysAndWhenInUseUsageDescription if the app asks for Always on iOS 11 or later."
        ),
        .legacyUsage: (
            "{key} is a key of macOS; iOS has not read it since version 8.",
            "Delete it from the file of an iOS app."
        ),
        .legacyUsageAlone: (
            "{key} is a key of macOS; iOS has not read it since version 8, and no text that iOS reads is there.",
            "Rename it to NSLocationWhenInUseUsageDescription."
        ),
        .backgroundWithoutAuthorization: (
            "{key} has the mode “location”, but on iOS {versions} no location request can show a prompt, so the app never "
                + "locates there.",
            "Add NSLocationWhenInUseUsageDescription, and NSLocationAlwaysAndWhenInUseUsageDescription for Always, "
                + "or delete the mode."
        ),
        .backgroundWhenInUseOnly: (
            "{key} has the mode “location” with the When-In-Use text alone: the app can go on locating in the "
                + "background after a start in front, and the status bar shows it all the while.",
            "Nothing has to change; add NSLocationAlwaysAndWhenInUseUsageDescription if the app is to start there."
        ),
        .noBackgroundMode: (
            "{key} lacks the mode “location” although a text for Always is there: regions and significant changes "
                + "work, continuous updates in the background do not.",
            "Add “location” to {name}, or delete the Always texts if the app does not need them."
        ),
        .backgroundModesEmpty: ("{key} is there and empty.", "Delete it, or add the modes that the app needs."),
        .emptyText: (
            "{key}{purpose} is blank: the prompt explains nothing, and the App Store refuses the app.",
            "Write a sentence that says what the app uses the location for."
        ),
        .placeholderWord: (
            "{key}{purpose} is a single word: “{text}”. Users refuse what nobody explains, and so does App Review.",
            "Write a sentence that says what the app uses the location for."
        ),
        .placeholderMarker: (
            "{key}{purpose} still has the placeholder “{word}”: “{text}”.",
            "Write a sentence that says what the app uses the location for."
        ),
        .placeholderVariable: (
            "{key}{purpose} has the variable {word}; unless the build fills it in, users see it as it stands.",
            "Check the built app's Info.plist, or write the name itself."
        ),
        .placeholderTemplate: (
            "{key}{purpose} is the sample sentence of a plug-in's manual: “{text}”.",
            "Write a sentence that says what this app uses the location for."
        ),
        .sameText: (
            "{key} has the same text as {others}: the second prompt gives no new reason.",
            "Say in the text for Always why the app locates in the background."
        ),
        .duplicateKey: (
            "{key} occurs {count} times in one dictionary, with different values (lines {lines}); nothing promises "
                + "which one iOS keeps.",
            "Keep the one that you mean."
        ),
        .duplicateKeySame: (
            "{key} occurs {count} times in one dictionary, with the same value (lines {lines}).",
            "Keep one of them."
        ),
        .duplicateKeyElsewhere: (
            "{key} occurs {count} times in {path} (lines {lines}); location does not read that dictionary.",
            "Keep the one that you mean."
        ),
        .temporaryType: (
            "{key} is {found} instead of a dictionary of strings, so every request for temporary full accuracy fails.",
            "Make it a dictionary with a purpose key and a sentence for each purpose."
        ),
        .temporaryEntryType: (
            "The value of “{purposeKey}” in {key} is {found} instead of a string, so requests with it fail.",
            "Write a sentence that says why this purpose needs the precise location."
        ),
        .temporaryMissing: (
            "{key} has no text for “{purposeKey}”, so requests with it fail without a prompt. Keys that are there: {known}.",
            "Add “{purposeKey}” with a sentence, or pass a key that is there."
        ),
        .temporaryPlaceholder: (
            "The value of “{purposeKey}” in {key} is “{text}”, the name of a text in a strings file that is not there: "
                + "users see the name.",
            "Write the sentence itself, or add InfoPlist.strings with “{purposeKey}”."
        ),
        .reducedDefault: (
            "{key} is true: from iOS 14 Precise is off in the first prompt, and the app gets locations kilometres off "
                + "until the user switches it on.",
            "Nothing has to change if that is meant; otherwise delete the key."
        ),
        .legacySettingsURL: (
            "{key} has “{scheme}”, a private link to Settings that stopped working around iOS 10 and that App Review "
                + "refuses.",
            "Delete it and open UIApplication.openSettingsURLString instead."
        ),
        .partialPlist: (
            "The file has no bundle keys, so the build merges it with others; keys set there are not seen here.",
            "Check the Info.plist of the built app too."
        ),
        .packageType: (
            "{key} is “{found}”, so this is not the file of an app; iOS reads the usage texts of the app.",
            "Check the app's own Info.plist."
        ),
        .appExtension: (
            "{key} makes this an app extension; iOS reads the usage texts of the app that holds it.",
            "Check the app's own Info.plist."
        ),
        .localisedCopy: (
            "The file lies in {language}.lproj, but {key} is in another language: “{text}”. iOS reads the translations "
                + "of Info.plist from InfoPlist.strings.",
            "Put the translated texts into {language}.lproj/InfoPlist.strings and delete this copy."
        ),
        .suspiciousKey: (
            "“{found}” is almost {key}, but iOS knows only the exact key and ignores this one.",
            "Write {known}."
        ),
    ])
}
