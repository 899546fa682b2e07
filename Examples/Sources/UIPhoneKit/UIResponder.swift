// SPDX-License-Identifier: Apache-2.0

/// What can take events.
@MainActor
open class UIResponder: NSObject {
    /// Creates a responder; required, because here a class can be made of its type only by a required initialiser.
    public required override init() {}
}
