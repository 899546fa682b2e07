// SPDX-License-Identifier: Apache-2.0

import Foundation
import Geodesy

// Ten million seeded places, and 300 latitudes next to 105 degrees east, to GCJ-02 and back: none may miss the promise.
//
// usage: swift run -c release --package-path Benchmarks round-trip

let failures = ConversionPrecision.allCases.filter { precision in
    let promise = precision == .exact ? 1e-6 : 1e-4
    let worst = [RoundTrip.everywhere(precision), RoundTrip.nextToTheSteepMeridian(precision)]
    print(
        "\(precision): at most \(worst.map { String(format: "%.2g m", $0) }.joined(separator: " and ")), \(promise) m promised"
    )
    return !worst.allSatisfy { $0 <= promise }
}
exit(failures.isEmpty ? 0 : 1)
