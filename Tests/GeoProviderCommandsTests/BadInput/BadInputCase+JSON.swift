// SPDX-License-Identifier: Apache-2.0

extension BadInputCase {
    private static func replay(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "one.json", text, ["run"])
    }

    private static func step(_ title: String, _ members: String) -> BadInputCase {
        replay(title, "{\"name\": \"a\",\n\"device\": {\"os\": \"17\"},\n\"steps\": [{\(members)}],\n\"until\": 60}")
    }

    private static func device(_ title: String, _ members: String) -> BadInputCase {
        replay(title, "{\"name\": \"a\",\n\"device\": {\"os\": \"17\",\n\(members)},\n\"steps\": [],\n\"until\": 60}")
    }

    /// Scenarios that something is wrong with.
    static let scenario: [BadInputCase] = [
        replay("there is none", nil), replay("empty", ""), replay("prose", "Hello, world!"),
        replay("cut off", "{\"name\": \"a\",\n\"device\": {"), replay("two documents", "{}\n{}"),
        replay("nesting of 100,000", String(repeating: "[", count: 100_000)),
        replay("17 MB", "\"" + String(repeating: "a", count: 17 << 20) + "\""),
        BadInputCase("UTF-16", "one.json", bytes: [0xFF, 0xFE, 0x7B, 0, 0x7D, 0], ["run"]),
        BadInputCase(
            "bytes that are no UTF-8",
            "one.json",
            bytes: Array("{\"name\": \"".utf8) + [0xC3, 0x28],
            ["run"]
        ),
        replay("half a surrogate", "{\"name\": \"\\ud800\"}"), replay("a trailing comma", "{\"name\": \"a\",}"),
        replay("a key twice", "{\"name\": \"a\",\n\"name\": \"b\"}"), replay("an unknown key", "{\"nam\": \"a\"}"),
        replay("a key of another case", "{\"Name\": \"a\"}"), step("an unknown step", "\"at\": 0, \"do\": \"lunch\""),
        step("NaN", "\"at\": NaN, \"do\": \"launch\""), step("infinite", "\"at\": 1e999, \"do\": \"launch\""),
        step("a leading zero", "\"at\": 01, \"do\": \"launch\""),
        step("a text for a number", "\"at\": \"1\", \"do\": \"launch\""),
        step("a negative time", "\"at\": -1, \"do\": \"launch\""),
        step("a time beyond all", "\"at\": 1e30, \"do\": \"launch\""),
        device("a latitude of 95", "\"language\": \"en\", \"place\": {\"latitude\": 95, \"longitude\": 0}"),
        device("a place off the earth", "\"place\": {\"latitude\": 30, \"longitude\": 181}"),
        device("a track that is not there", "\"track\": \"nowhere.gpx\""),
        device("a track that is a folder", "\"track\": \"/\""),
        device("a track with a NUL in its name", "\"track\": \"a\\u0000b.gpx\""),
        device("a track whose name is long", "\"track\": \"\(String(repeating: "a", count: 5_000))\""),
        device("an Info.plist that is not there", "\"infoPlist\": \"nowhere.plist\""),
        device("a null in an Info.plist", "\"infoPlist\": {\"a\": null}"),
    ]

    private static func tape(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "tape.json", text, ["fidelity"])
    }

    private static func entries(_ title: String, _ entries: String) -> BadInputCase {
        tape(
            title,
            "{\"formatVersion\": 1, \"recording\": \"a\", \"phone\": {\"model\": \"x\", \"os\": \"17\"},\n"
                + "\"app\": {\"infoPlist\": {}},\n\"timeline\": [\(entries)]}"
        )
    }

    /// Recordings that something is wrong with.
    static let recording: [BadInputCase] = [
        tape("there is none", nil), tape("empty", ""), tape("of another version", "{\"formatVersion\": 2}"),
        entries("nothing recorded", ""), entries("an entry without its time", "{\"lane\": \"app\"}"),
        entries(
            "entries out of order",
            "{\"t\": 2, \"lane\": \"app\", \"event\": \"call\", \"detail\": \"a\"},\n"
                + "{\"t\": 1, \"lane\": \"app\", \"event\": \"call\", \"detail\": \"a\"}"
        ),
        entries("an unknown lane", "{\"t\": 2, \"lane\": \"ap\", \"event\": \"call\", \"detail\": \"a\"}"),
    ]
}
