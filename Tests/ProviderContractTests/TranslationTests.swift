// SPDX-License-Identifier: Apache-2.0

import ProviderContract
import Testing

@Suite("The Chinese clauses keep up with the English ones")
struct TranslationTests {
    private func translation(of clause: ContractClause) throws -> ContractTranslation {
        let found = ProviderContract.chinese.filter { $0.clause == clause.id }
        #expect(
            found.count == 1,
            "\(clause.id) has \(found.count) translations in ContractTranslation+Table.swift"
        )
        return try #require(found.first)
    }

    @Test("Every clause is translated, from the text that it has now", arguments: ProviderContract.clauses)
    func upToDate(_ clause: ContractClause) throws {
        let translation = try translation(of: clause)
        #expect(
            translation.digits == clause.textDigits,
            "\(clause.id) reads “\(clause.rule)” now: renew the translation, and write \(clause.textDigits) beside it"
        )
        #expect((translation.untestedBecause == nil) == (clause.untestedBecause == nil))
    }

    @Test("Nothing is translated that is no clause, and the order is the contract's")
    func order() {
        let ids = ProviderContract.clauses.map(\.id)
        let translated = ProviderContract.chinese.map(\.clause)
        #expect(translated == ids.filter(translated.contains))
    }

    @Test("A translation is Chinese, in sentences", arguments: ProviderContract.chinese)
    func language(_ translation: ContractTranslation) {
        for text in [translation.rule, translation.likelyMistake] + (translation.untestedBecause.map { [$0] } ?? []) {
            #expect(text.hasSuffix("。"), "\(text)")
            #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(text)")
        }
    }

    @Test("A changed text is noticed by its digits")
    func digits() {
        let texts = ["One rule.", "Another rule."].map { rule in
            ContractClause(id: "TEAM-01", level: .must, rule: rule, source: "Here.", likelyMistake: "None.").textDigits
        }
        #expect(texts[0] != texts[1])
        #expect(texts.allSatisfy { $0.count == 8 })
    }
}
