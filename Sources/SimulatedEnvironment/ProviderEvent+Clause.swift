// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ProviderEvent {
    /// The clause of the contract by which a provider ended a request on its own, without a word of its SDK.
    ///
    /// Journals cite it, so that a replay can say why a request ended when it did.
    var clause: String? {
        guard case .completion(_, .failure(let error)) = content, error.vendorDomain == nil else { return nil }
        return Self.clauses[error.code]
    }

    private static let clauses: [LocationError.Code: String] = [
        .notAsked: "AUTH-12", .missingUsageDescription: "AUTH-13", .vendorStalled: "ONE-13",
    ]
}
