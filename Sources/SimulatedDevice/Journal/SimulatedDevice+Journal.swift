// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

extension SimulatedDevice {
    /// Writes a journal entry at the current time.
    public func note(
        _ lane: DeviceLane,
        _ event: DeviceJournalEvent,
        _ detail: @autoclosure () -> String,
        rule: String? = nil
    ) {
        checkOwner()
        if journal.isSilent { return }
        journal.append(DeviceJournalEntry(time: now, lane: lane, event: event, detail: detail(), rule: rule))
    }

    /// Writes a journal entry caused by a behaviour rule.
    public func note(
        _ lane: DeviceLane,
        _ event: DeviceJournalEvent,
        _ detail: @autoclosure () -> String,
        rule: BehaviourRule
    ) {
        note(lane, event, detail(), rule: rule.rawValue)
    }

    /// Writes a journal entry that comes with a location; the detail is made only if the journal wants it.
    public func noteFix(
        _ lane: DeviceLane,
        _ event: DeviceJournalEvent,
        rule: String? = nil,
        _ detail: () -> String
    ) {
        if journal.countsFix(lane: lane) { return }
        journal.appendFix(lane: lane) {
            DeviceJournalEntry(time: now, lane: lane, event: event, detail: detail(), rule: rule)
        }
    }

    /// Counts an entry that comes with a location, if that is all that the journal wants; otherwise nothing is done.
    package func countsFix(_ lane: DeviceLane) -> Bool { journal.countsFix(lane: lane) }

    /// Writes a journal entry for a call of which only the call itself shows whether there was anybody to take it.
    ///
    /// - Returns: What the body returns: whether it happened. If not, nothing is written.
    public func noteIfItHappens(
        _ lane: DeviceLane,
        _ event: DeviceJournalEvent,
        _ detail: @autoclosure () -> String,
        rule: String? = nil,
        _ body: () -> Bool
    ) -> Bool {
        if journal.isSilent { return body() }
        let entry = DeviceJournalEntry(time: now, lane: lane, event: event, detail: detail(), rule: rule)
        return journal.append(entry, ifItHappens: body)
    }
}
