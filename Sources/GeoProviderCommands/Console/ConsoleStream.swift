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
        if case .memory(let before) = self {
            self = .memory(before + text)
        } else {
            var text = text
            text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
        }
    }

    /// Writes bytes, or drops them where the stream takes no more.
    mutating func write(_ bytes: [UInt8]) {
        if case .memory(let before) = self {
            self = .memory(before + String(decoding: bytes, as: UTF8.self))
        } else {
            bytes.withUnsafeBytes { write($0) }
        }
    }

    private mutating func write(_ bytes: UnsafeRawBufferPointer) {
        guard case .descriptor(let descriptor) = self else { return }
        let code = writeAll(bytes, to: descriptor)
        if code != 0 { self = .closed(reason: code == EPIPE ? nil : String(cString: strerror(code))) }
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
