// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// One story to replay: a phone, its user, an app, what happens when, and what should come of it.
///
/// A scenario is data; nothing runs here. It is read from a file with ``init(contentsOf:)``, or built in code and
/// changed freely afterwards: the command line's flags overwrite its properties.
public struct DeviceScenario: Sendable, Equatable {
    /// What the scenario is about, in a few words.
    public var name: String
    /// The phone at time 0.
    public var device: Device
    /// How the user answers prompts.
    public var user: User
    /// The app and what it wants.
    public var app: App
    /// What happens when, in the order in which it runs.
    ///
    /// Steps at one time keep the order of the file. A scenario that was read holds the launch at 0 that the file left
    /// out; ``Step/number`` is nil there.
    public var steps: [Step]
    /// The time at which the replay ends, since the scenario's 0.
    public var until: Duration
    /// What should have come of it.
    public var expectations: [Expectation]
    /// Positions of contested points and policies; what the command line sets wins over the file.
    public var switches = SwitchSettings()
    /// Where the scenario was read.
    public internal(set) var source = Source()

    /// Creates a scenario in code, with the defaults of the file format.
    ///
    /// - Parameters:
    ///   - name: What it is about.
    ///   - os: The phone's iOS version.
    ///   - steps: What happens when; they are sorted by time, and a launch at 0 is added if none of them launches.
    ///   - until: The end; by default a minute after the last step, and never earlier than that step.
    public init(name: String, os: IOSVersion, steps: [Step] = [], until: Duration? = nil) {
        self.name = name
        device = Device(os: os)
        user = User()
        app = App()
        expectations = []
        self.steps = Step.arranged(steps)
        self.until = Step.end(of: self.steps, wanted: until)
    }
}
