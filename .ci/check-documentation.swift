// SPDX-License-Identifier: Apache-2.0

// Every public symbol of every product module has a documentation comment whose abstract is one short line.
//
// usage: swift .ci/check-documentation.swift FOLDER
// where FOLDER holds what `swift package dump-symbol-graph` wrote. Prints one line for each fault; exit 1 if any.

import Foundation

/// The part of a symbol graph that matters here.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Comment: Decodable {
            struct Line: Decodable { var text: String }
            var lines: [Line]
        }
        struct Location: Decodable {
            struct Position: Decodable { var line: Int }
            var uri: String
            var position: Position
        }

        var identifier: Identifier
        var pathComponents: [String]
        var docComment: Comment?
        var location: Location?
    }

    struct Module: Decodable { var name: String }

    var module: Module
    var symbols: [Symbol]
}

/// The longest abstract.
let limit = 150

func fault(of symbol: SymbolGraph.Symbol) -> String? {
    let lines = symbol.docComment?.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } ?? []
    guard let abstract = lines.first, !abstract.isEmpty else { return "has no documentation" }
    if abstract.count > limit { return "has an abstract of \(abstract.count) characters; \(limit) are the most" }
    if lines.count > 1, !lines[1].isEmpty { return "has an abstract of more than one line" }
    return nil
}

func place(of symbol: SymbolGraph.Symbol, in module: String) -> String {
    guard let location = symbol.location else { return module }
    return (URL(string: location.uri)?.path ?? location.uri) + ":\(location.position.line + 1)"
}

guard CommandLine.arguments.count == 2 else {
    print("usage: swift .ci/check-documentation.swift FOLDER")
    exit(2)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
var modules = 0
var checked: Set<String> = []
var faults: Set<String> = []
for name in names where name.hasSuffix(".symbols.json") {
    let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
    if graph.module.name.hasSuffix("Tests") { continue }
    modules += 1
    for symbol in graph.symbols where !symbol.identifier.precise.contains("::SYNTHESIZED::") {
        checked.insert(symbol.identifier.precise)
        guard let fault = fault(of: symbol) else { continue }
        let path = symbol.pathComponents.joined(separator: ".")
        faults.insert("\(place(of: symbol, in: graph.module.name)): \(graph.module.name): \(path) \(fault)")
    }
}
guard modules > 0, !checked.isEmpty else {
    print("no symbol graph in \(folder.path): run swift package dump-symbol-graph first")
    exit(2)
}
faults.sorted().forEach { print($0) }
print("\(checked.count) public symbols in \(modules) symbol graphs, \(faults.count) without proper documentation")
exit(faults.isEmpty ? 0 : 1)
