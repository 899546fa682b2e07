// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules
import Testing

@testable import GeoProviderCommands

@Suite("What error codes mean, in both languages")
struct ErrorMeaningTests {
    @Test("Every code has a sentence in English and one in Chinese", arguments: LocationError.Code.all.map(\.rawValue))
    func sentences(_ name: String) {
        let code = LocationError.Code(rawValue: name)
        let english = ErrorMeaning.text(of: code, in: .english)
        let chinese = ErrorMeaning.text(of: code, in: .simplifiedChinese)
        #expect(english.hasSuffix(".") && chinese.hasSuffix("。"))
        #expect(chinese.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) })
    }

    @Test("A replay in Chinese explains the codes of its errors")
    func replay() throws {
        let scratch = try Scratch()
        let path = try scratch.file(
            "denied.json",
            #"{"name": "refused", "device": {"os": "17.4", "grant": "denied"}, "app": {"want": "oneShot"}}"#
        )
        let chinese = CommandRun(["run", path, "--language", "zh-Hans"])
        #expect(chinese.output.contains("用户拒绝了本 App 使用位置"))
        #expect(!CommandRun(["run", path]).output.contains("用户"))
    }
}
