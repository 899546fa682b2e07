// SPDX-License-Identifier: Apache-2.0

/// Input that cannot be used, with the place to look at and what to do about it.
///
/// Thrown by everything that reads a file or a value written by a person: the JSON reader, the scenario reader, and
/// the runner when a step asks for something the simulated iOS does not offer. The command line prints
/// ``description`` on standard error and exits with 2.
public struct DeviceInputError: Error, Equatable, Sendable {
    /// What kind of fault it is.
    public var code: Code
    /// The file as the caller named it; nil for input that has no file.
    public var file: String?
    /// The place in the file; nil when the file as a whole is meant.
    public var position: Position?
    /// The way to the value from the top of the document; empty for the document itself.
    ///
    /// For example `steps[2].at`.
    public var keyPath: String
    /// What is wrong, as one sentence without the closing full stop.
    public var message: String
    /// What to do about it, as one sentence without the closing full stop; nil when the message says it all.
    public var remedy: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The kind of fault.
    ///   - message: What is wrong, without the closing full stop.
    ///   - file: The file as the caller named it.
    ///   - position: The place in the file.
    ///   - keyPath: The way to the value from the top of the document.
    ///   - remedy: What to do about it, without the closing full stop.
    public init(
        _ code: Code,
        _ message: String,
        file: String? = nil,
        position: Position? = nil,
        keyPath: String = "",
        remedy: String? = nil
    ) {
        self.code = code
        self.message = message
        self.file = file
        self.position = position
        self.keyPath = keyPath
        self.remedy = remedy
    }
}

extension DeviceInputError: CustomStringConvertible {
    /// The whole message on one line: place, key path, what is wrong, what to do.
    ///
    /// For example `first-launch.json:4:5: device.grnt: unknown key. Did you mean “grant”?`
    public var description: String {
        var place = file ?? ""
        if let position {
            place += place.isEmpty ? "line \(position.line), column \(position.column)" : ":\(position)"
        }
        let heads = [place, keyPath].filter { !$0.isEmpty }.map { $0 + ": " }.joined()
        return heads + ([message] + (remedy.map { [$0] } ?? [])).map(Self.closed).joined(separator: " ")
    }

    private static func closed(_ sentence: String) -> String {
        guard let last = sentence.last else { return sentence }
        return ".?!".contains(last) ? sentence : sentence + "."
    }
}
