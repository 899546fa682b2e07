// SPDX-License-Identifier: Apache-2.0

/// Something that happens to one receiver at one time: data, never a closure.
public struct DeviceEvent: Sendable, Hashable {
    /// What kind of event it is; the meaning is the receiver's.
    public let kind: Kind
    /// A number whose meaning the kind defines.
    public let payload: Int
    /// Where it goes.
    let receiver: DeviceReceiverID

    /// The kinds of events: raw values below 0x8000 are free for receivers, the others belong to the device.
    public struct Kind: RawRepresentable, Sendable, Hashable {
        /// The number of the kind.
        public let rawValue: UInt16

        /// Makes a kind; receivers use numbers below 0x8000.
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// The visible status or accuracy changed; the payload is the change's serial number.
        public static let authorizationChanged = Kind(rawValue: 0x8001)
        /// The app's state changed; the payload is the new state's index in `DeviceAppState.allCases`.
        public static let appStateChanged = Kind(rawValue: 0x8002)
        /// A temporary-full-accuracy request ended; the payload is an error code of CLError, or −1 for none.
        public static let temporaryAccuracyEnded = Kind(rawValue: 0x8003)
        /// A network request ended; the payload is a `DeviceNetworkOutcome`'s raw value.
        public static let networkEnded = Kind(rawValue: 0x8004)
        /// The receivers have something new: the payload is the index of a raw fix, or −1 for all else.
        public static let deliveryChanged = Kind(rawValue: 0x8005)
        /// The event held for provisional Always is no longer held: the payload is 1 if it may be delivered, or 0.
        public static let heldEventEnded = Kind(rawValue: 0x8006)
    }
}
