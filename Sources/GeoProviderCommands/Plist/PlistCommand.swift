// SPDX-License-Identifier: Apache-2.0

import PermissionRules

/// `plist`: what iOS does with an Info.plist, and what is wrong with it.
enum PlistCommand {
    private enum Format: String, CaseIterable {
        case text, json, sarif, github
    }

    static var command: Command {
        Command(
            name: "plist",
            summary: "Shows which location prompts an Info.plist leads to, and what is wrong with it",
            details: [
                "Each request is made by a freshly installed app in the foreground with Location Services on. “later” is the "
                    + "prompt that ends provisional Always. Exits with 1 if a finding is an error."
            ],
            operands: [.init(name: "FILE", summary: "The Info.plist, in XML, binary or old-style text")],
            flags: [
                Flag(
                    name: "os",
                    value: .text("LIST"),
                    summary:
                        "The iOS versions the app runs on, such as 12,17.4; \(standardTargets) unless told otherwise"
                ),
                Flag(
                    name: "purpose-key",
                    value: .text("KEY"),
                    summary: "A key that the app passes to requests for temporary full accuracy",
                    repeats: true
                ),
                Flag(
                    name: "strings",
                    value: .text("DIR"),
                    summary:
                        "A folder or file with the texts in other languages: InfoPlist.strings, InfoPlist.xcstrings",
                    repeats: true
                ),
                Flag(
                    name: "language",
                    value: .text("LANGUAGE"),
                    summary: "The language of the report and of the texts in it: en or zh-Hans",
                    words: PromptLanguage.allCases.map(\.rawValue)
                ),
                .format(Format.allCases.map(\.rawValue)),
            ],
            examples: [
                .init(line: "plist Info.plist", purpose: "Shows the prompts on four versions, and the findings"),
                .init(line: "plist Info.plist --os 10,11,17.4", purpose: "Asks about versions of your own"),
                .init(
                    line: "plist Info.plist --strings App --language zh-Hans",
                    purpose: "Shows what a user in China reads"
                ),
                .init(line: "plist Info.plist --format github", purpose: "Annotates a change on GitHub"),
            ],
            perform: perform
        )
    }

    private static let standardTargets = "13,14,18,26"

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let targets = try targets(in: invocation.text("os") ?? standardTargets)
        let format = invocation.choice("format", default: Format.text)
        let language: PromptLanguage = try ReplayFlags.word("language", in: invocation) ?? .english
        do {
            let plist = try InfoPlist(contentsOfFile: invocation.operands[0])
            let report = PlistReport(
                plist,
                targets: targets,
                purposeKeys: invocation.texts("purpose-key"),
                texts: try LocalizedTexts(contentsOf: invocation.texts("strings")),
                language: language
            )
            print(report, as: format, on: session.console)
            return report.hasErrors ? .fellShort : .good
        } catch {
            if format != .text {
                let report = PlistReport(unreadable: error, targets: targets, language: language)
                print(report, as: format, on: session.console)
            }
            throw CommandFailure(error.description(in: language))
        }
    }

    private static func print(_ report: PlistReport, as format: Format, on console: Console) {
        switch format {
        case .text: console.print(report.text(on: console.page))
        case .json: console.print(report.json)
        case .sarif: console.print(report.sarif)
        case .github: if !report.diagnostics.isEmpty { console.print(report.gitHubAnnotations) }
        }
    }

    /// The versions of a list, each once.
    private static func targets(in list: String) throws -> [IOSVersion] {
        var targets: [IOSVersion] = []
        for part in list.split(separator: ",", omittingEmptySubsequences: false) {
            do {
                let target = try IOSVersion(
                    parsing: String(part.trimmingPrefix(while: \.isWhitespace)).trimmingTrailingBlanks()
                )
                if !targets.contains(target) { targets.append(target) }
            } catch {
                throw CommandFailure(
                    "--os \(TerminalText.visible(list)): \(error)",
                    remedy: "Write a list such as 12,17.4."
                )
            }
        }
        return targets
    }
}
