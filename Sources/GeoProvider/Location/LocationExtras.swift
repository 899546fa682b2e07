// SPDX-License-Identifier: Apache-2.0

/// What few locations have: an address, or the reason why one that was wanted is missing.
final class LocationExtras: Sendable, Hashable {
    let address: Address?
    let addressError: LocationError?

    private init(_ address: Address?, _ addressError: LocationError?) {
        self.address = address
        self.addressError = addressError
    }

    /// Keeps what there is; nil if there is nothing.
    static func keeping(_ address: Address?, _ addressError: LocationError?) -> LocationExtras? {
        address == nil && addressError == nil ? nil : LocationExtras(address, addressError)
    }

    static func == (left: LocationExtras, right: LocationExtras) -> Bool {
        left.address == right.address && left.addressError == right.addressError
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(address)
        hasher.combine(addressError)
    }
}
