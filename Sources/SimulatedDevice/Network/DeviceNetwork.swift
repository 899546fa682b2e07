// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// The network: reachable or not, how slow, which hosts fail, and what a mainland device lets the app do.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceNetwork {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: NetworkPart { device.networkPart }

    /// Whether the network can be reached.
    public var isOnline: Bool {
        get { part.isOnline }
        nonmutating set { part.isOnline = newValue }
    }

    /// How long an answer takes; 200 ms unless told otherwise.
    public var latency: Duration {
        get { part.latency }
        nonmutating set { part.latency = newValue }
    }

    /// How every host fails; nil: those alone that `failures` names.
    public var failure: DeviceNetworkOutcome? {
        get { part.failure }
        nonmutating set { part.failure = newValue }
    }

    /// Hosts that fail, and how.
    public var failures: [String: DeviceNetworkOutcome] {
        get { part.failures }
        nonmutating set { part.failures = newValue }
    }

    /// What the device lets the app do on the network.
    public var access: WirelessDataAccess { part.access }

    /// Asks a host something; the slot gets one event of kind `networkEnded` with the outcome's raw value.
    ///
    /// The first request on a mainland device that has not asked yet raises the wireless-data prompt, and waits for it.
    public func request(_ host: String, from slot: DeviceSlot) { part.request(host, from: slot) }
}
