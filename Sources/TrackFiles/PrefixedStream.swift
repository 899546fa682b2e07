// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A stream of which the first bytes were read already: it gives them again, then goes on.
final class PrefixedStream: InputStream {
    private let rest: InputStream
    private var prefix: ArraySlice<UInt8>

    /// Opens a stream and reads its first bytes.
    ///
    /// - Parameters:
    ///   - stream: The stream, not open yet.
    ///   - count: How many bytes to read at most.
    init(_ stream: InputStream, reading count: Int) {
        rest = stream
        rest.open()
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let read = bytes.withUnsafeMutableBufferPointer { buffer -> Int in
                guard let start = buffer.baseAddress else { return 0 }
                return stream.read(start + filled, maxLength: count - filled)
            }
            guard read > 0 else { break }
            filled += read
        }
        prefix = bytes[..<filled]
        super.init(data: Data())
    }

    /// The first bytes.
    var start: ArraySlice<UInt8> { prefix }

    override func open() {}

    override func close() { rest.close() }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        guard !prefix.isEmpty else { return rest.read(buffer, maxLength: length) }
        let count = min(length, prefix.count)
        for (place, byte) in prefix.prefix(count).enumerated() { buffer[place] = byte }
        prefix = prefix.dropFirst(count)
        return count
    }

    override var hasBytesAvailable: Bool { !prefix.isEmpty || rest.hasBytesAvailable }

    override var streamStatus: Stream.Status { rest.streamStatus }

    override var streamError: (any Error)? { rest.streamError }
}
