// SPDX-License-Identifier: Apache-2.0

import GeoProvider

extension ContractMutant {
    /// Faults about starting and stopping updates, in the order of the checks that notice them first.
    static let updateFaults: [ContractMutant] = [
        updates("never-starts", "Start does nothing.") { interposer in
            interposer.hooks.start = { _ in }
        },
        updates("silent-for-half-a-minute", "The fixes of the first half minute are held to be old, and dropped.") {
            interposer in
            var start = 0.0
            interposer.hooks.start = { [unowned interposer] forward in
                start = interposer.environment.now
                forward()
            }
            interposer.hooks.update = { [unowned interposer] location, forward in
                if interposer.environment.now - start > 32 { forward(location) }
            }
        },
        updates("one-update-only", "Updates end after the first fix.") { interposer in
            var isOver = false
            interposer.hooks.start = { forward in
                isOver = false
                forward()
            }
            interposer.hooks.update = { location, forward in
                if !isOver { forward(location) }
                isOver = true
            }
        },
        updates("delivers-after-stop", "A fix on its way is delivered after stop.") { interposer in
            var last: Location?
            interposer.hooks.update = { location, forward in
                last = location
                forward(location)
            }
            interposer.hooks.stop = { [unowned interposer] forward in
                forward()
                guard let late = last else { return }
                interposer.later(1) { [weak interposer] in interposer?.tellUpdate(late) }
            }
        },
        updates("unstoppable-inside-an-update", "Stop does nothing when it is called inside an update.") { interposer in
            var isDelivering = false
            interposer.hooks.update = { location, forward in
                isDelivering = true
                forward(location)
                isDelivering = false
            }
            interposer.hooks.stop = { forward in
                if !isDelivering { forward() }
            }
        },
        updates("starts-late", "Start takes effect later, even after a stop.") { interposer in
            interposer.hooks.start = { [unowned interposer] forward in interposer.later(0.5, forward) }
        },
        updates("every-fix-twice", "Each fix is delivered twice.") { interposer in
            interposer.hooks.update = { [unowned interposer] location, forward in
                forward(location)
                if interposer.isUpdating { forward(location) }
            }
        },
        updates("out-of-order", "Of two fixes the newer one is delivered first.") { interposer in
            var held: Location?
            interposer.hooks.update = { [unowned interposer] location, forward in
                guard let older = held else { return held = location }
                held = nil
                forward(location)
                if interposer.isUpdating { forward(older) }
            }
        },
        updates("second-start-doubles", "A second start delivers each fix twice.") { interposer in
            var starts = 0
            interposer.hooks.start = { forward in
                starts += 1
                forward()
            }
            interposer.hooks.stop = { forward in
                starts = 0
                forward()
            }
            interposer.hooks.update = { [unowned interposer] location, forward in
                for _ in 0..<max(starts, 1) where interposer.isUpdating { forward(location) }
            }
        },
        updates("starts-once-only", "After a stop, start does nothing.") { interposer in
            var hasStopped = false
            interposer.hooks.start = { forward in
                if !hasStopped { forward() }
            }
            interposer.hooks.stop = { [unowned interposer] forward in
                hasStopped = hasStopped || interposer.wasUpdating
                forward()
            }
        },
        updates("needless-stops-counted", "A stop without a start undoes the next start.") { interposer in
            var count = 0
            interposer.hooks.start = { forward in
                count += 1
                if count == 1 { forward() }
            }
            interposer.hooks.stop = { forward in
                count -= 1
                forward()
            }
        },
        updates("starts-with-a-remembered-fix", "Start delivers a remembered fix inside the call.") { interposer in
            var last: Location?
            interposer.hooks.update = { location, forward in
                last = location
                forward(location)
            }
            interposer.hooks.start = { [unowned interposer] forward in
                forward()
                if let last { interposer.tellUpdate(last) }
            }
        },
        updates("stop-only-hides", "Stop hides the fixes and leaves the receivers on.") { interposer in
            ContractMutation.hiding(interposer)
            interposer.hooks.stop = { _ in }
        },
        ContractMutant(
            "updates-do-nothing",
            "Updates are not refused, although the provider has none.",
            lacking: .continuous,
            mutation: ContractMutation { $0.hooks.start = { _ in } }
        ),
    ]

    /// A fault of updates.
    static func updates(
        _ name: String,
        _ summary: String,
        _ install: @escaping @Sendable (ContractInterposer) -> Void
    ) -> ContractMutant {
        ContractMutant(name, summary, capabilities: .continuous, mutation: ContractMutation(install))
    }
}
