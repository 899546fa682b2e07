// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

extension ScenarioReplay {
    /// Does what a step says.
    func perform(_ step: DeviceScenario.Step) throws(DeviceInputError) {
        if try performOnDevice(step) { return }
        let words = step.action.words
        guard device.app.isRunning, let app else {
            return device.note(.app, .step, "\(words): nothing, the app is \(device.app.state.rawValue)")
        }
        device.note(.app, .step, words)
        do {
            try device.asCurrent { try perform(step.action, in: app) }
        } catch let error as LocationError {
            app.record.errors.append(AppRecord.Failure(time: device.now, error: error))
            app.note("\(words) failed: \(error)", .callback)
        } catch let error as DeviceInputError {
            throw scenario.error(error.code, at: step.keyPath, error.message, remedy: error.remedy)
        } catch {
            throw scenario.error(.impossible, at: step.keyPath, "\(error)")
        }
    }

    /// Does what happens to the phone and not in the app; false if the step is the app's.
    private func performOnDevice(_ step: DeviceScenario.Step) throws(DeviceInputError) -> Bool {
        switch step.action {
        case .launch: try launch(at: "app.provider")
        case .advanceDays(let days): skip(.seconds(86_400 * days))
        default: return try device.perform(step, of: scenario)
        }
        return true
    }

    private func perform(_ action: DeviceScenario.Action, in app: ReplayApp) throws {
        switch action {
        case .requestWhenInUse: app.provider.authority.requestWhenInUseAuthorization()
        case .requestAlways: app.provider.authority.requestAlwaysAuthorization()
        case .requestTemporaryFullAccuracy(let key): try requestTemporaryFullAccuracy(key, in: app)
        case .requestLocation(let call): try app.requestLocation(call)
        case .startUpdating: app.provider.startUpdatingLocation()
        case .stopUpdating: app.provider.stopUpdatingLocation()
        case .cancel(let name): app.cancel(name)
        case .openSettings: device.app.openSettings()
        case .agreePrivacy(let agreement): agree(agreement)
        case .swap(let id): try swap(to: id, in: app)
        case .hijackDelegate: app.hijacksNextCallback = true
        case .monitorRegion(let region): try app.provider.startMonitoring(for: region.value(around: device))
        case .stopMonitoringRegion(let identifier):
            app.provider.stopMonitoring(for: DeviceScenario.Region(named: identifier).value(around: device))
        case .startHeading: try app.provider.startUpdatingHeading()
        case .stopHeading: app.provider.stopUpdatingHeading()
        default: break
        }
    }

    private func requestTemporaryFullAccuracy(_ key: String, in app: ReplayApp) throws(DeviceInputError) {
        guard device.traits.hasAccuracyAuthorization else {
            throw DeviceInputError(
                .impossible,
                "iOS \(device.os) has no temporary full accuracy",
                remedy: "Use iOS 14 or later, or leave the step out"
            )
        }
        let authority = app.provider.authority
        authority.requestTemporaryFullAccuracyAuthorization(withPurposeKey: key) { [weak app, device] error in
            app?.record.temporaryAnswers.append(
                AppRecord.TemporaryAnswer(
                    time: device.now,
                    purposeKey: key,
                    accuracy: authority.accuracyAuthorization,
                    error: error
                )
            )
            app?.note("temporary full accuracy: \(error.map { "\($0)" } ?? "no error")", .callback)
        }
    }

    private func swap(to id: String, in app: ReplayApp) throws {
        guard let registration = registrations.first(where: { $0.id == id }) else {
            throw DeviceInputError(
                .impossible,
                "there is no provider “\(id)” to swap to",
                remedy: "Use one of: \(registrations.map(\.id).joined(separator: ", "))"
            )
        }
        try app.swap(to: registration)
    }
}
