// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension Result<Location, LocationError> {
    /// The location, if it is one.
    var location: Location? { try? get() }

    /// The error's code, if it is one.
    var code: LocationError.Code? {
        if case .failure(let error) = self { return error.code }
        return nil
    }

    /// Whether no fix could be had.
    var isWithoutFix: Bool { code == .timedOut || code == .locationUnknown || code == .vendorStalled }

    /// The result with its location changed.
    func changing(_ change: (inout Location) -> Void) -> Self {
        map { location in
            var location = location
            change(&location)
            return location
        }
    }
}

extension LocationError {
    /// The error with some of its parts replaced.
    func copy(
        code: Code? = nil,
        message: String? = nil,
        isTransient: Bool? = nil,
        keepsNumber: Bool = true,
        keepsKey: Bool = true
    ) -> LocationError {
        LocationError(
            code ?? self.code,
            message: message ?? self.message,
            isTransient: isTransient ?? self.isTransient,
            vendorDomain: vendorDomain,
            vendorCode: keepsNumber ? vendorCode : nil,
            infoDictionaryKey: keepsKey ? infoDictionaryKey : nil
        )
    }
}
