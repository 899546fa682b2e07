// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about updates, permission, sky and requests, in the order of the checks that notice them first.
    static let permittedUpdateFaults: [ContractMutant] = [
        updates("undetermined-told-as-error", "A start while undetermined tells denied.") { interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                guard interposer.inner.authority.authorizationStatus == .notDetermined else { return }
                interposer.later(0) { [weak interposer] in interposer?.tellError(LocationError(.denied)) }
            }
        },
        updates("undetermined-start-forgotten", "A start while undetermined is forgotten.") { interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                if interposer.inner.authority.authorizationStatus != .notDetermined { forward() }
            }
        },
        updates("refusal-not-told", "Updates that meet a refusal stay silent.") { interposer in
            interposer.hooks.error = { error, forward in
                if error.code != .denied { forward(error) }
            }
        },
        updates("refusal-told-again", "Updates tell a refusal again and again.") { interposer in
            interposer.hooks.error = { [unowned interposer] error, forward in
                forward(error)
                for seconds in [5.0, 10] { interposer.later(seconds) { forward(error) } }
            }
        },
        updates("delivers-while-denied", "Updates go on with the last fix while permission is refused.") { interposer in
            var last: Location?
            interposer.hooks.update = { location, forward in
                last = location
                forward(location)
            }
            interposer.hooks.authorization = { [unowned interposer] state, forward in
                forward(state)
                guard state.status == .denied, interposer.isUpdating, let last else { return }
                interposer.later(5) { [weak interposer] in interposer?.tellUpdate(last) }
            }
        },
        updates("refused-start-forgotten", "A refusal at the start ends updates for good.") { interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                guard interposer.inner.authority.authorizationStatus == .denied else { return }
                interposer.later(2) { [weak interposer] in interposer?.inner.stopUpdatingLocation() }
            }
        },
        updates("revocation-ends-updates", "A refusal while updates run ends them for good.") { interposer in
            interposer.hooks.authorization = { [unowned interposer] state, forward in
                forward(state)
                guard state.status == .denied, interposer.isUpdating else { return }
                interposer.later(2) { [weak interposer] in interposer?.inner.stopUpdatingLocation() }
            }
        },
        updates("gap-ends-updates", "Half a minute without a fix ends updates.") { interposer in
            var last: Double?
            interposer.hooks.start = { forward in
                last = nil
                forward()
            }
            interposer.hooks.update = { [unowned interposer] location, forward in
                let now = interposer.environment.now
                if let last, now - last > 30 { return }
                last = now
                forward(location)
            }
        },
        updates("filter-ignored", "The distance filter does not reach the SDK.") { interposer in
            interposer.hooks.configuration = { configuration in
                var passed = configuration
                passed.distanceFilter = nil
                return passed
            }
        },
        updates("configured-at-start-only", "A change of the configuration does not reach updates that run.") {
            interposer in
            interposer.hooks.configuration = { [unowned interposer] configuration in
                interposer.isUpdating ? nil : configuration
            }
        },
        updates("invalid-fixes-delivered", "Fixes that are marked as invalid are delivered.") { interposer in
            var count = 0
            interposer.hooks.update = { location, forward in
                count += 1
                var location = location
                if count % 5 == 0 { location.horizontalAccuracy = nil }
                forward(location)
            }
        },
        ContractMutant(
            "minus-one-copied",
            "An unknown speed or course is -1.",
            capabilities: .continuous,
            mutation: .changingUpdates { location in
                location.speed = location.speed ?? -1
                location.course = location.course ?? -1
            }
        ),
        ContractMutant(
            "seconds-since-2001",
            "Timestamps count from 2001.",
            capabilities: .continuous,
            mutation: .changingUpdates { $0.timestamp -= 978_307_200 }
        ),
        updates("updates-swallow-requests", "A request beside updates is not answered.") { interposer in
            interposer.hooks.request = { submission in
                let isLost = submission.interposer.isUpdating
                return submission.pass(losingAnswer: isLost)
            }
        },
        updates("request-stops-updates", "The end of a request stops updates.") { interposer in
            interposer.hooks.request = { submission in
                submission.pass(submission.request) { result in
                    submission.answer(result)
                    submission.interposer.inner.stopUpdatingLocation()
                }
            }
        },
        updates("updates-answer-again", "An update answers a request a second time.") { interposer in
            interposer.hooks.request = { submission in
                submission.pass(submission.request) { result in
                    submission.answer(result)
                    guard submission.interposer.isUpdating else { return }
                    submission.interposer.later(2) { submission.answer(result) }
                }
            }
        },
    ]
}
