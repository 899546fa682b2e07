// SPDX-License-Identifier: Apache-2.0

/// A typed key of a device's storage; the type itself is the key.
public protocol DeviceStorageKey {
    /// What is stored.
    associatedtype Value
    /// The value until one is set.
    static var defaultValue: Value { get }
    /// How long a value lasts.
    static var lifetime: DeviceStorageLifetime { get }
}

extension DeviceStorageKey {
    /// As long as the app's process.
    public static var lifetime: DeviceStorageLifetime { .process }
}
