// SPDX-License-Identifier: Apache-2.0

import BaiduRegistration
import Foundation
import GeoProviderCommands

/// The command line with one provider more: `swift run --package-path Examples ExampleCommands contract --provider baidu`.
@main
enum ExampleCommands {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(run(arguments: arguments, providers: .standard + [.baidu]))
    }
}
