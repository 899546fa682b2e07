// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Text in an encoding that the XML parser may not decode, decoded before it gets there.
enum ConvertedText {
    /// The rest of a stream in UTF-8; its XML declaration is blanked, so that it names no other encoding.
    ///
    /// - Throws: ``GPXError`` for an encoding that is not known, and for bytes that are none of its characters.
    static func stream(_ stream: InputStream, encoding label: String, name: String) throws(GPXError) -> InputStream {
        guard let encoding = encodings[label.lowercased()] else {
            throw .malformed(name, line: 1, GPXError.words(forParserError: GPXError.unknownEncoding))
        }
        let bytes = Self.bytes(of: stream)
        guard let text = String(data: bytes, encoding: encoding), !text.contains("\0") else {
            throw .malformed(name, line: nil, GPXError.words(forParserError: GPXError.badBytes))
        }
        guard let end = text.range(of: "?>") else { return InputStream(data: Data(text.utf8)) }
        let lines = text[..<end.upperBound].filter { $0 == "\n" || $0 == "\r\n" }
        return InputStream(data: Data("<?xml version=\"1.0\"?>".utf8) + Data((lines + text[end.upperBound...]).utf8))
    }

    private static func bytes(of stream: InputStream) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBufferPointer { part -> Int in
                guard let start = part.baseAddress else { return 0 }
                return stream.read(start, maxLength: part.count)
            }
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// The encodings beyond Unicode, ASCII and Latin-1 that files have; GBK's are read as GB 18030, which contains them.
    private static let encodings: [String: String.Encoding] = [
        "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251, "windows-1252": .windowsCP1252,
        "windows-1253": .windowsCP1253, "windows-1254": .windowsCP1254, "iso-8859-2": .isoLatin2,
        "shift_jis": .shiftJIS, "euc-jp": .japaneseEUC, "gb2312": chinese, "gbk": chinese, "gb18030": chinese,
    ]

    private static let chinese = String.Encoding(rawValue: 0x8000_0632)
}
