// SPDX-License-Identifier: Apache-2.0

import Geodesy
public import PermissionRules

/// A simulated iPhone: permission, prompts, Settings, app life cycle, radios, status bar, virtual time, journal.
///
/// A device and everything that hangs on it form one isolation domain: plain objects that one thread at a time drives.
/// Time is virtual; nothing happens until `advance(by:)`, `advance(to:)`, `settle()` or `run(_:)` lets it. The same
/// inputs give the same journal, byte for byte. Two devices share nothing.
public final class SimulatedDevice {
    /// How the device was set up.
    ///
    /// An update of the app and a newer iOS change what it says of them.
    @exclusivity(unchecked) public internal(set) var configuration: DeviceConfiguration
    /// The permission machine of the device's iOS version, with the device's switches.
    @exclusivity(unchecked) public internal(set) var machine: PermissionMachine {
        didSet { permissionPart.forgetView() }
    }
    /// What happened, layer by layer.
    public let journal: DeviceJournal
    package let appPart: AppPart
    package let permissionPart: PermissionPart
    package let userPart: UserPart
    package let sensingPart: SensingPart
    package let locationPart: LocationPart
    package let sessionsPart: SessionsPart
    package let networkPart: NetworkPart
    /// State that code on the phone keeps at class level.
    public let storage: DeviceStorage

    // Here and where else it says so, accesses are not checked for overlaps at run time: one thread drives a device, no
    // access lasts while somebody else is called, and the checks were a third of what a location costs.
    @exclusivity(unchecked) var queue = DeviceEventQueue()
    let receivers = DeviceReceiverTable()
    @exclusivity(unchecked) var nanoseconds: Int64 = 0
    @exclusivity(unchecked) var isDelivering = false
    /// How many events have been delivered so far.
    @exclusivity(unchecked) package var deliveredEventCount = 0
    /// App-scope events that came due while the app was suspended, in order.
    var held: [DeviceEvent] = []
    let executor = DeviceExecutor()
    let removesRules: Bool

    /// Whether the main queue owns the device.
    @exclusivity(unchecked) public internal(set) var isLive = false
    /// What a scenario makes happen, while a program of its own is the app.
    var script: DeviceScript?
    /// What rings when an event is scheduled for a time before `alarmTime`, in nanoseconds.
    var alarm: AsyncStream<Void>.Continuation?
    @exclusivity(unchecked) var alarmTime = Int64.min
    /// What other threads may read while the device is live.
    package let snapshot = DeviceSnapshot()
    #if DEBUG
        /// The thread that drives the device at the moment.
        var driver: ObjectIdentifier?
    #endif

    /// Who is calling right now, for journals: `app` unless an SDK said otherwise.
    @exclusivity(unchecked) public internal(set) var caller = "app"

    /// Whether what runs now stands for the phone's main thread, as everything does but a body of `onAnotherThread(_:)`.
    public private(set) var isOnMainThread = true

    /// Sets a phone up; its app is not running until `app.launch()`.
    public init(_ configuration: DeviceConfiguration = DeviceConfiguration()) {
        var configuration = configuration
        configuration.switches.removedRules.formUnion(DeviceConfiguration.rulesRemovedByEnvironment)
        removesRules = !configuration.switches.removedRules.isEmpty
        self.configuration = configuration
        let hasSource = !SystemInterface.sourceInformation.isMissing(in: configuration.os)
        tellsLocationSource = hasSource && configuration.switches.keeps(.locationSource)
        referenceTime = configuration.startTimestamp - 978_307_200
        machine = configuration.makeMachine()
        journal = DeviceJournal()
        appPart = AppPart()
        permissionPart = PermissionPart(configuration)
        userPart = UserPart()
        sensingPart = SensingPart(configuration)
        locationPart = LocationPart()
        sessionsPart = SessionsPart()
        networkPart = NetworkPart(configuration)
        storage = DeviceStorage()
        appPart.attach(to: self)
        permissionPart.attach(to: self)
        userPart.attach(to: self)
        sensingPart.attach(to: self)
        locationPart.attach(to: self)
        sessionsPart.attach(to: self)
        networkPart.attach(to: self)
        if configuration.track != nil {
            note(.system, .step, "a track moves the phone: its coordinates are input, and may be real")
        }
    }

    /// Whether locations say who produced them, from iOS 15; worked out once, because every location asks.
    package let tellsLocationSource: Bool

    /// The time of the start in seconds since Foundation's reference date, the beginning of 2001.
    package let referenceTime: Double

    /// The iOS version.
    public var os: IOSVersion { configuration.os }

    /// What differs between iOS versions besides permission.
    public var traits: RuleTraits { machine.traits }

    /// The switches.
    public var switches: SwitchSettings { configuration.switches }

    /// The time since the device was made.
    public var now: Duration { .nanoseconds(nanoseconds) }

    /// The time as seconds since 1970-01-01 00:00 UTC, for timestamps.
    public var timestamp: Double { configuration.startTimestamp + Double(nanoseconds) / 1e9 }

    /// Runs code that a phone would run on another thread, because it may block; in virtual time that takes no time.
    public func onAnotherThread<Result>(_ body: () throws -> Result) rethrows -> Result {
        let previous = isOnMainThread
        isOnMainThread = false
        defer { isOnMainThread = previous }
        return try body()
    }

    /// Runs code in the name of an SDK or layer, so that journals say who called.
    public func calling<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        let previous = caller
        caller = name
        defer { caller = previous }
        return try body()
    }
}
