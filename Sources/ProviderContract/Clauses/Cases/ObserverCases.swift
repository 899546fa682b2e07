// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about who watches the authority, and about confirmations.
extension [Case] {
    /// What observers hear, and when they come and go.
    static let observers: [Case] = [
        Case(
            "every-change",
            needs: .settings,
            mistake: "An observer is forgotten after its first call."
        ) { scene in
            var heard: [AuthorizationStatus] = []
            _ = scene.call { scene.authority.observeAuthorization { heard.append($0.status) } }
            try scene.setAccess(.never)
            scene.wait(1)
            try scene.setAccess(.whileUsing)
            scene.wait(1)
            try scene.expect(heard, is: [.denied, .authorizedWhenInUse], "what an observer hears of two changes")
        },
        Case(
            "no-initial-value",
            mistake: "A new observer is told of the value there is, as if it had changed."
        ) { scene in
            var heard = 0
            _ = scene.call { scene.authority.observeAuthorization { _ in heard += 1 } }
            scene.wait(5)
            try scene.expect(heard, is: 0, "how often an observer is called where nothing changes")
        },
        Case(
            "leaves-while-called",
            needs: .settings,
            mistake: "The list of observers is changed while it is walked through, and the next one is skipped."
        ) { scene in
            var heard: [String] = []
            var observation: ObservationToken?
            scene.call {
                observation = scene.authority.observeAuthorization { _ in
                    heard.append("first")
                    observation?.cancel()
                }
                _ = scene.authority.observeAuthorization { _ in heard.append("second") }
            }
            try scene.setAccess(.never)
            scene.wait(1)
            try scene.expect(
                heard,
                is: ["first", "second"],
                "who hears of a change, if the first of two observers leaves while it is called,"
            )
        },
        Case(
            "joins-while-called",
            needs: .settings,
            mistake: "An observer that joins during a call is lost."
        ) { scene in
            var heard: [AuthorizationStatus] = []
            var hasJoined = false
            let observation = scene.call {
                scene.authority.observeAuthorization { _ in
                    guard !hasJoined else { return }
                    hasJoined = true
                    scene.authority.observeAuthorization { heard.append($0.status) }
                }
            }
            defer { observation.cancel() }
            try scene.setAccess(.never)
            scene.wait(1)
            try scene.setAccess(.whileUsing)
            scene.wait(1)
            try scene.expect(
                heard.last == .authorizedWhenInUse,
                "an observer that joined while another was called hears the next change",
                observed: heard.isEmpty ? "it hears nothing" : "it hears \(heard)"
            )
        },
    ]

    /// When else a confirmation is due.
    static let confirmations: [Case] = [
        Case("decided-already") { scene in
            var confirmed = 0
            scene.call {
                scene.authority.requestWhenInUseAuthorization()
                scene.authority.confirmRequest { confirmed += 1 }
            }
            scene.wait(5)
            try scene.expect(
                confirmed,
                is: 1,
                "the number of confirmations of a request that shows no prompt, as the user has decided,"
            )
        },
        Case(
            "two-at-once",
            .undetermined,
            mistake:
                "There is room for one completion only, and the second request is lost or takes the first one's place."
        ) { scene in
            var confirmed = [0, 0]
            scene.call {
                for index in confirmed.indices { scene.authority.confirmRequest { confirmed[index] += 1 } }
            }
            scene.wait(5)
            try scene.expect(confirmed, is: [1, 1], "how often each of two that wait is confirmed")
        },
    ]
}
