// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about headings, in the order of what notices them first.
    static let headingFaults: [ContractMutant] = [
        changing("headings-mirrored", "Headings count counter-clockwise, as a map turns.") { heading in
            heading.magneticHeading = (360 - heading.magneticHeading).truncatingRemainder(dividingBy: 360)
        },
        changing("headings-signed", "Headings west of north and south are negative.") { heading in
            if heading.magneticHeading > 180 { heading.magneticHeading -= 360 }
        },
        changing("headings-since-2001", "The times of headings count from 2001.") { $0.timestamp -= 978_307_200 },
        changing("unknown-north-is-minus-one", "A true heading that is not known is -1.") { heading in
            heading.trueHeading = heading.trueHeading ?? -1
        },
        headings("disturbance-not-told", "A disturbed compass is not told.") { interposer in
            interposer.hooks.error = { error, forward in
                if error.code != .headingFailure { forward(error) }
            }
        },
        headings("disturbance-ends-headings", "A disturbed compass ends the headings for good.") { interposer in
            var isOver = false
            interposer.hooks.error = { error, forward in
                if error.code == .headingFailure { isOver = true }
                forward(error)
            }
            interposer.hooks.heading = { heading, forward in
                if !isOver { forward(heading) }
            }
        },
        headings("second-heading-start-doubles", "Each start of the headings adds a subscription.") { interposer in
            var starts = 0
            interposer.hooks.headingStarted = { starts += 1 }
            interposer.hooks.stopHeading = { forward in
                starts = 0
                forward()
            }
            interposer.hooks.heading = { heading, forward in
                for _ in 0..<max(starts, 1) { forward(heading) }
            }
        },
        headings("headings-start-once-only", "After a stop headings do not start again.") { interposer in
            var isOver = false
            interposer.hooks.stopHeading = { forward in
                isOver = true
                forward()
            }
            interposer.hooks.heading = { heading, forward in
                if !isOver { forward(heading) }
            }
        },
        headings("starts-with-a-remembered-heading", "Starting headings tells the last one inside the call.") {
            interposer in
            var last: Heading?
            interposer.hooks.heading = { heading, forward in
                last = heading
                forward(heading)
            }
            interposer.hooks.headingStarted = { [unowned interposer] in
                guard let last else { return }
                interposer.tell { $0.provider($1, didUpdateHeading: last) }
            }
        },
        headings("stop-ends-headings", "Stopping updates stops the headings.") { interposer in
            interposer.hooks.stop = { [unowned interposer] forward in
                forward()
                interposer.inner.stopUpdatingHeading()
            }
        },
        headings("headings-stop-ends-updates", "Stopping headings stops the updates.") { interposer in
            interposer.hooks.stopHeading = { [unowned interposer] forward in
                forward()
                interposer.inner.stopUpdatingLocation()
            }
        },
        headings("request-ends-headings", "The end of a request stops the headings.") { interposer in
            interposer.hooks.request = { submission in
                submission.pass(submission.request) { result in
                    submission.answer(result)
                    submission.interposer.inner.stopUpdatingHeading()
                }
            }
        },
    ]

    private static func headings(
        _ name: String,
        _ summary: String,
        _ install: @escaping @Sendable (ContractInterposer) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, capabilities: [.continuous, .heading], mutation: ContractMutation(install))
    }

    /// A fault that changes every heading.
    private static func changing(
        _ name: String,
        _ summary: String,
        _ change: @escaping @Sendable (inout Heading) -> Void
    ) -> ContractMutant {
        headings(name, summary) { interposer in
            interposer.hooks.heading = { heading, forward in
                var heading = heading
                change(&heading)
                forward(heading)
            }
        }
    }
}
