// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension PlistReport {
    /// The findings as a SARIF 2.1.0 log, which code hosts and editors read.
    var sarif: DeviceJSON {
        var ids: [PlistDiagnostic.ID] = []
        for diagnostic in diagnostics where !ids.contains(diagnostic.id) { ids.append(diagnostic.id) }
        let driver: DeviceJSON = [
            "name": "geoprovider",
            "version": .string(CommandTable.version),
            "rules": .array(ids.map { ["id": .string($0.rawValue)] }),
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
            "runs": [["tool": ["driver": driver], "results": .array(diagnostics.map(result))]],
        ]
    }

    private static let levels: [PlistDiagnostic.Severity: String] = [
        .error: "error", .warning: "warning", .info: "note",
    ]

    private func result(of diagnostic: PlistDiagnostic) -> DeviceJSON {
        var place: [DeviceJSON.Member] = [
            .init("artifactLocation", ["uri": .string(Self.reference(to: file))])
        ]
        if let line = diagnostic.line { place.append(.init("region", ["startLine": .integer(line)])) }
        return [
            "ruleId": .string(diagnostic.id.rawValue),
            "level": .string(Self.levels[diagnostic.severity] ?? "none"),
            "message": ["text": .string(words(of: diagnostic))],
            "locations": [["physicalLocation": .object(place)]],
        ]
    }

    /// A path as a URI reference: what a URI cannot hold is written in percent codes.
    private static func reference(to path: String) -> String {
        var result = path.hasPrefix("/") ? "file://" : ""
        for byte in path.utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.properties.isASCIIHexDigit || "/-._~".unicodeScalars.contains(scalar) || isLetter(byte) {
                result.unicodeScalars.append(scalar)
            } else {
                result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }
        return result
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }
}
