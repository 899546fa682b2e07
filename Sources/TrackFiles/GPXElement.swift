// SPDX-License-Identifier: Apache-2.0

import MarkupReader

/// The elements that the reader knows, whatever their prefix.
enum GPXElement {
    case gpx, trk, trkseg, trkpt, rte, rtept, wpt, name
    case ele, time, speed, course, hdop, vdop, horizontalAccuracy, verticalAccuracy
    case other

    /// The element of a name with a prefix or without one.
    init(_ name: Span<UInt8>) {
        var start = 0
        for index in name.indices where name[index] == UInt8(ascii: ":") { start = index + 1 }
        let count = name.count - start
        guard count > 8 else {
            var word: UInt64 = 0
            for index in start..<name.count { word = word << 8 | UInt64(name[index]) }
            self = Self.short(word)
            return
        }
        self = Self.long(String(lent: name.extracting(start..<name.count)))
    }

    /// The element of a name of at most eight bytes, which are those of a number.
    private static func short(_ word: UInt64) -> GPXElement {
        switch word {
        case 0x67_70_78: .gpx
        case 0x74_72_6B: .trk
        case 0x74_72_6B_73_65_67: .trkseg
        case 0x74_72_6B_70_74: .trkpt
        case 0x72_74_65: .rte
        case 0x72_74_65_70_74: .rtept
        case 0x77_70_74: .wpt
        case 0x6E_61_6D_65: .name
        case 0x65_6C_65: .ele
        case 0x74_69_6D_65: .time
        case 0x73_70_65_65_64: .speed
        case 0x63_6F_75_72_73_65, 0x62_65_61_72_69_6E_67: .course
        case 0x68_64_6F_70: .hdop
        case 0x76_64_6F_70: .vdop
        case 0x61_63_63_75_72_61_63_79, 0x68_41_63_63, 0x68_61_63_63: .horizontalAccuracy
        case 0x76_41_63_63, 0x76_61_63_63: .verticalAccuracy
        default: .other
        }
    }

    private static func long(_ name: String) -> GPXElement {
        switch name {
        case "accuracy_horizontal", "horizontalAccuracy": .horizontalAccuracy
        case "accuracy_vertical", "verticalAccuracy": .verticalAccuracy
        default: .other
        }
    }
}
