// SPDX-License-Identifier: Apache-2.0

/// What happened on a device, in order, on lanes: what tests assert on and reports draw.
public final class DeviceJournal {
    /// The entries kept so far, oldest first.
    public var entries: [DeviceJournalEntry] {
        if oldestFix > 0 { removeOldFixes() }
        if let limit, kept.count > limit { removeOldest() }
        return kept
    }

    @exclusivity(unchecked) private var kept: [DeviceJournalEntry] = []
    /// What is kept of the entries that come with every location; all unless told otherwise.
    @exclusivity(unchecked) public var fixPolicy = DeviceFixPolicy.all {
        didSet { onlyCountsFixes = fixPolicy == .counted && sink == nil }
    }
    /// How many entries are kept at most, the newest ones; nil for all.
    ///
    /// The sink hears every entry all the same. With a limit a device can run for years in memory that does not grow.
    @exclusivity(unchecked) public var limit: Int? {
        didSet {
            // Old entries go together, so that each costs little.
            let least = max(limit ?? .max, 0)
            bound = least < .max / 2 ? max(2 * least, 64) : .max
        }
    }
    @exclusivity(unchecked) private var bound = Int.max
    /// Called with every entry as it is written, also with those that are not kept.
    @exclusivity(unchecked) public var sink: ((DeviceJournalEntry) -> Void)? {
        didSet { onlyCountsFixes = fixPolicy == .counted && sink == nil }
    }
    /// How many entries came with locations, kept or not, by lane.
    public var fixCounts: [DeviceLane: Int] {
        var counts: [DeviceLane: Int] = [:]
        for lane in DeviceLane.allCases where fixes[lane.place] > 0 { counts[lane] = fixes[lane.place] }
        return counts
    }

    /// The counts by lane, in memory of their own: every layer counts every location.
    private let fixes = UnsafeMutablePointer<Int>.allocate(capacity: DeviceLane.allCases.count)
    /// Whether nobody keeps or reads an entry that comes with a location.
    @exclusivity(unchecked) private var onlyCountsFixes = false
    /// Where the kept entries are that came with locations, while only the newest are kept.
    private var fixIndices: [Int] = []
    /// How many of those, from the oldest on, are too many: they are removed together.
    @exclusivity(unchecked) private var oldestFix = 0

    /// An empty journal.
    public init() {
        fixes.initialize(repeating: 0, count: DeviceLane.allCases.count)
    }

    deinit {
        leaveTrace()
        fixes.deallocate()
    }

    /// Whether nothing is written, not even made into words; for whoever drives a device many times a second.
    ///
    /// Nothing that happens on the device depends on it.
    @exclusivity(unchecked) package var isSilent = false

    /// The entry of a call that may turn out not to have happened.
    @exclusivity(unchecked) private var tentative: DeviceJournalEntry? {
        didSet { isWaiting = tentative != nil }
    }
    @exclusivity(unchecked) private var isWaiting = false

    func append(_ entry: DeviceJournalEntry) {
        confirm()
        sink?(entry)
        kept.append(entry)
        if kept.count > bound { removeOldest() }
    }

    /// Counts a location if nobody keeps or reads entries of them; if not, nothing is done.
    func countsFix(lane: DeviceLane) -> Bool {
        guard onlyCountsFixes else { return false }
        if isWaiting { confirm() }
        fixes[lane.place] &+= 1
        return true
    }

    /// Appends an entry if the body says that it happened, or if the body writes an entry of its own, before that one.
    func append(_ entry: DeviceJournalEntry, ifItHappens body: () -> Bool) -> Bool {
        confirm()
        tentative = entry
        let happened = body()
        if happened { confirm() }
        tentative = nil
        return happened
    }

    /// Appends the tentative entry: what follows shows that it happened.
    private func confirm() {
        guard isWaiting, let entry = tentative else { return }
        tentative = nil
        append(entry)
    }

    /// Appends an entry that comes with a location; `make` is called only if somebody keeps or reads it.
    func appendFix(lane: DeviceLane, _ make: () -> DeviceJournalEntry) {
        if isSilent { return }
        confirm()
        fixes[lane.place] += 1
        switch fixPolicy {
        case .all: append(make())
        case .counted: sink?(make())
        case .newest(let limit):
            let entry = make()
            sink?(entry)
            guard limit > 0 else { return }
            if fixIndices.count - oldestFix >= limit {
                oldestFix += 1
                if oldestFix > max(64, limit) { removeOldFixes() }
            }
            fixIndices.append(kept.count)
            kept.append(entry)
            if kept.count > bound { removeOldest() }
        }
    }

    /// Removes the entries of locations that are too many, in one go, and renumbers the others.
    private func removeOldFixes() {
        var next = 0
        var end = 0
        for index in kept.indices {
            if next < oldestFix, fixIndices[next] == index {
                next += 1
                continue
            }
            kept[end] = kept[index]
            end += 1
        }
        kept.removeLast(kept.count - end)
        fixIndices = fixIndices[oldestFix...].map { $0 - oldestFix }
        oldestFix = 0
    }

    /// Removes the oldest entries beyond the limit, and renumbers the others.
    private func removeOldest() {
        if oldestFix > 0 { removeOldFixes() }
        let number = max(0, kept.count - max(limit ?? kept.count, 0))
        kept.removeFirst(number)
        fixIndices = fixIndices.drop { $0 < number }.map { $0 - number }
    }

    /// Every kept entry as one line of text.
    public var text: String { entries.map { "\($0)\n" }.joined() }
}
