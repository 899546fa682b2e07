// SPDX-License-Identifier: Apache-2.0

/// How much a reader takes on before it refuses a file.
///
/// A real Info.plist has a few kilobytes, a few hundred values and about five levels.
struct PropertyListLimits: Sendable {
    /// The largest file, in bytes.
    var bytes = 64 << 20

    /// The deepest nesting, small enough for the stack of any thread that reads, compares or drops the values.
    var depth = 128

    /// The largest number of values and keys, counted each time a shared one is met.
    var nodes = 1_000_000

    /// The largest number of bytes decoded from a binary list, counted each time a shared object is met.
    var decodedBytes = 16 << 20

    static let standard = PropertyListLimits()
}
