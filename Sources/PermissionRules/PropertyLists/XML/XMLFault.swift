// SPDX-License-Identifier: Apache-2.0

/// The first thing that is wrong in an XML list, before the file's name and its text are at hand.
struct XMLFault: Sendable {
    let code: PropertyListError.Code
    let line: Int
    var column: Int?
    var arguments: [String: String] = [:]

    /// Whether the file is refused for its size or depth and not for a mistake in it.
    var isLimit: Bool { code == .tooDeep || code == .tooManyValues }
}
