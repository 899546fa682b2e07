// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

extension ProviderContract {
    /// The contract as a page for people: every clause by chapter, with its cases, and what is not tested and why.
    ///
    /// `Documentation/CLAUSES.md` is this text.
    public static var markdown: String {
        page(.english) { ($0.rule, $0.likelyMistake, $0.untestedBecause) }
    }

    /// The same page in Simplified Chinese; sources are quoted as they are.
    ///
    /// `Documentation/CLAUSES.zh-CN.md` is this text. A clause without a translation stands there in English.
    public static var chineseMarkdown: String {
        let translations = Dictionary(chinese.map { ($0.clause, $0) }, uniquingKeysWith: { first, _ in first })
        return page(.chinese) { clause in
            guard let words = translations[clause.id] else {
                return (clause.rule, clause.likelyMistake, clause.untestedBecause)
            }
            return (words.rule, words.likelyMistake, words.untestedBecause)
        }
    }

    private typealias Words = (rule: String, likelyMistake: String, untestedBecause: String?)

    private static func page(_ language: ContractLanguage, words: (ContractClause) -> Words) -> String {
        let tested = clauses.filter { $0.untestedBecause == nil }.count
        var lines = [
            "# \(language.title) \(version)", "", language.other, "",
            language.introduction(clauses.count, allChecks.count, tested), "", language.levels,
        ]
        for group in ContractGroup.allCases {
            let chapter = articles.filter { $0.clause.group == group }
            lines += ["", "## \(language.chapter(group)) (\(group.rawValue))"]
            lines += chapter.flatMap { Self.lines(of: $0, language, words($0.clause)) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of article: Article, _ language: ContractLanguage, _ words: Words) -> [String] {
        let clause = article.clause
        var facts = [clause.level.rawValue, language.rules(clause.rules)]
        if let capability = clause.capability { facts.append(language.needs + capability.description) }
        facts.append(language.since + clause.since.description)
        var lines = ["", "### \(clause.id)", "", facts.joined(separator: " · "), "", words.rule, ""]
        if let reason = words.untestedBecause {
            lines.append("- \(language.untested)\(language.colon)\(reason)")
        } else {
            let ids = article.checks.map { "`\($0.id)`" }.joined(separator: language.comma)
            lines.append("- \(language.checks)\(language.colon)\(ids)")
        }
        lines.append("- \(language.source)\(language.colon)\(clause.source)")
        lines.append("- \(language.likelyMistake)\(language.colon)\(words.likelyMistake)")
        return lines
    }
}
