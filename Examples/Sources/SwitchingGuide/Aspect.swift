// SPDX-License-Identifier: Apache-2.0

/// Something an app can notice, told in a few words.
struct Aspect: Sendable {
    /// The fields of the summary that it tells of.
    let roots: Set<String>
    /// What an app noticed.
    let words: @Sendable (Summary) -> String

    /// What an app notices between two runs: not what follows from something else it notices.
    static func noticed(_ before: Summary, _ after: Summary) -> [Aspect] {
        let differing = all.filter { $0.words(before) != $0.words(after) }
        let consequences: Set<String> = ["locations", "lastLocation", "authorization", "accuracy"]
        let causes = differing.filter { $0.roots.isDisjoint(with: consequences) }
        return causes.isEmpty ? differing : causes
    }

    /// In the order in which an app meets them.
    static let all: [Aspect] = [
        Aspect(roots: ["vendorAuthCallbacks"]) {
            $0.vendorAuthCallbacks == 0 ? "the app is not asked to ask" : "the app is called to ask for permission"
        },
        Aspect(roots: ["prompts"]) {
            $0.prompts.isEmpty ? "no prompt" : "prompt " + $0.prompts.map { "`\($0.id)`" }.joined(separator: ", ")
        },
        Aspect(roots: ["vendorTemporaryAuthCallbacks"]) {
            $0.vendorTemporaryAuthCallbacks == 0
                ? "the app is not called about full accuracy" : "the app is called to ask for full accuracy"
        },
        Aspect(roots: ["authorization"]) { "permission ends as `\($0.authorization)`" },
        Aspect(roots: ["accuracy"]) { "accuracy ends as `\($0.accuracy)`" },
        Aspect(roots: ["completions"]) { summary in
            summary.completions.isEmpty
                ? "no one-shot" : "one-shot: " + summary.completions.map(\.words).joined(separator: "; ")
        },
        Aspect(roots: ["locations"]) { $0.locations == 1 ? "1 location" : "\($0.locations) locations" },
        Aspect(roots: ["lastLocation"]) { $0.lastLocation.map { "location in \($0.datum)" } ?? "no location" },
        Aspect(roots: ["errors"]) { summary in
            summary.errors.isEmpty
                ? "no error" : "updates fail with " + summary.errors.map(\.words).joined(separator: "; ")
        },
        Aspect(roots: ["applicationState"]) { "the app ends \($0.applicationState)" },
    ]
}

extension Summary.Completion {
    fileprivate var words: String {
        let seconds = t == t.rounded() ? "\(Int(t))" : "\(t)"
        let outcome = ok ? code.map { "location, `\($0)`" } ?? "location" : "`\(code ?? "unknown")`"
        return "\(outcome) at \(seconds) s" + origin(vendorDomain, vendorCode)
    }
}

extension Summary.Failure {
    fileprivate var words: String { "`\(code)`" + origin(vendorDomain, vendorCode) }
}

/// The vendor's own number of an error.
private func origin(_ domain: String?, _ code: Int?) -> String {
    guard let domain, let code else { return "" }
    return " (\(domain) \(code))"
}
