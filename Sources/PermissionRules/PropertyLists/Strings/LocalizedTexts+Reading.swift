// SPDX-License-Identifier: Apache-2.0

import Foundation

extension LocalizedTexts {
    /// Reads files and folders: `InfoPlist.strings`, `InfoPlist.xcstrings`, and folders that hold them.
    ///
    /// In a folder its own files and those of its `.lproj` folders are read. A file's language is that of the `.lproj`
    /// folder it stands in; a catalogue names its languages itself. UTF-8 and UTF-16 are told apart by the bytes.
    ///
    /// - Throws: `PropertyListError` for a path that holds no such file, or a file that cannot be read.
    public init(contentsOf paths: [String]) throws(PropertyListError) {
        var found: [Localization] = []
        for path in paths {
            let files = Self.files(at: path)
            guard !files.isEmpty else { throw PropertyListError(.noStrings, in: path) }
            for file in files { found += try Self.localizations(ofFile: file) }
        }
        self.init(found)
    }

    /// Reads the bytes of one file; its name tells what it is, and the folder in it the language.
    public init(data: [UInt8], name: String) throws(PropertyListError) {
        self.init(try Self.localizations(of: data, name: name))
    }

    private static let names = ["InfoPlist.strings", "InfoPlist.xcstrings"]

    private static func files(at path: String) -> [String] {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            return [path]
        }
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        let inside = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let folders = [folder] + inside.filter { $0.hasSuffix(".lproj") }.map { folder + "/" + $0 }
        return folders.flatMap { folder in names.map { folder + "/" + $0 } }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }

    private static func localizations(ofFile path: String) throws(PropertyListError) -> [Localization] {
        let bytes = try PropertyListFile.bytes(atPath: path, limits: .standard)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.lastPathComponent
        return try localizations(of: bytes, name: path, folder: folder)
    }

    private static func localizations(of bytes: [UInt8], name: String) throws(PropertyListError) -> [Localization] {
        let folder = name.split(separator: "/").dropLast().last.map(String.init) ?? ""
        return try localizations(of: bytes, name: name, folder: folder)
    }

    private static func localizations(
        of bytes: [UInt8],
        name: String,
        folder: String
    ) throws(PropertyListError) -> [Localization] {
        if name.hasSuffix(".xcstrings") { return try catalogue(bytes, name: name) }
        let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : ""
        let text = Array(TextEncoding(of: bytes).text(of: bytes).utf8)
        let isBinary = bytes.starts(with: Array("bplist".utf8))
        let value = try PropertyListReader.value(of: isBinary ? bytes : text, name: name)
        guard let root = value.dictionary else {
            throw PropertyListError(.rootNotDictionary, in: name, line: value.line, ["found": value.kindName])
        }
        var texts: [String: String] = [:]
        for entry in root.entries { texts[entry.key] = entry.value.string }
        return [Localization(language: language, file: name, texts: texts)]
    }

    private static func catalogue(_ bytes: [UInt8], name: String) throws(PropertyListError) -> [Localization] {
        let catalogue: StringCatalogue
        do {
            let text = TextEncoding(of: bytes).text(of: bytes)
            catalogue = try JSONDecoder().decode(StringCatalogue.self, from: Data(text.utf8))
        } catch {
            throw PropertyListError(.stringCatalogue, in: name)
        }
        var byLanguage: [String: [String: String]] = [:]
        for (key, entry) in catalogue.strings {
            for (language, localization) in entry.localizations ?? [:] {
                if let text = localization.stringUnit?.value { byLanguage[language, default: [:]][key] = text }
            }
        }
        return byLanguage.map { Localization(language: $0.key, file: name, texts: $0.value) }
    }
}

/// The parts of a string catalogue that hold texts.
private struct StringCatalogue: Decodable {
    let strings: [String: Entry]

    struct Entry: Decodable {
        let localizations: [String: Variant]?
    }

    struct Variant: Decodable {
        let stringUnit: Unit?
    }

    struct Unit: Decodable {
        let value: String
    }
}
