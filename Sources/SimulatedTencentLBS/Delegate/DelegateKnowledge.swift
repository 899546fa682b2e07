// SPDX-License-Identifier: Apache-2.0

/// Which optional methods a delegate's class is known to have or to lack.
///
/// A class never gains or loses a method, so what one call has shown holds for good.
struct DelegateKnowledge {
    private var classID: ObjectIdentifier?
    private var present: UInt32 = 0
    private var absent: UInt32 = 0

    /// Forgets what was learnt if the delegate is now of another class.
    mutating func meet(_ delegate: any TencentLBSLocationManagerDelegate) {
        let id = ObjectIdentifier(type(of: delegate))
        guard id != classID else { return }
        self = DelegateKnowledge()
        classID = id
    }

    /// Whether the class has a method; nil while no call has shown it.
    func has(_ method: DelegateMethod) -> Bool? {
        if present & method.bit != 0 { return true }
        return absent & method.bit != 0 ? false : nil
    }

    /// Keeps what a call has shown.
    mutating func learn(_ method: DelegateMethod, isPresent: Bool) {
        if isPresent { present |= method.bit } else { absent |= method.bit }
    }
}
