// SPDX-License-Identifier: Apache-2.0

public import Geodesy
public import PermissionRules
public import TrackFiles

/// What a simulated phone starts with.
public struct DeviceConfiguration {
    /// The iOS version.
    public var os: IOSVersion
    /// What the app's Info.plist declares.
    public var declaration: AppDeclaration
    /// What the app was built as, where iOS treats it differently.
    public var build: AppBuild
    /// The positions of the switches.
    public var switches: SwitchSettings
    /// A permission table other than the standard one, for experiments; nil: the standard one.
    public var table: PermissionTable?
    /// The permission state at the start; nil for `precise` in the Info.plist's favour, see `init`.
    public var permission: PermissionState
    /// The language of the system's prompts.
    public var language: PromptLanguage
    /// Where the phone is, unless a track moves it.
    public var place: Coordinate<WGS84>
    /// A track that moves the phone; its first point is the device's time 0.
    public var track: TrackTimeline?
    /// Whether the track begins again at its end.
    public var repeatsTrack: Bool
    /// What the receivers can do.
    public var receivers: DeviceReceivers
    /// What the compass says at first.
    public var compass: DeviceCompass
    /// Whether the phone hears Bluetooth beacons.
    public var hasBluetooth: Bool
    /// Whether positioning is possible.
    public var hasSignal: Bool
    /// A location from before the start, which the system still remembers.
    public var lastKnown: DeviceFix?
    /// Whether the network can be reached.
    public var isOnline: Bool
    /// What a mainland device lets the app do on the network.
    public var wirelessData: WirelessDataAccess
    /// The seed of everything that looks random.
    public var seed: UInt64
    /// The time 0 of the device, in seconds since 1970-01-01 00:00 UTC; 2026-01-01 00:00 UTC unless told otherwise.
    public var startTimestamp: Double

    /// West Lake in Hangzhou, where a phone is unless told otherwise.
    public static let hangzhou = try! Coordinate<WGS84>(latitude: 30.2460, longitude: 120.1551)

    /// A phone with the newest iOS in Hangzhou, online, freshly installed, unless told otherwise.
    ///
    /// With no permission state given the Precise switch starts as the Info.plist's
    /// `NSLocationDefaultAccuracyReduced` says.
    public init(
        os: IOSVersion = .newest,
        declaration: AppDeclaration = .sample,
        switches: SwitchSettings = SwitchSettings(),
        permission: PermissionState? = nil
    ) {
        self.os = os
        self.declaration = declaration
        build = .current
        self.switches = switches
        self.permission = permission ?? PermissionState(precise: !declaration.defaultAccuracyReduced)
        language = .english
        place = Self.hangzhou
        repeatsTrack = false
        receivers = DeviceReceivers()
        compass = DeviceCompass()
        hasBluetooth = true
        hasSignal = true
        isOnline = true
        wirelessData = .allowed
        seed = 0
        startTimestamp = 1_767_225_600
    }

    /// The permission machine of this iOS version, these switches and this kind of app.
    func makeMachine() -> PermissionMachine {
        PermissionMachine(RuleSet(binding: os), switches: switches, build: build, table: table)
    }
}
