// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// A bug told as a story: how it breaks, why, and what mends it.
struct Lesson {
    /// The word that calls it, and the beginning of its files' names.
    let name: String
    let title: Words
    /// The rows of the requirements that it teaches.
    let requirement: String
    /// The file of `Examples/Sources/Lessons` that has its code, without extension.
    let code: String
    /// The provider whose contract is run at the end.
    let provider: String
    /// The clauses of the contract that it is about, the one that is run first.
    let clauses: [String]
    /// The rows of the ledger that explain it.
    let ledger: [String]
    /// The bug, in three sentences.
    let story: Words
    /// What is behind it.
    let reason: Words
    /// What to do.
    let cure: Words

    /// A text in the two languages of the lessons.
    struct Words {
        let english: String
        let chinese: String

        init(_ english: String, _ chinese: String) {
            self.english = english
            self.chinese = chinese
        }

        subscript(language: PromptLanguage) -> String {
            switch language {
            case .english: english
            case .simplifiedChinese: chinese
            }
        }
    }

    /// The scenario that breaks, and the one that holds.
    enum Side: String, CaseIterable { case broken, fixed }

    /// The name of a scenario in `Examples/Scenarios/lessons`, without extension.
    func scenario(_ side: Side) -> String { "\(name)-\(side.rawValue)" }
}
