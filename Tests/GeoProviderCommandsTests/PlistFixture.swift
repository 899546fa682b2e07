// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Info.plist files that the tests of the permission rules bring along.
enum PlistFixture {
    static func path(_ name: String) -> String {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return tests.appendingPathComponent("PermissionRulesTests/Fixtures/\(name).plist").path
    }

    /// An Info.plist of an app with these string keys.
    static func xml(_ keys: KeyValuePairs<String, String>, besides: String = "") -> String {
        let entries = keys.map { "    <key>\($0.key)</key>\n    <string>\($0.value)</string>\n" }.joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0">
            <dict>
                <key>CFBundlePackageType</key>
                <string>APPL</string>
            \(entries)\(besides)</dict>
            </plist>
            """
    }
}
