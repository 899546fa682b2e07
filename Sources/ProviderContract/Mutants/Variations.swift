// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// What providers may do differently: no check may object.
    static let variations: [ContractMutant] = plainVariations + timingVariations

    private static let plainVariations: [ContractMutant] = [
        harmless("passed-through", "Everything passes through another object.", .identity),
        harmless(
            "slower",
            "Answers come three tenths of a second later.",
            .delaying(by: 0.3) { result, _ in result.location != nil }
        ),
        harmless(
            "some-turns-later",
            "Answers come some turns later, at the same instant.",
            .onAnswer { result, submission in
                submission.interposer.later(0) { submission.interposer.later(0) { submission.answer(result) } }
            }
        ),
        harmless(
            "fewer-updates",
            "Only every second fix of the updates is delivered.",
            ContractMutation { interposer in
                var count = 0
                interposer.hooks.update = { location, forward in
                    count += 1
                    if count % 2 == 1 { forward(location) }
                }
            }
        ),
        harmless(
            "starts-with-an-old-fix",
            "Updates start with an older fix of the same place, as the system may deliver one.",
            ContractMutation { interposer in
                var isFirst = true
                interposer.hooks.start = { forward in
                    isFirst = true
                    forward()
                }
                interposer.hooks.update = { [unowned interposer] location, forward in
                    if isFirst {
                        var older = location
                        older.timestamp -= 30
                        forward(older)
                    }
                    isFirst = false
                    if interposer.isUpdating { forward(location) }
                }
            }
        ),
        harmless(
            "richer-fixes",
            "Fixes carry altitude, floor and course also where the SDK says none.",
            .changingFixes { location in
                location.altitude = location.altitude ?? 12
                location.verticalAccuracy = location.verticalAccuracy ?? 3
                location.floor = 2
                location.course = location.course ?? 90
                location.courseAccuracy = location.courseAccuracy ?? 5
            }
        ),
        harmless(
            "poorer-fixes",
            "Fixes carry nothing but position, accuracy and time.",
            .changingFixes { location in
                location.altitude = nil
                location.verticalAccuracy = nil
                location.speed = nil
                location.course = nil
                location.floor = nil
                location.isSimulatedBySoftware = nil
            }
        ),
        harmless(
            "less-sure",
            "Fixes state a little more uncertainty.",
            .changingFixes { location in
                location.horizontalAccuracy = location.horizontalAccuracy.map { $0 * 1.2 }
            }
        ),
        harmless(
            "few-centimetres-off",
            "Positions are rounded to six decimals.",
            .changingFixes { location in
                let place = location.coordinate
                let latitude = (place.latitude * 1e6).rounded() / 1e6
                let longitude = (place.longitude * 1e6).rounded() / 1e6
                location.coordinate =
                    (try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: place.datum)) ?? place
            }
        ),
        harmless(
            "other-words",
            "Errors are worded differently.",
            .changingErrors { $0.copy(message: "It did not work: \($0.message)") }
        ),
        harmless(
            "time-out-is-no-fix",
            "A time-out is called locationUnknown.",
            .changingErrors { $0.code == .timedOut ? LocationError(.locationUnknown) : $0 }
        ),
        harmless(
            "passing-errors",
            "Updates tell a passing error now and then.",
            ContractMutation { interposer in
                var count = 0
                interposer.hooks.update = { [unowned interposer] location, forward in
                    count += 1
                    forward(location)
                    if count % 7 == 0, interposer.isUpdating { interposer.tellError(LocationError(.locationUnknown)) }
                }
            }
        ),
        harmless(
            "changes-told-later",
            "Changes of the authorization are told a tenth of a second later.",
            ContractMutation { interposer in
                interposer.hooks.authorization = { [unowned interposer] state, forward in
                    interposer.later(0.1) { forward(state) }
                }
            }
        ),
        harmless(
            "confirms-some-turns-later",
            "Confirmations come some turns later.",
            .ofAuthority { authority, interposer in
                authority.confirm = { [unowned authority, unowned interposer] confirmed in
                    authority.inner.confirmRequest { interposer.later(0) { interposer.later(0, confirmed) } }
                }
            }
        ),
        harmless(
            "other-name",
            "The descriptor shows another name.",
            ContractMutation { interposer in
                interposer.hooks.descriptor = { old in
                    ProviderDescriptor(
                        id: old.id,
                        displayName: "Another name",
                        vendor: old.vendor,
                        datums: old.datums,
                        capabilities: old.capabilities,
                        concurrentOneShots: old.concurrentOneShots
                    )
                }
            }
        ),
    ]

    static func harmless(_ name: String, _ summary: String, _ mutation: ContractMutation) -> ContractMutant {
        ContractMutant(name, summary, kind: .harmless, mutation: mutation)
    }
}
