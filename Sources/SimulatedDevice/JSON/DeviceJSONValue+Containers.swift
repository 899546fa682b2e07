// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension DeviceJSONValue {
    /// The elements of a list.
    package func list() throws(DeviceInputError) -> [DeviceJSONValue] {
        guard case .array(let nodes) = node.content else { throw wrongType(expected: "a list") }
        return nodes.enumerated().map { index, node in
            DeviceJSONValue(node, keyPath: keyPath.appending(index: index), file: file)
        }
    }

    /// The members of an object whose keys are not known beforehand, in the order of the file.
    package func members() throws(DeviceInputError) -> [(key: String, value: DeviceJSONValue)] {
        guard case .object(let members) = node.content else { throw wrongType(expected: "an object") }
        return members.map { member in (member.key, value(of: member)) }
    }

    /// The members of an object whose keys are known beforehand.
    ///
    /// - Throws: An error for the first key that is not among them; it suggests the nearest.
    package func object<Key>(
        _ keys: [Key]
    ) throws(DeviceInputError) -> DeviceJSONObject<Key> where Key: RawRepresentable<String> & Hashable & Sendable {
        guard case .object(let members) = node.content else { throw wrongType(expected: "an object") }
        var values: [Key: DeviceJSONValue] = [:]
        for member in members {
            guard let key = Key(rawValue: member.key), keys.contains(key) else {
                throw unknownKey(member, of: keys.map(\.rawValue))
            }
            values[key] = value(of: member)
        }
        return DeviceJSONObject(whole: self, values: values)
    }

    /// The error for a key that an object does not know.
    package func unknownKey(_ member: DeviceJSONNode.Member, of keys: [String]) -> DeviceInputError {
        let nearest = NearestName.of(member.key, in: keys)
        return DeviceInputError(
            .unknownKey,
            "the key is not known here",
            file: file,
            position: member.keyPosition,
            keyPath: keyPath.appending(key: member.key).description,
            remedy: nearest.map { "Did you mean “\($0)”?" } ?? "Known keys: " + keys.joined(separator: ", ")
        )
    }

    private func value(of member: DeviceJSONNode.Member) -> DeviceJSONValue {
        DeviceJSONValue(member.value, keyPath: keyPath.appending(key: member.key), file: file)
    }
}
