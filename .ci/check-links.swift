// SPDX-License-Identifier: Apache-2.0

// Every relative link of a Markdown file leads to a file, and every heading it names is there.
//
// usage: swift .ci/check-links.swift FOLDER
// Prints one line for each fault; exit 1 if any, or if there is no link at all. Links to other hosts are not followed.

import Foundation

/// Folders that hold no documents of the project.
let skipped: Set = [".build", ".git", ".swiftpm", "Fixtures", "site", ".peers"]

func documents(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    var found: [String] = []
    while let path = walk.nextObject() as? String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if skipped.contains(name) || name.hasSuffix(".docc") {
            walk.skipDescendants()
        } else if name.hasSuffix(".md") {
            found.append(path)
        }
    }
    return found.sorted()
}

/// The lines of a document outside its listings.
func prose(_ text: String) -> [String] {
    var isListing = false
    return text.components(separatedBy: "\n").map { line in
        if line.hasPrefix("```") {
            isListing.toggle()
            return ""
        }
        return isListing ? "" : line
    }
}

/// The names by which a document's headings can be linked to.
func anchors(of text: String) -> Set<String> {
    var found = Set(text.matches(of: #/<a (?:id|name)="([^"]+)"/#).map { String($0.1) })
    for line in prose(text) where line.hasPrefix("#") {
        let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        let kept = title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        found.insert(kept.replacingOccurrences(of: " ", with: "-"))
    }
    return found
}

guard CommandLine.arguments.count == 2 else {
    print("usage: swift .ci/check-links.swift FOLDER")
    exit(2)
}
let root = URL(fileURLWithPath: CommandLine.arguments[1])
var checked = 0
var faults = 0
for document in documents(below: root.path) {
    let place = root.appendingPathComponent(document)
    let text = try String(contentsOf: place, encoding: .utf8)
    for (number, line) in prose(text).enumerated() {
        for match in line.replacing(#/`[^`]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#) {
            let link = String(match.1)
            if link.contains("://") || link.hasPrefix("mailto:") { continue }
            checked += 1
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = parts[0].removingPercentEncoding ?? parts[0]
            let target = file.isEmpty ? place : place.deletingLastPathComponent().appendingPathComponent(file)
            var fault: String?
            if !FileManager.default.fileExists(atPath: target.standardizedFileURL.path) {
                fault = "leads nowhere"
            } else if parts.count == 2, target.pathExtension == "md",
                let other = try? String(contentsOf: target, encoding: .utf8), !anchors(of: other).contains(parts[1])
            {
                fault = "names a heading that is not there"
            }
            if let fault {
                faults += 1
                print("\(document):\(number + 1): \(link) \(fault)")
            }
        }
    }
}
print("\(checked) links checked, \(faults) broken")
exit(checked > 0 && faults == 0 ? 0 : 1)
