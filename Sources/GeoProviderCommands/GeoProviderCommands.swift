// SPDX-License-Identifier: Apache-2.0

/// Carries out a command line.
///
/// The two executables are this function and nothing else, so that a program of one's own can offer the same commands.
///
/// - Parameters:
///   - arguments: The words of the command line without the program's name.
///   - providers: The providers that `run`, `compare` and `contract` know.
///   - console: Where to write.
/// - Returns: The exit code: 0 good, 1 what was checked falls short, 2 unusable input or usage.
public func run(
    arguments: [String],
    providers: [ProviderRegistration] = .standard,
    console: Console = .standard
) -> Int32 {
    CommandTable.standard.run(arguments, in: CommandSession(console: console, providers: providers)).rawValue
}
