// SPDX-License-Identifier: Apache-2.0

import ProviderContract

/// A test suite of a JUnit report.
struct JUnitSuite {
    let name: String
    let properties: [(name: String, value: String)]
    let cases: [JUnitCase]

    /// The lines of XML.
    var lines: [String] {
        var lines = ["  <testsuite name=\"\(Self.escaped(name))\" \(counts)>", "    <properties>"]
        lines += properties.map {
            "      <property name=\"\(Self.escaped($0.name))\" value=\"\(Self.escaped($0.value))\"/>"
        }
        return lines + ["    </properties>"] + cases.flatMap(\.lines) + ["  </testsuite>"]
    }

    /// How many cases there are and how they ended; the time is the device's, so there is none to tell.
    var counts: String {
        let failures = cases.filter { $0.outcome == .failed }.count
        let errors = cases.filter { $0.outcome == .suiteError }.count
        let skipped = cases.filter { [.skipped, .notApplicable, .disabled].contains($0.outcome) }.count
        return
            "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"0\""
    }

    /// A text as XML holds it; what XML cannot hold is left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
