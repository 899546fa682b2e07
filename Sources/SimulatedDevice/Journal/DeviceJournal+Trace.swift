// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy

extension DeviceJournal {
    /// The file that the environment variable `GEOPROVIDER_JOURNALS` names; nil: none.
    ///
    /// Every journal with an entry appends a line to it when its device goes: a digest of its text, the number of its
    /// entries, and the last of them, for the eye. Devices go in any order, so compare two such files sorted: runs of
    /// the same tests must have written the same lines. `.ci/determinism` does that.
    private static let traces: String? = DeviceHost.environmentVariable("GEOPROVIDER_JOURNALS")

    /// Appends the journal's line, if anybody wants it.
    func leaveTrace() {
        guard let path = Self.traces, let last = entries.last else { return }
        var digest = StateDigest()
        for entry in entries { digest.combine(entry.description) }
        let line = "\(String(digest.value, radix: 16)) \(entries.count) \(last)".split(whereSeparator: \.isNewline)
            .joined(separator: " ")
        // One write in append mode: threads and processes share the file without mixing lines.
        guard let file = fopen(path, "a") else { return }
        fputs(line + "\n", file)
        fclose(file)
    }
}
