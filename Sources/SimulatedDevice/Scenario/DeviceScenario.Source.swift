// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// Where a scenario was read, so that errors found later can still name the place.
    public struct Source: Sendable, Equatable {
        /// The file as the caller named it; nil for a scenario built in code.
        public internal(set) var file: String?
        var places: [String: DeviceInputError.Position] = [:]

        init() {}

        init(file: String?, document: DeviceJSONValue) {
            self.file = file
            collect(document)
        }

        /// The place of the value at a key path, or of the nearest value around it that the file has.
        public func position(of keyPath: String) -> DeviceInputError.Position? {
            var path = keyPath[...]
            while true {
                if let place = places[String(path)] { return place }
                guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return places[""] }
                path = path[..<end]
            }
        }

        private mutating func collect(_ value: DeviceJSONValue) {
            places[value.keyPath.description] = value.node.position
            for (_, member) in (try? value.members()) ?? [] { collect(member) }
            for element in (try? value.list()) ?? [] { collect(element) }
        }
    }

    /// An error that points at a value of this scenario.
    ///
    /// For what can be seen only while the scenario runs, such as an option that the prompt on screen lacks.
    ///
    /// - Parameters:
    ///   - code: The kind of fault.
    ///   - keyPath: The way to the value, such as ``Step/keyPath`` or `device.os`.
    ///   - message: What is wrong, without the closing full stop.
    ///   - remedy: What to do about it, without the closing full stop.
    public func error(
        _ code: DeviceInputError.Code,
        at keyPath: String,
        _ message: String,
        remedy: String? = nil
    ) -> DeviceInputError {
        DeviceInputError(
            code,
            message,
            file: source.file,
            position: source.position(of: keyPath),
            keyPath: keyPath,
            remedy: remedy
        )
    }
}
