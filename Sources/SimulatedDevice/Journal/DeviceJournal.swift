// SPDX-License-Identifier: Apache-2.0

/// What happened on a device, in order, on lanes: what tests assert on and reports draw.
public final class DeviceJournal {
    /// The entries kept so far, oldest first.
    public private(set) var entries: [DeviceJournalEntry] = []
    /// What is kept of the entries that come with every location; all unless told otherwise.
    @exclusivity(unchecked) public var fixPolicy = DeviceFixPolicy.all
    /// Called with every entry as it is written, also with those that are not kept.
    @exclusivity(unchecked) public var sink: ((DeviceJournalEntry) -> Void)?
    /// How many entries came with locations, kept or not, by lane.
    public var fixCounts: [DeviceLane: Int] {
        var counts: [DeviceLane: Int] = [:]
        for lane in DeviceLane.allCases where fixes[lane.place] > 0 { counts[lane] = fixes[lane.place] }
        return counts
    }

    @exclusivity(unchecked) private var fixes = Array(repeating: 0, count: DeviceLane.allCases.count)
    private var fixIndices: [Int] = []
    private var oldestFix = 0

    /// An empty journal.
    public init() {}

    deinit { leaveTrace() }

    /// The entry of a call that may turn out not to have happened.
    @exclusivity(unchecked) private var tentative: DeviceJournalEntry?

    func append(_ entry: DeviceJournalEntry) {
        confirm()
        sink?(entry)
        entries.append(entry)
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
        guard let entry = tentative else { return }
        tentative = nil
        append(entry)
    }

    /// Appends an entry that comes with a location; `make` is called only if somebody keeps or reads it.
    func appendFix(lane: DeviceLane, _ make: () -> DeviceJournalEntry) {
        confirm()
        fixes[lane.place] += 1
        switch fixPolicy {
        case .all: append(make())
        case .counted: sink?(make())
        case .newest(let limit):
            let entry = make()
            sink?(entry)
            guard limit > 0 else { return }
            if fixIndices.count - oldestFix >= limit { removeOldestFix() }
            fixIndices.append(entries.count)
            entries.append(entry)
        }
    }

    /// Removes the oldest kept entry that came with a location, and renumbers the others.
    private func removeOldestFix() {
        let index = fixIndices[oldestFix]
        entries.remove(at: index)
        oldestFix += 1
        for later in oldestFix..<fixIndices.count { fixIndices[later] -= 1 }
        if oldestFix > 1_024 {
            fixIndices.removeFirst(oldestFix)
            oldestFix = 0
        }
    }

    /// Every kept entry as one line of text.
    public var text: String { entries.map { "\($0)\n" }.joined() }
}
