// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import ProviderContract

/// The rules that timelines cite, by id: rows of the ledger and clauses of the contract.
struct RuleIndex {
    private let rows: [String: LedgerEntry]
    private let clauses: [String: ContractClause]

    /// The rules of iOS, of the providers' SDKs and of the contract.
    init(providers: [ProviderRegistration]) {
        let entries = LedgerEntry.all(providers: providers)
        rows = Dictionary(entries.map { ($0.id, $0) }) { first, _ in first }
        clauses = Dictionary(ProviderContract.clauses.map { ($0.id, $0) }) { first, _ in first }
    }

    /// What a rule says; nil for an id that nobody knows.
    func statement(of id: String) -> String? { rows[id]?.statement ?? clauses[id]?.rule }

    /// The rule, to be unfolded: its id, and inside what it says, how sure it is and where it comes from.
    func html(of id: String) -> String {
        guard let statement = statement(of: id) else { return "<code>\(HTMLText.escaped(id))</code>" }
        return """
            <details class="why"><summary title="\(HTMLText.escaped(statement))">\(HTMLText.escaped(id))</summary>\
            <p>\(HTMLText.escaped(statement))</p><p class="from">\(HTMLText.escaped(origin(of: id)))</p></details>
            """
    }

    /// How sure a rule is and where it comes from.
    func origin(of id: String) -> String {
        if let row = rows[id] { return "\(row.confidence.rawValue) · iOS \(RuleRange.text(row.rules)) · \(row.source)" }
        return clauses[id].map { "clause of the contract · \($0.source)" } ?? ""
    }
}
