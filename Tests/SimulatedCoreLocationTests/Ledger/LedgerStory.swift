// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice

/// Something that happens on a phone, told to see which rules of the ledger make a difference in it.
struct LedgerStory: Sendable {
    let name: String
    let os: String
    var permission = PermissionState(grant: .whenInUse)
    /// What is different about the phone.
    var prepare: @Sendable (inout DeviceConfiguration) throws -> Void = { _ in }
    /// What happens; lines that are written down count like those of the journal.
    let tell: @Sendable (LedgerStage) throws -> Void

    /// What can be seen from outside: the journal without the rules that it names, the status bar, Settings, the end.
    func observation(without removed: Set<BehaviourRule> = []) throws -> [String] {
        var configuration = DeviceConfiguration(
            os: try IOSVersion(parsing: os),
            declaration: AppDeclaration(
                usageTexts: Dictionary(uniqueKeysWithValues: UsageKey.allCases.map { ($0, "because") }),
                temporaryUsageTexts: ["navigation": "to find the door"],
                backgroundModes: ["location"]
            ),
            permission: permission
        )
        configuration.switches.removedRules = removed
        try prepare(&configuration)
        let stage = LedgerStage(SimulatedDevice(configuration))
        stage.device.app.launch()
        do { try tell(stage) } catch let error as DeviceActionError { stage.note("\(error)") }
        let device = stage.device
        return device.journal.entries.map { "\($0.time) \($0.lane) \($0.event) \($0.detail)" } + stage.notes
            + device.location.statusBar.map { "\($0.time) \($0.arrow) \($0.indicator?.rawValue ?? "-")" }
            + ["\(device.app.state) \(device.permission.state) \(device.location.settingsArrow.arrow)"]
    }
}

/// What a story is told with.
final class LedgerStage {
    let device: SimulatedDevice
    /// What the journal does not show.
    private(set) var notes: [String] = []
    private(set) var managers: [CLLocationManager] = []
    private var delegates: [any CLLocationManagerDelegate] = []

    init(_ device: SimulatedDevice) { self.device = device }

    func note(_ line: String) { notes.append(line) }

    func wait(_ seconds: Double) { device.advance(by: .seconds(seconds)) }

    /// A manager of the app with a delegate of its own.
    @discardableResult
    func manager(_ make: (SimulatedDevice) -> any CLLocationManagerDelegate = { Watcher($0) }) -> CLLocationManager {
        let delegate = make(device)
        delegates.append(delegate)
        managers.append(device.manager(delegate))
        return managers[managers.count - 1]
    }
}

/// A delegate that writes down headings.
final class HeadingWitness: NSObject, CLLocationManagerDelegate {
    private weak var stage: LedgerStage?

    init(_ stage: LedgerStage) { self.stage = stage }

    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        stage?.note("true heading \(newHeading.trueHeading)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}
