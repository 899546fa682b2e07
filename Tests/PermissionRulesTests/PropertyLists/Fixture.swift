// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules

/// The property lists of the case bank, by the name of their case.
enum Fixture {
    /// Every case that can be read, in order.
    static let readable = ["P01", "P03", "P05", "P07", "P09", "P11", "P13", "P17", "P19", "P21", "P23", "P25", "P29"]

    static func path(_ name: String) -> String {
        guard let folder = Bundle.module.resourceURL else { return name }
        return folder.appendingPathComponent("Fixtures/\(name).plist").path
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        try Array(Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    static func plist(_ name: String) throws -> InfoPlist {
        try InfoPlist(data: bytes(name), name: "\(name).plist")
    }

    /// An XML list around a value.
    static func xml(_ value: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            \(value)
            </plist>
            """.utf8
        )
    }
}
