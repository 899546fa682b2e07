// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

/// A lesson in one language, with everything that its commands print.
struct LessonSheet {
    let lesson: Lesson
    let words: LessonLanguage
    let broken: LessonExhibit
    let fixed: LessonExhibit
    let contract: LessonExhibit
    /// The clauses and rows that explain it, each with its id, in the order of the lesson.
    let clauses: [(id: String, statement: String)]
    let rows: [(id: String, statement: String, confidence: String)]
    let code: (before: String, after: String)

    /// Runs the lesson.
    init(_ lesson: Lesson, in language: PromptLanguage, _ session: CommandSession) throws {
        self.lesson = lesson
        words = LessonLanguage.of(language)
        broken = try LessonExhibit.replay(.broken, of: lesson, in: language, providers: session.providers)
        fixed = try LessonExhibit.replay(.fixed, of: lesson, in: language, providers: session.providers)
        contract = LessonExhibit.contract(of: lesson, in: session)
        clauses = lesson.clauses.map { id in (id, Self.rule(of: id, in: language)) }
        let ledger = LedgerEntry.all(providers: session.providers)
        rows = lesson.ledger.compactMap { id in
            ledger.first { $0.id == id }.map { (id, $0.statement, $0.confidence.rawValue) }
        }
        code = LessonCode.texts[lesson.name] ?? ("", "")
    }

    /// A clause's rule in the contract's own words.
    private static func rule(of id: String, in language: PromptLanguage) -> String {
        let english = ProviderContract.clauses.first { $0.id == id }?.rule ?? ""
        guard language != .english else { return english }
        return ProviderContract.chinese.first { $0.clause == id }?.rule ?? english
    }

    /// Whether it breaks where it should break, and holds where it should hold.
    var isSound: Bool { broken.status == .fellShort && fixed.status == .good && contract.status == .good }
}
