// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension FieldRecording {
    /// Reads a recording.
    ///
    /// - Throws: An error for the first fault, with its place and the remedy.
    init(contentsOf path: String) throws(DeviceInputError) {
        let node = try DeviceJSONReader.read(DeviceInputFile.bytes(of: path), file: path).withoutComments
        let root = try DeviceJSONValue(node, file: path).object(Keys.Root.allCases)
        _ = try root.required(.formatVersion).integer(in: 1...1)
        title = try root.required(.recording).string()
        let header = try root.required(.phone).object(Keys.Phone.allCases)
        model = try header.required(.model).string()
        let app = try root.required(.app).object(Keys.App.allCases)
        let start = try root[.start]?.object(Keys.Start.allCases)
        phone = try Self.phone(header, app, start)
        timeline = try Self.timeline(try root.required(.timeline))
        file = path
        _ = try root[.redacted]?.bool()
    }

    private static func phone(
        _ header: DeviceJSONObject<Keys.Phone>,
        _ app: DeviceJSONObject<Keys.App>,
        _ start: DeviceJSONObject<Keys.Start>?
    ) throws(DeviceInputError) -> DeviceScenario.Device {
        let version = try header.required(.os)
        var phone: DeviceScenario.Device
        do throws(IOSVersionError) {
            phone = DeviceScenario.Device(os: try IOSVersion(parsing: version.node.json.text ?? ""))
        } catch {
            throw version.error(.invalidValue, error.message)
        }
        phone.language = try header.choice(.language, default: phone.language)
        phone.infoPlist = .inline(try infoPlist(app))
        phone.grant = try start?.choice(.grant, default: phone.grant) ?? phone.grant
        phone.alwaysAsked = try start?.bool(.alwaysAsked, default: false) ?? false
        phone.precise = try start?.unlessNull(.precise)?.bool()
        phone.locationServices = try start?.bool(.locationServices, default: true) ?? true
        return phone
    }

    /// The dictionary of the app, its name and identifier among it.
    private static func infoPlist(_ app: DeviceJSONObject<Keys.App>) throws(DeviceInputError) -> DeviceJSON {
        let dictionary = try app.required(.infoPlist)
        for (_, value) in try dictionary.members() where value.isNull {
            throw value.error(.invalidValue, "an Info.plist has no null", remedy: "Leave the key out")
        }
        guard case .object(var members) = dictionary.node.json else { return [:] }
        if let name = try app[.name]?.string() { members.append(.init("CFBundleDisplayName", .string(name))) }
        if let id = try app[.bundleIdentifier]?.string() { members.append(.init("CFBundleIdentifier", .string(id))) }
        return .object(members)
    }

    private static func timeline(_ value: DeviceJSONValue) throws(DeviceInputError) -> [Entry] {
        var entries: [Entry] = []
        for element in try value.list() {
            let object = try element.object(Keys.Entry.allCases)
            let time = try object.required(.t).seconds(in: 0...1e7)
            if let last = entries.last, time < last.time {
                throw element.error(
                    .contradiction,
                    "the entry is earlier than the one before it",
                    remedy: "Sort by “t”"
                )
            }
            let detail = try object.required(.detail)
            entries.append(
                Entry(
                    time: time,
                    lane: try object.required(.lane).choice(),
                    event: try object.required(.event).choice(),
                    detail: try detail.string(),
                    place: detail
                )
            )
        }
        guard !entries.isEmpty else {
            throw value.error(.invalidValue, "the recording is empty", remedy: "Record what the phone does")
        }
        return entries
    }
}
