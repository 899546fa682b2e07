// SPDX-License-Identifier: Apache-2.0

// Runs the commands that a document shows and compares their output with what it shows.
//
// usage: swift .ci/check-readme.swift [--skip COMMAND]… FILE…
// Commands stand in ```console blocks behind "$ "; a command goes on in the next line behind a backslash. Lines up to
// the next command are its standard output; none shown means any. A line "…" stands for any number of lines.
// `git clone` and `cd` are skipped, and so are the commands named by --skip. Exit 1 if a command fails or prints
// something else, or if there is no command at all; a command that
// is meant to fail is shown with `; echo $?`.

import Foundation

struct Example {
    var file: String
    var line: Int
    var command: String
    var output: [String]
}

func examples(in file: String) throws -> [Example] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    var examples: [Example] = []
    var isConsole = false
    var goesOn = false
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
        if line.hasPrefix("```") {
            isConsole = line == "```console"
        } else if isConsole, line.hasPrefix("$ ") || goesOn {
            if !goesOn { examples.append(Example(file: file, line: number + 1, command: "", output: [])) }
            examples[examples.count - 1].command += goesOn ? "\n" + line : String(line.dropFirst(2))
            goesOn = line.hasSuffix("\\")
        } else if isConsole, !examples.isEmpty {
            examples[examples.count - 1].output.append(line)
        }
    }
    return examples
}

func run(_ command: String) throws -> (output: [String], status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return (lines, process.terminationStatus)
}

/// Whether lines are as shown, where a line "…" stands for any number of them.
func matches(_ shown: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return found.isEmpty }
    let rest = shown.dropFirst()
    if first == "…" {
        return (found.startIndex...found.endIndex).contains { matches(rest, found[$0...]) }
    }
    guard let line = found.first, trimmed(line) == trimmed(first) else { return false }
    return matches(rest, found.dropFirst())
}

func trimmed(_ line: String) -> Substring {
    var rest = line[...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
}

/// Runs one example; returns what is wrong with it.
func fault(of example: Example) throws -> String? {
    let (found, status) = try run(example.command)
    if status != 0 { return "ended with status \(status)" }
    if example.output.isEmpty || matches(example.output[...], found[...]) { return nil }
    return "printed something else:\n" + found.joined(separator: "\n")
}

var arguments = Array(CommandLine.arguments.dropFirst())
var skipped: Set<String> = []
while arguments.first == "--skip", arguments.count > 1 {
    skipped.insert(arguments[1])
    arguments.removeFirst(2)
}
var ran = 0
var faults = 0
for example in try arguments.flatMap(examples) {
    let place = "\(example.file):\(example.line): \(example.command)"
    if skipped.contains(example.command) || example.command.hasPrefix("git clone ") || example.command.hasPrefix("cd ")
    {
        print("skipped \(place)")
        continue
    }
    ran += 1
    if let fault = try fault(of: example) {
        faults += 1
        print("FAILED  \(place)\n\(fault)")
    } else {
        print("ok      \(place)")
    }
}
print("\(ran) commands run, \(faults) failed")
exit(ran > 0 && faults == 0 ? 0 : 1)
