// SPDX-License-Identifier: Apache-2.0

extension SensingPart {
    /// How exact a location is after the receivers have looked for some time (assumed figures of a warm start in the
    /// open).
    private static let steps: [(after: Duration, accuracy: Double)] = [
        (.seconds(1), 65), (.seconds(3), 10), (.seconds(5), 5),
    ]

    /// The exactness in metres after a time of looking; nil during the first second.
    static func accuracy(after time: Duration) -> Double? {
        time >= .seconds(5) ? 5 : steps.last { $0.after <= time }?.accuracy
    }

    /// How long the receivers go on looking for a desired accuracy in metres; they do not try harder than asked.
    ///
    /// Zero and less mean as exact as possible.
    public static func acquisitionTime(for desiredAccuracy: Double) -> Duration {
        let enough = desiredAccuracy > 0 ? steps.first { $0.accuracy <= desiredAccuracy } : nil
        return (enough ?? steps[steps.count - 1]).after
    }

    /// When the approximate location is next worked out.
    public var nextReducedFixTime: Duration {
        let length = reducedInterval
        return .nanoseconds((device.nanoseconds / length + 1) * length)
    }

    /// Nanoseconds from one approximate location to the next.
    var reducedInterval: Int64 {
        guard device.keeps(.reducedInterval) else { return 1_000_000_000 }
        return Duration.seconds(device.switches.number(.reducedRecomputeInterval)).nanoseconds
    }
}
