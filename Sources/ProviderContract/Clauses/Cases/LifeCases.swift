// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about the lives of providers and delegates.
extension [Case] {
    /// What else might keep a delegate.
    static let keptDelegates: [Case] = [
        Case(
            "while-a-request-runs",
            .underground,
            mistake: "The closure that was given to the SDK for the request captures the delegate."
        ) { scene in
            try scene.expectDelegateGoes("while a request runs") {
                scene.request(LocationRequest(desiredAccuracy: .hundredMeters, timeout: 60))
            }
        },
        Case(
            "while-updates-run",
            mistake: "Starting updates captures the delegate."
        ) { scene in
            try scene.require(.continuous)
            try scene.expectDelegateGoes("while updates run") { scene.startUpdates() }
        },
    ]

    /// A delegate that leaves for a while.
    static let absentDelegates: [Case] = [
        Case(
            "away-for-a-while",
            needs: .place,
            mistake: "Setting the delegate to nil stops the updates."
        ) { scene in
            scene.startUpdates()
            try scene.walk(seconds: 3)
            scene.call { scene.provider.delegate = nil }
            try scene.walk(seconds: 3)
            let listener = scene.makeListener()
            scene.call { scene.provider.delegate = listener }
            try scene.walk(seconds: 10)
            try scene.expect(
                !listener.updates.isEmpty,
                "updates, which nobody has stopped, reach the delegate that is set after a while without one",
                observed: "none in 10 s of walking"
            )
        }
    ]

    /// Where a provider is dropped in the middle of something.
    static let droppedInside: [Case] = [
        Case(
            "dropped-inside-a-completion",
            needs: .severalProviders,
            mistake: "What other requests wait for goes with the provider."
        ) { scene in
            scene.request { try? scene.replaceProvider() }
            let second = scene.request()
            scene.wait(3 * LocationRequest.bound)
            try scene.expect(
                second.answers.count == 1,
                "a second request is answered once, although the provider is dropped inside the first's completion",
                observed: "\(second.answers.count) answers"
            )
        }
    ]

    /// After what else a provider goes away.
    static let releasedProviders: [Case] = [
        Case(
            "after-updates",
            needs: .severalProviders,
            mistake: "Starting updates makes a circle of provider and SDK object that stopping does not open."
        ) { scene in
            try scene.require(.continuous)
            scene.startUpdates()
            scene.wait(3)
            scene.stopUpdates()
            scene.wait(1)
            try scene.expectProviderGoes("after its updates were stopped")
        },
        Case(
            "after-a-failed-request",
            .underground,
            needs: .severalProviders,
            mistake: "A failing request leaves a closure or timer behind that keeps the provider."
        ) { scene in
            scene.request()
            scene.wait(LocationRequest.bound + 1)
            try scene.expectProviderGoes("after a request that failed")
        },
        Case(
            "after-a-cancelled-request",
            needs: .severalProviders,
            mistake: "A cancelled request leaves a closure or timer behind that keeps the provider."
        ) { scene in
            let shot = scene.request()
            scene.wait(0.5)
            scene.cancel(shot)
            scene.wait(1)
            try scene.expectProviderGoes("after a request that was cancelled")
        },
    ]

    /// What else two providers do not share.
    static let independence: [Case] = [
        Case(
            "settings-apart",
            needs: [.place, .severalProviders],
            mistake: "Settings are written to an SDK object that all providers share."
        ) { scene in
            let other = try scene.makeProvider()
            scene.startUpdates()
            try scene.walk(seconds: 12)
            scene.call { other.configuration.distanceFilter = 10_000 }
            let before = scene.app.updates.count
            try scene.walk(seconds: 10)
            try scene.expect(
                scene.app.updates.count > before,
                "updates of the first go on, whatever distance filter the second is set to",
                observed: "none in 10 s of walking"
            )
        },
        Case(
            "other-dropped",
            needs: [.place, .severalProviders],
            mistake: "The end of one provider stops an SDK object that all providers share."
        ) { scene in
            scene.startUpdates()
            do {
                let other = try scene.makeProvider()
                scene.call { other.startUpdatingLocation() }
                try scene.walk(seconds: 3)
            }
            let before = scene.app.updates.count
            try scene.walk(seconds: 10)
            try scene.expect(
                scene.app.updates.count > before,
                "updates of the first go on after the second was dropped",
                observed: "none in 10 s of walking"
            )
        },
    ]

    /// Where a provider is dropped while it delivers.
    static let droppedWhileDelivering: [Case] = [
        Case(
            "dropped-inside-an-update",
            needs: [.receivers, .severalProviders],
            mistake: "The delivery keeps the provider, or the SDK's object, beyond its end."
        ) { scene in
            var hasDropped = false
            scene.app.onUpdate = { _ in
                guard !hasDropped else { return }
                hasDropped = true
                try? scene.replaceProvider()
            }
            scene.startUpdates()
            scene.wait(10)
            try scene.expect(hasDropped, "an update", observed: "none in 10 s")
            scene.wait(30)
            try scene.expect(
                !scene.world.isLocating,
                "the location arrow is out after the provider was dropped inside an update",
                observed: "it still shows"
            )
        }
    ]
}

extension Scene {
    /// Makes sure that a delegate that nobody else keeps goes away while the provider is at something.
    fileprivate func expectDelegateGoes(_ when: String, _ start: () -> Void) throws {
        weak var weakListener: Listener?
        do {
            let listener = makeListener()
            weakListener = listener
            call { provider.delegate = listener }
            start()
            wait(1)
        }
        try expect(weakListener == nil, "the delegate is gone \(when)", observed: "the provider keeps it")
    }

    /// Makes sure that a provider that nobody keeps goes away.
    fileprivate func expectProviderGoes(_ when: String) throws {
        weak var old: (any LocationProvider)?
        old = provider
        try replaceProvider()
        wait(5)
        try expect(old == nil, "the provider is gone \(when)", observed: "it is still alive")
    }
}
