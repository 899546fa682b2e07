// SPDX-License-Identifier: Apache-2.0

/// The tags of XML property lists.
enum XMLTag: String, CaseIterable, Sendable {
    case plist, dict, key, array, string, integer, real, date, data
    case yes = "true"
    case no = "false"

    /// Whether text inside the tag belongs to a value, rather than to the layout of the file.
    var holdsText: Bool {
        switch self {
        case .plist, .dict, .array, .yes, .no: false
        case .key, .string, .integer, .real, .date, .data: true
        }
    }

    /// The tags that may stand inside a list, in the order in which messages name them.
    static let values: [XMLTag] = [.dict, .key, .array, .string, .integer, .real, .yes, .no, .date, .data]
}
