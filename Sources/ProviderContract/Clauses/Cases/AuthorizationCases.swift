// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about asking and about following what the user decides.
extension [Case] {
    /// When a provider might ask on its own, too.
    static let unaskedPrompts: [Case] = [
        Case(
            "when-coming-back",
            .undetermined,
            needs: [.prompts, .application],
            mistake: "Coming back on screen counts as a moment to ask."
        ) { scene in
            try scene.act(.enterBackground)
            scene.wait(1)
            try scene.act(.enterForeground)
            scene.wait(5)
            try scene.expectPrompts([], "no prompt appears when the app comes back on screen")
        },
        Case(
            "when-granted",
            needs: .prompts,
            mistake: "A grant while in use is taken for too little, and Always is asked for."
        ) { scene in
            scene.startUpdates()
            scene.request()
            scene.wait(5)
            try scene.expectPrompts([], "no prompt appears: location is granted, and nobody asks for more")
        },
        Case(
            "under-reduced-accuracy",
            .reduced,
            needs: .prompts,
            unless: .accuracyCallbacks,
            mistake: "A purpose key in the configuration counts as the wish to ask with it."
        ) { scene in
            scene.configure { $0.purposeKey = ContractSetUp.purposeKey }
            scene.request()
            scene.wait(5)
            try scene.expectPrompts([], "no prompt appears: nobody asks for full accuracy")
        },
        Case(
            "for-the-background",
            needs: .prompts,
            mistake: "The wish for updates in the background counts as the wish for Always."
        ) { scene in
            scene.configure { $0.allowsBackgroundLocationUpdates = true }
            scene.startUpdates()
            scene.wait(5)
            try scene.expectPrompts([], "no prompt appears: a grant while in use is enough for the background")
        },
    ]

    /// What becomes of a request that is made before the decision.
    static let earlyRequests: [Case] = [
        Case(
            "asked-afterwards",
            .undetermined,
            needs: .prompts,
            mistake: "The request is given up because no prompt is on screen when it is made."
        ) { scene in
            let shot = scene.request()
            scene.wait(2)
            scene.askWhenInUse()
            try scene.allow()
            scene.wait(LocationRequest.bound)
            try shot.location()
        },
        Case(
            "answered-once",
            .undetermined,
            needs: .prompts,
            mistake: "The request that waited and the one that the grant repeats both answer."
        ) { scene in
            scene.askWhenInUse()
            let shot = scene.request()
            scene.wait(1)
            try scene.allow()
            scene.wait(60)
            try shot.expectOnce()
        },
    ]

    /// What else is told, and how.
    static let toldChanges: [Case] = [
        Case(
            "always",
            .undetermined,
            needs: .prompts,
            mistake: "Every grant is mapped to authorizedWhenInUse."
        ) { scene in
            scene.askAlways()
            try scene.answer(.alwaysAllow, .allow, .allowWhileUsing)
            scene.wait(5)
            try scene.expectTold([.authorizedAlways])
        },
        Case(
            "services-off-and-on",
            needs: .settings,
            mistake: "That location services were switched off for the device, or on again, is not passed on."
        ) { scene in
            scene.wait(1)
            try scene.act(.settings(.locationServices(false)))
            scene.wait(1)
            try scene.act(.settings(.locationServices(true)))
            scene.wait(5)
            try scene.expectTold([.denied, .authorizedWhenInUse])
        },
        Case(
            "restriction",
            needs: .settings,
            mistake: "A restriction is mapped to denied."
        ) { scene in
            scene.wait(1)
            try scene.act(.settings(.restricted(true)))
            scene.wait(5)
            try scene.expectTold([.restricted])
        },
        Case(
            "while-off-screen",
            needs: [.settings, .application],
            mistake: "A change that was made while the app was off screen is not noticed when it comes back."
        ) { scene in
            scene.wait(1)
            try scene.act(.enterBackground)
            scene.wait(600)
            try scene.setAccess(.never)
            scene.wait(60)
            try scene.act(.enterForeground)
            scene.wait(5)
            try scene.expectTold([.denied])
        },
    ]

    /// What the authority reads besides the status.
    static let presentValues: [Case] = [
        Case(
            "services-off",
            needs: .settings,
            mistake: "Whether location services are on is read once and remembered."
        ) { scene in
            try scene.act(.settings(.locationServices(false)))
            scene.wait(1)
            var isOn: Bool?
            scene.call { scene.authority.confirmRequest { isOn = scene.authority.locationServicesEnabled } }
            scene.wait(5)
            try scene.expect(
                isOn == false,
                "locationServicesEnabled reads false at the confirmation after the switch",
                observed: isOn.map { "\($0)" } ?? "no confirmation"
            )
        }
    ]

    /// What else a grant for one session does.
    static let allowedOnce: [Case] = [
        Case(
            "short-dip",
            .undetermined,
            needs: [.prompts, .application],
            mistake: "Leaving the screen for a moment is taken for the end of the session."
        ) { scene in
            try scene.spendSession(offScreen: 1)
            try scene.expect(
                scene.authority.authorizationStatus,
                is: .authorizedWhenInUse,
                "the status after one second off screen, which still counts as in use,"
            )
        },
        Case(
            "lapse-is-told",
            .undetermined,
            needs: [.prompts, .application],
            mistake: "That the status is undetermined again is not held to be news."
        ) { scene in
            try scene.spendSession(offScreen: 600)
            try scene.expectTold([.authorizedWhenInUse, .notDetermined])
        },
        Case(
            "asks-again",
            .undetermined,
            needs: [.prompts, .application],
            mistake: "The provider remembers that it has asked or was granted, and asks no more."
        ) { scene in
            try scene.spendSession(offScreen: 600)
            let before = scene.world.prompts.count
            scene.askWhenInUse()
            try scene.expect(
                scene.world.prompts.count - before,
                is: 1,
                "the number of prompts that a new request raises after Allow Once has lapsed"
            )
        },
        Case(
            "next-request-is-not-refused",
            .undetermined,
            needs: [.prompts, .application],
            unless: .permissionCallbacks,
            mistake: "A status that is undetermined again is taken for a refusal."
        ) { scene in
            try scene.spendSession(offScreen: 600)
            let shot = scene.request()
            scene.wait(2 * LocationRequest.bound)
            try scene.expect(
                shot.answers.first?.result != .failure(LocationError(.denied)),
                "a request after Allow Once has lapsed is not called refused: the user can be asked again",
                observed: "it ends with denied"
            )
        },
    ]
}

extension Scene {
    /// Lets the user allow location once, and the app leave the screen for some seconds.
    fileprivate func spendSession(offScreen seconds: Double) throws {
        wait(1)
        askWhenInUse()
        try answer(.allowOnce)
        wait(1)
        try act(.enterBackground)
        wait(seconds)
        try act(.enterForeground)
        wait(1)
    }
}
