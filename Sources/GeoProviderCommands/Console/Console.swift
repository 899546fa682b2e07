// SPDX-License-Identifier: Apache-2.0

/// Where the command line writes: standard output for what was asked, standard error for what went wrong.
///
/// Nothing that happens to a stream ends the program: when the reader of a pipe has gone, the rest is dropped, and any
/// other failure to write is reported once, at the end, on standard error. A console belongs to one thread.
public final class Console {
    /// The number of columns for text that is made for reading.
    public let width: Int

    /// Whether words may stand out by colour.
    public let isColored: Bool

    /// Whether coordinates are coarsened in every text, whatever stream or file it goes to.
    ///
    /// Bytes that ``write(_:)`` takes stay as they are: they are what was asked for.
    var redacts = false

    private var outputStream: ConsoleStream
    private var errorStream: ConsoleStream

    static let standardWidth = 80

    init(output: ConsoleStream, errors: ConsoleStream, width: Int, isColored: Bool) {
        outputStream = output
        errorStream = errors
        self.width = width
        self.isColored = isColored
    }

    /// A console that keeps what is written to it, for tests.
    ///
    /// - Parameters:
    ///   - width: The number of columns.
    ///   - isColored: Whether words may stand out by colour.
    public static func capturing(width: Int = 80, isColored: Bool = false) -> Console {
        Console(output: .memory(""), errors: .memory(""), width: width, isColored: isColored)
    }

    /// What was written to standard output, where the console keeps it.
    public var output: String { outputStream.contents }

    /// What was written to standard error, where the console keeps it.
    public var errorOutput: String { errorStream.contents }

    /// Writes a text and a line break to standard output.
    func print(_ text: String) {
        outputStream.write(shown(text) + "\n")
    }

    /// Writes bytes to standard output.
    func write(_ bytes: [UInt8]) {
        outputStream.write(bytes)
    }

    /// Whether standard output takes nothing any more.
    var isOutputClosed: Bool {
        if case .closed = outputStream { true } else { false }
    }

    /// Whether standard error gets only what went wrong.
    var isQuiet = false

    /// Writes a note, or how far something has come, to standard error, unless the console is quiet.
    func note(_ text: String) {
        if !isQuiet { printError(text) }
    }

    /// Writes a text and a line break to standard error.
    func printError(_ text: String) {
        errorStream.write(shown(text) + "\n")
    }

    /// Writes a text and a line break to a file.
    func write(_ text: String, toFile path: String) throws(CommandFailure) {
        try OutputFile.write(shown(text), to: path)
    }

    private func shown(_ text: String) -> String { redacts ? RedactedText.coarse(text) : text }

    /// Why standard output could not be written, unless it could or its reader has gone.
    var outputFailure: String? { outputStream.failure }

    /// An empty page for this console.
    var page: Page { Page(width: width, isColored: isColored) }
}
