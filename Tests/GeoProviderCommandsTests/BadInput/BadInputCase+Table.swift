// SPDX-License-Identifier: Apache-2.0

extension BadInputCase {
    /// The cases by kind of file, as the document lists them.
    static let table: [(kind: String, cases: [BadInputCase])] = [
        ("Info.plist", plist), ("GPX", gpx), ("CSV", csv), ("GeoJSON", geojson),
        ("Scenario", scenario), ("Recording", recording), ("Paths", paths),
    ]

    private static func list(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "Info.plist", text, ["plist"])
    }

    private static func around(_ value: String) -> String {
        "<plist>\n<dict>\n<key>a</key>\n\(value)\n</dict>\n</plist>"
    }

    private static let plist: [BadInputCase] = [
        list("there is none", nil), list("empty", ""), list("prose", "Hello, world!"), list("JSON", "{\"a\": [1, 2]}"),
        list("cut off", "<plist>\n<dict>\n<key>a</key>\n"),
        list("tags crossed", around("<string>b</integer>")), list("a bare &", around("<string>b & c</string>")),
        list("an entity of HTML", around("<string>b&nbsp;c</string>")),
        list("a character that is none", around("<string>&#0;</string>")),
        list("two equal attributes", around("<string a='1' a='2'/>")),
        list("an attribute without a value", around("<string a/>")),
        list("two hyphens in a comment", around("<!-- a -- b --><true/>")),
        list(
            "entities of its own",
            "<!DOCTYPE plist [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>\n<plist><string>&a;</string></plist>"
        ),
        list("an instruction and no list", "<?x1?>s"),
        list("a merge conflict", around("<<<<<<< a\n<true/>\n=======\n<false/>\n>>>>>>> b")),
        list("129 levels", around(String(repeating: "<array>", count: 127))),
        list("a million values", around("<array>" + String(repeating: "<true/>", count: 1_000_000) + "</array>")),
        list("a name of 2,000 letters", around("<\(String(repeating: "a", count: 2_000))/>")),
        list("300 attributes", around("<string \((0..<300).map { "a\($0)='' " }.joined())/>")),
        list("a tag of 2 MB", around("<string a='\(String(repeating: "a", count: 2 << 20))'/>")),
        list("an unknown encoding", "<?xml version='1.0' encoding='klingon'?>\n<plist/>"),
        BadInputCase(
            "bytes that are no UTF-8",
            "Info.plist",
            bytes: Array("<plist>\n<string>".utf8) + [0xC3, 0x28],
            ["plist"]
        ),
        list("a number that is none", around("<integer>1.5</integer>")),
        list("a number of 65 bits", around("<integer>18446744073709551616</integer>")),
        list("a date that is none", around("<date>2026-13-01T00:00:00Z</date>")),
    ]

    private static func track(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "walk.gpx", text, ["track"])
    }

    private static func point(_ title: String, _ point: String) -> BadInputCase {
        track(title, "<gpx version='1.1' creator='x'>\n<wpt lat='1' lon='2'/>\n\(point)\n</gpx>")
    }

    private static let gpx: [BadInputCase] = [
        track("there is none", nil), track("empty", ""), track("prose", "Hello, world!"), track("KML", "<kml>\n</kml>"),
        track("cut off", "<gpx>\n<trk>\n"), track("tags crossed", "<gpx>\n<trk>\n</gpx>"),
        track("something behind the end", "<gpx>\n</gpx>\n<gpx/>"),
        track("an entity of its own", "<!DOCTYPE gpx [<!ENTITY a 'aa'>]>\n<gpx><wpt lat='&a;' lon='1'/></gpx>"),
        track("101 levels", "<gpx>\n\(String(repeating: "<a>", count: 100))"),
        BadInputCase("bytes that are no UTF-8", "walk.gpx", bytes: Array("<gpx>\n<name>".utf8) + [0xFF], ["track"]),
        track("no point", "<gpx version='1.1' creator='x'/>"),
        point("not a number", "<wpt lat='nan' lon='1'/>"), point("infinite", "<wpt lat='1' lon='inf'/>"),
        point("out of range", "<wpt lat='1' lon='180.5'/>"), point("a decimal comma", "<wpt lat='48,3' lon='1'/>"),
        point("no longitude", "<wpt lat='1'/>"),
        point("the year 1", "<wpt lat='1' lon='2'><time>0001-01-01T00:00:00Z</time></wpt>"),
        point("the year 9999, and a leap second", "<wpt lat='1' lon='2'><time>9999-12-31T23:59:60Z</time></wpt>"),
        point("an offset without a colon", "<wpt lat='1' lon='2'><time>2026-01-31T12:00:00+0115</time></wpt>"),
        point("a day that is none", "<wpt lat='1' lon='2'><time>2026-02-30T12:00:00Z</time></wpt>"),
        point("an elevation that is none", "<wpt lat='1' lon='2'><ele>high</ele></wpt>"),
    ]

    private static func rows(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "shops.csv", text, ["convert", "--from", "gcj02", "--to", "wgs84"])
    }

    private static let csv: [BadInputCase] = [
        rows("there is none", nil), rows("empty", ""), rows("other columns", "x,y\n1,2\n"), rows("no row", "lat,lon\n"),
        rows("not a number", "lat,lon\n30,120\nnan,120\n"), rows("infinite", "lat,lon\n30,120\ninf,120\n"),
        rows("out of range", "lat,lon\n30,120\n30,200\n"), rows("a field too few", "lat,lon\n30,120\n30\n"),
        rows("a quotation mark that is never closed", "lat,lon\n30,120\n\"30,120\n"),
        rows("a row of 2 MB", "lat,lon\n30,120,\(String(repeating: "a", count: 2 << 20))\n"),
        BadInputCase(
            "UTF-16",
            "shops.csv",
            bytes: [0xFF, 0xFE, 0x6C, 0],
            ["convert", "--from", "gcj02", "--to", "wgs84"]
        ),
    ]

    private static func places(_ title: String, _ text: String?) -> BadInputCase {
        BadInputCase(title, "shops.geojson", text, ["convert", "--from", "gcj02", "--to", "wgs84"])
    }

    private static let geojson: [BadInputCase] = [
        places("there is none", nil), places("empty", ""), places("cut off", "{\"coordinates\":\n[1, 2]"),
        places("brackets crossed", "{\"coordinates\":\n[[1, 2}"),
        places("a text for a number", "{\"coordinates\":\n[\"1\", 2]}"),
        places("one number", "{\"coordinates\":\n[[1], [120, 30]]}"),
        places("out of range", "{\"coordinates\":\n[[120, 30], [200, 30]]}"),
        places("300 levels", String(repeating: "[", count: 300)),
        places("a position of 5 kB", "{\"coordinates\":\n[\(String(repeating: "1", count: 5_000)), 2]}"),
        places(
            "much between positions",
            "{\"coordinates\":\n[[1, 2]\(String(repeating: " ", count: 1 << 19)), [1, 2]]}"
        ),
    ]
}
