// SPDX-License-Identifier: Apache-2.0

import SimulatedDevice
import Testing

@Suite("Expectations of a scenario")
struct ScenarioExpectationTests {
    private let summary: DeviceJSON = [
        "prompts": [["t": 0, "id": "first13"], ["t": 2, "id": "tempFull14"]],
        "authorization": "denied",
        "locations": 3,
        "lastLocation": ["latitude": 30.25, "longitude": 120.5, "datum": "WGS84", "horizontalAccuracy": 5],
        "completions": [["t": 1.5, "as": nil, "ok": false, "code": "denied"]],
        "errors": [],
        "gate": nil,
    ]

    private func outcomes(_ expect: String) throws -> [DeviceScenario.ExpectationOutcome] {
        let text = #"{"name": "x", "device": {"os": "14"}, "expect": \#(expect)}"#
        return try ScenarioSamples.read(text).expectations.map { $0.outcome(in: summary) }
    }

    @Test(
        "Meets what the run has",
        arguments: [
            #"{"authorization": "denied"}"#, #"{"gate": null}"#, #"{"locations": 3}"#, #"{"locations": 3.0}"#,
            #"{"locations": {"equals": 3}}"#, #"{"locations": {"atLeast": 3, "atMost": 3}}"#,
            #"{"prompts": ["first13", "tempFull14"]}"#, #"{"prompts": 2}"#, #"{"prompts": {"atMost": 2}}"#,
            #"{"prompts": [{"id": "first13"}, {"t": {"atLeast": 2}}]}"#, #"{"errors": []}"#, #"{"errors": 0}"#,
            #"{"lastLocation": {"datum": "WGS84", "latitude": {"atLeast": 30, "atMost": 31}}}"#,
            #"{"completions": [{"ok": false, "code": "denied", "as": null}]}"#,
        ]
    )
    func meets(_ expect: String) throws {
        #expect(try outcomes(expect).allSatisfy(\.isMet))
    }

    @Test(
        "Misses what the run has not",
        arguments: [
            #"{"authorization": "restricted"}"#, #"{"authorization": null}"#, #"{"gate": "granted"}"#,
            #"{"locations": 2}"#, #"{"locations": {"atLeast": 4}}"#, #"{"locations": {"atMost": 2}}"#,
            #"{"locations": {"equals": 3, "atLeast": 4}}"#, #"{"locations": null}"#,
            #"{"prompts": ["tempFull14", "first13"]}"#, #"{"prompts": ["first13"]}"#, #"{"prompts": []}"#,
            #"{"prompts": 1}"#, #"{"prompts": [{"id": "first13"}]}"#, #"{"prompts": [{}, {"t": 3}]}"#,
            #"{"lastLocation": null}"#, #"{"lastLocation": {"datum": "GCJ02"}}"#, #"{"completions": [{"ok": true}]}"#,
            #"{"applicationState": "active"}"#, #"{"statusBar": []}"#,
        ]
    )
    func misses(_ expect: String) throws {
        #expect(try outcomes(expect).contains { !$0.isMet })
    }

    @Test("Says what was expected and what was found, in the form in which they were compared")
    func reports() throws {
        let found = try outcomes(
            #"{"prompts": ["first13"], "completions": {"atLeast": 2}, "lastLocation": {"datum": "GCJ02"}}"#
        )
        let lines = [
            #"{"path":"prompts","expected":["first13"],"found":["first13","tempFull14"],"ok":false}"#,
            #"{"path":"completions","expected":{"atLeast":2},"found":1,"ok":false}"#,
            #"{"path":"lastLocation.datum","expected":"GCJ02","found":"WGS84","ok":false}"#,
        ]
        #expect(found.map { $0.json.serialized(.compact) } == lines)
    }

    @Test(
        "Refuses what no summary can have",
        arguments: [
            (
                #"{"authorisation": "denied"}"#,
                "expect.authorisation: the key is not known here. Did you mean “authorization”?"
            ),
            (#"{"authorization": "authorised"}"#, "possible: notDetermined, restricted"),
            (
                #"{"locations": {"atleast": 1}}"#,
                "expect.locations.atleast: the key is not known here. Did you mean “atLeast”?"
            ),
            (#"{"locations": {}}"#, "expect.locations: the bounds are empty"),
            (#"{"locations": "3"}"#, "expect.locations: a number belongs here"),
            (
                #"{"prompts": ["first12"]}"#,
                "expect.prompts[0]: \"first12\" is not possible here: did you mean “first13”?"
            ),
            (#"{"prompts": ["first13", {"t": 1}]}"#, "expect.prompts[1]: a string belongs here, not an object."),
            (#"{"completions": [{"okay": true}]}"#, "expect.completions[0].okay: the key is not known here."),
            (#"{"lastLocation": {"datum": "WGS-84"}}"#, "did you mean “WGS84”?"),
            (#"{"lastLocation": 1}"#, "expect.lastLocation: an object belongs here, not the number 1."),
        ]
    )
    func refuses(_ expect: String, _ message: String) {
        let fault = ScenarioSamples.fault(#"{"name": "x", "device": {"os": "14"}, "expect": \#(expect)}"#)
        #expect(fault.contains(message), "\(fault)")
    }
}
