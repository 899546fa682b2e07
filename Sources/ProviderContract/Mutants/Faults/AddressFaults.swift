// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about the look-up of addresses, in the order of what notices them first.
    static let addressFaults: [ContractMutant] = [
        addresses(
            "first-address-remembered",
            "Every location gets the first address.",
            ContractMutation { interposer in
                var first: Address?
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(
                            result.changing { location in
                                first = first ?? location.address
                                if location.address != nil { location.address = first }
                            }
                        )
                    }
                }
            }
        ),
        addresses(
            "position-of-the-address",
            "A location with an address is put where the address is, not where the phone is.",
            .changingAnswers { location, _ in
                guard location.address != nil else { return }
                let found = location.coordinate.wgs84.destination(bearing: 60, distance: 400)
                location.coordinate = AnyCoordinate.wgs84(found).converted(to: location.coordinate.datum)
            }
        ),
        slow("slow-address-fails-the-request", "An address that times out fails the request.") { submission, result in
            guard let error = result.location?.addressError else { return submission.answer(result) }
            submission.answer(.failure(error.copy(code: .timedOut)))
        },
        slow("late-address-answers-again", "An address that comes late answers the request again.") {
            submission,
            result in
            submission.answer(result)
            submission.interposer.later(60) { submission.answer(result) }
        },
        addresses(
            "look-up-not-cancelled",
            "A request whose address takes long cannot be cancelled any more.",
            .onRequest { submission in
                let token = submission.pass()
                let environment = submission.interposer.environment
                let start = environment.now
                let isLookedUp = submission.request.wantsAddress
                return LocationRequestToken {
                    if !isLookedUp || environment.now - start < 8 { token.cancel() }
                }
            }
        ),
        addresses(
            "addresses-given-up",
            "After a failed address no address is looked up any more.",
            ContractMutation { interposer in
                var hasFailed = false
                interposer.hooks.request = { submission in
                    var request = submission.request
                    if hasFailed { request.wantsAddress = false }
                    return submission.pass(request) { result in
                        if result.location?.addressError != nil { hasFailed = true }
                        submission.answer(result)
                    }
                }
            }
        ),
        addresses(
            "reason-beside-an-address",
            "A location with an address carries a reason why it has none.",
            .changingAnswers { location, _ in
                if location.address != nil { location.addressError = LocationError(.addressFailed) }
            }
        ),
        ContractMutant(
            "reason-that-nobody-wanted",
            "A location that needed no address carries a reason why it has none.",
            mutation: .changingAnswers { location, request in
                if !request.wantsAddress { location.addressError = LocationError(.addressFailed) }
            }
        ),
        ContractMutant(
            "addressless-abroad",
            "Abroad a request that wants an address fails.",
            mutation: .onAnswer { result, submission in
                let isAbroad = (result.location?.coordinate.longitude ?? 120) < 70
                guard isAbroad, submission.request.wantsAddress else { return submission.answer(result) }
                submission.answer(.failure(LocationError(.addressFailed)))
            }
        ),
        ContractMutant(
            "addresses-of-updates-unasked",
            "Updates carry addresses that nobody wanted.",
            capabilities: [.continuous, .reverseGeocoding],
            mutation: ContractMutation { interposer in
                interposer.hooks.update = { location, forward in
                    var location = location
                    location.address = location.address ?? .anywhere
                    forward(location)
                }
            }
        ),
        ContractMutant(
            "late-address-keeps-the-reason",
            "An update whose address comes after the reason why it has none keeps the reason.",
            capabilities: [.continuous, .reverseGeocoding],
            mutation: .changingUpdates { location in
                if location.address != nil { location.addressError = LocationError(.addressFailed) }
                if location.addressError != nil { location.address = location.address ?? .anywhere }
            }
        ),
        ContractMutant(
            "updates-lack-the-address-reason",
            "Updates do not say why they have no address.",
            capabilities: [.continuous, .reverseGeocoding],
            mutation: .changingUpdates { location in
                location.address = nil
                location.addressError = nil
            }
        ),
    ]

    private static func addresses(_ name: String, _ summary: String, _ mutation: ContractMutation) -> ContractMutant {
        ContractMutant(name, summary, capabilities: .reverseGeocoding, mutation: mutation)
    }

    /// A fault that shows where the look-up of an address takes more than four seconds.
    private static func slow(
        _ name: String,
        _ summary: String,
        _ answer: @escaping @Sendable (ContractInterposer.Submission, Result<Location, LocationError>) -> Void
    ) -> ContractMutant {
        addresses(
            name,
            summary,
            .onRequest { submission in
                let start = submission.interposer.environment.now
                return submission.pass(submission.request) { result in
                    let isSlow = submission.interposer.environment.now - start > 4
                    guard isSlow, result.location?.addressError != nil else { return submission.answer(result) }
                    answer(submission, result)
                }
            }
        )
    }
}

extension Address {
    /// Some address.
    fileprivate static var anywhere: Address {
        var address = Address()
        address.city = "Anywhere"
        return address
    }
}
