// SPDX-License-Identifier: Apache-2.0

/// Reads a binary property list, checking every offset, count and kind before it is used.
///
/// The file ends in a trailer that says where a table of offsets is; the table says where each object is; arrays and
/// dictionaries name their members by number. Damaged or hostile numbers are met in all three. An object may be
/// shared, so a small file can unfold into a huge tree: values and bytes are counted each time they are met.
struct BinaryPropertyListReader {
    let bytes: [UInt8]
    let name: String
    let limits: PropertyListLimits
    let trailer: BinaryTrailer

    private var nodes = 0
    private var decodedBytes = 0
    private var isOpen: [Bool]

    static func value(
        of bytes: [UInt8],
        name: String,
        limits: PropertyListLimits
    ) throws(PropertyListError) -> PropertyListValue {
        let version = bytes.prefix(8)
        guard version.elementsEqual("bplist00".utf8) || version.elementsEqual("bplist01".utf8) else {
            let found = SourceLines.quoted(String(decoding: version, as: UTF8.self))
            throw PropertyListError(.binaryVersion, in: name, byteOffset: 0, ["found": found])
        }
        let trailer = try BinaryTrailer(of: bytes, name: name)
        var reader = BinaryPropertyListReader(bytes: bytes, name: name, limits: limits, trailer: trailer)
        return try reader.object(trailer.topObject, depth: 0)
    }

    private init(bytes: [UInt8], name: String, limits: PropertyListLimits, trailer: BinaryTrailer) {
        self.bytes = bytes
        self.name = name
        self.limits = limits
        self.trailer = trailer
        isOpen = Array(repeating: false, count: trailer.objectCount)
    }

    /// Reads the object of a number, and all that it contains.
    mutating func object(_ number: Int, depth: Int) throws(PropertyListError) -> PropertyListValue {
        let place = try offset(ofObject: number)
        nodes += 1
        guard nodes <= limits.nodes else {
            throw PropertyListError(.tooManyValues, in: name, byteOffset: place, ["limit": "\(limits.nodes)"])
        }
        guard !isOpen[number] else { throw PropertyListError(.binaryCycle, in: name, byteOffset: place) }
        let marker = bytes[place]
        guard marker >> 4 == 0xA || marker >> 4 == 0xD else {
            return PropertyListValue(try scalar(marker: marker, at: place))
        }
        guard depth < limits.depth else {
            throw PropertyListError(.tooDeep, in: name, byteOffset: place, ["limit": "\(limits.depth)"])
        }
        isOpen[number] = true
        defer { isOpen[number] = false }
        let (count, start) = try count(marker: marker, at: place)
        if marker >> 4 == 0xA {
            return PropertyListValue(try array(count: count, at: start, depth: depth))
        }
        return PropertyListValue(try dictionary(count: count, at: start, depth: depth))
    }

    private mutating func array(
        count: Int,
        at start: Int,
        depth: Int
    ) throws(PropertyListError) -> PropertyListValue.Content {
        try check(count, itemsOf: trailer.referenceSize, at: start)
        var values: [PropertyListValue] = []
        for index in 0..<count {
            values.append(try object(reference(index, at: start), depth: depth + 1))
        }
        return .array(values)
    }

    private mutating func dictionary(
        count: Int,
        at start: Int,
        depth: Int
    ) throws(PropertyListError) -> PropertyListValue.Content {
        try check(count, itemsOf: 2 * trailer.referenceSize, at: start)
        var entries: [PropertyListDictionary.Entry] = []
        for index in 0..<count {
            let key = try object(reference(index, at: start), depth: depth + 1)
            guard let text = key.string else {
                throw PropertyListError(.binaryKey, in: name, byteOffset: start, ["found": key.kindName])
            }
            let value = try object(reference(count + index, at: start), depth: depth + 1)
            entries.append(.init(key: text, value: value))
        }
        return .dictionary(PropertyListDictionary(entries: entries))
    }

    /// Refuses a run of items that reaches beyond the objects.
    func check(_ count: Int, itemsOf size: Int, at start: Int) throws(PropertyListError) {
        guard start <= trailer.tableOffset, count <= (trailer.tableOffset - start) / size else {
            throw PropertyListError(
                .binaryBounds,
                in: name,
                byteOffset: start,
                ["found": "an object reaches beyond its end"]
            )
        }
    }

    /// Counts bytes that are about to be decoded.
    mutating func charge(_ count: Int, at place: Int) throws(PropertyListError) {
        decodedBytes += count
        guard decodedBytes <= limits.decodedBytes else {
            throw PropertyListError(
                .tooManyValues,
                in: name,
                byteOffset: place,
                ["limit": "\(limits.decodedBytes) bytes"]
            )
        }
    }

    private func reference(_ index: Int, at start: Int) -> Int {
        Int(clamping: bytes.bigEndian(at: start + index * trailer.referenceSize, size: trailer.referenceSize))
    }

    private func offset(ofObject number: Int) throws(PropertyListError) -> Int {
        guard number < trailer.objectCount else {
            throw PropertyListError(.binaryBounds, in: name, ["found": "there is no object \(number)"])
        }
        let entry = trailer.tableOffset + number * trailer.offsetSize
        let place = bytes.bigEndian(at: entry, size: trailer.offsetSize)
        guard (8..<UInt64(trailer.tableOffset)).contains(place) else {
            throw PropertyListError(
                .binaryBounds,
                in: name,
                byteOffset: entry,
                ["found": "object \(number) lies outside the objects"]
            )
        }
        return Int(place)
    }
}
