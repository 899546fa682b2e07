// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules

/// Foundation's reading of a list, in our values: the cross-check of both readers on undamaged files.
enum FoundationReading {
    static func value(of bytes: [UInt8]) throws -> PropertyListValue {
        try value(of: PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil))
    }

    private static func value(of object: Any) throws -> PropertyListValue {
        switch object {
        case let text as String: return PropertyListValue(.string(text))
        case let data as Data: return PropertyListValue(.data(Array(data)))
        case let date as Date: return PropertyListValue(.date(date.timeIntervalSince1970))
        case let members as [Any]: return PropertyListValue(.array(try members.map { try value(of: $0) }))
        case let members as [String: Any]:
            let entries = try members.map { PropertyListDictionary.Entry(key: $0.key, value: try value(of: $0.value)) }
            return PropertyListValue(.dictionary(PropertyListDictionary(entries: entries.sorted { $0.key < $1.key })))
        case let number as NSNumber: return value(ofNumber: number)
        default: throw CocoaError(.propertyListReadUnknownVersion)
        }
    }

    private static func value(ofNumber number: NSNumber) -> PropertyListValue {
        switch CFNumberKind(number) {
        case .boolean: PropertyListValue(.boolean(number.boolValue))
        case .real: PropertyListValue(.real(number.doubleValue))
        case .integer:
            PropertyListValue(
                Int64(exactly: number).map { .integer($0) } ?? .unsignedInteger(number.uint64Value)
            )
        }
    }

    private enum CFNumberKind {
        case boolean, integer, real

        init(_ number: NSNumber) {
            switch String(cString: number.objCType) {
            case "c", "B": self = .boolean
            case "f", "d": self = .real
            default: self = .integer
            }
        }
    }

    /// The same list as Foundation keeps it: sorted by key, the last of equal keys only.
    static func normalised(_ value: PropertyListValue) -> PropertyListValue {
        switch value.content {
        case .array(let members):
            return PropertyListValue(.array(members.map(normalised)))
        case .dictionary(let dictionary):
            let keys = Set(dictionary.entries.map(\.key)).sorted()
            let entries = keys.compactMap { key in
                dictionary.value(for: key).map { PropertyListDictionary.Entry(key: key, value: normalised($0)) }
            }
            return PropertyListValue(.dictionary(PropertyListDictionary(entries: entries)))
        default:
            return value
        }
    }
}
