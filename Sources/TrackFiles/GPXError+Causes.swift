// SPDX-License-Identifier: Apache-2.0

import MarkupReader

extension GPXError {
    static func unreadable(_ file: String, _ message: String, remedy: String) -> GPXError {
        GPXError(code: .unreadable, file: file, message: message, remedy: remedy)
    }

    /// A fault of a text that is no well-formed XML.
    init(_ fault: MarkupFault, file: String) {
        switch fault.code {
        case .unreadable:
            self = .unreadable(file, "reading it failed.", remedy: "Check the disk or the connection.")
        case .truncated: self = .truncated(file, line: fault.line)
        case .tooDeep: self = .tooDeep(file: file, line: fault.line, fault.message)
        default:
            self.init(
                code: .malformed,
                file: file,
                line: fault.code == .empty ? nil : fault.line,
                message: fault.message,
                remedy: "Repair the file there, or export it again."
            )
        }
    }

    private static func truncated(_ file: String, line: Int) -> GPXError {
        GPXError(
            code: .truncated,
            file: file,
            line: line,
            message: "the file ends before its elements do.",
            remedy: "Export it again, or close the open elements at its end."
        )
    }

    static func notGPX(root: String, file: String, line: Int) -> GPXError {
        GPXError(
            code: .notGPX,
            file: file,
            line: line,
            message: "the root element is \(QuotedText(root).quoted), not \"gpx\".",
            remedy: "Export the track as GPX."
        )
    }

    private static func tooDeep(file: String, line: Int, _ message: String) -> GPXError {
        GPXError(
            code: .tooDeep,
            file: file,
            line: line,
            message: message,
            remedy: "No GPX file needs that: check where the file comes from."
        )
    }

    static func noUsablePoints(_ document: GPXDocument) -> GPXError {
        let first = document.rejected.first
        let cause = first.map { "left out were \(document.rejectedCount), the first because \($0.reason)." }
        return GPXError(
            code: .noUsablePoints,
            file: document.name,
            line: first?.line,
            message: "there is no usable point: \(cause ?? "the file holds none.")",
            remedy: "Export a track, a route or way-points with latitude and longitude in degrees."
        )
    }
}
