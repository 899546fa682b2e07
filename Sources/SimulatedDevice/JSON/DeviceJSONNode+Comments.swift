// SPDX-License-Identifier: Apache-2.0

extension DeviceJSONNode {
    /// The value without its comments: without the members of objects, at every level, whose keys begin with `//`.
    ///
    /// JSON has no comments, so that files that people write keep them under such keys, whatever the values.
    package var withoutComments: DeviceJSONNode {
        var node = self
        switch content {
        case .object(let members):
            node.content = .object(
                members.filter { !$0.key.hasPrefix("//") }.map { member in
                    var member = member
                    member.value = member.value.withoutComments
                    return member
                }
            )
        case .array(let nodes): node.content = .array(nodes.map(\.withoutComments))
        default: break
        }
        return node
    }
}
