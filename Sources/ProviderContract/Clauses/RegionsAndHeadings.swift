// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import SimulatedDevice

// What is declared works, and what is not declared refuses.
extension ProviderContract {
    static let regionsAndHeadings: [Article] = [
        Article(
            ContractClause(
                "REG-01",
                .must,
                "Without the capability a region is refused with unsupported; with it a region can be watched.",
                source: "LocationProvider, requirement 16; R26.",
                likelyMistake: "The method is left empty, and the app waits for events that cannot come."
            ),
            Case("declared-or-refused", .with { $0.grant = .always }) { scene in
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
                likelyMistake: "Events arrive on a manager that nobody listens to.",
                untestedBecause:
                    "Latency and border of a region are the SDK's; the clause waits for the first provider "
                    + "that declares regions."
            )
        ),
        Article(
            ContractClause(
                "HDG-01",
                .must,
                "Without the capability headings are refused with unsupported; with it they come, or a reason does.",
                source: "LocationProvider, requirement 16; Apple, CLError.headingFailure.",
                likelyMistake: "The method is left empty, and a compass stands still."
            ),
            Case("declared-or-refused") { scene in
                let error = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                guard scene.provider.descriptor.capabilities.contains(.heading) else {
                    return try scene.expectUnsupported(error)
                }
                try scene.expect(error == nil, "headings start", observed: "\(error!)")
                scene.wait(10)
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
            Case("nothing-after-stop") { scene in
                _ = scene.failure { () throws(LocationError) in try scene.provider.startUpdatingHeading() }
                scene.wait(5)
                scene.call { scene.provider.stopUpdatingHeading() }
                let before = scene.app.headings.count
                scene.wait(30)
                try scene.expect(scene.app.headings.count - before, is: 0, "the number of headings after stop")
            }
        ),
    ]
}

extension Scene {
    /// What a call of the provider throws; nil where it does not.
    fileprivate func failure(_ body: () throws(LocationError) -> Void) -> LocationError? {
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
