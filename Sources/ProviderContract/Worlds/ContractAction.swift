// SPDX-License-Identifier: Apache-2.0

public import Geodesy
public import SimulatedDevice

/// Something that a check does to the world around a provider.
public enum ContractAction: Sendable, Hashable {
    /// The user taps a button of the prompt on screen.
    case answer(PromptOption)
    /// The user changes something in Settings.
    case settings(SettingsEdit)
    /// The phone moves to a place.
    case move(Coordinate<WGS84>)
    /// Positioning becomes possible or impossible.
    case signal(Bool)
    /// A raw fix of the present place reaches the receivers, with this accuracy and unknown motion.
    case rawFix(horizontalAccuracy: Double)
    /// A raw fix of the present place reaches the receivers with everything known: metres, metres a second, degrees.
    case measuredFix(horizontalAccuracy: Double, altitude: Double, speed: Double, course: Double)
    /// The phone's top turns to this direction, in degrees from true north.
    case turn(Double)
    /// A magnetic field begins or ends to disturb the compass.
    case disturbCompass(Bool)
    /// The network comes or goes.
    case network(Bool)
    /// Every answer of the network takes this long from now on, in seconds.
    case networkLatency(Double)
    /// The user agrees to the vendor's terms, and the app tells the SDK so.
    case consent
    /// The app leaves the screen.
    case enterBackground
    /// The app comes back on screen.
    case enterForeground

    /// The control that the action needs.
    public var control: ContractControls {
        switch self {
        case .answer: .prompts
        case .settings: .settings
        case .move: .place
        case .signal: .signal
        case .rawFix, .measuredFix: .rawFixes
        case .turn, .disturbCompass: .compass
        case .network, .networkLatency: .network
        case .consent: .laterConsent
        case .enterBackground, .enterForeground: .application
        }
    }
}
