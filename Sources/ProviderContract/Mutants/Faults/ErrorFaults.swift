// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about errors, addresses and coordinates, in the order of the checks that notice them first.
    static let errorFaults: [ContractMutant] = [
        ContractMutant(
            "number-dropped",
            "The SDK's number is dropped.",
            mutation: .changingErrors { $0.copy(keepsNumber: false) }
        ),
        ContractMutant(
            "code-invented",
            "A time-out gets a code that no app knows.",
            mutation: .changingErrors { error in
                error.code == .timedOut || error.code == .locationUnknown
                    ? error.copy(code: LocationError.Code(rawValue: "ERR42")) : error
            }
        ),
        ContractMutant(
            "time-out-is-a-refusal",
            "A time-out is called denied.",
            mutation: .changingErrors { error in
                Result.failure(error).isWithoutFix ? error.copy(code: .denied) : error
            }
        ),
        ContractMutant(
            "nothing-passes",
            "Every error says that trying again is vain.",
            mutation: .changingErrors { $0.copy(isTransient: false) }
        ),
        ContractMutant(
            "everything-passes",
            "Every error says that trying again can help.",
            mutation: .changingErrors { $0.copy(isTransient: true) }
        ),
        ContractMutant(
            "failure-told-as-update-error",
            "The failure of a request is told to the delegate, too.",
            mutation: .onAnswer { result, submission in
                submission.answer(result)
                if result.isWithoutFix { submission.interposer.tellError(LocationError(.locationUnknown)) }
            }
        ),
        ContractMutant(
            "message-repeats-the-code",
            "An error's message says nothing but its code.",
            mutation: .changingErrors { $0.copy(message: $0.code.rawValue) }
        ),
        ContractMutant(
            "address-requests-hang",
            "A request that wants an address is not answered, unless another one is under way.",
            mutation: .onRequest { submission in
                let isAlone = submission.interposer.pendingRequests == 1
                return submission.pass(losingLocation: submission.request.wantsAddress && isAlone)
            }
        ),
        ContractMutant(
            "address-lost",
            "The address that was found for a request alone is dropped.",
            capabilities: .reverseGeocoding,
            mutation: .onRequest { submission in
                let isAlone = submission.interposer.pendingRequests == 1
                return submission.pass(submission.request) { result in
                    submission.answer(result.changing { if isAlone { $0.address = nil } })
                }
            }
        ),
        ContractMutant(
            "address-invented",
            "An address is made up where none can be found.",
            lacking: .reverseGeocoding,
            mutation: .changingAnswers { location, request in
                if request.wantsAddress { location.address = .somewhere }
            }
        ),
        ContractMutant(
            "address-error-hides-location",
            "Where the address fails, the request fails.",
            capabilities: .reverseGeocoding,
            mutation: .onAnswer { result, submission in
                guard let error = result.location?.addressError else { return submission.answer(result) }
                submission.answer(.failure(error))
            }
        ),
        ContractMutant(
            "address-always",
            "An address is delivered that nobody wanted.",
            mutation: .changingAnswers { location, request in
                if !request.wantsAddress { location.address = .somewhere }
            }
        ),
        ContractMutant(
            "datum-mislabelled",
            "The answer to a request is labelled with another datum.",
            mutation: .changingAnswers { location, _ in location.mislabel() }
        ),
        ContractMutant(
            "converted-twice",
            "A position that is shifted already is shifted again.",
            mutation: .changingAnswers { location, _ in
                let datum = location.coordinate.datum
                let shifted = location.coordinate.relabelled(.wgs84).converted(to: .gcj02)
                location.coordinate = shifted.relabelled(datum)
            }
        ),
        ContractMutant(
            "rounded-to-a-kilometre",
            "Positions are rounded to two decimals.",
            mutation: .changingAnswers { location, _ in
                let place = location.coordinate
                let latitude = (place.latitude * 100).rounded() / 100
                let longitude = (place.longitude * 100).rounded() / 100
                location.coordinate =
                    (try? AnyCoordinate(latitude: latitude, longitude: longitude, datum: place.datum)) ?? place
            }
        ),
        ContractMutant(
            "update-datum-mislabelled",
            "The fixes of updates are labelled with another datum.",
            capabilities: .continuous,
            mutation: .changingUpdates { $0.mislabel() }
        ),
        ContractMutant(
            "converted-for-convenience",
            "Fixes are converted to a datum that the descriptor does not declare.",
            mutation: ContractMutation { interposer in
                let declared = interposer.inner.descriptor.datums
                let other = DatumIdentifier.allCases.first { !declared.contains($0) }
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(
                            result.changing {
                                $0.coordinate = $0.coordinate.converted(to: other ?? $0.coordinate.datum)
                            }
                        )
                    }
                }
            }
        ),
        updates("updates-converted-for-convenience", "Updates are converted to a datum that is not declared.") {
            interposer in
            let declared = interposer.inner.descriptor.datums
            let other = DatumIdentifier.allCases.first { !declared.contains($0) }
            interposer.hooks.update = { location, forward in
                var location = location
                location.coordinate = location.coordinate.converted(to: other ?? location.coordinate.datum)
                forward(location)
            }
        },
        ContractMutant(
            "shifted-abroad",
            "Positions abroad are shifted like those on the mainland.",
            mutation: .changingAnswers { location, _ in
                guard location.coordinate.longitude < 70 else { return }
                let place = location.coordinate.wgs84.destination(bearing: 45, distance: 500)
                location.coordinate = .wgs84(place)
            }
        ),
        ContractMutant(
            "datum-is-a-constant",
            "Fixes abroad carry the mainland's datum.",
            mutation: .changingAnswers { location, _ in
                guard location.coordinate.longitude < 70 else { return }
                location.coordinate = location.coordinate.converted(to: .gcj02)
            }
        ),
        updates("first-fix-repeated", "Updates repeat the first position for ever.") { interposer in
            var first: AnyCoordinate?
            interposer.hooks.update = { location, forward in
                var location = location
                location.coordinate = first ?? location.coordinate
                first = location.coordinate
                forward(location)
            }
        },
    ]
}

extension Address {
    /// Some address.
    fileprivate static var somewhere: Address {
        var address = Address()
        address.city = "Somewhere"
        return address
    }
}

extension Location {
    /// Keeps the numbers and says another datum.
    fileprivate mutating func mislabel() {
        coordinate = coordinate.relabelled(coordinate.datum == .wgs84 ? .gcj02 : .wgs84)
    }
}
