// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider

extension ContractMutant {
    /// Faults about crossings and about regions that cannot be watched, in the order of what notices them first.
    static let regionFaults: [ContractMutant] = [
        regions("exits-not-told", "The leaving of a region is not told.") { interposer in
            interposer.hooks.crossing = { region, hasEntered, forward in
                if hasEntered { forward(region, hasEntered) }
            }
        },
        regions("each-region-once", "A region that was entered once tells no entering any more.") { interposer in
            var entered: Set<String> = []
            interposer.hooks.crossing = { region, hasEntered, forward in
                if !hasEntered || entered.insert(region.identifier).inserted { forward(region, hasEntered) }
            }
        },
        changing("entry-always-wanted", "Enterings are told of every region.") { $0.notifyOnEntry = true },
        changing("exit-always-wanted", "Leavings are told of every region.") { $0.notifyOnExit = true },
        regions("regions-never-end", "Stopping a region does nothing.") { interposer in
            interposer.hooks.endRegion = { _, _ in }
        },
        regions("one-end-ends-all", "Stopping one region stops all of them.") { interposer in
            var started: [Region] = []
            interposer.hooks.startRegion = { region in
                started.append(region)
                return region
            }
            interposer.hooks.endRegion = { _, end in
                for region in started { end(region) }
                started = []
            }
        },
        regions("first-of-a-name-stays", "A second region of the same identifier is ignored.") { interposer in
            var names: Set<String> = []
            interposer.hooks.startRegion = { region in
                names.insert(region.identifier).inserted ? region : nil
            }
            interposer.hooks.stopRegion = { names.remove($0.identifier) }
        },
        regions("names-are-numbered", "Regions are numbered below, so that two of one identifier are watched.") {
            interposer in
            var given: [String: Region] = [:]
            interposer.hooks.startRegion = { region in
                var numbered = region
                numbered.identifier += "#\(given.count)"
                given[numbered.identifier] = region
                return numbered
            }
            interposer.hooks.endRegion = { region, end in
                for (name, old) in given.sorted(by: { $0.key < $1.key }) where old.identifier == region.identifier {
                    var numbered = old
                    numbered.identifier = name
                    end(numbered)
                }
            }
            interposer.hooks.crossing = { region, hasEntered, forward in
                forward(given[region.identifier] ?? region, hasEntered)
            }
        },
        changing("centres-not-converted", "The centre of a region is taken for WGS-84.") { region in
            region.center = region.center.relabelled(.wgs84)
        },
        regions("copies-of-regions-told", "The region that is told is the SDK's copy, in WGS-84.") { interposer in
            interposer.hooks.crossing = { region, hasEntered, forward in
                var copy = region
                copy.center = .wgs84(region.center.wgs84)
                forward(copy, hasEntered)
            }
        },
        regions("first-state-is-a-crossing", "A region around the phone is told to be entered at the start.") {
            interposer in
            interposer.hooks.startRegion = { [unowned interposer] region in
                interposer.inner.requestLocation(LocationRequest()) { [weak interposer] result in
                    guard let place = result.location?.coordinate.wgs84,
                        place.distance(to: region.center.wgs84) < region.radius
                    else { return }
                    interposer?.tell { $0.provider($1, didEnterRegion: region) }
                }
                return region
            }
        },
        regions("refused-regions-silent", "A region that is refused for lack of permission stays silent.") {
            interposer in
            interposer.hooks.region = { [unowned interposer] error, forward in
                let isDenied = interposer.inner.authority.authorizationStatus == .denied
                if error == nil || !isDenied { forward() }
            }
        },
        regions("twenty-first-region-silent", "A region above the limit stays silent.") { interposer in
            var count = 0
            interposer.hooks.startRegion = { region in
                count += 1
                return region
            }
            interposer.hooks.region = { error, forward in
                if error == nil || count <= 20 { forward() }
            }
        },
        changing("radius-cut-down", "A radius that is too large is cut down without a word.") { region in
            region.radius = min(region.radius, 1_000)
        },
        regions("dormant-regions-silent", "Nothing tells that regions fall silent with reduced accuracy.") {
            interposer in
            interposer.hooks.region = { error, forward in
                if error?.code != .reducedAccuracy { forward() }
            }
        },
        regions("dormant-regions-forgotten", "Regions that fell silent with reduced accuracy stay silent.") {
            interposer in
            var isForgotten = false
            interposer.hooks.region = { error, forward in
                if error?.code == .reducedAccuracy { isForgotten = true }
                if error != nil || !isForgotten { forward() }
            }
        },
    ]

    private static func regions(
        _ name: String,
        _ summary: String,
        _ install: @escaping @Sendable (ContractInterposer) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, capabilities: .regions, mutation: ContractMutation(install))
    }

    /// A fault that changes a region before it is watched; the app hears of it as it was given.
    private static func changing(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (inout Region) -> Void
    ) -> ContractMutant {
        regions(name, summary) { interposer in
            var given: [String: Region] = [:]
            interposer.hooks.startRegion = { region in
                given[region.identifier] = region
                var changed = region
                change(&changed)
                return changed
            }
            interposer.hooks.crossing = { region, hasEntered, forward in
                forward(given[region.identifier] ?? region, hasEntered)
            }
        }
    }
}
