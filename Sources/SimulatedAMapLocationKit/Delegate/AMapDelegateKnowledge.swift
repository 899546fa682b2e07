// SPDX-License-Identifier: Apache-2.0

/// Which optional methods a delegate's class is known to have or to lack.
struct AMapDelegateKnowledge {
    private var classID: ObjectIdentifier?
    private var present: UInt32 = 0
    private var absent: UInt32 = 0

    init() {}

    /// Forgets what was learnt if the delegate is now of another class.
    mutating func meet(_ delegate: any AMapLocationManagerDelegate) {
        let id = ObjectIdentifier(type(of: delegate))
        guard id != classID else { return }
        self = AMapDelegateKnowledge()
        classID = id
    }

    /// Whether the class has a method; nil while no call has shown it.
    func has(_ method: AMapDelegateMethod) -> Bool? {
        if present & method.bit != 0 { return true }
        return absent & method.bit != 0 ? false : nil
    }

    /// Keeps what a call has shown.
    mutating func learn(_ method: AMapDelegateMethod, isPresent: Bool) {
        if isPresent { present |= method.bit } else { absent |= method.bit }
    }
}
