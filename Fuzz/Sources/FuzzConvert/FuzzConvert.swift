// SPDX-License-Identifier: Apache-2.0

import Foundation
import FuzzReport
import GeoProviderCommands

/// Not safe to share, and not shared: the fuzzer calls from one thread.
private let folder = ScratchFolder("FuzzConvert")

private let formats = ["csv", "gpx", "geojson"]
private let datums = [("gcj02", "wgs84"), ("wgs84", "gcj02"), ("bd09", "wgs84"), ("gcj02", "bd09")]

/// Converts the bytes as CSV, GPX or GeoJSON: the first byte chooses the format and the datums.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConvert(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let choice = Int(bytes.first ?? 0)
    let (source, target) = datums[choice / formats.count % datums.count]
    do {
        try folder.write(Array(bytes.dropFirst()), to: "input")
    } catch {
        preconditionFailure("\(error)")
    }
    let console = Console.capturing()
    let code = run(
        arguments: [
            "convert", "--from", source, "--to", target, "--format", formats[choice % formats.count],
            "--rejects", "rejects", "input",
        ],
        console: console
    )
    precondition((0...2).contains(code))
    precondition(code == 0 || !console.errorOutput.isEmpty, "a failure without a word")
    FuzzReport.count(code < 2)
    return 0
}
