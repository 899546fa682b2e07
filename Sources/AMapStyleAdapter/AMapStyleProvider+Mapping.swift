// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension AMapStyleProvider {
    /// Who the provider is and what may be expected of it.
    public static let descriptor = ProviderDescriptor(
        id: "amap",
        displayName: "AMap",
        vendor: "AutoNavi",
        datums: [.gcj02, .wgs84],
        capabilities: [
            .continuous, .reverseGeocoding, .temporaryFullAccuracy, .permissionCallbacks, .accuracyCallbacks, .heading,
            .background,
        ],
        concurrentOneShots: .shared
    )

    /// How AMap's one-shots behave: the first asks for permission, and all have time-outs of their own.
    ///
    /// Where an Always text exists nobody asks unless the app's delegate does; a request that ends so names that text.
    static func policy(_ settings: AMapStyleSettings, _ infoDictionary: InfoDictionary) -> OneShotPolicy {
        OneShotPolicy(
            concurrency: descriptor.concurrentOneShots,
            startsWhileUndetermined: true,
            enforcesTimeout: false,
            addressTimeout: max(2, settings.addressTimeout),
            whyNotAsked: whyNotAsked(infoDictionary)
        )
    }
}

extension AMapStyleProvider {
    private static func whyNotAsked(_ infoDictionary: InfoDictionary) -> String? {
        let always = ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"]
        guard let key = always.first(where: { infoDictionary.usageDescriptions[$0] != nil }) else { return nil }
        return "Info.plist has \(key), so AMap leaves the question to the app, and nobody answered "
            + "doRequireLocationAuth; ask through the authority before locating."
    }
}

extension LocationError {
    /// What AMap does without the user's consent: its managers are nil, and nothing it is asked to do happens.
    static let noConsent = LocationError(.privacyNotAgreed)

    /// What AMap delivers as nothing at all: neither a location nor an error.
    static let neither = LocationError(.unknown, message: "AMap delivered neither a location nor an error.")

    /// Takes a number of `AMapLocationErrorDomain`; one that is not known becomes `unknown` and stays in the message.
    init(amapCode number: Int, words: String, isAuthorized: Bool, error: any Error) {
        let isKey = words.contains("INVALID_USER")
        let (code, message): (Code, String?) =
            switch number {
            case 1: (.unknown, nil)
            case 2 where isKey: (.keyRefused, "AMap refuses the app's key: \(words).")
            case 2: (isAuthorized ? .locationUnknown : .denied, nil)
            case 3 where isKey: (.addressFailed, "The location came; AMap refuses the key for its address: \(words).")
            case 3: (.addressFailed, nil)
            case 4: (.timedOut, nil)
            case 5: (.cancelled, "AMap cancelled the request.")
            case 6, 7, 8, 9: (.network, nil)
            case 10: (.regionFailure, nil)
            case 11: (.fakeLocation, nil)
            case 12: (.reducedAccuracy, nil)
            default: (.unknown, "AMap failed with the number \(number): \(words)")
            }
        self.init(
            code,
            message: message,
            vendorDomain: "AMapLocationErrorDomain",
            vendorCode: number,
            vendorError: error
        )
    }

    /// The same error as the reason why a location has no address.
    var asAddressError: LocationError {
        code == .addressFailed
            ? self : recoded(.addressFailed, message: "The location came without its address: \(message)")
    }
}

extension Double {
    /// Whole seconds that are not shorter, as AMap's time-outs want them; at most a year.
    var wholeSeconds: Int { Int(Swift.min(rounded(.up), 31_536_000)) }
}
