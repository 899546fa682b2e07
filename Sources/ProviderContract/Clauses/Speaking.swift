// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Who hears a provider, and whom it says it is.
extension ProviderContract {
    static let speaking: [Article] = [
        Article(
            ContractClause(
                "LIFE-07",
                .must,
                "A delegate that is set later hears the changes of the authorization that follow, and the one before "
                    + "hears nothing more.",
                source: "LocationProvider.delegate; R32: observers come and go.",
                likelyMistake: "The permission callbacks are wired to the delegate of the moment, and stay with it."
            ),
            Case("new-delegate", needs: .settings) { scene in
                scene.wait(1)
                let second = scene.makeListener()
                scene.call { scene.provider.delegate = second }
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.expect(
                    [scene.app.authorizations.count, second.authorizations.count],
                    is: [0, 1],
                    "how often the delegate before and the one set now hear of a change"
                )
            }
        ),
        Article(
            ContractClause(
                "LIFE-08",
                .must,
                "What a delegate is told comes in the name of the provider whose delegate it is.",
                source: "LocationProviderDelegate: the first argument is the provider.",
                likelyMistake: "A provider around another one passes the inner one's messages on as they are, and an "
                    + "app with several providers cannot tell who speaks."
            ),
            Case("updates") { scene in
                try scene.require(.continuous)
                scene.startUpdates()
                scene.wait(5)
                try scene.expectOwnName("updates")
            },
            Case("changes", needs: .settings) { scene in
                scene.wait(1)
                try scene.setAccess(.never)
                scene.wait(1)
                try scene.expectOwnName("changes of the authorization")
            }
        ),
    ]
}

extension Scene {
    /// Makes sure that something was heard, all of it from the provider.
    fileprivate func expectOwnName(_ what: String) throws {
        let own = ObjectIdentifier(provider)
        let foreign = app.senders.filter { $0 != own }.count
        try expect(
            foreign == 0 && !app.senders.isEmpty,
            "\(what) come in the name of the provider that the app has made",
            observed: app.senders.isEmpty ? "none" : "\(foreign) of \(app.senders.count) come from another object"
        )
    }
}
