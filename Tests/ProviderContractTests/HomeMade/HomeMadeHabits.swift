// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// What a home-made provider declares, and how it behaves.
struct HomeMadeHabits: Sendable {
    var capabilities: ProviderCapabilities
    var concurrency = ConcurrentOneShots.shared
    /// Whether the vendor that there is not has heard of the user's consent.
    var hasConsent = true

    /// Everything but callbacks, headings and regions; requests are shared.
    static let usual = HomeMadeHabits(
        capabilities: [.continuous, .reverseGeocoding, .temporaryFullAccuracy, .background]
    )
    /// One-shots alone, one at a time.
    static let modest = HomeMadeHabits(capabilities: [], concurrency: .refused)
    /// As usual, but it has the app asked for permission and for accuracy, has headings, and queues requests.
    static let asking = HomeMadeHabits(
        capabilities: usual.capabilities.union([.permissionCallbacks, .accuracyCallbacks, .heading]),
        concurrency: .queued
    )

    /// The same without consent.
    var withoutConsent: HomeMadeHabits {
        var habits = self
        habits.hasConsent = false
        return habits
    }

    var descriptor: ProviderDescriptor {
        ProviderDescriptor(
            id: "homemade",
            displayName: "Home-made",
            vendor: "nobody",
            datums: [.wgs84],
            capabilities: capabilities,
            concurrentOneShots: concurrency
        )
    }
}
