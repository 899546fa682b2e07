// SPDX-License-Identifier: Apache-2.0

public import SimulatedCoreLocation
public import SimulatedDevice

/// The key and the user's consent, for all of Baidu's location classes.
///
/// Both last as long as the app's process.
public final class BMKLocationAuth: NSObject {
    private let device: SimulatedDevice
    private var slot: DeviceSlot!
    private weak var delegate: (any BMKLocationAuthDelegate)?
    private var key = ""
    /// Whether the user agreed to the privacy terms.
    private(set) var hasConsent = false
    /// Whether the key is accepted.
    public private(set) var permisionState = BMKLocationAuthErrorCode.unknown

    /// Whether nothing works with the key: there is none, or it was refused.
    var isRefused: Bool { key.isEmpty || permisionState == .failed }

    /// The one object of the current device's app.
    public static func sharedInstance() -> BMKLocationAuth { of(.current) }

    static func of(_ device: SimulatedDevice) -> BMKLocationAuth {
        if let auth = device.storage[Stored.self] { return auth }
        let auth = BMKLocationAuth(device)
        device.storage[Stored.self] = auth
        return auth
    }

    private init(_ device: SimulatedDevice) {
        self.device = device
        super.init()
        slot = device.register(self, caller: SimulatedBaidu.name)
    }

    deinit { slot.retire() }

    /// Tells whether the user agreed to the privacy terms, since 2.0.2; managers made before stay as they are.
    public func setAgreePrivacy(_ isAgree: Bool) {
        device.sdk(SimulatedBaidu.name).noteCall("setAgreePrivacy(\(isAgree))")
        hasConsent = isAgree
    }

    /// Has the key checked on the network.
    public func checkPermision(withKey key: String, authDelegate delegate: (any BMKLocationAuthDelegate)?) {
        device.sdk(SimulatedBaidu.name).noteCall("checkPermision(withKey:)")
        self.key = key
        self.delegate = delegate
        device.network.request(SimulatedBaidu.host, from: slot)
    }

    private var isAccepted: Bool {
        guard !key.isEmpty else { return false }
        let owner = SimulatedBaidu.configuration(on: device).bundleIdentifiers[key]
        return owner.map { $0 == device.configuration.declaration.bundleIdentifier } ?? true
    }

    private enum Stored: DeviceStorageKey {
        static var defaultValue: BMKLocationAuth? { nil }
    }
}

extension BMKLocationAuth: DeviceEventReceiver {
    /// Takes the answer of the network.
    public func receive(_ event: DeviceEvent) {
        guard event.kind == .networkEnded else { return }
        let isAnswered = DeviceNetworkOutcome(rawValue: event.payload) == .answered
        permisionState = !isAnswered ? .networkFailed : isAccepted ? .success : .failed
        let sdk = device.sdk(SimulatedBaidu.name)
        sdk.noteCallback("onCheckPermissionState(_:): \(permisionState)", rule: BaiduHabit.key.rawValue)
        let (delegate, state) = (delegate, permisionState)
        sdk.callingApp { delegate?.onCheckPermissionState(state) }
    }
}
