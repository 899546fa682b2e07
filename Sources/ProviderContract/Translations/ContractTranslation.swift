// SPDX-License-Identifier: Apache-2.0

/// A clause in another language: what people read, not what is quoted.
public struct ContractTranslation: Sendable, Hashable {
    /// The clause's number.
    public let clause: String
    /// The digits of the English text that was translated; see ``ContractClause/textDigits``.
    public let digits: String
    /// The rule.
    public let rule: String
    /// What is probably wrong in a provider that breaks it.
    public let likelyMistake: String
    /// Why no check stands for the clause; nil where one does.
    public let untestedBecause: String?

    init(_ clause: String, of digits: String, rule: String, likelyMistake: String, untestedBecause: String? = nil) {
        self.clause = clause
        self.digits = digits
        self.rule = rule
        self.likelyMistake = likelyMistake
        self.untestedBecause = untestedBecause
    }
}

extension ProviderContract {
    /// The clauses in Simplified Chinese, one for each clause, in the order of the contract.
    public static let chinese: [ContractTranslation] = {
        let places = Dictionary(uniqueKeysWithValues: clauses.enumerated().map { ($1.id, $0) })
        let all = ContractTranslation.chinese + ContractTranslation.chineseSurroundings
        return all.sorted { (places[$0.clause] ?? .max) < (places[$1.clause] ?? .max) }
    }()
}

extension ContractClause {
    /// Eight hexadecimal digits over the English text that is translated, so that a translation knows when it is old.
    public var textDigits: String {
        var hash: UInt32 = 0x811C_9DC5
        for byte in [rule, likelyMistake, untestedBecause ?? ""].joined(separator: "\n").utf8 {
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }
}
