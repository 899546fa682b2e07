// SPDX-License-Identifier: Apache-2.0

extension LocationError.Code {
    /// What is usual for a code: its sentence, and whether trying again can help.
    struct Usual {
        let message: String
        let isTransient: Bool
    }

    /// Every code of the protocol layer, in the order of the documentation.
    public static let all: [Self] = rows.map(\.0)

    /// The usual sentence and transience of every code.
    static let table = Dictionary(uniqueKeysWithValues: rows.map { ($0.0, $0.1) })

    private static let rows: [(Self, Usual)] = [
        (.denied, lasting("The user refused location to this app; only Settings can change that.")),
        (.restricted, lasting("Parental controls or device management forbid location on this device.")),
        (.servicesOff, lasting("Location Services are switched off for the whole device.")),
        (.undecided, passing("The user has left the permission question open; ask again later.")),
        (.notAsked, lasting("Nobody asked the user for permission; ask through the authority before locating.")),
        (.missingUsageDescription, lasting("A usage text is missing from Info.plist, so the system shows no prompt.")),
        (
            .missingBackgroundMode,
            lasting("Background updates need \"location\" among UIBackgroundModes in Info.plist.")
        ),
        (.missingPurposeKey, lasting("The purpose key is not in NSLocationTemporaryUsageDescriptionDictionary.")),
        (.privacyNotAgreed, lasting("Report the user's privacy consent to the vendor before creating the provider.")),
        (.keyRefused, lasting("The vendor refused the app's key; check key and bundle identifier.")),
        (.cancelled, passing("The request was cancelled.")),
        (.timedOut, passing("No usable location came within the time-out.")),
        (.locationUnknown, passing("The position cannot be determined right now.")),
        (.network, passing("The network failed.")),
        (.addressFailed, passing("The location came without its address.")),
        (.reducedAccuracy, lasting("Full accuracy is required, and the user grants only approximate location.")),
        (.fakeLocation, lasting("The vendor holds this location to be faked.")),
        (.vendorStalled, passing("The SDK neither answered nor failed in time.")),
        (.busy, passing("Another request is running, and this provider takes one at a time.")),
        (.unsupported, lasting("This provider does not have the capability; see its descriptor.")),
        (.headingFailure, passing("The heading cannot be determined.")),
        (.regionFailure, lasting("The region cannot be monitored.")),
        (.unknown, passing("The SDK failed without saying why.")),
    ]

    private static func lasting(_ message: String) -> Usual { Usual(message: message, isTransient: false) }
    private static func passing(_ message: String) -> Usual { Usual(message: message, isTransient: true) }
}
