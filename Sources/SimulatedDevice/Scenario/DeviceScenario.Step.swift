// SPDX-License-Identifier: Apache-2.0

extension DeviceScenario {
    /// Something that happens at a time.
    public struct Step: Sendable, Equatable {
        /// When, since the scenario's 0.
        public var at: Duration
        /// What.
        public var action: Action
        /// The step's place in the file's list, from 0; nil for the launch that the file left out.
        public internal(set) var number: Int?

        /// Creates a step.
        public init(at time: Duration, _ action: Action) {
            at = time
            self.action = action
        }

        /// The way to the step in the file, for errors.
        public var keyPath: String {
            number.map { "steps[\($0)]" } ?? "steps"
        }
    }
}

extension DeviceScenario.Step {
    /// The steps in the order in which they run, with a launch at 0 if no step says otherwise.
    ///
    /// A step says otherwise by launching, unless an earlier step already takes the app through its life cycle: an
    /// app that is terminated at 10 and launched at 20 was launched at 0.
    static func arranged(_ steps: [DeviceScenario.Step]) -> [DeviceScenario.Step] {
        let sorted = steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(
            \.element
        )
        guard sorted.first(where: { $0.action.isLifeCycle })?.action != .launch else { return sorted }
        return [DeviceScenario.Step(at: .zero, .launch)] + sorted
    }

    /// The end of a replay: a minute after the last step unless told otherwise, and never before that step.
    static func end(of steps: [DeviceScenario.Step], wanted: Duration?) -> Duration {
        let last = steps.last?.at ?? .zero
        return max(wanted ?? last + .seconds(60), last)
    }
}
