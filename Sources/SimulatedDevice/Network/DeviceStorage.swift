// SPDX-License-Identifier: Apache-2.0

/// State that code on the phone keeps at class level: it belongs to the device, so that two devices share nothing.
public final class DeviceStorage {
    private var process: [ObjectIdentifier: Any] = [:]
    private var installation: [ObjectIdentifier: Any] = [:]

    /// Empty storage.
    init() {}

    /// The value of a key; its default until it is set.
    public subscript<Key: DeviceStorageKey>(_ key: Key.Type) -> Key.Value {
        get {
            let stored = Key.lifetime == .process ? process : installation
            return stored[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
        }
        set {
            switch Key.lifetime {
            case .process: process[ObjectIdentifier(key)] = newValue
            case .installation: installation[ObjectIdentifier(key)] = newValue
            }
        }
    }

    /// The app's process ended: what lived in it is gone.
    func endProcess() { process = [:] }

    /// The app was deleted: what the system kept for it is gone, too.
    func endInstallation() { installation = [:] }
}
