// SPDX-License-Identifier: Apache-2.0

/// The state of a manager's headings.
struct HeadingState {
    var isRunning = false
    /// Degrees; each turn counts if it is not positive.
    var filter = 1.0
    var orientation = CLDeviceOrientation.portrait
    var newest: CLHeading?
    /// The magnetic heading that later ones are compared with; nil before the first of a start.
    var reference: Double?
    /// Whether the disturbance that lasts was dealt with.
    var hasMetDisturbance = false
    /// Whether the calibration display is shown.
    var isCalibrating = false

    /// How many degrees the upper edge of the phone, as it is held, lies clockwise from its top.
    var turn: Double {
        switch orientation {
        case .landscapeLeft: 90
        case .landscapeRight: -90
        case .portraitUpsideDown: 180
        case .portrait, .unknown, .faceUp, .faceDown: 0
        }
    }

    /// Whether a magnetic heading is far enough from the last.
    func passes(_ magnetic: Double) -> Bool {
        guard let reference else { return true }
        let apart = abs(magnetic - reference).truncatingRemainder(dividingBy: 360)
        let difference = min(apart, 360 - apart)
        return filter > 0 ? difference >= filter : difference > 0
    }

    /// Degrees within a turn.
    static func wrap(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }
}
