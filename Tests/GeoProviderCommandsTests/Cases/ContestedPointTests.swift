// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Points on which reports disagree: each is a switch, and each setting is a scenario.
@Suite("Contested points, in both settings")
struct ContestedPointTests {
    static let names = ScenarioFiles.names(in: "contested")
    static let stems = names.filter { $0.hasSuffix("-a") }.map { String($0.dropLast(2)) }

    /// The points from which a provider shields its app: the system differs, what the app gets does not.
    ///
    /// A raw CLLocationManager shows the difference: see `UpdatesPermissionTests`, `UpdatesTests` and `OneShotTests` of
    /// SimulatedCoreLocation.
    static let shielded = ["C07", "C10", "C11"]

    @Test("Every point has a scenario for each setting.")
    func complete() {
        #expect(Set(Self.stems.map { String($0.prefix(3)) }) == Set(CaseTable.points))
        #expect(Self.names == Self.stems.flatMap { [$0 + "-a", $0 + "-b"] })
    }

    @Test("Each setting gives what is expected of it, on every provider.", arguments: names)
    func holds(name: String) throws {
        #expect(try CaseTable.misses(of: name, in: "contested") == [])
    }

    @Test(
        "The two settings differ in the one switch, and the flag takes the one scenario to the other.",
        arguments: stems
    )
    func sameStory(stem: String) throws {
        let provider = CaseTable.providers(of: stem)[0]
        func document(_ name: String, _ words: [String] = []) throws -> [String: Any] {
            let path = ScenarioFiles.url("contested/" + name).path
            return try CommandRun(["run", path, "--provider", provider, "--format", "json"] + words).document()
        }
        func switches(_ document: [String: Any]) throws -> [String: Any] {
            let parameters = try #require(document["parameters"] as? [String: Any])
            return try #require(parameters["switches"] as? [String: Any])
        }
        let other = try document(stem + "-b")
        let switched = try switches(other)
        #expect(try switches(document(stem + "-a")).isEmpty)
        #expect(switched.count == 1)
        let (name, value) = try #require(switched.first)
        let word = (value as? String) ?? ((value as? Bool) == true ? "true" : "false")
        let flagged = try document(stem + "-a", ["--switch", "\(name)=\(word)"])
        for key in ["summary", "timeline"] {
            #expect((flagged[key] as? NSObject) == (other[key] as? NSObject), "\(key)")
        }
    }

    @Test("What comes of the two settings differs, unless the provider shields the app from it.", arguments: stems)
    func outcomes(stem: String) throws {
        for provider in CaseTable.providers(of: stem) {
            let summaries = try ["-a", "-b"].map { suffix in
                let path = ScenarioFiles.url("contested/" + stem + suffix).path
                let document = try CommandRun(["run", path, "--provider", provider, "--format", "json"]).document()
                return try #require(document["summary"] as? [String: Any])
            }
            let isShielded = Self.shielded.contains(String(stem.prefix(3)))
            let same = ["prompts", "authorization", "completions", "errors", "locations", "regionEvents"].allSatisfy {
                (summaries[0][$0] as? NSObject) == (summaries[1][$0] as? NSObject)
            }
            let all = (summaries[0] as NSDictionary) == (summaries[1] as NSDictionary)
            #expect(isShielded ? same : !all, "\(provider)")
        }
    }

    @Test(
        "C10: The point after the stop reaches the provider and not the app.",
        arguments: ["native", "amap", "tencent"]
    )
    func pointAfterStop(provider: String) throws {
        let points = try ["-a", "-b"].map { suffix in
            let path = ScenarioFiles.url("contested/C10" + suffix).path
            let document = try CommandRun(["run", path, "--provider", provider, "--format", "json"]).document()
            return try #require(document["timeline"] as? [[String: Any]]).count {
                $0["rule"] as? String == "UPD-AFTER-STOP"
            }
        }
        #expect(points == [0, 1])
    }
}
