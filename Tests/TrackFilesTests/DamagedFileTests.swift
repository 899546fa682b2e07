// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TrackFiles

@Suite("Damaged GPX files")
struct DamagedFileTests {
    /// Every byte where the environment variable `GEOPROVIDER_DAMAGE` is `all`, as `.ci/damage` sets it; else some.
    private static let stride = ProcessInfo.processInfo.environment["GEOPROVIDER_DAMAGE"] == "all" ? 1 : 397

    @Test(
        "Every file that is cut at any byte, or has any byte flipped, is read or refused with a reason.",
        arguments: ["G01", "G03", "G05", "G07", "G09", "G11", "G13", "G15"]
    )
    func damaged(name: String) throws {
        let whole = try Data(contentsOf: URL(fileURLWithPath: Fixture.path("\(name).gpx")))
        for place in Swift.stride(from: 0, to: whole.count, by: Self.stride) {
            read(whole.prefix(place))
            for mask: UInt8 in [0x01, 0x04, 0x20, 0x80, 0xFF] {
                var damaged = whole
                damaged[place] ^= mask
                read(damaged)
            }
        }
    }

    private func read(_ bytes: Data) {
        do throws(GPXError) {
            let document = try Fixture.document(bytes: bytes)
            #expect(document.rejected.count == document.rejectedCount)
        } catch {
            #expect(error.message.hasSuffix(".") && error.remedy.hasSuffix("."))
        }
    }
}
