// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@Suite("Damaged property lists")
struct DamagedFileTests {
    /// Every byte where the environment variable `GEOPROVIDER_DAMAGE` is `all`, as `.ci/damage` sets it; else some.
    private static let stride = ProcessInfo.processInfo.environment["GEOPROVIDER_DAMAGE"] == "all" ? 1 : 397

    @Test(
        "Every file that is cut at any byte, or has any byte flipped, is linted or refused with a reason.",
        arguments: Fixture.readable + ["P15", "P27"]
    )
    func damaged(name: String) throws {
        let whole = try Fixture.bytes(name)
        for place in Swift.stride(from: 0, to: whole.count, by: Self.stride) {
            read(Array(whole[..<place]))
            for mask: UInt8 in [0x01, 0x04, 0x20, 0x80, 0xFF] {
                var damaged = whole
                damaged[place] ^= mask
                read(damaged)
            }
        }
    }

    private func read(_ bytes: [UInt8]) {
        do throws(PropertyListError) {
            let plist = try InfoPlist(data: bytes, name: "en.lproj/Info.plist")
            _ = PlistLinter.diagnostics(for: plist, targets: [.newest], purposeKeys: [])
        } catch {
            #expect(!error.message.isEmpty && !error.remedy.isEmpty)
        }
    }

    @Test(
        "Files that ended other parsers are refused.",
        arguments: [
            ("<?x1?>s", PropertyListError.Code.strayText), ("<?x1?><plist><true/></plist><?y?>z", .contentAfterEnd),
        ]
    )
    func deadly(text: String, code: PropertyListError.Code) throws {
        let error = #expect(throws: PropertyListError.self) {
            try PropertyListReader.value(of: Array(text.utf8), name: "x")
        }
        #expect(error?.code == code)
        #expect(error?.line == 1)
    }
}
