// SPDX-License-Identifier: Apache-2.0

/// Completions of one thread that wait for the system's answer, found again by their numbers.
final class ThreadCompletions {
    private static let key = "CoreLocationBridge.ThreadCompletions"
    private var completions: [Int: ((any Error)?) -> Void] = [:]
    private var last = 0

    /// The calling thread's completions.
    static var current: ThreadCompletions {
        let dictionary = Thread.current.threadDictionary
        if let completions = dictionary[key] as? ThreadCompletions { return completions }
        let completions = ThreadCompletions()
        dictionary[key] = completions
        return completions
    }

    /// Keeps a completion.
    func add(_ completion: @escaping ((any Error)?) -> Void) -> Int {
        last += 1
        completions[last] = completion
        return last
    }

    /// Calls the completion of that number and forgets it.
    func complete(_ number: Int, with error: (any Error)?) {
        completions.removeValue(forKey: number)?(error)
    }
}
