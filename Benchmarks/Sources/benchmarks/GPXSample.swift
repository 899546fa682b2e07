// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A made-up track: a point each second, a line each point, with elevation and time.
enum GPXSample {
    static func file(points: Int) -> Data {
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="benchmarks" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>sample</name><trkseg>

            """
        text.reserveCapacity(points * 110 + 300)
        for index in 0..<points {
            let latitude = 30 + Double(index % 40_000) * 0.000_1
            let longitude = 110 + Double(index % 30_000) * 0.000_1
            let place = "lat=\"\(latitude.sevenDecimals)\" lon=\"\(longitude.sevenDecimals)\""
            text += "<trkpt \(place)><ele>\(index % 900).5</ele><time>\(time(index))</time></trkpt>\n"
        }
        text += "</trkseg></trk></gpx>\n"
        return Data(text.utf8)
    }

    private static func time(_ seconds: Int) -> String {
        let (day, rest) = (seconds / 86_400, seconds % 86_400)
        let parts = [rest / 3_600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        let date = day + 1 < 10 ? "0\(day + 1)" : "\(day + 1)"
        return "2026-01-\(date)T\(parts.joined(separator: ":"))Z"
    }
}

extension Double {
    /// The number with seven decimals.
    fileprivate var sevenDecimals: String {
        let all = Int((self * 1e7).rounded())
        let decimals = String(all % 10_000_000)
        return "\(all / 10_000_000)." + String(repeating: "0", count: 7 - decimals.count) + decimals
    }
}
