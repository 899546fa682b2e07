// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import Testing

@Suite("Suggesting names")
struct NearestNameTests {
    @Test(
        "Finds the name a slip was meant to be",
        arguments: [
            ("grnt", "grant"), ("garnt", "grant"), ("Grant", "grant"), ("wheninuse", "whenInUse"),
            ("native_first", "native-first"), ("reGeoCode", "reGeocode"), ("authorisation", "authorization"),
        ]
    )
    func findsNames(_ slip: String, _ name: String) {
        let names = ["grant", "whenInUse", "native-first", "reGeocode", "authorization"]
        #expect(NearestName.of(slip, in: names) == name)
    }

    @Test("Suggests nothing for a word that is far from every name", arguments: ["", "xyz", "banana", "os"])
    func suggestsNothing(_ word: String) {
        #expect(NearestName.of(word, in: ["grant", "precise", "network"]) == nil)
    }

    @Test("Counts insertions, deletions, substitutions and swaps")
    func countsEdits() {
        func distance(_ left: String, _ right: String) -> Int {
            NearestName.distance(Array(left.utf8), Array(right.utf8))
        }
        #expect(distance("", "abc") == 3)
        #expect(distance("abc", "abc") == 0)
        #expect(distance("abcd", "abdc") == 1)
        #expect(distance("kitten", "sitting") == 3)
        #expect(distance("ca", "abc") == 3)
    }
}
