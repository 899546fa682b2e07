// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import SimulatedDevice
import SimulatedEnvironment

/// The world of a provider on a simulated device.
final class DeviceWorld: ContractWorld {
    let device: SimulatedDevice
    let environment: ProviderEnvironment
    let controls: ContractControls
    private let make: (SimulatedDevice) throws -> any LocationProvider
    private let consent: ((SimulatedDevice) throws -> Void)?

    init(_ setUp: ContractSetUp, _ makers: ContractMakers) {
        device = SimulatedDevice(DeviceConfiguration(setUp))
        device.journal.fixPolicy = setUp.keepsJournal ? .all : .counted
        device.journal.isSilent = setUp.isExplored
        device.locationPart.hasStatusBar = !setUp.isExplored
        device.locationPart.remindsByItself = !setUp.isExplored
        device.app.launch()
        environment = .simulated(device, owner: "contract")
        controls = makers.controls
        make = makers.maker(consents: setUp.consents)
        consent = makers.consent
    }

    var prompts: [ContractPrompt] {
        device.permission.prompts.map { prompt in
            ContractPrompt(
                id: prompt.id,
                usageKey: prompt.usageKey,
                purposeKey: prompt.purposeKey,
                options: prompt.buttons.map(\.option),
                isOnScreen: prompt.answer == .pending
            )
        }
    }

    var isLocating: Bool { device.location.statusBar.last.map { $0.arrow != .none } ?? false }

    var journal: [String] { device.journal.entries.map(\.description) }

    func makeProvider() throws -> any LocationProvider { try make(device) }

    func call<Value>(_ body: () throws -> Value) rethrows -> Value { try device.asCurrent(body) }

    func advance(by seconds: Double) { device.advance(by: .seconds(seconds)) }

    func perform(_ action: ContractAction) throws {
        switch action {
        case .answer(let option): try device.permission.answer(option)
        case .settings(let edit): try device.permission.change(edit)
        case .move(let place): device.sensing.move(to: place)
        case .signal(let available): device.sensing.setSignal(available)
        case .rawFix(let accuracy):
            device.sensing.inject(
                DeviceFix(coordinate: device.sensing.truth, horizontalAccuracy: accuracy, time: device.now)
            )
        case .measuredFix(let accuracy, let altitude, let speed, let course):
            device.sensing.inject(
                DeviceFix(
                    coordinate: device.sensing.truth,
                    horizontalAccuracy: accuracy,
                    time: device.now,
                    altitude: altitude,
                    verticalAccuracy: 4,
                    speed: speed,
                    course: course
                )
            )
        case .turn(let heading): device.sensing.compass.heading = heading
        case .disturbCompass(let isDisturbed):
            device.sensing.compass.accuracy = isDisturbed ? -1 : DeviceCompass().accuracy
        case .network(let online): device.network.isOnline = online
        case .networkLatency(let seconds): device.network.latency = .seconds(seconds)
        case .consent: try consent?(device)
        case .enterBackground: device.app.enterBackground()
        case .enterForeground: device.app.enterForeground()
        }
    }

    func note(_ step: String) { device.note(.app, .step, step) }
}

extension DeviceConfiguration {
    /// The phone that a set-up describes.
    init(_ setUp: ContractSetUp) {
        self.init(
            os: setUp.rules.first,
            declaration: AppDeclaration(
                usageTexts: Dictionary(uniqueKeysWithValues: setUp.usageTexts.map { ($0, "Shows what is near you.") }),
                temporaryUsageTexts: Dictionary(
                    uniqueKeysWithValues: setUp.purposeKeys.map { ($0, "Finds the door.") }
                ),
                backgroundModes: setUp.backgroundModes,
                defaultAccuracyReduced: setUp.isReducedByDefault
            ),
            permission: PermissionState(
                grant: setUp.grant,
                precise: setUp.precise,
                servicesOn: setUp.servicesOn,
                restricted: setUp.restricted
            )
        )
        if let seconds = setUp.pausesAfter { try? switches.set(.pauseAfterStill, to: "\(seconds)") }
        place = setUp.start
        hasSignal = setUp.hasSignal
        seed = setUp.seed
        lastKnown = setUp.lastKnownAge.map { age in
            DeviceFix(
                coordinate: setUp.start.destination(bearing: 0, distance: 1_000),
                horizontalAccuracy: 50,
                time: .seconds(-age)
            )
        }
    }
}
