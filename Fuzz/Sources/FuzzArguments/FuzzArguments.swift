// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzReport
import GeoProviderCommands

/// Not safe to share, and not shared: the fuzzer calls from one thread.
private let folder = ScratchFolder("FuzzArguments")

private let files: [String: [UInt8]] = [
    "walk.gpx": Array("<gpx version='1.1' creator='x'><wpt lat='30' lon='120'/><wpt lat='30.1' lon='120'/></gpx>".utf8),
    "Info.plist": Array(
        "<plist><dict><key>NSLocationWhenInUseUsageDescription</key><string>a</string></dict></plist>".utf8
    ),
    "shops.csv": Array("lat,lon\n30,120\n".utf8),
    "shops.json": Array("{\"type\": \"Point\", \"coordinates\": [120, 30]}".utf8),
    "one.json": Array(
        "{\"name\": \"a\", \"device\": {\"os\": \"18\"}, \"steps\": [{\"at\": 0, \"do\": \"launch\"}], \"until\": 60}"
            .utf8
    ),
]

/// Takes the lines as the words of a command line, and carries it out in a folder of its own.
///
/// Words name no folder but the one above. `contract` and `explore` have no provider to run on: they would take long.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzArguments(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: start, count: count)
    let words = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { word in
        String(decoding: word, as: UTF8.self).replacingOccurrences(of: "/", with: "_")
    }
    folder.reset(files)
    let console = Console.capturing()
    let isLong = words.first == "contract" || words.first == "explore"
    let providers = isLong ? [] : [ProviderRegistration].standard
    let code = run(arguments: words, providers: providers, console: console)
    precondition((0...2).contains(code))
    precondition(code != 2 || !console.errorOutput.isEmpty, "a failure without a word")
    FuzzReport.count(code < 2)
    return 0
}
