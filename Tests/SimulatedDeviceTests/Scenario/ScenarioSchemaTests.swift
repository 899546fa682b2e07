// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import Testing

@testable import SimulatedDevice

/// The published schema and the reader must not drift apart: same keys, same words, same requirements.
@Suite("The published schema")
struct ScenarioSchemaTests {
    private typealias Keys = DeviceScenario.Keys
    private let schema: DeviceJSON

    init() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let bytes = try DeviceInputFile.bytes(of: root + "/Documentation/scenario.schema.json")
        schema = try DeviceJSONReader.read(bytes).json
    }

    /// The part of the schema at a path, references followed.
    private func part(_ path: String...) throws -> DeviceJSON {
        try path.reduce(schema) { try resolved(#require($0[$1], "no \($1)")) }
    }

    private func resolved(_ part: DeviceJSON) throws -> DeviceJSON {
        guard let name = part["$ref"]?.text?.split(separator: "/").last else { return part }
        return try #require(schema["$defs"]?[String(name)])
    }

    private func properties(_ part: DeviceJSON) throws -> [String] {
        guard case .object(let members) = try #require(part["properties"]) else { return [] }
        #expect(part["additionalProperties"] == false)
        #expect(part["patternProperties"] == ["^//": true])
        return members.map(\.key)
    }

    private func words(_ part: DeviceJSON) throws -> [String] {
        let direct = part["enum"]?.elements
        let nested = try part["anyOf"]?.elements?.map(resolved).compactMap { $0["enum"]?.elements }.first
        return try #require(direct ?? nested).compactMap(\.text)
    }

    private func names<Key: RawRepresentable<String>>(_ keys: [Key]) -> [String] { keys.map(\.rawValue) }

    @Test("Every object of the file has the reader's keys, in the reader's order")
    func listsTheSameKeys() throws {
        #expect(try properties(schema) == names(Keys.Root.allCases))
        #expect(try properties(part("$defs", "device")) == names(Keys.Device.allCases))
        #expect(try properties(part("$defs", "place")) == names(Keys.Place.allCases))
        #expect(try properties(part("$defs", "lastKnown")) == names(Keys.LastKnown.allCases))
        #expect(try properties(part("$defs", "compass")) == names(Keys.Compass.allCases))
        #expect(try properties(part("$defs", "user")) == names(Keys.User.allCases))
        #expect(try properties(part("$defs", "answer")) == names(Keys.Answer.allCases))
        #expect(try properties(part("$defs", "app")) == names(Keys.App.allCases))
    }

    @Test("Every word that a key may have is the reader's")
    func listsTheSameWords() throws {
        func expect(_ object: String, _ key: String, _ expected: [String]) throws {
            #expect(try words(part("$defs", object, "properties", key)) == expected, "\(object).\(key)")
        }
        try expect("device", "grant", names(AccessGrant.allCases))
        try expect("device", "network", names(DeviceScenario.Network.allCases))
        try expect("device", "wirelessData", names(WirelessDataAccess.allCases))
        try expect("device", "language", names(PromptLanguage.allCases))
        try expect("answer", "prompt", names(PromptID.allCases))
        try expect("answer", "choose", names(PromptOption.allCases))
        try expect("user", "otherwise", DeviceScenario.Otherwise.names)
        try expect("app", "flow", names(DeviceScenario.Flow.allCases))
        try expect("app", "permission", names(AuthorizationRequest.allCases))
        try expect("app", "want", names(DeviceScenario.Want.allCases))
        try expect("app", "accuracyMode", names(DeviceScenario.AccuracyMode.allCases))
        try expect("app", "privacy", names(DeviceScenario.Privacy.allCases))
        try expect("app", "desiredAccuracy", names(DeviceScenario.DesiredAccuracy.allCases))
    }

    @Test("Every verb has a form with its arguments and its requirements", arguments: DeviceScenario.Verb.allCases)
    func describesVerbs(_ verb: DeviceScenario.Verb) throws {
        let forms = try #require(try part("$defs", "step")["oneOf"]?.elements)
        let matching = forms.filter { form in
            let word = form["properties"]?["do"]
            return word?["const"]?.text == verb.rawValue
                || word?["enum"]?.elements?.contains(.string(verb.rawValue)) == true
        }
        #expect(matching.count == 1)
        let form = try #require(matching.first)
        let own: [Keys.Step] = [.at, .verb]
        #expect(try properties(form) == names(own + verb.arguments))
        #expect(form["required"] == DeviceJSON(names(own + verb.requiredArguments)))
    }

    @Test("No form describes a verb that does not exist, and no argument belongs to no verb")
    func describesNothingElse() throws {
        let forms = try #require(try part("$defs", "step")["oneOf"]?.elements)
        let verbs = forms.flatMap { form -> [String] in
            let word = form["properties"]?["do"]
            return word?["const"]?.text.map { [$0] } ?? word?["enum"]?.elements?.compactMap(\.text) ?? []
        }
        #expect(Set(verbs) == Set(names(DeviceScenario.Verb.allCases)))
        let used = Set(DeviceScenario.Verb.allCases.flatMap(\.arguments)).union([.at, .verb])
        #expect(used == Set(Keys.Step.allCases))
    }

    @Test("What is expected has the summary's keys, forms and words")
    func describesExpectations() throws {
        try compare(try part("$defs", "expect"), with: DeviceScenario.SummaryShape.summary, at: "expect")
        let bounds = try #require(try part("$defs", "bounds")["anyOf"]?.elements?.last)
        #expect(try properties(bounds) == names(Keys.Bounds.allCases))
    }

    private func compare(_ part: DeviceJSON, with members: [DeviceScenario.SummaryShape.Member], at path: String) throws
    {
        #expect(try properties(part) == members.map(\.key), "\(path)")
        for (key, shape) in members {
            let property = try #require(part["properties"]?[key])
            switch shape {
            case .text: #expect(property["type"] == ["string", "null"], "\(path).\(key)")
            case .flag: #expect(property["type"] == ["boolean", "null"], "\(path).\(key)")
            case .number: #expect(property["$ref"] == "#/$defs/bounds", "\(path).\(key)")
            case .choice(let names): #expect(property["enum"] == .array(names.map { .string($0) } + [.null]))
            case .object(let inner):
                try compare(try #require(property["anyOf"]?.elements?.last), with: inner, at: "\(path).\(key)")
            case .list(let inner, let identifier):
                let forms = try #require(property["anyOf"]?.elements)
                #expect(forms.count == (identifier == nil ? 2 : 3))
                try compare(try #require(forms[1]["items"]), with: inner, at: "\(path).\(key)[]")
                guard let identifier, let form = forms.last, let items = form["items"] else { continue }
                #expect(try words(resolved(items)) == identifier.values)
            }
        }
    }

    @Test("Required keys are the reader's: a name, a device, its iOS version")
    func listsTheSameRequirements() throws {
        #expect(schema["required"] == ["name", "device"])
        #expect(try part("$defs", "device")["required"] == ["os"])
        #expect(try part("$defs", "app")["required"] == nil)
        #expect(try part("$defs", "user")["required"] == nil)
    }

    @Test("Defaults are the reader's")
    func listsTheSameDefaults() throws {
        let device = DeviceScenario.Device(os: RuleSet.ios14.first)
        let app = DeviceScenario.App()
        func standard(_ object: String, _ key: String) throws -> DeviceJSON? {
            try part("$defs", object, "properties", key)["default"]
                ?? schema["$defs"]?[object]?["properties"]?[key]?["default"]
        }
        #expect(try standard("device", "locationServices") == .bool(device.locationServices))
        #expect(try standard("device", "restricted") == .bool(device.restricted))
        #expect(try standard("device", "grant") == .string(device.grant.rawValue))
        #expect(try standard("device", "network") == .string(device.network.rawValue))
        #expect(try standard("device", "wirelessData") == .string(device.wirelessData.rawValue))
        #expect(try standard("device", "speed")?.double == device.speed)
        #expect(try standard("device", "signal") == .bool(device.signal))
        #expect(try standard("device", "seed") == .integer(device.seed))
        #expect(try standard("device", "language") == .string(device.language.rawValue))
        #expect(try standard("app", "provider") == .string(app.provider))
        #expect(try standard("app", "flow") == .string(app.flow.rawValue))
        #expect(try standard("app", "permission") == .string(app.permission.rawValue))
        #expect(try standard("app", "want") == .string(app.want.rawValue))
        #expect(try standard("app", "accuracyMode") == .string(app.accuracyMode.rawValue))
        #expect(try standard("app", "answersVendorCallbacks") == .bool(app.answersVendorCallbacks))
        #expect(try standard("app", "privacy") == .string(app.privacy.rawValue))
        #expect(try standard("app", "timeout") == .integer(Int(app.timeout.components.seconds)))
    }
}
