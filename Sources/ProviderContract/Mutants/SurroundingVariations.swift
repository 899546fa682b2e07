// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// What providers may do differently about updates, addresses, datums, headings and regions.
    static let surroundingVariations: [ContractMutant] = [
        harmless(
            "updates-a-little-later",
            "Fixes of the updates come a fifth of a second later, unless updates or their accuracy end meanwhile.",
            ContractMutation { interposer in
                var run = 0
                interposer.hooks.start = { forward in
                    run += 1
                    forward()
                }
                interposer.hooks.update = { [unowned interposer] location, forward in
                    let begun = run
                    interposer.later(0.2) { [weak interposer] in
                        let accuracy = interposer?.inner.authority.authorizationState.accuracy
                        guard interposer?.isUpdating == true, run == begun else { return }
                        if accuracy == location.accuracyAuthorization { forward(location) }
                    }
                }
            }
        ),
        harmless(
            "errors-a-little-later",
            "Errors of the updates are told a third of a second later, unless updates are stopped meanwhile.",
            ContractMutation { interposer in
                interposer.hooks.error = { [unowned interposer] error, forward in
                    let wasUpdating = interposer.isUpdating
                    interposer.later(0.3) { [weak interposer] in
                        if !wasUpdating || interposer?.isUpdating == true { forward(error) }
                    }
                }
            }
        ),
        harmless(
            "another-datum",
            "Fixes come in GCJ-02 where that differs from WGS-84, and the descriptor says so.",
            ContractMutation.changingFixes { location in
                let shifted = location.coordinate.converted(to: .gcj02)
                let place = location.coordinate.wgs84
                if shifted.latitude != place.latitude { location.coordinate = shifted }
            }.then(declaringEveryDatum)
        ),
        harmless("more-datums-declared", "The descriptor declares datums that no fix is in.", declaringEveryDatum),
        harmless(
            "richer-addresses",
            "Addresses name a point of interest, and carry a code of the vendor's.",
            .changingAnswers { location, _ in
                location.address?.pointOfInterest = "West Gate"
                location.address?.cityCode = "0571"
            }
        ),
        harmless(
            "poorer-addresses",
            "Addresses name the city alone.",
            .changingAnswers { location, _ in
                guard let old = location.address else { return }
                var address = Address()
                address.city = old.city ?? old.formatted ?? old.country
                location.address = address
            }
        ),
        harmless(
            "headings-a-little-later",
            "Headings come three tenths of a second later, unless they are stopped meanwhile.",
            ContractMutation { interposer in
                var isOn = false
                interposer.hooks.headingStarted = { isOn = true }
                interposer.hooks.stopHeading = { forward in
                    isOn = false
                    forward()
                }
                interposer.hooks.heading = { [unowned interposer] heading, forward in
                    interposer.later(0.3) { if isOn { forward(heading) } }
                }
            }
        ),
        harmless(
            "headings-rounded",
            "Headings are rounded to five degrees, and less sure.",
            ContractMutation { interposer in
                interposer.hooks.heading = { heading, forward in
                    var heading = heading
                    heading.magneticHeading = (heading.magneticHeading / 5).rounded() * 5
                    if heading.magneticHeading >= 360 { heading.magneticHeading = 0 }
                    heading.headingAccuracy = heading.headingAccuracy.map { $0 + 10 }
                    forward(heading)
                }
            }
        ),
        harmless(
            "crossings-later",
            "Crossings are told half a minute later, unless the region is stopped meanwhile.",
            ContractMutation { interposer in
                var stopped: Set<String> = []
                interposer.hooks.startRegion = { region in
                    stopped.remove(region.identifier)
                    return region
                }
                interposer.hooks.stopRegion = { stopped.insert($0.identifier) }
                interposer.hooks.crossing = { [unowned interposer] region, hasEntered, forward in
                    interposer.later(30) {
                        if !stopped.contains(region.identifier) { forward(region, hasEntered) }
                    }
                }
            }
        ),
    ]

    private static let declaringEveryDatum = ContractMutation { interposer in
        interposer.hooks.descriptor = { old in
            ProviderDescriptor(
                id: old.id,
                displayName: old.displayName,
                vendor: old.vendor,
                datums: DatumIdentifier.allCases,
                capabilities: old.capabilities,
                concurrentOneShots: old.concurrentOneShots
            )
        }
    }
}
