// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about changes while updates run, and about starts and stops, in the order of what notices them first.
    static let runningUpdateFaults: [ContractMutant] = [
        updates("first-fix-filtered", "With a distance filter the first fix is only a reference.") { interposer in
            var reference: Location?
            interposer.hooks.start = { forward in
                reference = nil
                forward()
            }
            interposer.hooks.update = { [unowned interposer] location, forward in
                guard let filter = interposer.configuration.distanceFilter else { return forward(location) }
                let first = reference ?? location
                reference = first
                if first.coordinate.wgs84.distance(to: location.coordinate.wgs84) >= filter { forward(location) }
            }
        },
        updates("filter-in-kilometres", "The distance filter reaches the SDK as a number of kilometres.") {
            interposer in
            interposer.hooks.configuration = { configuration in
                var passed = configuration
                passed.distanceFilter = configuration.distanceFilter.map { $0 * 1_000 }
                return passed
            }
        },
        updates("filter-never-taken-away", "A distance filter that is set to nil stays what it was.") { interposer in
            var filter: Double?
            interposer.hooks.configuration = { configuration in
                filter = configuration.distanceFilter ?? filter
                var passed = configuration
                passed.distanceFilter = filter
                return passed
            }
        },
        updates("same-place-told-once", "A fix at the place of the last one is dropped.") { interposer in
            var last: Location?
            interposer.hooks.update = { location, forward in
                let isSame = last?.coordinate == location.coordinate
                last = location
                if !isSame { forward(location) }
            }
        },
        updates("starts-counted", "As many stops are needed as there were starts.") { interposer in
            var count = 0
            interposer.hooks.start = { forward in
                count += 1
                forward()
            }
            interposer.hooks.stop = { forward in
                count = max(0, count - 1)
                if count == 0 { forward() }
            }
        },
        updates("start-inside-an-update-lost", "A start inside the delivery of an update does nothing.") { interposer in
            var isDelivering = false
            interposer.hooks.update = { location, forward in
                isDelivering = true
                forward(location)
                isDelivering = false
            }
            interposer.hooks.start = { forward in
                if !isDelivering { forward() }
            }
        },
        updates("asking-sets", "Asking about a configuration sets it.") { interposer in
            interposer.hooks.problemsAsked = { [unowned interposer] asked in interposer.inner.configuration = asked }
        },
    ]

    /// Faults about updates that end or are refused, in the order of what notices them first.
    static let updateEndFaults: [ContractMutant] = [
        updates("stop-while-denied-lost", "A stop while permission is refused does nothing.") { interposer in
            interposer.hooks.stop = { [unowned interposer] forward in
                if interposer.inner.authority.authorizationStatus != .denied { forward() }
            }
        },
        updates("stop-while-undetermined-lost", "A stop while permission is undetermined does nothing.") { interposer in
            interposer.hooks.stop = { [unowned interposer] forward in
                if interposer.inner.authority.authorizationStatus != .notDetermined { forward() }
            }
        },
        updates("stop-without-a-fix-lost", "A stop some seconds after the start does nothing if no fix has come.") {
            interposer in
            var startedAt = 0.0
            var hasFix = false
            interposer.hooks.start = { [unowned interposer] forward in
                (startedAt, hasFix) = (interposer.environment.now, false)
                forward()
            }
            interposer.hooks.update = { location, forward in
                hasFix = true
                forward(location)
            }
            interposer.hooks.stop = { [unowned interposer] forward in
                let isNew = interposer.environment.now - startedAt < 5
                let isAuthorized = interposer.inner.authority.authorizationStatus.isAuthorized
                if hasFix || isNew || !isAuthorized { forward() }
            }
        },
        updates("unstoppable-inside-an-error", "Stop does nothing when it is called inside an error.") { interposer in
            var isTelling = false
            interposer.hooks.error = { error, forward in
                isTelling = true
                forward(error)
                isTelling = false
            }
            interposer.hooks.stop = { forward in
                if !isTelling { forward() }
            }
        },
        updates("gives-up-without-a-first-fix", "Updates end for good if no fix comes in the first minute.") {
            interposer in
            var hasFix = false
            interposer.hooks.update = { location, forward in
                hasFix = true
                forward(location)
            }
            interposer.hooks.start = { [unowned interposer] forward in
                hasFix = false
                forward()
                interposer.later(60) { [weak interposer] in
                    if !hasFix { interposer?.inner.stopUpdatingLocation() }
                }
            }
        },
        renaming("restricted-updates-called-denied", "Updates that are restricted tell denied.", .restricted, .denied),
        renaming("services-off-updates-called-denied", "Updates without services tell denied.", .servicesOff, .denied),
        updates("revocation-not-told", "A refusal is not told once updates have delivered.") { interposer in
            var hasDelivered = false
            interposer.hooks.update = { location, forward in
                hasDelivered = true
                forward(location)
            }
            interposer.hooks.error = { error, forward in
                if error.code != .denied || !hasDelivered { forward(error) }
            }
        },
        updates("refusal-told-at-the-first-start-only", "A refusal is told once in the life of a provider.") {
            interposer in
            var wasTold = false
            interposer.hooks.error = { error, forward in
                guard error.code == .denied else { return forward(error) }
                if !wasTold { forward(error) }
                wasTold = true
            }
        },
    ]

    private static func renaming(
        _ name: String,
        _ summary: String,
        _ old: LocationError.Code,
        _ new: LocationError.Code
    ) -> ContractMutant {
        updates(name, summary) { interposer in
            interposer.hooks.error = { error, forward in forward(error.code == old ? error.copy(code: new) : error) }
        }
    }

    /// Faults about the numbers of fixes, in the order of what notices them first.
    static let fixValueFaults: [ContractMutant] = [
        measuring("accuracy-made-up", "Every fix says that it is good to five metres.") { location in
            location.horizontalAccuracy = 5
        },
        measuring("altitude-in-feet", "Altitudes are in feet.") { location in
            location.altitude = location.altitude.map { $0 / 0.3048 }
        },
        measuring("speed-in-kilometres-an-hour", "Speeds are in kilometres an hour.") { location in
            location.speed = location.speed.map { $0 * 3.6 }
        },
        measuring("course-in-radians", "Courses are in radians.") { location in
            location.course = location.course.map { $0 * .pi / 180 }
        },
        measuring("height-lost", "Fixes carry no height.") { location in
            location.altitude = nil
            location.verticalAccuracy = nil
        },
        measuring("motion-lost", "Fixes carry neither speed nor course.") { location in
            location.speed = nil
            location.course = nil
        },
        updates("zeros-are-invalid", "An update whose coordinates are zero is dropped.") { interposer in
            interposer.hooks.update = { location, forward in
                let place = location.coordinate
                if place.latitude != 0 || place.longitude != 0 { forward(location) }
            }
        },
    ]

    static func measuring(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (inout Location) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, capabilities: .continuous, mutation: .changingUpdates(change))
    }
}
