// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// `swift package lint-location-plist`: says which location requests an iPhone would ignore because of an Info.plist.
@main
struct LintLocationPlist: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try lint(arguments, below: context.package.directoryURL, with: context.tool(named: "LocationPlistTool").url)
    }

    /// Runs the tool, which looks for Info.plists below a folder unless files are named, and ends as it does.
    private func lint(_ arguments: [String], below folder: URL, with tool: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["--search", folder.path] + arguments
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension LintLocationPlist: XcodeCommandPlugin {
        func performCommand(context: XcodePluginContext, arguments: [String]) throws {
            // Xcode passes the targets that were chosen; the tool checks the whole project.
            var rest = ArgumentExtractor(arguments)
            _ = rest.extractOption(named: "target")
            try lint(
                rest.remainingArguments,
                below: context.xcodeProject.directoryURL,
                with: context.tool(named: "LocationPlistTool").url
            )
        }
    }
#endif
