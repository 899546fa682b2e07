// SPDX-License-Identifier: Apache-2.0

/// What a one-shot wants, and how long it waits.
public struct LocationRequest: Sendable, Hashable {
    /// How exact, or nil for the configuration's value.
    public var desiredAccuracy: DesiredAccuracy?

    /// How long the location may take, in seconds above zero.
    ///
    /// The clock starts when the permission is decided and stands still while it is undetermined: a slow user does not
    /// cost the request its time.
    public var timeout: Double

    /// How long the address may take after the location, in seconds, or nil for the SDK's own value.
    public var addressTimeout: Double?

    /// How old an answer may be, in seconds, or nil for whatever the SDK holds to be current.
    ///
    /// An older fix does not answer the request: it is asked again until the time-out. A fix a little younger than the
    /// request's own clock counts as new.
    public var maximumAge: Double?

    /// What to do about reduced accuracy, or nil for the configuration's value.
    public var accuracyMode: AccuracyMode?

    /// Whether the address is wanted; a provider that finds none delivers the location without it.
    public var wantsAddress: Bool

    /// Whether to locate once more when accuracy becomes full.
    ///
    /// A result that came while accuracy was reduced (or the failure `reducedAccuracy`) is held back. If accuracy
    /// becomes full before the time-out, exactly one further request is made, with a time-out of its own, and its
    /// answer is the answer. Otherwise the held result is given at the time-out. The caller is answered exactly once.
    public var repeatWhenFull: Bool

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - desiredAccuracy: How exact.
    ///   - timeout: Seconds for the location.
    ///   - addressTimeout: Seconds for the address.
    ///   - maximumAge: Seconds an answer may be old.
    ///   - accuracyMode: What to do about reduced accuracy.
    ///   - wantsAddress: Whether the address is wanted.
    ///   - repeatWhenFull: Whether to locate once more when accuracy becomes full.
    public init(
        desiredAccuracy: DesiredAccuracy? = nil,
        timeout: Double = 10,
        addressTimeout: Double? = nil,
        maximumAge: Double? = nil,
        accuracyMode: AccuracyMode? = nil,
        wantsAddress: Bool = false,
        repeatWhenFull: Bool = false
    ) {
        self.desiredAccuracy = desiredAccuracy
        self.timeout = timeout
        self.addressTimeout = addressTimeout
        self.maximumAge = maximumAge
        self.accuracyMode = accuracyMode
        self.wantsAddress = wantsAddress
        self.repeatWhenFull = repeatWhenFull
    }
}
