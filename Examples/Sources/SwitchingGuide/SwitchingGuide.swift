// SPDX-License-Identifier: Apache-2.0

import BaiduRegistration
import Foundation
import GeoProviderCommands

/// Writes what an app notices when its vendor is switched, from what `geoprovider compare` finds.
@main
enum SwitchingGuide {
    static func main() throws {
        let providers = [ProviderRegistration].standard + [.baidu]
        let scenarios = try Comparison.all(in: scenarioFolder, on: providers)
        let launches = try providers.map { try FirstLaunches(of: $0) }
        print(Guide(providers: providers, comparisons: scenarios, launches: launches).text, terminator: "")
    }

    /// The scenarios that show differences between the SDKs.
    private static let scenarioFolder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Scenarios/differences")
}
