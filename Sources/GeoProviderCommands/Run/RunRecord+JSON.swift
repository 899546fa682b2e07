// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice

extension RunRecord {
    /// The document of `run`, and an element of `compare`'s `runs`.
    var json: DeviceJSON { .document(members) }

    /// The document of `run`, with what the user saw at each prompt as `screens` besides.
    var jsonWithScreens: DeviceJSON {
        guard case .object(let members) = json else { return json }
        return .object(members + [DeviceJSON.Member("screens", .array(screens.map(\.json)))])
    }

    private var members: KeyValuePairs<String, DeviceJSON> {
        [
            "scenario": .string(scenario),
            "provider": .string(provider.id),
            "parameters": parameters,
            "timeline": .array(timeline.map(Self.entry)),
            "summary": summary,
            "expectations": .array(expectations.map(\.json)),
        ]
    }

    private static func entry(_ entry: DeviceJournalEntry) -> DeviceJSON {
        [
            "t": RunSummary.seconds(entry.time),
            "lane": .string(entry.lane.rawValue),
            "event": .string(entry.event.rawValue),
            "detail": .string(entry.detail),
            "rule": DeviceJSON(entry.rule),
        ]
    }
}
