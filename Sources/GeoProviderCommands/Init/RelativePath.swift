// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Paths as files name one another.
enum RelativePath {
    /// A path as a file has to name it: seen from that file's folder.
    ///
    /// - Parameters:
    ///   - path: The path as seen from where the program runs.
    ///   - file: The file that will name it; nil: one in the folder where the program runs.
    static func path(of path: String, from file: String?) -> String {
        guard let file, !path.hasPrefix("/") else { return path }
        let target = components(of: path)
        let folder = components(of: file).dropLast()
        let common = zip(target, folder).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: folder.count - common) + target.dropFirst(common)).joined(separator: "/")
    }

    private static func components(of path: String) -> [String] {
        URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    }
}
