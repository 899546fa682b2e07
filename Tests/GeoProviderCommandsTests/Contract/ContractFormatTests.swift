// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import ProviderContract
import Testing

@testable import GeoProviderCommands

@Suite("The formats of contract")
struct ContractFormatTests {
    /// The page of a whole run on one rule set, made once.
    private static let html = run("--format html").output

    private static func run(_ line: String) -> CommandRun {
        CommandRun(
            ["contract", "--rules", "17"] + line.split(separator: " ").map(String.init),
            providers: .standard + [SilentProvider.registration, SilentProvider.missing]
        )
    }

    @Test(
        "Every format tells the version, the digest and the badge",
        arguments: ["text", "json", "junit", "markdown", "html"]
    )
    func identity(_ format: String) {
        let report = ProviderContract.verify(
            ContractSelection.subject([ProviderRegistration].standard[0]),
            checks: ProviderContract.checks(named: "ONE-01"),
            rules: ProviderContract.clauses[0].rules.filter { $0.name == "17" }
        )
        let output = Self.run("--provider native --clause ONE-01 --format \(format)").output
        let text = output.replacing("\n", with: " ")
        #expect(text.contains(ProviderContract.version.description))
        #expect(text.contains(report.digest))
        #expect(
            text.contains(
                "provider contract \(ProviderContract.version) (in part): \(report.results(.passed).count) passed, 0 failed, 0 skipped"
            )
        )
        #expect(text.contains("passing"))
    }

    @Test("The page loads nothing, runs nothing, and follows light, dark, paper and narrow screens")
    func page() {
        let html = Self.html
        #expect(html.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        for part in ["<script", "src=", "url(", "@import", "http:", "https:", "<link", " onclick", "javascript:"] {
            #expect(!html.contains(part), "\(part)")
        }
        for part in [
            "prefers-color-scheme: dark", "@media print", "max-width: 44rem", "name=\"viewport\"", "default-src 'none'",
        ] {
            #expect(html.contains(part), "\(part)")
        }
    }

    @Test("The page has a row for each clause, an anchor for each failure, and closes what it opens")
    func structure() {
        let html = Self.html
        let rows = Set(html.matches(of: #/<tr id="([^"]+)">/#).map { String($0.1) })
        #expect(Set(ProviderContract.clauses.map(\.id)).subtracting(rows) == [])
        let anchors = Set(html.matches(of: #/id="([^"]+)"/#).map { $0.1 })
        #expect(Set(html.matches(of: #/href="#([^"]+)"/#).map { $0.1 }).subtracting(anchors) == [])
        #expect(HTMLTags.unbalanced(in: html) == [])
    }

    @Test("The page is the same each time")
    func samePage() {
        #expect(Self.run("--format html").output == Self.html)
    }

    @Test("Whatever a provider is called or says is text and no markup")
    func escapes() {
        let name = "<img src=x onerror=\"a\">'&`|*\u{1B}[31m"
        let subject = ContractSubject(name: name) { _ in throw CommandFailure(name) }
        let report = ProviderContract.verify(subject, checks: ProviderContract.checks(named: "ONE-01/located"))
        let verdict = ContractVerdict(reports: [report], mutants: nil, seconds: nil)
        #expect(!verdict.html.contains("<img"))
        #expect(!verdict.html.contains("\u{1B}"))
        #expect(verdict.html.contains("&lt;img src=x onerror=&quot;a&quot;&gt;&#39;&amp;"))
        #expect(verdict.markdown.contains("## &lt;img src=x"))
        #expect(verdict.markdown.contains("\\`\\|\\*"))
        #expect(!verdict.junit.contains("<img"))
    }

    @Test("Kill matrices are drawn, and told in a table")
    func mutants() {
        let subject = ContractSelection.subject([ProviderRegistration].standard[0])
        let matrix = ProviderContract.killMatrix(
            subject,
            mutants: Array(ProviderContract.mutants.prefix(5)),
            checks: Array(ProviderContract.allChecks.prefix(6))
        )
        let verdict = ContractVerdict(reports: [], mutants: MutantVerdict([("native", matrix)]), seconds: nil)
        #expect(verdict.html.contains("<svg viewBox="))
        #expect(matrix.rows.allSatisfy { verdict.html.contains("<th scope=\"row\">\($0.name)</th>") })
        #expect(verdict.html.contains("falls short"))
    }

    @Test("The output can go to a file, and is the same there")
    func output() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "contract-\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let line = "--provider silent --clause ONE-01 --format html"
        let run = Self.run(line + " --output \(file.path)")
        #expect(run.code == 1)
        #expect(run.output == "")
        #expect(try String(contentsOf: file, encoding: .utf8) == Self.run(line).output)
    }

    @Test("Another version of the contract can be asked for, and what is none is refused")
    func version() throws {
        let run = Self.run("--provider native --clause ONE-01 --contract-version 1.7 --format json")
        #expect(try run.document()["contractVersion"] as? String == "1.7")
        for text in ["0.9", "1", "new"] {
            let wrong = Self.run("--contract-version \(text)")
            #expect(wrong.code == 2)
            #expect(wrong.errors.contains("from 1.0 on"))
        }
    }
}
