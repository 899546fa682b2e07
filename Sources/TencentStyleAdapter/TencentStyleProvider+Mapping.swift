// SPDX-License-Identifier: Apache-2.0

public import GeoProvider

extension TencentStyleProvider {
    /// Who the provider is and what may be expected of it.
    public static let descriptor = ProviderDescriptor(
        id: "tencent",
        displayName: "Tencent",
        vendor: "Tencent",
        datums: [.gcj02, .wgs84],
        capabilities: [.continuous, .reverseGeocoding, .temporaryFullAccuracy, .heading, .background],
        concurrentOneShots: .shared
    )

    /// How the one-shots behave: the source is called at once, though it calls the SDK only after the decision, and ends
    /// its calls in time.
    static func policy(_ settings: TencentStyleSettings) -> OneShotPolicy {
        OneShotPolicy(
            concurrency: descriptor.concurrentOneShots,
            startsWhileUndetermined: true,
            enforcesTimeout: false,
            addressTimeout: max(0, settings.addressTimeout)
        )
    }
}

extension LocationError {
    /// What Tencent does without the user's consent: its managers are nil, and nothing they are asked to do happens.
    static let noConsent = LocationError(.privacyNotAgreed)

    /// What Tencent delivers as nothing at all: neither a location nor an error.
    static let neither = LocationError(.unknown, message: "Tencent delivered neither a location nor an error.")

    /// What it means that Tencent takes no request, not even by a manager that has none yet.
    static let notTaken = LocationError(.vendorStalled, message: "Tencent's SDK took no request.")

    /// Why a location that wanted an address has none, where Tencent says nothing.
    static let addressMissing = LocationError(
        .addressFailed,
        message: "The location came, its address did not; check the network and Tencent's key."
    )

    /// Takes a number of Tencent's; one that is not known becomes `unknown` and stays in the message.
    ///
    /// The header exports no domain, so the number alone counts.
    init(tencentCode number: Int, domain: String, error: any Error) {
        let (code, message): (Code, String?) =
            switch number {
            case 0: (.locationUnknown, nil)
            case 1: (.denied, nil)
            case 2: (.network, nil)
            case 3: (.headingFailure, nil)
            case 4: (.unknown, nil)
            default: (.unknown, "Tencent failed with the number \(number).")
            }
        self.init(code, message: message, vendorDomain: domain, vendorCode: number, vendorError: error)
    }

    /// The same error as the reason why a location has no address.
    var asAddressError: LocationError {
        recoded(.addressFailed, message: "The location came without its address: \(message)")
    }
}

extension String {
    /// Whether a version of the SDK, such as `4.2`, is 4.3 or later, where a time-out is that of the whole request.
    var isOfWholeTimeouts: Bool {
        let numbers = split(separator: ".").map { Int($0) ?? 0 }
        return !numbers.lexicographicallyPrecedes([4, 3])
    }
}
