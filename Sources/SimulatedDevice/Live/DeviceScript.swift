// SPDX-License-Identifier: Apache-2.0

/// The steps of a scenario that are still to be done while a program of its own is the app, and when that ends.
///
/// Only what the phone, the system and the user do is done; what the scenario says of the app is the program's own.
final class DeviceScript {
    /// Why nothing more happens.
    enum End: Equatable {
        /// The scenario is over.
        case isOver
        /// The app's process was ended; the text says by what.
        case appEnded(String)
        /// A step, or an answer, is impossible.
        case impossible(DeviceInputError)
    }

    private let scenario: DeviceScenario
    private unowned let device: SimulatedDevice
    private var steps: ArraySlice<DeviceScenario.Step>
    /// Time that `advanceDays` has let pass beyond the script's own clock.
    private var skipped = Duration.zero
    private var hasEnded = false
    private let note: (String) -> Void
    private let end: (End) -> Void

    /// Prepares the steps of a scenario for a device that was set up for it.
    ///
    /// - Parameters:
    ///   - note: Takes remarks for the person who wrote the scenario.
    ///   - end: Called once.
    init(
        _ scenario: DeviceScenario,
        on device: SimulatedDevice,
        note: @escaping (String) -> Void,
        end: @escaping (End) -> Void
    ) {
        self.scenario = scenario
        self.device = device
        steps = scenario.steps[...]
        self.note = note
        self.end = end
    }

    /// The time of the next step, or of the end, in nanoseconds; nil once it has ended.
    var nextTime: Int64? {
        hasEnded ? nil : ((steps.first?.at ?? scenario.until) + skipped).nanoseconds
    }

    /// Does the steps up to the launch of the app, which the program is.
    func launch() {
        while !device.app.isRunning, !hasEnded {
            device.advance(to: (steps.first?.at ?? scenario.until) + skipped)
            _ = happen()
        }
    }

    /// Does the next step, or ends.
    ///
    /// - Returns: The nanoseconds by which the step let time pass of which the script's clock knows nothing.
    func happen() -> Int64 {
        guard let time = nextTime else { return 0 }
        device.advance(to: .nanoseconds(time))
        guard let step = steps.popFirst() else {
            finish(.isOver)
            return 0
        }
        let before = device.now
        do throws(DeviceInputError) {
            if try !device.perform(step, of: scenario) {
                note(
                    "\(step.keyPath): “\(step.action.words)” is for the program itself to do: the step is left out"
                )
            }
        } catch {
            finish(.impossible(error))
        }
        skipped += device.now - before
        return (device.now - before).nanoseconds
    }

    /// Looks whether what happened was impossible, or ended the app.
    func review() {
        if let problem = device.user.problem {
            finish(.impossible(scenario.error(.impossible, at: "user.answers", problem.message)))
        } else if device.app.state == .terminated {
            finish(.appEnded("the app's process was ended at \(DeviceTimeText.seconds(device.now)) s"))
        }
    }

    private func finish(_ reason: End) {
        guard !hasEnded else { return }
        hasEnded = true
        end(reason)
    }
}
