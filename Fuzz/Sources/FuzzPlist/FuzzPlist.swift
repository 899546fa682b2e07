// SPDX-License-Identifier: Apache-2.0

import FuzzReport
import PermissionRules

/// Reads the bytes as an Info.plist of any format, lints what they hold, and prints the outcome in both languages.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPlist(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    do throws(PropertyListError) {
        var isTaken = false
        defer { FuzzReport.count(isTaken) }
        let plist = try InfoPlist(data: bytes, name: "en.lproj/Info.plist")
        isTaken = true
        _ = AppDeclaration(plist)
        let diagnostics = PlistLinter.diagnostics(for: plist, targets: [.newest], purposeKeys: ["navigation"])
        for language in PromptLanguage.allCases { _ = diagnostics.map { $0.message(in: language) } }
    } catch {
        _ = error.description
    }
    return 0
}
