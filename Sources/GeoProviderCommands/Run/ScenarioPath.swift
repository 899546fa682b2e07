// SPDX-License-Identifier: Apache-2.0

import Foundation
import PermissionRules
import SimulatedDevice

/// The scenario file of a command line.
enum ScenarioPath {
    /// Reads the scenario at a path; where there is none, the nearest name in that folder is asked about.
    static func scenario(at path: String) throws -> DeviceScenario {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        if !FileManager.default.fileExists(atPath: path),
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder).sorted(),
            !names.contains(url.lastPathComponent),
            let nearest = NearestName.of(url.lastPathComponent, in: names.filter { $0.hasSuffix(".json") })
        {
            let stem = path.dropLast(url.lastPathComponent.count)
            throw CommandFailure(
                "\(TerminalText.visible(path)): there is no such file",
                remedy: "Did you mean “\(TerminalText.visible(stem + nearest))”?"
            )
        }
        return try DeviceScenario(contentsOf: path)
    }
}
