// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension RequestLedger {
    /// Adds what the answers still to come depend on; numbers of requests and calls do not count.
    func digest(into digest: inout StateDigest, now: Double) {
        digest.combine(requests.count)
        digest.combine(leg != nil)
        for request in requests {
            digest.combine(request.phase.name)
            let flags = [
                request.leg != nil, request.failedWhileUndetermined, request.sawPrompt, request.isRepeated,
                request.request.wantsAddress, request.request.repeatWhenFull,
            ]
            for flag in flags { digest.combine(flag) }
            digest.combine(request.request.desiredAccuracy?.rawValue ?? "")
            digest.combine(request.request.accuracyMode?.rawValue ?? "")
            digest.combine(request.request.maximumAge ?? -1)
            digest.combine(request.request.timeout)
            digest.combine(distance: request.timeLeft(at: now))
        }
    }
}

extension PendingRequest.Phase {
    fileprivate var name: String {
        switch self {
        case .undetermined: "undetermined"
        case .overdue: "overdue"
        case .locating: "locating"
        case .asking: "asking"
        case .askingOverdue: "asking, overdue"
        case .pausing: "pausing"
        case .addressing: "addressing"
        case .refused: "refused"
        case .held(.success): "held location"
        case .held(.failure): "held failure"
        }
    }
}
