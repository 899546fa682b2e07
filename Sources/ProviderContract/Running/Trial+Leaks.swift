// SPDX-License-Identifier: Apache-2.0

import GeoProvider
package import SimulatedDevice

extension ProviderContract {
    /// The checks after which something stayed in memory although the app's process had ended, each with what.
    ///
    /// - Parameters:
    ///   - subject: A provider on a simulated device.
    ///   - rules: What the device keeps to.
    package static func leaks(of subject: ContractSubject, rules: RuleSet) throws -> [String] {
        try checks.filter { $0.clause.rules.contains(rules) }.compactMap { check in
            let remains = try Trial(check: check, subject: subject, rules: rules, seed: 1).remains()
            return remains.isEmpty ? nil : "\(check.id): \(remains.joined(separator: ", "))"
        }
    }
}

extension Trial {
    private struct Remains {
        weak var provider: (any LocationProvider)?
        weak var world: (any ContractWorld)?
        weak var device: AnyObject?
    }

    /// Plays the check, ends the app, lets go of everything, and says what is still there.
    fileprivate func remains() throws -> [String] {
        let remains = try playedToTheEnd()
        let all: [(String, AnyObject?)] = [
            ("the provider", remains.provider), ("the world", remains.world), ("the device", remains.device),
        ]
        return all.compactMap { $1 == nil ? nil : $0 }
    }

    private func playedToTheEnd() throws -> Remains {
        let scene = try makeScene()
        if reasonToSkip(scene) == nil { _ = played(scene) }
        let device = (scene.world as? DeviceWorld)?.device
        device?.app.terminate()
        return Remains(provider: scene.provider, world: scene.world, device: device)
    }
}
