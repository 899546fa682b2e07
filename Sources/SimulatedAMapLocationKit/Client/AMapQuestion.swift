// SPDX-License-Identifier: Apache-2.0

/// A question for temporary full accuracy, until the app has answered it.
struct AMapQuestion {
    let number: Int
    /// The app's answer, once it has called the completion.
    var answer: Answer?

    struct Answer {
        let error: (any Error)?
    }
}
