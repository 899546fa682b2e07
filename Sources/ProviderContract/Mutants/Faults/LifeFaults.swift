// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about regions, headings, the background and lives, in the order of the checks that notice them first.
    static let lifeFaults: [ContractMutant] = [
        ContractMutant(
            "regions-do-nothing",
            "Regions are not refused, although the provider watches none.",
            lacking: .regions,
            mutation: ContractMutation { $0.hooks.ignoresRegions = true }
        ),
        ContractMutant(
            "regions-refused",
            "Regions are refused, although they are declared.",
            capabilities: .regions,
            mutation: ContractMutation { $0.hooks.regionError = LocationError(.unsupported) }
        ),
        ContractMutant(
            "stopped-region-fails",
            "Stopping a region that was never started tells a failure.",
            mutation: ContractMutation { interposer in
                interposer.hooks.stopRegion = { [unowned interposer] region in
                    let error = LocationError(.regionFailure)
                    interposer.later(0) { [weak interposer] in
                        interposer?.tell { $0.provider($1, monitoringDidFailFor: region, with: error) }
                    }
                }
            }
        ),
        ContractMutant(
            "crossings-told-twice",
            "The crossing of a border is told by every manager there is.",
            capabilities: .regions,
            mutation: ContractMutation { interposer in
                interposer.hooks.region = { error, forward in
                    forward()
                    if error == nil { forward() }
                }
            }
        ),
        ContractMutant(
            "region-failures-dropped",
            "The failure of a region is neither thrown nor told.",
            capabilities: .regions,
            mutation: ContractMutation { interposer in
                interposer.hooks.swallowsRegionErrors = true
                interposer.hooks.region = { error, forward in
                    if error == nil { forward() }
                }
            }
        ),
        ContractMutant(
            "headings-do-nothing",
            "Headings are not refused, although the provider has none.",
            lacking: .heading,
            mutation: ContractMutation { $0.hooks.ignoresHeading = true }
        ),
        ContractMutant(
            "headings-never-come",
            "Headings are declared and never come.",
            capabilities: .heading,
            mutation: ContractMutation { $0.hooks.ignoresHeading = true }
        ),
        ContractMutant(
            "headings-go-on",
            "Stopping headings does nothing.",
            capabilities: .heading,
            mutation: ContractMutation { $0.hooks.keepsHeading = true }
        ),
        ContractMutant(
            "background-mode-unknown",
            "A missing background mode is not named.",
            capabilities: .background,
            mutation: ContractMutation { interposer in
                interposer.hooks.problems = { $0.filter { $0.code != .missingBackgroundMode } }
            }
        ),
        ContractMutant(
            "background-flag-kept-back",
            "The wish for updates in the background does not reach the SDK.",
            capabilities: [.continuous, .background],
            mutation: ContractMutation { interposer in
                interposer.hooks.configuration = { configuration in
                    var passed = configuration
                    passed.allowsBackgroundLocationUpdates = false
                    return passed
                }
            }
        ),
        updates("background-ends-updates", "Leaving the screen ends updates for good.") { interposer in
            interposer.environment.observeApplicationState { [weak interposer] state in
                guard let interposer, state == .background else { return }
                if !interposer.configuration.allowsBackgroundLocationUpdates { interposer.inner.stopUpdatingLocation() }
            }
        },
        ContractMutant(
            "delegate-kept",
            "The provider keeps its delegate alive.",
            mutation: ContractMutation { interposer in
                var kept: [any LocationProviderDelegate] = []
                interposer.hooks.delegate = { delegate in
                    if let delegate { kept.append(delegate) }
                }
            }
        ),
        updates("first-delegate-remembered", "Updates go to the delegate that was set first.") { interposer in
            weak var first: (any LocationProviderDelegate)?
            interposer.hooks.delegate = { delegate in first = first ?? delegate }
            interposer.hooks.update = { [unowned interposer] location, _ in
                first?.provider(interposer, didUpdate: location)
            }
        },
        ContractMutant(
            "requests-die-with-provider",
            "A request is not answered if its provider is dropped.",
            mutation: .onRequest { submission in
                let answer = submission.answer
                return submission.interposer.inner.requestLocation(submission.request) {
                    [weak interposer = submission.interposer] result in
                    if interposer != nil { answer(result) }
                }
            }
        ),
        ContractMutant(
            "keeps-itself-alive",
            "Provider and SDK keep each other alive.",
            mutation: ContractMutation { interposer in
                interposer.hooks.delegate = { _ in withExtendedLifetime(interposer) {} }
            }
        ),
        updates("stop-stops-all", "Stopping one provider stops every other one.") { interposer in
            interposer.hooks.stop = { [unowned interposer] forward in
                forward()
                for sibling in interposer.siblings.live { sibling.inner.stopUpdatingLocation() }
            }
        },
        updates("updates-outlive-provider", "A timer keeps the SDK's object alive after its provider is gone.") {
            interposer in
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                interposer.later(3_600) { [inner = interposer.inner] in inner.stopUpdatingLocation() }
            }
        },
        ContractMutant(
            "new-provider-takes-over",
            "Making a second provider cancels the first one's requests.",
            mutation: .onAnswer { result, submission in
                let isNewest = submission.interposer.siblings.live.last === submission.interposer
                submission.answer(isNewest ? result : .failure(LocationError(.cancelled)))
            }
        ),
        updates("second-provider-mute", "Only the first provider of the process delivers updates.") { interposer in
            let isFirst = interposer.siblings.all.count == 1
            interposer.hooks.update = { location, forward in
                if isFirst { forward(location) }
            }
        },
        ContractMutant(
            "differs-from-run-to-run",
            "A part of each fix depends on where the provider lies in memory.",
            mutation: ContractMutation { interposer in
                let address = Double(UInt(bitPattern: ObjectIdentifier(interposer)))
                interposer.hooks.request = { submission in
                    submission.pass(submission.request) { result in
                        submission.answer(result.changing { $0.altitude = address })
                    }
                }
            }
        ),
    ]
}
