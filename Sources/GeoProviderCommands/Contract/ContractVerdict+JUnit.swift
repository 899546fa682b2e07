// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

extension ContractVerdict {
    /// The verdict as JUnit's XML, which build servers read: a suite for each provider, a case for each check and rule set.
    var junit: String {
        var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<testsuites name="ProviderContract">"#]
        for report in reports {
            let totals = report.totals
            let skipped = totals[.skipped] + totals[.notApplicable] + totals[.disabled]
            lines.append(
                #"  <testsuite name="\#(Self.escaped(report.provider))" tests="\#(totals.all)" "#
                    + #"failures="\#(totals[.failed])" errors="\#(totals[.suiteError])" skipped="\#(skipped)">"#
            )
            lines += report.results.flatMap { Self.lines(of: $0, provider: report.provider) }
            lines.append("  </testsuite>")
        }
        if let mutants { lines += Self.lines(of: mutants) }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n")
    }

    private static func lines(of result: ContractResult, provider: String) -> [String] {
        let head =
            #"    <testcase classname="\#(escaped(provider)).\#(escaped(result.clause.id))" "#
            + #"name="\#(escaped(result.id)) on rule set \#(escaped(result.rules.name))""#
        let message = result.message ?? ""
        let summary = escaped(String(message.prefix { $0 != "\n" }))
        switch result.outcome {
        case .passed:
            return [head + "/>"]
        case .failed, .suiteError:
            let tag = result.outcome == .failed ? "failure" : "error"
            return [
                head + ">", #"      <\#(tag) message="\#(summary)">\#(escaped(message))</\#(tag)>"#, "    </testcase>",
            ]
        case .skipped, .notApplicable, .disabled:
            return [head + ">", #"      <skipped message="\#(summary)"/>"#, "    </testcase>"]
        case .advised:
            return [head + ">", "      <system-out>\(escaped(message))</system-out>", "    </testcase>"]
        }
    }

    private static func lines(of mutants: MutantVerdict) -> [String] {
        let faults =
            mutants.survivors.map { ("survivor", "not noticed: \($0)") }
            + mutants.rejected.map { ("harmless", "wrongly rejected: \($0)") }
            + mutants.idleChecks.map { ("idle", "is the first to notice nothing: \($0)") }
        let passed = mutants.rows.filter { $0.killedBy.isEmpty == ($0.kind == .harmless) }
        let cases =
            passed.map { #"    <testcase classname="mutants.\#($0.kind.rawValue)" name="\#(escaped($0.name))"/>"# }
            + faults.flatMap { kind, fault in
                [
                    #"    <testcase classname="mutants.\#(kind)" name="\#(escaped(fault))">"#,
                    #"      <failure message="\#(escaped(fault))"/>"#, "    </testcase>",
                ]
            }
        let count = passed.count + faults.count
        return [#"  <testsuite name="mutants" tests="\#(count)" failures="\#(faults.count)" errors="0" skipped="0">"#]
            + cases + ["  </testsuite>"]
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
