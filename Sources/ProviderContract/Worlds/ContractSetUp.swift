// SPDX-License-Identifier: Apache-2.0

public import Geodesy
public import SimulatedDevice

/// How a world starts for one check.
///
/// Left alone it is the easiest world: location is granted while the app is in use, precise, with a clear sky over
/// Hangzhou, and Info.plist holds everything.
public struct ContractSetUp: Sendable, Hashable {
    /// The iOS rule set; a device runs the first version that the set binds.
    public var rules = RuleSet.ios18
    /// Moves the place a little, so that another seed is another walk.
    public var seed: UInt64 = 0
    /// The user's decision so far.
    public var grant = AccessGrant.whenInUse
    /// Whether the Precise switch is on.
    public var precise = true
    /// Whether location services are on.
    public var servicesOn = true
    /// Whether location is restricted.
    public var restricted = false
    /// The usage texts that Info.plist holds.
    public var usageTexts = Set(UsageKey.allCases)
    /// The purpose keys in the temporary dictionary of Info.plist.
    public var purposeKeys = [Self.purposeKey, Self.otherPurposeKey]
    /// The background modes in Info.plist.
    public var backgroundModes: Set<String> = ["location"]
    /// Whether the user has agreed to the vendor's terms, and the app has told the SDK so before the provider is made.
    public var consents = true
    /// Whether Info.plist makes accuracy reduced by default; ``precise`` says how the switch stands all the same.
    public var isReducedByDefault = false
    /// Where the phone is; nil for a place near Hangzhou that depends on the seed.
    public var place: Coordinate<WGS84>?
    /// Whether positioning is possible.
    public var hasSignal = true
    /// How many seconds ago the system last knew the phone, a kilometre away; nil for never.
    public var lastKnownAge: Double?
    /// After how many seconds at rest the system may pause updates; nil for the system's own time.
    public var pausesAfter: Double?

    /// Whether the journal is wanted in full, for the text of a failure; without it a world may save the work.
    public var keepsJournal = false

    /// Whether the world is only for the explorer: nothing is written down, and nobody looks at the status bar.
    var isExplored = false

    /// The purpose key that checks ask with.
    public static let purposeKey = "navigation"
    /// A purpose key that checks do not ask with.
    public static let otherPurposeKey = "sharing"

    /// The easiest world.
    public init() {}

    /// The controls that a world needs to start like this.
    public var neededControls: ContractControls {
        var needed: ContractControls = []
        let easiest = ContractSetUp()
        if grant != easiest.grant || precise != easiest.precise || servicesOn != easiest.servicesOn
            || restricted != easiest.restricted || usageTexts != easiest.usageTexts
            || backgroundModes != easiest.backgroundModes || purposeKeys != easiest.purposeKeys
            || isReducedByDefault != easiest.isReducedByDefault
        {
            needed.insert(.permission)
        }
        if place != nil || lastKnownAge != nil { needed.insert(.place) }
        if !consents { needed.insert(.consent) }
        if !hasSignal { needed.insert(.signal) }
        if pausesAfter != nil { needed.insert(.application) }
        return needed
    }

    /// Where the phone starts.
    public var start: Coordinate<WGS84> {
        if let place { return place }
        let east = Double(seed % 41) * 100
        let north = Double(seed / 41 % 41) * 100
        return DeviceConfiguration.hangzhou
            .destination(bearing: 90, distance: east).destination(bearing: 0, distance: north)
    }
}
