// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Console {
    /// The console of the running program.
    ///
    /// The width is that of the terminal, or of the environment variable `COLUMNS`, or 80. Colour is used on a terminal
    /// only, and not where `NO_COLOR` is set or `TERM` is `dumb`. Taking it makes the program ignore broken pipes.
    public static var standard: Console {
        signal(SIGPIPE, SIG_IGN)
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let environment = ProcessInfo.processInfo.environment
        return Console(
            output: .descriptor(STDOUT_FILENO),
            errors: .descriptor(STDERR_FILENO),
            width: width(environment: environment, window: isTerminal ? windowWidth() : nil),
            isColored: isColored(environment: environment, isTerminal: isTerminal)
        )
    }

    /// The number of columns, from 40 to 160.
    static func width(environment: [String: String], window: Int?) -> Int {
        let told = environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
        return min(max(told ?? window ?? standardWidth, 40), 160)
    }

    /// Whether colour may be used.
    static func isColored(environment: [String: String], isTerminal: Bool) -> Bool {
        isTerminal && environment["NO_COLOR"]?.isEmpty ?? true && environment["TERM"] != "dumb"
    }

    private static func windowWidth() -> Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
