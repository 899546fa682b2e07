// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads old-style property lists and strings files by Foundation, which is safe for text that is not XML.
///
/// Foundation keeps neither order nor lines nor repeated keys: entries come out sorted by key.
enum OpenStepPropertyListReader {
    static func value(
        of bytes: [UInt8],
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        let object: Any
        do {
            object = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            throw self.error(for: error as NSError, in: bytes, name: name)
        }
        var nodes = 0
        return try value(of: object, depth: 0, nodes: &nodes, name: name, limits: limits)
    }

    private static func value(
        of object: Any,
        depth: Int,
        nodes: inout Int,
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        nodes += 1
        guard nodes <= limits.nodes else {
            throw PropertyListError(.tooManyValues, in: name, ["limit": "\(limits.nodes)"])
        }
        guard depth < limits.depth else { throw PropertyListError(.tooDeep, in: name, ["limit": "\(limits.depth)"]) }
        switch object {
        case let text as String:
            return PropertyListValue(.string(text))
        case let data as Data:
            return PropertyListValue(.data(Array(data)))
        case let members as [Any]:
            var values: [PropertyListValue] = []
            for member in members {
                values.append(try value(of: member, depth: depth + 1, nodes: &nodes, name: name, limits: limits))
            }
            return PropertyListValue(.array(values))
        case let members as [String: Any]:
            var entries: [PropertyListDictionary.Entry] = []
            for (key, member) in members.sorted(by: { $0.key < $1.key }) {
                let value = try value(of: member, depth: depth + 1, nodes: &nodes, name: name, limits: limits)
                entries.append(.init(key: key, value: value))
            }
            return PropertyListValue(.dictionary(PropertyListDictionary(entries: entries)))
        default:
            throw PropertyListError(.openStepSyntax, in: name, ["found": "it holds a value of an unknown kind."])
        }
    }

    /// Turns Foundation's error, which names the line in its text only, into one that shows what is there.
    private static func error(for error: NSError, in bytes: [UInt8], name: String) -> PropertyListError {
        let lines = SourceLines(bytes)
        if let conflict = lines.mergeConflict() { return conflict.error(in: name) }
        let text = TextEncoding(of: bytes).text(of: bytes).trimmingBlanks()
        if isJSON(text) { return PropertyListError(.json, in: name, line: 1) }
        guard text.contains("=") || text.first.map({ "{(\"".contains($0) }) == true else {
            return PropertyListError(
                .notAPropertyList,
                in: name,
                line: 1,
                ["found": SourceLines.quoted(text, limit: 20)]
            )
        }
        let report = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? "\(error.userInfo)"
        let line = lineNumber(in: report)
        return PropertyListError(.openStepSyntax, in: name, line: line, ["found": lines.excerpt(line) + "."])
    }

    private static func lineNumber(in message: String) -> Int? {
        let words = message.split { !$0.isLetter && !$0.isNumber }
        return zip(words, words.dropFirst()).first { $0.0 == "line" }.flatMap { Int($0.1) }
    }

    private static func isJSON(_ text: Substring) -> Bool {
        guard text.first == "{" || text.first == "[" else { return false }
        return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
    }
}
