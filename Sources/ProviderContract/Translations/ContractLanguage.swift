// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

/// The words around the clauses on a page about the contract.
struct ContractLanguage: Sendable {
    let title: String
    let introduction: @Sendable (_ clauses: Int, _ checks: Int, _ tested: Int) -> String
    let levels: String
    let chapter: @Sendable (ContractGroup) -> String
    let everyRuleSet: String
    let ruleSets: String
    let needs: String
    let since: String
    let checks: String
    let source: String
    let likelyMistake: String
    let untested: String
    /// What stands behind a label, and between the items of a list.
    let colon: String
    let comma: String
    let other: String

    static let english = ContractLanguage(
        title: "The contract of a location provider, version",
        introduction: { clauses, checks, tested in
            "\(clauses) clauses, \(checks) checks. A clause says what every provider keeps; a check is one case of a clause, "
                + "and runs on each rule set of iOS that the clause binds. \(tested) clauses have checks; the others say "
                + "why not. An R number is a row of the requirements, owner/name#n a public report."
        },
        levels:
            "MUST: every provider keeps it. SHOULD: a provider keeps it or declares its deviation with a reason. MAY: "
            + "falling short is told and is never a failure. A clause that is new in a minor version of the contract is "
            + "advice in that version and binds from the next one on.",
        chapter: { $0.title },
        everyRuleSet: "every rule set",
        ruleSets: "rule sets ",
        needs: "needs ",
        since: "since ",
        checks: "Checks",
        source: "Source",
        likelyMistake: "Likely mistake",
        untested: "Untested",
        colon: ": ",
        comma: ", ",
        other: "[简体中文](CLAUSES.zh-CN.md)"
    )

    static let chinese = ContractLanguage(
        title: "定位提供者契约，版本",
        introduction: { clauses, checks, tested in
            "共 \(clauses) 条条款、\(checks) 项检查。条款说明每个提供者都要遵守什么；检查是条款的一种情形，"
                + "在条款所约束的每一套 iOS 规则上运行。\(tested) 条条款有检查，其余说明为何没有。R 加数字是需求表的一行，"
                + "owner/name#n 是一份公开的报告；来源与标识符按原文引用。"
        },
        levels: "MUST：每个提供者都要遵守。SHOULD：提供者要么遵守，要么声明偏离并说明理由。MAY：不足之处只会告知，"
            + "从不算失败。契约次版本中新增的条款，在该版本里只是建议，从下一个版本起才有约束力。",
        chapter: { $0.chineseTitle },
        everyRuleSet: "所有规则集",
        ruleSets: "规则集 ",
        needs: "需要 ",
        since: "始于 ",
        checks: "检查",
        source: "来源",
        likelyMistake: "常见错误",
        untested: "未检查",
        colon: "：",
        comma: "、",
        other: "[English](CLAUSES.md)"
    )

    func rules(_ rules: [RuleSet]) -> String {
        rules.count == RuleSet.all.count ? everyRuleSet : ruleSets + rules.map(\.name).joined(separator: comma)
    }
}

extension ContractGroup {
    /// The chapter's heading in Simplified Chinese.
    var chineseTitle: String {
        switch self {
        case .accuracy: "精度"
        case .authorization: "授权"
        case .oneShot: "单次定位"
        case .updates: "连续更新"
        case .cancellation: "取消"
        case .errors: "错误"
        case .addresses: "地址"
        case .coordinates: "坐标"
        case .regions: "区域"
        case .headings: "朝向"
        case .background: "后台"
        case .life: "提供者与委托的生命期"
        case .switching: "更换提供者"
        case .privacy: "隐私"
        case .determinism: "确定性"
        }
    }
}
