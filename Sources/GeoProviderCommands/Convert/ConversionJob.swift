// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a conversion reads, writes and counts, whatever the format.
final class ConversionJob {
    private let input: ByteInput
    private let rejects: RejectsFile?
    private let console: Console
    private var output: [UInt8] = []
    private var converted = 0
    private var leftOut = 0
    private var reported = 0
    private var nextReport = progressStep

    private static let flushSize = 1 << 18
    private static let mostReported = 20
    private static let progressStep = 100_000_000

    init(input: ByteInput, rejects: RejectsFile?, console: Console) {
        self.input = input
        self.rejects = rejects
        self.console = console
    }

    /// What errors call the input.
    var name: String { input.name }

    /// The next piece of the input; empty at its end, or when nobody reads the output any more.
    func read() throws(CommandFailure) -> Data {
        if console.isOutputClosed { return Data() }
        if input.count >= nextReport {
            nextReport += Self.progressStep
            console.note("\(name): \(input.count / 1_000_000) MB read, \(converted) places converted")
        }
        return try input.next()
    }

    /// Prints bytes.
    func write(_ bytes: some Sequence<UInt8>) {
        output.append(contentsOf: bytes)
        if output.count >= Self.flushSize { flush() }
    }

    /// Prints a number with nine decimals.
    func write(_ number: Double) {
        DecimalText.append(number, to: &output)
    }

    /// Counts a place.
    func countConverted() { converted += 1 }

    /// Leaves something out: reports it with its line, and keeps its bytes if they are wanted.
    func leaveOut(_ bytes: some DataProtocol, line: Int, _ reason: String) throws(CommandFailure) {
        leftOut += 1
        if reported < Self.mostReported {
            reported += 1
            console.printError("\(name):\(line): left out: \(reason)")
        }
        try rejects?.write(bytes)
    }

    /// Adds a heading to what is left out.
    func headRejects(_ bytes: some DataProtocol) throws(CommandFailure) { try rejects?.write(bytes) }

    /// Prints what is still to be printed, and says how it went.
    func finish() throws(CommandFailure) -> ExitStatus {
        flush()
        try rejects?.finish()
        if leftOut > reported { console.printError("\(name): … and \(leftOut - reported) more") }
        if leftOut > 0 { console.printError("\(name): \(converted) converted, \(leftOut) left out") }
        guard converted > 0 || console.isOutputClosed else {
            throw CommandFailure(
                "\(name): nothing in it could be converted",
                remedy: "Check --format, and that the file holds coordinates."
            )
        }
        return leftOut > 0 ? .fellShort : .good
    }

    /// An error that ends the conversion, with what was converted before it printed.
    func failure(line: Int, _ message: String, remedy: String) -> CommandFailure {
        flush()
        return CommandFailure("\(name):\(line): \(message)", remedy: remedy)
    }

    private func flush() {
        console.write(output)
        output.removeAll(keepingCapacity: true)
    }
}
