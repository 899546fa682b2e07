// SPDX-License-Identifier: Apache-2.0

// Views of the parts; each keeps the device alive, so that none outlives what it shows.
extension SimulatedDevice {
    /// The app's process and its place on the screen.
    public var app: DeviceApp { DeviceApp(device: self) }

    /// Permission, prompts and Settings.
    public var permission: DevicePermission { DevicePermission(device: self) }

    /// The user: scripted answers to prompts.
    public var user: DeviceUser { DeviceUser(device: self) }

    /// The truth about where the phone is, and what its receivers make of it.
    public var sensing: DeviceSensing { DeviceSensing(device: self) }

    /// Location sessions, who may be delivered to, the status bar.
    public var location: DeviceLocationService { DeviceLocationService(device: self) }

    /// The service sessions and background activity sessions that the app holds.
    public var sessions: DeviceSessions { DeviceSessions(device: self) }

    /// The network.
    public var network: DeviceNetwork { DeviceNetwork(device: self) }
}
