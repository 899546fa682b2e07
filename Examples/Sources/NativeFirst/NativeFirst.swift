// SPDX-License-Identifier: Apache-2.0

import ExampleVendors

/// The recommended order of asking and locating beside the other one, on every vendor.
///
/// It prints what the user sees and does, and what the app is told.
@main
enum NativeFirst {
    static func main() {
        for vendor in Vendor.allCases {
            print("== \(vendor.rawValue)")
            print("-- recommended: ask natively, then locate")
            for line in Showing(of: NativeFirstWay.self, on: vendor).lines { print("  \(line)") }
            print("-- not recommended: locate, and let the SDK have permission asked")
            for line in Showing(of: SDKDrivenWay.self, on: vendor).lines { print("  \(line)") }
            print()
        }
    }
}
