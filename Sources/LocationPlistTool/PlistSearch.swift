// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Looks for the Info.plists of a project.
enum PlistSearch {
    /// Folders whose Info.plists are others' work or made by a build.
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// The files called `Info.plist` or `…-Info.plist` below a folder, in the order of their paths.
    static func files(below folder: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var files: [String] = []
        while let path = walk.nextObject() as? String {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if name.hasPrefix(".") || skipped.contains(name) || name.hasSuffix(".framework") {
                walk.skipDescendants()
            } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
                files.append(folder + "/" + path)
            }
        }
        return files.sorted()
    }
}
