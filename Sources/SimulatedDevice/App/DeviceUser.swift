// SPDX-License-Identifier: Apache-2.0

public import PermissionRules

/// The person holding the phone, as far as a script says what they do.
///
/// It keeps its device alive, which owns what it shows: hold it for as long as you like, but not inside the device.
public struct DeviceUser {
    /// The device that it is a part of.
    public let device: SimulatedDevice

    var part: UserPart { device.userPart }

    /// The answers the user will give; each serves the next prompt with its id, once.
    public var answers: [DeviceUserAnswer] {
        get { part.answers }
        nonmutating set { part.answers = newValue }
    }

    /// What the user does with a prompt no answer is left for; nil: leave it on screen.
    ///
    /// The option is chosen on every prompt that has it, as soon as the prompt appears.
    public var otherwise: PromptOption? {
        get { part.otherwise }
        nonmutating set { part.otherwise = newValue }
    }

    /// The first thing the script asked for that iOS does not offer; nil while there is none.
    public var problem: DeviceActionError? { part.problem }
}
