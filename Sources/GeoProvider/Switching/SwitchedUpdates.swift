// SPDX-License-Identifier: Apache-2.0

/// What a switching provider has started besides one-shots, and what its delegate has been told, without side effects.
struct SwitchedUpdates {
    /// What to do with an error of the updates.
    enum Reaction: Equatable {
        case tell
        case drop
        /// Put the provider at this place of the failover order in place.
        case move(to: Int)
        /// Deliver the city at this place of the failover order, and tell the error.
        case city(Int)
    }

    /// Whether the app wants updates.
    var isWanted = false
    /// Whether the app wants headings.
    var wantsHeading = false
    /// The regions that the app has watched, in the order in which they were given.
    private(set) var regions: [Region] = []
    /// The lack of permission that was told since updates were started or last granted.
    private(set) var told: LocationError.Code?
    /// Whether the updates have ended, because the vendor demands a consent.
    private(set) var hasEnded = false
    /// How many places of the failover order have been used since updates were started or the app last swapped.
    private(set) var used = 0

    /// The app starts updates; false if they go on already.
    mutating func start() -> Bool {
        guard !isWanted || hasEnded else { return false }
        isWanted = true
        hasEnded = false
        told = nil
        used = 0
        return true
    }

    /// The app stops updates; false if it had.
    mutating func stop() -> Bool {
        defer { isWanted = false }
        return isWanted
    }

    /// The app has put another provider in place, so the failover order counts from its beginning.
    mutating func swap() {
        used = 0
        hasEnded = false
    }

    mutating func authorizationChanged(isAuthorized: Bool) {
        if isAuthorized { told = nil }
    }

    mutating func watch(_ region: Region) {
        forget(region)
        regions.append(region)
    }

    mutating func forget(_ region: Region) {
        regions.removeAll { $0.identifier == region.identifier }
    }

    /// The provider in place tells an error of its updates.
    ///
    /// A lack of permission is told once, however many providers find it. Only what does not pass by itself, and is
    /// not about permission, moves the updates to another provider. A disturbed compass concerns the headings.
    mutating func fail(_ error: LocationError, of provider: Int, order: [SwitchLedger.Step]) -> Reaction {
        if error.code == .headingFailure { return wantsHeading ? .tell : .drop }
        guard isWanted else { return .drop }
        if error.code.isAboutPermission {
            defer { told = error.code }
            return told == error.code ? .drop : .tell
        }
        guard !error.isTransient else { return .tell }
        let rest = order.indices.dropFirst(used)
        hasEnded = error.code == .privacyNotAgreed
        guard let place = rest.first(where: { order[$0].mayHelp(error, after: provider) }) else { return .tell }
        used = place + 1
        if case .city = order[place] { return .city(place) }
        hasEnded = false
        return .move(to: place)
    }
}
