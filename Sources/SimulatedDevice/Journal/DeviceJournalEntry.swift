// SPDX-License-Identifier: Apache-2.0

/// One thing that happened.
public struct DeviceJournalEntry: Sendable, Hashable, CustomStringConvertible {
    /// When, since the device was made.
    public let time: Duration
    /// Who did it.
    public let lane: DeviceLane
    /// What kind of thing.
    public let event: DeviceJournalEvent
    /// The details, in words.
    public let detail: String
    /// The id of the ledger row or clause that caused it, if one did.
    public let rule: String?

    /// One line: time, lane, event, detail, rule.
    public var description: String {
        let citation = rule.map { " [\($0)]" } ?? ""
        return "\(DeviceTimeText.seconds(time)) \(lane.rawValue) \(event.rawValue) \(detail)\(citation)"
    }
}
