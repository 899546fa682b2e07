// SPDX-License-Identifier: Apache-2.0

/// The last 32 bytes of a binary property list, checked against the size of the file.
struct BinaryTrailer: Sendable, Equatable {
    /// How many bytes an entry of the offset table has, 1 to 8.
    let offsetSize: Int

    /// How many bytes the number of an object has, 1 to 8.
    let referenceSize: Int

    /// How many objects the offset table has.
    let objectCount: Int

    /// The number of the outermost object.
    let topObject: Int

    /// Where the offset table begins, which is where the objects end.
    let tableOffset: Int

    private static let length = 32
    private static let headerLength = 8

    init(of bytes: [UInt8], name: String) throws(PropertyListError) {
        let start = bytes.count - Self.length
        guard start > Self.headerLength else {
            throw PropertyListError(
                .binaryBounds,
                in: name,
                byteOffset: bytes.count,
                ["found": "it ends before its trailer"]
            )
        }
        func refusal(_ found: String) -> PropertyListError {
            PropertyListError(.binaryTrailer, in: name, byteOffset: start, ["found": found])
        }
        offsetSize = Int(bytes[start + 6])
        referenceSize = Int(bytes[start + 7])
        let objects = bytes.bigEndian(at: start + 8, size: 8)
        let top = bytes.bigEndian(at: start + 16, size: 8)
        let table = bytes.bigEndian(at: start + 24, size: 8)
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
            throw refusal("that an offset has \(offsetSize) bytes and a reference \(referenceSize)")
        }
        guard table > UInt64(Self.headerLength), table < UInt64(start) else {
            throw refusal("that the offset table is at byte \(table)")
        }
        let room = UInt64(start) - table
        guard objects > 0, objects <= room / UInt64(offsetSize) else {
            throw refusal("that there are \(objects) objects")
        }
        guard top < objects else {
            throw refusal("that the outermost object is number \(top) of \(objects)")
        }
        objectCount = Int(objects)
        topObject = Int(top)
        tableOffset = Int(table)
    }
}

extension [UInt8] {
    /// The number in some bytes, the most significant first; the caller has checked that they are there.
    func bigEndian(at place: Int, size: Int) -> UInt64 {
        var number: UInt64 = 0
        for offset in place..<place + size {
            number = number << 8 | UInt64(self[offset])
        }
        return number
    }
}
