// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// One run through a session's diagnostics; it keeps the session's object alive.
final class DiagnosticsRun {
    private let owner: AnyObject
    private let holder: SessionHolder
    private let inbox = Inbox<ServiceDiagnosis>()

    init(of owner: AnyObject, _ holder: SessionHolder) {
        self.owner = owner
        self.holder = holder
        holder.listen(inbox)
    }

    /// Waits for the next diagnosis on the caller's isolation; nil at the end.
    func next(isolation: isolated (any Actor)?) async -> ServiceDiagnosis? {
        let diagnosis = await inbox.next(isolation: isolation)
        if diagnosis == nil { holder.leave(inbox) }
        return diagnosis
    }
}
