// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One of the two streams of a console.
enum ConsoleStream {
    /// An open file of the system.
    case descriptor(Int32)
    /// What was written so far, for tests.
    case memory(String)
    /// A stream that took no more; nil where its reader has gone.
    case closed(reason: String?)

    /// Writes a text, or drops it where the stream takes no more.
    mutating func write(_ text: String) {
        switch self {
        case .memory(let before): self = .memory(before + text)
        case .closed: break
        case .descriptor(let descriptor):
            var text = text
            let code = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
            guard code != 0 else { return }
            self = .closed(reason: code == EPIPE ? nil : String(cString: strerror(code)))
        }
    }

    /// What was written, where it was kept.
    var contents: String {
        if case .memory(let text) = self { text } else { "" }
    }

    /// Why the stream took no more, unless its reader has gone.
    var failure: String? {
        if case .closed(let reason) = self { reason } else { nil }
    }
}

/// Writes all bytes; 0, or the system's code of what went wrong.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
    }
    return 0
}
