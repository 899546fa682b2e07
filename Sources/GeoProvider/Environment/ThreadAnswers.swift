// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The answers that the main thread waits for from another one, found again by their numbers.
///
/// What crosses threads must be Sendable, and who waits for an answer is not. So the answer carries a number only, and
/// finds who waits in its own thread's dictionary.
final class ThreadAnswers {
    private static let key = "GeoProvider.ThreadAnswers"
    private var waiting: [Int: (Bool) -> Void] = [:]
    private var lastID = 0

    /// Asks on another thread, and answers on the calling one, if that is the main one.
    ///
    /// Any other thread may block, so there the question is asked at once.
    static func ask(_ question: @escaping @Sendable () -> Bool, _ answer: @escaping (Bool) -> Void) {
        guard Thread.isMainThread else { return answer(question()) }
        let id = current.wait(for: answer)
        DispatchQueue.global().async {
            let result = question()
            DispatchQueue.main.async { current.complete(id, with: result) }
        }
    }

    /// The calling thread's answers.
    private static var current: ThreadAnswers {
        let dictionary = Thread.current.threadDictionary
        if let answers = dictionary[key] as? ThreadAnswers { return answers }
        let answers = ThreadAnswers()
        dictionary[key] = answers
        return answers
    }

    private func wait(for answer: @escaping (Bool) -> Void) -> Int {
        lastID += 1
        waiting[lastID] = answer
        return lastID
    }

    private func complete(_ id: Int, with result: Bool) {
        waiting.removeValue(forKey: id)?(result)
    }
}
