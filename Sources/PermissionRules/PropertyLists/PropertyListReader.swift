// SPDX-License-Identifier: Apache-2.0

/// Reads a property list of any format that iOS accepts, and says exactly where an unreadable one is broken.
///
/// XML and binary lists are read by this package, bounded in size, depth and work, so that no file can crash or hang
/// it. Old-style text and strings files are read by Foundation, and have no lines.
public enum PropertyListReader {
    /// Reads bytes, finding out their format by themselves.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - name: What errors call the file.
    public static func value(of bytes: [UInt8], name: String) throws(PropertyListError) -> PropertyListValue {
        try value(of: bytes, name: name, limits: .standard)
    }

    /// Reads a file.
    ///
    /// - Parameter path: Relative to the working directory, or absolute; errors name the file by it.
    public static func value(ofFile path: String) throws(PropertyListError) -> PropertyListValue {
        try value(of: PropertyListFile.bytes(atPath: path, limits: .standard), name: path)
    }

    static func value(
        of bytes: [UInt8],
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        guard bytes.count <= limits.bytes else {
            throw PropertyListError(.tooLarge, in: name, ["limit": "\(limits.bytes)"])
        }
        switch PropertyListFormat(of: bytes) {
        case .empty:
            throw PropertyListError(.empty, in: name)
        case .binary:
            return try BinaryPropertyListReader.value(of: bytes, name: name, limits: limits)
        case .xml:
            return try XMLPropertyListReader.value(of: bytes, name: name, limits: limits)
        case .text:
            return try OpenStepPropertyListReader.value(of: bytes, name: name, limits: limits)
        }
    }
}
