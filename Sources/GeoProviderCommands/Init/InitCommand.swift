// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice

/// `init`: writes a scenario with comments for an Info.plist.
enum InitCommand {
    static var command: Command {
        Command(
            name: "init",
            summary: "Writes a commented scenario for an Info.plist: a first launch with an answer to each prompt",
            details: [
                "run takes the scenario at once, and what came of it stands in the scenario as its expectation. Keys that begin "
                    + "with // are comments. Without --output the scenario is printed, with the path of the Info.plist as it "
                    + "was given. A file that exists is kept unless --force is given."
            ],
            operands: [.init(name: "PLIST", summary: "The Info.plist, in XML, binary or old-style text")],
            flags: [
                Flag(
                    name: "os",
                    value: .text("VERSION"),
                    summary: "The phone's iOS version, \(IOSVersion.newest) unless told otherwise",
                    words: RuleSet.all.map(\.name)
                ),
                Flag(
                    name: "provider",
                    value: .text("ID"),
                    summary: "The provider, native unless told otherwise",
                    words: [ProviderRegistration].standard.map(\.id)
                ),
                .output,
                Flag(name: "force", summary: "Replaces the file of --output if it exists"),
            ],
            examples: [
                .init(line: "init Info.plist", purpose: "Prints a scenario for the newest iOS"),
                .init(
                    line: "init Info.plist --os 13.4 --provider amap --output first-launch.json",
                    purpose: "Writes one for AMap on iOS 13.4, for run first-launch.json"
                ),
            ],
            perform: perform
        )
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let os: IOSVersion
        do throws(IOSVersionError) {
            os =
                try invocation.text("os").map { text throws(IOSVersionError) in try IOSVersion(parsing: text) }
                ?? .newest
        } catch {
            throw CommandFailure("--os: \(error)")
        }
        let provider = try ReplayFlags.provider(invocation.text("provider") ?? "native", among: session.providers)
        let output = invocation.text("output")
        if let output, !invocation.has("force") { try keepExisting(output) }
        let path = invocation.operands[0]
        let draft = try ScenarioDraft(
            InfoPlist(contentsOfFile: path),
            path: path,
            os: os,
            provider: provider,
            registrations: session.providers
        )
        let text = draft.json(infoPlist: RelativePath.path(of: path, from: output)).serialized()
        if draft.answers.isEmpty {
            session.console.note(
                "note: nothing prompts on iOS \(os); “geoprovider plist \(TerminalText.visible(path)) --os \(os)” says why"
            )
        }
        guard let output else {
            session.console.print(text)
            return .good
        }
        try OutputFile.write(text, to: output)
        return .good
    }

    private static func keepExisting(_ output: String) throws(CommandFailure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: output, isDirectory: &isFolder), !isFolder.boolValue else {
            return
        }
        throw CommandFailure(
            "\(TerminalText.visible(output)): the file exists",
            remedy: "Name another one, or add --force to replace it."
        )
    }
}
