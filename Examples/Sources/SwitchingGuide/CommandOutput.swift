// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands

/// The JSON document that a command of `geoprovider` prints.
enum CommandOutput {
    /// Carries out a command and reads its document; exit code 2 is an error, 1 is a result.
    static func read<Document: Decodable>(
        _ type: Document.Type,
        of arguments: [String],
        providers: [ProviderRegistration]
    ) throws -> Document {
        let console = Console.capturing()
        let words = arguments + ["--format", "json"]
        guard GeoProviderCommands.run(arguments: words, providers: providers, console: console) < 2 else {
            throw Unusable(message: console.errorOutput)
        }
        return try JSONDecoder().decode(type, from: Data(console.output.utf8))
    }

    /// What the command said when it could not do its job.
    struct Unusable: Error, CustomStringConvertible {
        let message: String
        var description: String { message }
    }
}
