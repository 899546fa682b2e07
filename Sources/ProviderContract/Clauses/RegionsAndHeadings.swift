// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What is declared works, and what is not declared refuses.
extension ProviderContract {
    static let regions: [Article] = [
        Article(
            ContractClause(
                "REG-01",
                .must,
                "Without the capability a region is refused with unsupported; with it a region can be watched.",
                source: "LocationProvider, requirement 16; R26.",
                likelyMistake: "The method is left empty, and the app waits for events that cannot come."
            ),
            Case("declared-or-refused", .monitoring) { scene in
                let region = Region(identifier: "home", center: .wgs84(scene.place), radius: 200)
                let error = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: region)
                }
                guard scene.provider.descriptor.capabilities.contains(.regions) else {
                    return try scene.expectUnsupported(error)
                }
                try scene.expect(error == nil, "the region is taken", observed: "\(error!)")
            },
            Case("stop-of-unknown-region") { scene in
                let region = Region(identifier: "never started", center: .wgs84(scene.place), radius: 200)
                scene.call { scene.provider.stopMonitoring(for: region) }
                scene.wait(5)
                try scene.expect(scene.app.regions.count, is: 0, "the number of region callbacks")
            }
        ),
        Article(
            ContractClause(
                "REG-02",
                .must,
                capability: .regions,
                "Crossing the border of a watched region is told, once.",
                source: "LocationProviderDelegate.provider(_:didEnterRegion:); Apple, startMonitoring(for:); R26.",
                likelyMistake: "Events arrive on a manager that nobody listens to, or on every manager there is."
            ),
            Case("entered", .monitoring, needs: .place) { scene in
                let away = scene.place.destination(bearing: 0, distance: 5_000)
                let region = Region(identifier: "home", center: .wgs84(away), radius: 300)
                _ = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: region) }
                scene.wait(60)
                try scene.act(.move(away))
                scene.wait(900)
                try scene.expect(scene.app.regions.map(\.value), is: ["enter home"], "what is told of the region")
            }
        ),
        Article(
            ContractClause(
                "REG-03",
                .should,
                rules: .withAccuracy,
                capability: .regions,
                "A region that is started under reduced accuracy is told to fail; it does not stay silent.",
                source: "Apple, CLLocationManager.accuracyAuthorization: regions need full accuracy; "
                    + "klaviyo/klaviyo-swift-sdk#477.",
                likelyMistake: "The SDK's failure callback is missing, and the app waits for events that cannot come."
            ),
            Case(
                "reduced",
                .with {
                    $0.grant = .always; $0.precise = false
                }
            ) { scene in
                let region = Region(identifier: "home", center: .wgs84(scene.place), radius: 300)
                let error = scene.failure { () throws(LocationError) in try scene.provider.startMonitoring(for: region)
                }
                scene.wait(60)
                try scene.expect(
                    error != nil || scene.app.regions.contains { $0.value.hasPrefix("fail") },
                    "an error at once or later",
                    observed: "none in 60 s"
                )
            }
        ),
    ]

    static let headings: [Article] = [
        Article(
            ContractClause(
                "HDG-01",
                .must,
                "Without the capability headings are refused with unsupported; with it they come, or a reason does.",
                source: "LocationProvider, requirement 16; Apple, CLError.headingFailure.",
                likelyMistake: "The method is left empty, and a compass stands still."
            ),
            Case("declared-or-refused", needs: .compass) { scene in
                let error = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                guard scene.provider.descriptor.capabilities.contains(.heading) else {
                    return try scene.expectUnsupported(error)
                }
                try scene.expect(error == nil, "headings start", observed: "\(error!)")
                scene.wait(5)
                try scene.act(.turn(90))
                scene.wait(5)
                let reason = scene.app.errors.contains { $0.value.code == .headingFailure }
                try scene.expect(!scene.app.headings.isEmpty || reason, "a heading within 10 s", observed: "none")
            }
        ),
        Article(
            ContractClause(
                "HDG-02",
                .must,
                capability: .heading,
                "After stopUpdatingHeading() no heading is delivered.",
                source: "LocationProvider.stopUpdatingHeading(); Apple, stopUpdatingHeading().",
                likelyMistake: "The SDK is not told to stop."
            ),
            Case("nothing-after-stop", needs: .compass) { scene in
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                scene.wait(5)
                try scene.act(.turn(90))
                scene.call { scene.provider.stopUpdatingHeading() }
                let before = scene.app.headings.count
                try scene.act(.turn(180))
                scene.wait(30)
                try scene.expect(scene.app.headings.count - before, is: 0, "the number of headings after stop")
            }
        ),
    ]
}

extension ContractSetUp {
    /// Granted at any time.
    static let monitoring = with { $0.grant = .always }
}

extension Scene {
    /// What a call of the provider throws; nil where it does not.
    func failure(_ body: () throws(LocationError) -> Void) -> LocationError? {
        call {
            do throws(LocationError) {
                try body()
                return nil
            } catch {
                return error
            }
        }
    }

    /// Makes sure that something was refused as unsupported.
    fileprivate func expectUnsupported(_ error: LocationError?) throws {
        try expect(
            error?.code == .unsupported,
            "the error unsupported",
            observed: error.map { "\($0)" } ?? "no error"
        )
    }
}
