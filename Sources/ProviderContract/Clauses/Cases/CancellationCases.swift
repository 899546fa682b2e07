// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// Further cases about ending a request early, and about errors.
extension [Case] {
    /// When else a request is cancelled.
    static let cancelledRequests: [Case] = [
        Case(
            "granted-afterwards",
            .undetermined,
            needs: .prompts,
            mistake: "The request that was cancelled still waits for the decision, and the grant serves it."
        ) { scene in
            scene.askWhenInUse()
            let shot = scene.request()
            scene.wait(1)
            scene.cancel(shot)
            scene.wait(1)
            try scene.allow()
            scene.wait(60)
            try shot.expectOnce()
        },
        Case(
            "wanting-an-address",
            mistake: "Only the location can be cancelled, not the look-up of its address."
        ) { scene in
            var request = LocationRequest.usual
            request.wantsAddress = true
            let shot = scene.request(request)
            scene.settle()
            scene.cancel(shot)
            scene.wait(LocationRequest.bound)
            try shot.error(.cancelled)
        },
    ]

    /// Who else is cancelled beside whom.
    static let cancelledBeside: [Case] = [
        Case(
            "the-second-of-two",
            mistake: "Cancelling ends whichever request is the first, not the one that was meant."
        ) { scene in
            guard scene.provider.descriptor.concurrentOneShots != .refused else {
                throw Skip(reason: "the provider takes one request at a time")
            }
            let (first, second) = (scene.request(), scene.request())
            scene.settle()
            scene.cancel(second)
            scene.wait(2 * LocationRequest.bound)
            try first.location()
        },
        Case("inside-a-completion") { scene in
            guard scene.provider.descriptor.concurrentOneShots != .refused else {
                throw Skip(reason: "the provider takes one request at a time")
            }
            var second: Shot?
            scene.request { if let second { scene.cancel(second) } }
            second = scene.request()
            scene.wait(60)
            try second?.expectOnce()
        },
    ]

    /// How soon the next request is served.
    static let nextAfterCancelling: [Case] = [
        Case(
            "at-once",
            mistake: "The SDK is still busy with its end when the next request comes, which is lost."
        ) { scene in
            let first = scene.request()
            scene.wait(0.5)
            scene.cancel(first)
            let second = scene.request()
            scene.wait(LocationRequest.bound)
            try second.location()
        }
    ]

    /// Which other errors do not pass.
    static let lastingErrors: [Case] = [
        Case(
            "services-off-does-not",
            .with { $0.servicesOn = false },
            mistake: "The transience is that of a time-out for every code."
        ) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expect(
                try shot.error(.servicesOff).isTransient,
                is: false,
                "whether services that are off may pass by themselves"
            )
        },
        Case(
            "missing-text-does-not",
            .with {
                $0.grant = .unasked; $0.usageTexts = []
            }
        ) { scene in
            let shot = scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expect(
                try shot.error(.missingUsageDescription).isTransient,
                is: false,
                "whether a text that Info.plist lacks may come by itself"
            )
        },
    ]

    /// Which other errors are a request's own.
    static let privateErrors: [Case] = [
        Case("refusal", .denied) { scene in
            scene.request()
            scene.wait(LocationRequest.bound)
            try scene.expect(
                scene.app.errors.count,
                is: 0,
                "the number of errors told to the delegate of an app that has started no updates"
            )
        }
    ]
}
