// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// The words around a lesson.
struct LessonLanguage {
    let language: PromptLanguage
    let requirement: String
    let breaks: String
    let why: String
    let mend: String
    let before: String
    let after: String
    let green: String
    let clause: String
    let row: String
    /// What stands between a label and what it labels.
    let colon: String
    let index: String
    /// What unfolds to all that happened, and the link past a page's head.
    let whole: String
    let skip: String
    /// How to go on from the list.
    let how: String

    /// How sure a row of the ledger is.
    func sureness(_ confidence: String) -> String {
        let chinese = ["documented": "有文档", "reported": "有报告", "inferred": "推断", "assumed": "假定"]
        return language == .english ? confidence : chinese[confidence] ?? confidence
    }

    static func of(_ language: PromptLanguage) -> LessonLanguage {
        switch language {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    private static let english = LessonLanguage(
        language: .english,
        requirement: "Requirement",
        breaks: "See it break",
        why: "Why",
        mend: "Mend it",
        before: "Before",
        after: "After",
        green: "Watch it turn green",
        clause: "Clause",
        row: "Ledger",
        colon: ": ",
        index: "Lessons",
        whole: "Everything that happened",
        skip: "To the lesson",
        how: "“geoprovider lesson NAME” gives one, --language zh-Hans in Chinese."
    )

    private static let chinese = LessonLanguage(
        language: .simplifiedChinese,
        requirement: "需求",
        breaks: "看它出错",
        why: "为什么",
        mend: "改正",
        before: "改之前",
        after: "改之后",
        green: "看它变绿",
        clause: "条款",
        row: "台账",
        colon: "：",
        index: "课程",
        whole: "全部经过",
        skip: "跳到课程",
        how: "“geoprovider lesson 名称 --language zh-Hans”开始一课。"
    )
}
