// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Asking, and following what the user decides.
extension ProviderContract {
    static let authorization: [Article] = [
        Article(
            ContractClause(
                "AUTH-01",
                .must,
                "A provider never asks the user on its own.",
                source: "LocationProvider, requirement 13; R10: the app asks natively, before it locates.",
                likelyMistake:
                    "The adapter requests permission when it is made or used, so that the prompt appears at a "
                    + "moment the app did not choose."
            ),
            Case("when-made", .undetermined, needs: .prompts) { scene in
                scene.configure { $0.purposeKey = ContractSetUp.purposeKey }
                scene.wait(5)
                try scene.expectPrompts([], "no prompt appears")
            },
            Case("when-locating", .undetermined, needs: .prompts, unless: .permissionCallbacks) { scene in
                scene.request()
                scene.wait(5)
                try scene.expectPrompts([], "no prompt appears")
            },
            Case("when-updating", .undetermined, needs: .prompts, unless: .permissionCallbacks) { scene in
                scene.startUpdates()
                scene.wait(5)
                try scene.expectPrompts([], "no prompt appears")
            },
            further: .unaskedPrompts
        ),
        Article(
            ContractClause(
                "AUTH-02",
                .must,
                "The authority's requests raise the system's prompts, each its own.",
                source: "Apple, requestWhenInUseAuthorization() and requestAlwaysAuthorization(); R13, R17.",
                likelyMistake:
                    "The authority that the provider hands out is not connected to the system, or both requests "
                    + "end in the same call."
            ),
            Case("when-in-use", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                try scene.allow()
                scene.wait(1)
                try scene.expect(scene.authority.authorizationStatus, is: .authorizedWhenInUse, "the status")
            },
            Case("always", .undetermined, needs: .prompts) { scene in
                scene.askAlways()
                try scene.answer(.alwaysAllow, .allow, .allowWhileUsing)
                scene.wait(1)
                try scene.expect(scene.authority.authorizationStatus, is: .authorizedAlways, "the status")
            }
        ),
        Article(
            ContractClause(
                "AUTH-03",
                .must,
                "A request made while undetermined waits as long as a prompt is on screen; its clock starts with the "
                    + "decision.",
                source:
                    "LocationProvider, requirements 4 and 5; W3C Geolocation: the time-out counts acquisition only; "
                    + "Baseflow/flutter-geolocator#172, #950; R09.",
                likelyMistake: "The time-out runs while the user reads the prompt, or the undetermined status is taken "
                    + "for an answer."
            ),
            Case("slow-user", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                let shot = scene.request()
                scene.wait(60)
                try scene.expect(
                    shot.answers.isEmpty,
                    "no answer while the prompt is on screen",
                    observed: shot.answers.first.map { Scene.words(for: $0.result) } ?? ""
                )
                try scene.allow()
                scene.wait(LocationRequest.bound)
                try shot.location()
            },
            Case("denied-at-prompt", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                let shot = scene.request()
                scene.wait(5)
                try scene.deny()
                scene.wait(5)
                try shot.error(.denied)
            },
            Case("prompt-left-open", .undetermined, needs: [.prompts, .application]) { scene in
                scene.askWhenInUse()
                let shot = scene.request()
                scene.wait(2)
                try scene.act(.enterBackground)
                scene.wait(2)
                try scene.act(.enterForeground)
                if scene.world.prompts.contains(where: \.isOnScreen) {
                    throw Skip(reason: "the prompt stays on screen")
                }
                scene.wait(2 * LocationRequest.bound)
                try shot.error(.undecided, .notAsked)
            },
            further: .earlyRequests
        ),
        Article(
            ContractClause(
                "AUTH-04",
                .must,
                "Every visible change of the authorization is told to the delegate once, and nothing else is: not the "
                    + "initial value, not a question that is still open, not an answer that changes nothing.",
                source: "LocationProviderDelegate.provider(_:didChangeAuthorization:); Apple, "
                    + "locationManagerDidChangeAuthorization(_:): called after creation, too; R28.",
                likelyMistake: "The callback that every new manager gets is passed on, and the app takes it for the "
                    + "user's decision."
            ),
            Case("initial-is-no-change", .undetermined) { scene in
                scene.wait(5)
                try scene.expectTold([])
            },
            Case("open-question-is-no-change", .undetermined, needs: .prompts) { scene in
                scene.wait(1)
                scene.askWhenInUse()
                scene.wait(5)
                try scene.expectTold([])
            },
            Case("grant", .undetermined, needs: .prompts) { scene in
                scene.askWhenInUse()
                try scene.allow()
                scene.wait(5)
                try scene.expectTold([.authorizedWhenInUse])
            },
            Case("settings", needs: .settings) { scene in
                scene.wait(1)
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.setAccess(.whileUsing)
                scene.wait(5)
                try scene.expectTold([.denied, .authorizedWhenInUse])
            },
            further: .toldChanges
        ),
        Article(
            ContractClause(
                "AUTH-05",
                .must,
                rules: .withUpgradePrompt,
                "An answer that leaves the status as it was is told to nobody, and disturbs nothing.",
                source:
                    "Apple, requestAlwaysAuthorization(): Keep Only While Using changes nothing; openradar 35275366; "
                    + "R21.",
                likelyMistake: "The adapter reports every prompt that closes, or waits for a callback that never comes."
            ),
            Case("keep-only-while-using", needs: .prompts) { scene in
                scene.wait(1)
                scene.askAlways()
                try scene.answer(.keepOnlyWhileUsing)
                scene.wait(5)
                try scene.expectTold([])
                let shot = scene.request()
                scene.wait(LocationRequest.bound)
                try shot.location()
            }
        ),
        Article(
            ContractClause(
                "AUTH-06",
                .must,
                "The authority reads the system's present value, not a remembered one.",
                source: "Apple, CLLocationManager.authorizationStatus; W3C Geolocation: permission is read at every "
                    + "acquisition; zoontek/react-native-permissions#379.",
                likelyMistake: "A grant is remembered from the last callback, so a change is seen late or never."
            ),
            Case("settings", needs: .settings) { scene in
                try scene.expect(scene.authority.authorizationStatus, is: .authorizedWhenInUse, "the status at first")
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.expect(scene.authority.authorizationStatus, is: .denied, "the status after Never")
            },
            further: .presentValues
        ),
        Article(
            ContractClause(
                "AUTH-07",
                .must,
                rules: .withAllowOnce,
                "A grant for one session lapses while the app is not in use, and nothing keeps it alive.",
                source: "Apple, requestWhenInUseAuthorization(): Allow Once lapses when the app is no longer in use; "
                    + "zoontek/react-native-permissions#379; R15.",
                likelyMistake: "The provider remembers that it was granted, and the app never asks again."
            ),
            Case("allow-once-lapses", .undetermined, needs: [.prompts, .application]) { scene in
                scene.askWhenInUse()
                try scene.answer(.allowOnce)
                scene.wait(1)
                try scene.expect(scene.authority.authorizationStatus, is: .authorizedWhenInUse, "the status at first")
                try scene.act(.enterBackground)
                scene.wait(600)
                try scene.act(.enterForeground)
                scene.wait(1)
                try scene.expect(
                    scene.authority.authorizationStatus,
                    is: .notDetermined,
                    "the status after ten minutes off screen"
                )
            },
            further: .allowedOnce
        ),
        Article(
            ContractClause(
                "AUTH-08",
                .must,
                "Observers of the authority come and go: each hears every change once, and none after it has left.",
                source: "LocationAuthority.observeAuthorization(_:); R32: several observers that come and go.",
                likelyMistake: "There is room for one observer only, or leaving takes effect at the next change."
            ),
            Case("two-observers", needs: .settings) { scene in
                var heard = [0, 0]
                for index in heard.indices {
                    _ = scene.call { scene.authority.observeAuthorization { _ in heard[index] += 1 } }
                }
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.expect(heard, is: [1, 1], "how often two observers hear one change")
            },
            Case("observer-left", needs: .settings) { scene in
                var heard = 0
                let observation = scene.call { scene.authority.observeAuthorization { _ in heard += 1 } }
                scene.call { observation.cancel() }
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.expect(heard, is: 0, "how often an observer that has left hears a change")
            },
            further: .observers
        ),
        Article(
            ContractClause(
                "AUTH-09",
                .must,
                "A confirmation is given once, later, and after the prompt that a request raised is on screen.",
                source: "LocationAuthority.confirmRequest(_:): how the native-first gate knows without a timer that it "
                    + "waits for a user.",
                likelyMistake: "The confirmation is given inside the call, before the system has taken the request."
            ),
            Case("confirmed-later", .undetermined) { scene in
                var confirmed = 0
                scene.call { scene.authority.confirmRequest { confirmed += 1 } }
                try scene.expect(confirmed, is: 0, "the number of confirmations inside the call")
                scene.wait(5)
                try scene.expect(confirmed >= 1, "a confirmation", observed: "none")
            },
            Case("confirmed-once", .undetermined) { scene in
                var confirmed = 0
                scene.call { scene.authority.confirmRequest { confirmed += 1 } }
                scene.wait(30)
                try scene.expect(confirmed, is: 1, "the number of confirmations")
            },
            Case("prompt-is-on-screen", .undetermined, needs: .prompts) { scene in
                var prompts: Int?
                scene.call {
                    scene.authority.requestWhenInUseAuthorization()
                    scene.authority.confirmRequest { prompts = scene.world.prompts.filter(\.isOnScreen).count }
                }
                scene.wait(5)
                try scene.expect(
                    prompts == 1,
                    "the prompt is on screen at the confirmation",
                    observed: prompts.map { "\($0) prompts" } ?? "no confirmation"
                )
            },
            further: .confirmations
        ),
    ]
}

extension Scene {
    /// Makes sure that the delegate heard of exactly these statuses.
    func expectTold(_ statuses: [AuthorizationStatus]) throws {
        let told = app.authorizations.map(\.value.status)
        let words = statuses.isEmpty ? "no change" : statuses.map(\.description).joined(separator: ", ")
        try expect(
            told == statuses,
            "the delegate hears of \(words)",
            observed: told.isEmpty ? "no change" : told.map(\.description).joined(separator: ", ")
        )
    }
}
