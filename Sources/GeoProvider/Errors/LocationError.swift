// SPDX-License-Identifier: Apache-2.0

/// What went wrong, in one vocabulary for all providers, with the vendor's own code kept inside.
///
/// Two errors are equal if their ``code`` is; the message and the vendor's numbers are for people and logs.
public struct LocationError: Error, Sendable {
    /// What is wrong.
    public let code: Code
    /// One sentence for a developer: what happened and what to do about it.
    public let message: String
    /// Whether the same request may succeed later without anybody changing anything.
    public let isTransient: Bool
    /// The error domain of the vendor's SDK or of the system, if the error came from there.
    public let vendorDomain: String?
    /// The number in ``vendorDomain``.
    public let vendorCode: Int?
    /// The SDK's or the system's own error, for handing it on unchanged.
    public let vendorError: (any Error)?
    /// The Info.plist key that is missing or lacks a value, if that is what is wrong.
    public let infoDictionaryKey: String?

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - message: Nil for the sentence that belongs to the code.
    ///   - isTransient: Nil for what is usual for the code.
    ///   - vendorDomain: The domain of the error that came from the SDK.
    ///   - vendorCode: Its number.
    ///   - vendorError: The error itself.
    ///   - infoDictionaryKey: The Info.plist key to add or to complete.
    public init(
        _ code: Code,
        message: String? = nil,
        isTransient: Bool? = nil,
        vendorDomain: String? = nil,
        vendorCode: Int? = nil,
        vendorError: (any Error)? = nil,
        infoDictionaryKey: String? = nil
    ) {
        let usual = Code.table[code]
        self.code = code
        self.message = message ?? usual?.message ?? "Locating failed: \(code.rawValue)."
        self.isTransient = isTransient ?? usual?.isTransient ?? false
        self.vendorDomain = vendorDomain
        self.vendorCode = vendorCode
        self.vendorError = vendorError
        self.infoDictionaryKey = infoDictionaryKey
    }

    /// The same error under another code, keeping the vendor's numbers.
    ///
    /// For what the vendor's code alone does not tell, such as a denial that is a restriction.
    ///
    /// - Parameters:
    ///   - code: The code that says it better.
    ///   - message: Nil for the sentence that belongs to the new code.
    /// - Returns: The error under its better name, or itself if the code is the same and no message is given.
    public func recoded(_ code: Code, message: String? = nil) -> LocationError {
        guard code != self.code || message != nil else { return self }
        return LocationError(
            code,
            message: message,
            vendorDomain: vendorDomain,
            vendorCode: vendorCode,
            vendorError: vendorError,
            infoDictionaryKey: infoDictionaryKey
        )
    }
}

extension LocationError: Hashable {
    /// Whether two errors say the same thing: only their codes count.
    public static func == (left: LocationError, right: LocationError) -> Bool {
        left.code == right.code
    }

    /// Hashes the code, which is all that equality looks at.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
    }
}

extension LocationError: CustomStringConvertible {
    /// Code, message and, where there is one, the vendor's number.
    public var description: String {
        guard let vendorDomain, let vendorCode else { return "\(code.rawValue): \(message)" }
        return "\(code.rawValue): \(message) (\(vendorDomain) \(vendorCode))"
    }
}
