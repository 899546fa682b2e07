// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The process that a simulation runs in, as far as a simulation may ask about it.
public enum DeviceHost {
    /// The value of one of the process's environment variables.
    ///
    /// It is read when asked, and only by what a person steers from outside: a scenario to start, a check to repeat.
    ///
    /// - Parameter name: The variable's name.
    /// - Returns: The value, or nil where the variable is not set or is empty.
    public static func environmentVariable(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
