// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceScenario {
    /// Reads a scenario file.
    ///
    /// Paths in the file are relative to it. The files they name are not opened here.
    ///
    /// - Parameter path: The file, as the caller names it; errors name it alike.
    /// - Throws: An error for the first fault, with its line and column, the way to the value, and the remedy.
    public init(contentsOf path: String) throws(DeviceInputError) {
        try self.init(json: try DeviceInputFile.bytes(of: path), file: path)
    }

    /// Reads a scenario from memory.
    ///
    /// Members whose keys begin with `//` are comments, in every object.
    ///
    /// - Parameters:
    ///   - bytes: The document in UTF-8.
    ///   - file: The file it stands for: errors name it, and paths in the document are relative to it.
    public init(json bytes: [UInt8], file: String? = nil) throws(DeviceInputError) {
        let document = DeviceJSONValue(try DeviceJSONReader.read(bytes, file: file).withoutComments, file: file)
        let root = try document.object(Keys.Root.allCases)
        _ = try root[.schema]?.string(allowsEmpty: true)
        name = try root.required(.name).string()
        device = try Device(reading: try root.required(.device))
        user = try root[.user].map { value throws(DeviceInputError) in try User(reading: value) } ?? User()
        app = try root[.app].map { value throws(DeviceInputError) in try App(reading: value) } ?? App()
        switches = try root[.switches].map(Self.switches) ?? SwitchSettings()
        let app = app
        let listed = try root[.steps]?.list() ?? []
        steps = Step.arranged(
            try listed.enumerated().map { number, value throws(DeviceInputError) in
                try Step(reading: value, number: number, app: app)
            }
        )
        until = Step.end(of: steps, wanted: try root.unlessNull(.until)?.seconds())
        expectations = try root[.expect].map(Expectation.read) ?? []
        source = Source(file: file, document: document)
    }

    /// Reads the object `switches`: the positions of contested points and policies, by name.
    private static func switches(_ value: DeviceJSONValue) throws(DeviceInputError) -> SwitchSettings {
        let object = try value.object(SwitchName.allCases)
        var settings = SwitchSettings()
        for name in SwitchName.allCases {
            guard let value = object[name] else { continue }
            let text = value.node.json.text ?? value.node.json.serialized(.compact)
            do throws(SwitchError) {
                try settings.set(name, to: text)
            } catch {
                throw value.error(.invalidValue, error.message)
            }
        }
        return settings
    }
}
