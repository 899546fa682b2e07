// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProviderContract
import SimulatedDevice

/// What `explore` found, and what it makes of it.
struct ExplorationVerdict {
    let explorations: [ContractExploration]

    var isGood: Bool { explorations.allSatisfy(\.isGood) }

    var json: DeviceJSON {
        let names = Set(explorations.map(\.provider))
        let rules = Set(explorations.map(\.rules))
        let goals = explorations.flatMap(\.allowedGoals)
        let reached = explorations.reduce(into: Set<ContractExploration.Goal>()) { $0.formUnion($1.reachedGoals) }
        var seen: Set<ContractExploration.Goal> = []
        return .document([
            "provider": .string(names.count == 1 ? explorations[0].provider : "all"),
            "rules": .string(rules.count == 1 ? explorations[0].rules.name : "all"),
            "closed": .bool(explorations.allSatisfy(\.isClosed)),
            "bounds": DeviceJSON(bounds),
            "states": .integer(explorations.reduce(0) { $0 + $1.states }),
            "transitions": .integer(explorations.reduce(0) { $0 + $1.transitions }),
            "violations": .array(explorations.flatMap(\.violations).map(\.json)),
            "sometimes": .object(
                goals.filter { seen.insert($0).inserted }
                    .map { .init($0.description, .bool(reached.contains($0))) }
            ),
            "replays": .integer(explorations.reduce(0) { $0 + $1.replays }),
            "replayedEvents": .integer(explorations.reduce(0) { $0 + $1.replayedEvents }),
            "explorations": .array(explorations.map(\.json)),
        ])
    }

    /// Makes the folder that scenarios are to be written into.
    static func makeFolder(_ folder: String) throws(CommandFailure) {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure("\(TerminalText.visible(folder)): cannot be made", remedy: "Name another folder.")
        }
    }

    /// Writes the scenario of each violation into a folder that is there.
    func writeScenarios(to folder: String) throws(CommandFailure) {
        for exploration in explorations {
            for violation in exploration.shortestViolations {
                let name = "\(exploration.provider)-\(exploration.rules)-\(violation.invariant.rawValue).json"
                try OutputFile.write(violation.scenario.serialized(), to: "\(folder)/\(name)")
            }
        }
    }
}

extension ContractExploration {
    /// One violation for each invariant that was broken, the shortest way to it.
    var shortestViolations: [Violation] {
        Invariant.allCases.compactMap { invariant in
            violations.filter { $0.invariant == invariant }.min { $0.steps.count < $1.steps.count }
        }
    }

    fileprivate var json: DeviceJSON {
        let reached = reachedGoals
        return [
            "provider": .string(provider),
            "rules": .string(rules.name),
            "closed": .bool(isClosed),
            "bounds": DeviceJSON(bounds),
            "states": .integer(states),
            "transitions": .integer(transitions),
            "violations": .array(violations.map(\.json)),
            "sometimes": .object(
                allowedGoals.map { .init($0.description, .bool(reached.contains($0))) }
            ),
            "replays": .integer(replays),
            "replayedSteps": .integer(replayedSteps),
            "replayedEvents": .integer(replayedEvents),
            "worlds": .array(worlds.map(\.json)),
        ]
    }
}

extension ContractExploration.World {
    fileprivate var json: DeviceJSON {
        [
            "usageKeys": DeviceJSON(plist.usageTexts.sorted().map(\.rawValue)),
            "backgroundMode": .bool(plist.hasBackgroundMode),
            "temporaryDictionary": .bool(plist.hasTemporaryText),
            "reducedDefault": .bool(plist.isReducedByDefault),
            "closed": .bool(isClosed),
            "depth": .integer(depth),
            "states": .integer(states),
            "transitions": .integer(transitions),
        ]
    }
}

extension ContractExploration.Violation {
    fileprivate var json: DeviceJSON {
        [
            "invariant": .string(invariant.rawValue),
            "message": .string(message),
            "steps": DeviceJSON(steps),
            "scenario": scenario,
        ]
    }
}
