// SPDX-License-Identifier: Apache-2.0

package import PermissionRules

/// The network: reachable or not, how slow, which hosts fail, and what a mainland device lets the app do.
///
/// Its device owns it, and shows it as `DeviceNetwork`.
package final class NetworkPart {
    /// Whether the network can be reached.
    public var isOnline: Bool
    /// How long an answer takes; 200 ms unless told otherwise.
    public var latency = Duration.milliseconds(200)
    /// How every host fails; nil: those alone that `failures` names.
    public var failure: DeviceNetworkOutcome?
    /// Hosts that fail, and how.
    public var failures: [String: DeviceNetworkOutcome] = [:]
    /// What the device lets the app do on the network.
    public private(set) var access: WirelessDataAccess

    @exclusivity(unchecked) unowned(unsafe) var device: SimulatedDevice!
    private var waiting: [(host: String, slot: DeviceReceiverID)] = []

    init(_ configuration: DeviceConfiguration) {
        isOnline = configuration.isOnline
        access = configuration.wirelessData
    }

    func attach(to device: SimulatedDevice) { self.device = device }

    /// Asks a host something; the slot gets one event of kind `networkEnded` with the outcome's raw value.
    ///
    /// The first request on a mainland device that has not asked yet raises the wireless-data prompt, and waits for it.
    public func request(_ host: String, from slot: DeviceSlot) {
        guard access == .unasked, device.keeps(.wirelessData) else { return end(host, slot.id) }
        waiting.append((host, slot.id))
        guard !device.permissionPart.prompts.contains(where: { $0.answer == .pending && $0.id == .wirelessData }) else {
            return
        }
        device.permissionPart.present(
            DevicePrompt(
                .wirelessData,
                on: device,
                rule: BehaviourRule.wirelessData.rawValue,
                isOverApp: device.appPart.isOnScreen
            )
        )
    }

    /// The wireless-data prompt is gone: the user decided, or (nil) it vanished and the next request asks again.
    func decide(_ decision: WirelessDataAccess?) {
        if let decision { access = decision }
        let requests = waiting
        waiting = []
        for request in requests { end(request.host, request.slot) }
    }

    private func end(_ host: String, _ slot: DeviceReceiverID) {
        let outcome = isOnline && access == .allowed ? failures[host] ?? failure ?? .answered : .notConnected
        let delay = outcome == .notConnected ? Duration.zero : latency
        device.schedule(.networkEnded, payload: outcome.rawValue, after: delay, to: slot)
    }
}
