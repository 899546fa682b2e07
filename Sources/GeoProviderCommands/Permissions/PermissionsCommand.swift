// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

/// `permissions`: what comes of a version of iOS, usage texts, a request and the user's answers, on every provider.
enum PermissionsCommand {
    static var command: Command {
        Command(
            name: "permissions",
            summary: "Shows what a request, usage texts and answers come to, on one iOS version or as a page to try",
            details: [
                "The app asks for what --request says at 1 s and 10 s, and locates at 20 s; the user answers after 2 s. "
                    + "With html, every choice is run, and the page lets its reader choose and answer."
            ],
            flags: [
                Flag(name: "os", value: .text("VERSION"), summary: "The phone's iOS version, 18 unless told otherwise"),
                Flag(
                    name: "texts",
                    value: .text("A,B,…"),
                    summary: "The usage texts in Info.plist: whenInUse, always, alwaysAndWhenInUse, or none; "
                        + "whenInUse unless told otherwise"
                ),
                Flag(
                    name: "request",
                    value: .text("NAME"),
                    summary: "What the app asks for before it locates: whenInUse unless told otherwise, always, "
                        + "whenInUseThenAlways, temporaryFullAccuracy or none"
                ),
                Flag(
                    name: "answers",
                    value: .text("A,B,…"),
                    summary: "The buttons that the user presses, prompt by prompt; without one a prompt waits"
                ),
                Flag(name: "approximate", summary: "The user turns the Precise switch off"),
                Flag(
                    name: "language",
                    value: .choice(PromptLanguage.allCases.map(\.rawValue)),
                    summary: "The language of the phone and of the page"
                ),
                .format(["text", "json", "html"]),
                .output,
            ],
            examples: [
                .init(line: "permissions", purpose: "Shows the first prompt of iOS 18, waiting"),
                .init(
                    line: "permissions --os 14 --answers allowWhileUsing --approximate",
                    purpose: "Gives approximate location only"
                ),
                .init(
                    line:
                        "permissions --os 13.4 --texts whenInUse,alwaysAndWhenInUse --request always --answers allowOnce",
                    purpose: "Asks for Always, and gets one use"
                ),
                .init(line: "permissions --format html --output permissions.html", purpose: "Writes the page"),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let language = invocation.choice("language", default: PromptLanguage.english)
        let page = invocation.text("output") == nil ? session.console.page : Page()
        let text: String
        if invocation.text("format") == "html" {
            let single = ["os", "texts", "request", "answers", "approximate"].first { invocation.has($0) }
            guard single == nil else {
                throw CommandFailure(
                    "--\(single ?? "") does not go with --format html",
                    remedy: "The page holds every choice: leave it out."
                )
            }
            text = try PermissionPage(in: language, providers: session.providers).text
        } else {
            let walks = try walks(invocation, in: language, session)
            let report = try PermissionReport(choice(in: invocation, language), walks, providers: session.providers)
            text = invocation.text("format") == "json" ? report.json.serialized() : report.text(on: page)
        }
        if let path = invocation.text("output") {
            try session.console.write(text, toFile: path)
        } else {
            session.console.print(text)
        }
        return .good
    }

    private static func walks(
        _ invocation: Invocation,
        in language: PromptLanguage,
        _ session: CommandSession
    ) throws -> [PermissionWalk] {
        let choice = try choice(in: invocation, language)
        let answers = try (invocation.text("answers").map(list) ?? []).map { word -> PromptOption in
            guard let option = PromptOption(rawValue: word) else {
                throw CommandFailure.unknown("answer", word, among: PromptOption.allCases.map(\.rawValue))
            }
            return option
        }
        let isApproximate = invocation.has("approximate")
        let walks = try session.providers.map { provider in
            try PermissionWalk(choice, on: provider, answers, isApproximate: isApproximate)
        }
        let unused = walks.map(\.unusedAnswers).min() ?? 0
        if unused > 0 {
            session.console.note("note: of the answers \(unused) had no prompt")
        }
        return walks
    }

    private static func choice(in invocation: Invocation, _ language: PromptLanguage) throws -> PermissionChoice {
        let os: IOSVersion
        do throws(IOSVersionError) {
            os = try IOSVersion(parsing: invocation.text("os") ?? "18")
        } catch {
            throw CommandFailure("--os: \(error)")
        }
        let question = try ReplayFlags.word("request", in: invocation) ?? PermissionQuestion.whenInUse
        guard question.exists(under: RuleSet(binding: os)) else {
            throw CommandFailure(
                "iOS \(os) has no temporary full accuracy",
                remedy: "Use --os 14 or later, or another --request."
            )
        }
        return PermissionChoice(os: os, texts: try texts(in: invocation), question: question, language: language)
    }

    private static func texts(in invocation: Invocation) throws -> Set<UsageKey> {
        guard let text = invocation.text("texts") else { return [.whenInUse] }
        guard text != "none" else { return [] }
        let names = UsageKey.allCases.map(\.shortName)
        return try Set(
            list(text).map { word in
                guard let key = UsageKey.allCases.first(where: { $0.shortName == word || $0.rawValue == word }) else {
                    throw CommandFailure.unknown("usage text", word, among: names + ["none"])
                }
                return key
            }
        )
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
}

extension UsageKey {
    /// The key's name as flags have it, such as `whenInUse`.
    var shortName: String {
        switch self {
        case .whenInUse: "whenInUse"
        case .always: "always"
        case .alwaysAndWhenInUse: "alwaysAndWhenInUse"
        }
    }
}
