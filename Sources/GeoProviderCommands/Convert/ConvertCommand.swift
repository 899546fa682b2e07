// SPDX-License-Identifier: Apache-2.0

import Geodesy

/// `convert`: coordinates of a file in another datum, streaming, everything else byte for byte.
enum ConvertCommand {
    static var command: Command {
        Command(
            name: "convert",
            summary: "Converts the coordinates of a CSV, GPX or GeoJSON file to another datum",
            details: [
                "The file is read as a stream of any size and printed with 9 decimals; everything that is no "
                    + "coordinate stays as it is. CSV needs a header with latitude and longitude, or lat and lon, or the "
                    + "names given with --columns.",
                "A row, point or position that cannot be converted is left out, reported with its line, and written to "
                    + "--rejects if that is given; the command then exits with 1, and with 2 if nothing could be converted.",
                "The inverse from GCJ-02 is exact against the published formula, which lacks the noise of the map "
                    + "vendors. In mainland China the conversion of GCJ-02 to WGS-84 is regulated; find out what applies.",
            ],
            operands: [
                .init(name: "FILE", summary: "The file; “-”, or nothing, reads standard input", isOptional: true)
            ],
            flags: [
                Flag(
                    name: "from",
                    value: .text("DATUM"),
                    summary: "What the numbers are in: \(list(datums))",
                    words: datums
                ),
                Flag(name: "to", value: .text("DATUM"), summary: "What they are to be in", words: datums),
                Flag(
                    name: "format",
                    value: .choice(ConversionFormat.allCases.map(\.rawValue)),
                    summary: "What the file is, by its extension unless told otherwise, else csv"
                ),
                Flag(
                    name: "region",
                    value: .text("POLICY"),
                    summary:
                        "Where the shift of GCJ-02 applies: \(list(regions.map(\.name))); the first unless told otherwise",
                    words: regions.map(\.name)
                ),
                Flag(name: "columns", value: .text("A,B"), summary: "The CSV columns of latitude and longitude"),
                Flag(name: "rejects", value: .text("FILE"), summary: "Where to write what was left out"),
                Flag(name: "redact", summary: "Coarsens coordinates in errors; what is converted stays exact"),
            ],
            examples: [
                .init(line: "convert --from gcj02 --to wgs84 shops.csv", purpose: "Prints the shops' true positions"),
                .init(line: "convert --from wgs84 --to bd09 walk.gpx", purpose: "Prints a track for Baidu's map"),
            ],
            perform: perform
        )
    }

    private static let datums = DatumIdentifier.allCases.map(word)

    private static let regions: [(name: String, region: ChinaRegion)] = [
        ("customaryBox", .customaryBox), ("mainland", .mainland),
        ("mainlandHongKongAndMacau", .mainlandHongKongAndMacau), ("none", .none),
    ]

    private static func word(_ datum: DatumIdentifier) -> String { datum.rawValue.lowercased() }

    private static func list(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

    private static func perform(_ invocation: Invocation, _ session: CommandSession) throws -> ExitStatus {
        let path = invocation.operands.first ?? "-"
        let source = try datum("from", in: invocation)
        let target = try datum("to", in: invocation)
        let format = invocation.text("format").flatMap(ConversionFormat.init) ?? ConversionFormat(path: path)
        let columns = try invocation.text("columns").map(self.columns)
        if columns != nil, format != .csv {
            throw CommandFailure("--columns are for CSV, and this is \(format.rawValue)", remedy: "Leave them out.")
        }
        let shift = PlaceShift(from: source, to: target, in: try region(in: invocation))
        if format == .gpx, target != .wgs84 {
            session.console.note("note: whoever reads GPX takes its numbers for WGS-84, not \(word(target))")
        }
        let job = try ConversionJob(
            input: ByteInput(path: path),
            rejects: invocation.text("rejects").map(RejectsFile.init),
            console: session.console
        )
        switch format {
        case .csv:
            var conversion = CSVConversion(job, shift, columns: columns)
            try conversion.run()
        case .gpx:
            var conversion = GPXConversion(job, shift)
            try conversion.run()
        case .geojson:
            var conversion = GeoJSONConversion(job, shift)
            try conversion.run()
        }
        return try job.finish()
    }

    private static func datum(_ flag: String, in invocation: Invocation) throws(CommandFailure) -> DatumIdentifier {
        guard let text = invocation.text(flag) else {
            throw CommandFailure("--\(flag) is missing", remedy: "Name a datum: \(list(datums)).")
        }
        let name = text.lowercased()
        guard let datum = DatumIdentifier.allCases.first(where: { word($0) == name }) else {
            throw .unknown("datum", text, among: datums)
        }
        return datum
    }

    private static func region(in invocation: Invocation) throws(CommandFailure) -> ChinaRegion {
        guard let text = invocation.text("region") else { return .customaryBox }
        guard let entry = regions.first(where: { $0.name == text }) else {
            throw .unknown("region", text, among: regions.map(\.name))
        }
        return entry.region
    }

    private static func columns(_ text: String) throws(CommandFailure) -> (latitude: String, longitude: String) {
        let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard names.count == 2, names[0] != names[1], !names.contains("") else {
            throw CommandFailure(
                "--columns cannot be “\(TerminalText.visible(text))”",
                remedy: "Name two columns, latitude first, such as y,x."
            )
        }
        return (names[0], names[1])
    }
}

/// The formats whose coordinates can be converted.
enum ConversionFormat: String, CaseIterable {
    case csv, gpx, geojson

    /// The format a file's name speaks for.
    init(path: String) {
        let name = path.lowercased()
        self = name.hasSuffix(".gpx") ? .gpx : name.hasSuffix(".geojson") || name.hasSuffix(".json") ? .geojson : .csv
    }
}
