// SPDX-License-Identifier: Apache-2.0

/// Completions of one thread that wait for the system's answer, found again by their numbers.
///
/// Apple's completions are Sendable and are called on the thread that asked, and an adapter's are not Sendable. So the
/// closure that Apple gets carries a number only, and finds the adapter's completion in its own thread's dictionary,
/// where it was put.
final class ThreadCompletions<Value> {
    private var completions: [Int: (Value) -> Void] = [:]
    private var last = 0

    /// The calling thread's completions of this type.
    static var current: ThreadCompletions {
        let dictionary = Thread.current.threadDictionary
        let key = ObjectIdentifier(ThreadCompletions.self)
        if let completions = dictionary[key] as? ThreadCompletions { return completions }
        let completions = ThreadCompletions()
        dictionary[key] = completions
        return completions
    }

    /// Keeps a completion.
    func add(_ completion: @escaping (Value) -> Void) -> Int {
        last += 1
        completions[last] = completion
        return last
    }

    /// Calls the completion of that number and forgets it.
    func complete(_ number: Int, with value: Value) {
        completions.removeValue(forKey: number)?(value)
    }
}
