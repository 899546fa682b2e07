// SPDX-License-Identifier: Apache-2.0

/// Why a GPX file as a whole is of no use, with the place and a remedy.
///
/// Single bad points are no error: they are listed in ``GPXDocument/rejected``.
public struct GPXError: Error, Sendable, Hashable, CustomStringConvertible {
    /// What is wrong, as an open set: later versions may add codes.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's stable spelling.
        public let rawValue: String

        /// Makes a code from its spelling.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The file cannot be opened or read.
        public static let unreadable = Code(rawValue: "unreadable")
        /// The file cannot be written.
        public static let unwritable = Code(rawValue: "unwritable")
        /// The file is empty, is no XML, or breaks the rules of XML.
        public static let malformed = Code(rawValue: "malformed")
        /// The file ends in the middle.
        public static let truncated = Code(rawValue: "truncated")
        /// The file is XML but not GPX.
        public static let notGPX = Code(rawValue: "notGPX")
        /// The elements are nested deeper than any real file.
        public static let tooDeep = Code(rawValue: "tooDeep")
        /// No point of the file can be replayed.
        public static let noUsablePoints = Code(rawValue: "noUsablePoints")
        /// The default speed is not a number of metres per second above 0.
        public static let speed = Code(rawValue: "speed")
    }

    /// What is wrong.
    public let code: Code
    /// The file's name as the caller gave it.
    public let file: String
    /// The line, from 1; nil when the fault has no place.
    public let line: Int?
    /// What is wrong, in one sentence.
    public let message: String
    /// What to do about it, in one sentence.
    public let remedy: String

    /// Makes an error.
    public init(code: Code, file: String, line: Int? = nil, message: String, remedy: String) {
        self.code = code
        self.file = file
        self.line = line
        self.message = message
        self.remedy = remedy
    }

    /// File, line, message and remedy in one line of text.
    public var description: String {
        "\(file):\(line.map { "\($0):" } ?? "") \(message) \(remedy)"
    }
}
