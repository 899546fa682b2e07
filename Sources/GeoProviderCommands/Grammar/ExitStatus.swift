// SPDX-License-Identifier: Apache-2.0

/// What a command's exit code says.
enum ExitStatus: Int32 {
    /// The command did what was asked, and what it checked holds.
    case good = 0
    /// The command did what was asked, and what it checked falls short.
    case fellShort = 1
    /// The input or the command line cannot be used.
    case unusable = 2
}
