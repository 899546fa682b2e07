// SPDX-License-Identifier: Apache-2.0

import Foundation

extension InfoPlist {
    /// Reads a file in any format of property lists.
    ///
    /// - Parameters:
    ///   - path: Relative to the working directory, or absolute; errors name the file by it.
    ///   - winner: Which of two equal keys counts.
    public init(
        contentsOfFile path: String,
        keepingDuplicates winner: DuplicateKeyWinner = .last
    ) throws(PropertyListError) {
        let bytes = try PropertyListFile.bytes(atPath: path, limits: .standard)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.lastPathComponent
        try self.init(data: bytes, name: path, folder: folder, keepingDuplicates: winner)
    }

    /// Reads the bytes of a file in any format of property lists.
    ///
    /// - Parameters:
    ///   - data: The whole file.
    ///   - name: What errors call the file; a folder in it that ends in `.lproj` tells the language.
    ///   - winner: Which of two equal keys counts.
    public init(
        data: [UInt8],
        name: String,
        keepingDuplicates winner: DuplicateKeyWinner = .last
    ) throws(PropertyListError) {
        let folders = name.split(separator: "/", omittingEmptySubsequences: true).dropLast()
        try self.init(data: data, name: name, folder: folders.last.map(String.init), keepingDuplicates: winner)
    }

    private init(
        data: [UInt8],
        name: String,
        folder: String?,
        keepingDuplicates winner: DuplicateKeyWinner
    ) throws(PropertyListError) {
        let value = try PropertyListReader.value(of: data, name: name)
        guard let root = value.dictionary else {
            throw PropertyListError(.rootNotDictionary, in: name, line: value.line, ["found": value.kindName])
        }
        let localization = folder.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
        self.init(root: root, name: name, localization: localization, keepingDuplicates: winner)
    }
}
