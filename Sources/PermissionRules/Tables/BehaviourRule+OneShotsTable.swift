// SPDX-License-Identifier: Apache-2.0

extension BehaviourRule {
    /// One-shot requests.
    static let oneShots: [Entry] = [
        row(
            .oneShotOutcome,
            "one-shot",
            "requestLocation() gives one location or one error, then stops.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotTimeout,
            "one-shot",
            "At its time-out it gives the best location it has, or locationUnknown.",
            .reported,
            "reference page of requestLocation(); about 10 s seen",
            .requestLocationTimeout
        ),
        row(
            .oneShotSecond,
            "one-shot",
            "A second call while one is outstanding adds nothing.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotCancelled,
            "one-shot",
            "Stopping or starting updates cancels it silently.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotWhileUpdating,
            "one-shot",
            "While updates run on the manager it adds nothing.",
            .documented,
            "reference page of requestLocation()"
        ),
        row(
            .oneShotUndetermined,
            "one-shot",
            "Called while undetermined it waits for the decision.",
            .inferred,
            "no source",
            .oneShotWhileUndetermined
        ),
        row(
            .oneShotDenied,
            "one-shot",
            "Without permission it fails with denied.",
            .documented,
            "reference page of CLError.Code.denied"
        ),
    ]
}
