// SPDX-License-Identifier: Apache-2.0

import FaultyAdapters
import Foundation
import PermissionRules
import ProviderContract
import SimulatedDevice

/// `contract`: whether providers keep the contract.
enum ContractCommand {
    private enum Format: String, CaseIterable {
        case text, json, junit, markdown, html
    }

    static var command: Command {
        Command(
            name: "contract",
            summary: "Checks providers against the contract, on every rule set, in virtual time",
            details: [
                "With --mutants the suite itself is checked: every provider made wrong on purpose has to be noticed, "
                    + "every harmless variant accepted, and every check has to be the first to notice one. That takes the "
                    + "whole suite, whatever --clause and --rules choose, and minutes in a debug build."
            ],
            flags: [
                Flag(
                    name: "provider",
                    value: .text("ID"),
                    summary: "The provider, or all of them: all",
                    words: ["all"] + [ProviderRegistration].standard.map(\.id)
                ),
                Flag(
                    name: "sdk-version",
                    value: .text("ID=VERSION"),
                    summary: "The version of a provider's SDK; what it is known to break is listed as disabled",
                    repeats: true
                ),
                Flag(
                    name: "clause",
                    value: .text("ID"),
                    summary: "One clause, such as ACC-01, or one of its checks",
                    words: ProviderContract.clauses.filter { $0.untestedBecause == nil }.map(\.id)
                ),
                Flag(
                    name: "rules",
                    value: .text("NAME"),
                    summary: "One rule set: \(CommandText.list(RuleSet.all.map(\.name)))",
                    words: RuleSet.all.map(\.name)
                ),
                Flag(
                    name: "seed",
                    value: .text("N"),
                    summary: "Another walk through the same checks, 0 unless told otherwise"
                ),
                Flag(
                    name: "contract-version",
                    value: .text("N.N"),
                    summary:
                        "Judges by another version than \(ProviderContract.version): an older one has fewer clauses, "
                        + "a newer one tells what will bind"
                ),
                Flag(name: "mutants", summary: "Tries the suite on providers made wrong on purpose"),
                Flag(name: "timing", summary: "Says how many seconds of the processor it took"),
                .format(Format.allCases.map(\.rawValue)),
                .output,
            ],
            examples: [
                .init(line: "contract", purpose: "Checks every provider"),
                .init(line: "contract --provider native --mutants", purpose: "Shows which check notices which fault"),
                .init(line: "contract --clause ACC-01 --rules 17", purpose: "Runs one clause on one rule set"),
                .init(
                    line: "contract --mutants --format html --output contract.html",
                    purpose: "Writes clauses and kill matrix as a page for a browser"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let selection = try ContractSelection(invocation, providers: session.providers)
        let start = clock()
        let subjects = selection.providers.map {
            ContractSelection.subject(
                $0,
                version: selection.sdkVersions[$0.id],
                contractVersion: selection.contractVersion
            )
        }
        let reports = subjects.map {
            ProviderContract.verify($0, checks: selection.checks, rules: selection.rules, seed: selection.seed)
        }
        let judged = invocation.has("mutants") ? Array(zip(selection.providers, subjects)) : []
        let matrices = judged.map { provider, subject in
            let matrix = ProviderContract.killMatrix(
                subject,
                mutants: ProviderContract.mutants + ProviderContract.harmless
                    + FaultyAdapters.mutants(of: provider.id),
                checks: ProviderContract.allChecks,
                seed: selection.seed
            ) { done, count in
                guard done % 50 == 0 || done == count else { return }
                session.console.note("\(subject.name): \(done) of \(count) providers made wrong on purpose are tried")
            }
            return (provider: subject.name, matrix: matrix)
        }
        let verdict = ContractVerdict(
            version: selection.contractVersion,
            reports: reports,
            mutants: invocation.has("mutants") ? MutantVerdict(matrices) : nil,
            seconds: invocation.has("timing") ? Double(clock() - start) / 1_000_000 : nil
        )
        let format = invocation.choice("format", default: Format.text)
        if let path = invocation.text("output") {
            try OutputFile.write(text(of: verdict, as: format, on: Page()), to: path)
        } else {
            session.console.print(text(of: verdict, as: format, on: session.console.page))
        }
        return verdict.isGood ? .good : .fellShort
    }

    private static func text(of verdict: ContractVerdict, as format: Format, on page: Page) -> String {
        switch format {
        case .text: verdict.text(on: page)
        case .json: verdict.json.serialized()
        case .junit: verdict.junit
        case .markdown: verdict.markdown
        case .html: verdict.html
        }
    }
}
