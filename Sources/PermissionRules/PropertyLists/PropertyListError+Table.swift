// SPDX-License-Identifier: Apache-2.0

extension PropertyListError {
    /// The English texts of every fault; `{name}` stands for an argument.
    static let english = DiagnosticTexts<Code>([
        .missingFile: ("There is no such file.", "Check the path."),
        .directory: ("This is a folder, not a file.", "Name the Info.plist inside it."),
        .unreadableFile: ("The file cannot be read.", "Check its permissions."),
        .tooLarge: (
            "The file has more than {limit} bytes, so it is no Info.plist.", "Check that it is the file you mean."
        ),
        .empty: ("The file is empty.", "Write at least an empty dictionary: <plist><dict/></plist>."),
        .notAPropertyList: (
            "This is not a property list: it begins with {found}.", "Check that it is the file you mean."
        ),
        .json: (
            "This is JSON, and iOS reads no Info.plist in JSON.",
            "Convert it to XML, for example with plutil -convert xml1."
        ),
        .noStrings: (
            "There is no InfoPlist.strings and no InfoPlist.xcstrings here.",
            "Name such a file, a folder with one, or the folder that holds the .lproj folders."
        ),
        .stringCatalogue: (
            "This is no string catalogue: JSON with “strings”, as Xcode writes it.",
            "Open it in Xcode and save it, or repair the JSON."
        ),
        .rootNotDictionary: (
            "The outermost value is {found}; an Info.plist is a dictionary.", "Put the keys into a <dict>."
        ),
        .mergeConflict: (
            "A merge conflict was committed here: {marker}; one side has {one}, the other {other}.",
            "Keep one side, or both one after the other, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>."
        ),
        .conflictMarker: (
            "A marker of a merge conflict was left here: {marker}.",
            "Delete the line, and check that the merge kept what it should."
        ),
        .tagMismatch: (
            "The closing tag does not fit: <{open}> of line {openLine} is still open: {excerpt}",
            "Close <{open}> with </{open}>."
        ),
        .unclosedTag: (
            "The file ends while <{open}> of line {openLine} is open.", "Close it with </{open}>, or restore the rest."
        ),
        .contentAfterEnd: ("Something follows the end of the list: {excerpt}", "Delete what follows </plist>."),
        .strayMarkup: ("A bare < or & breaks the XML: {excerpt}", "Write &lt; for < and &amp; for & in a text."),
        .unknownEntity: (
            "An entity here is none of the five that XML defines: {excerpt}",
            "Write the character itself instead of its name."
        ),
        .documentTypeSubset: (
            "The document type has declarations of its own, which property lists do not have.",
            "Delete the part in square brackets after <!DOCTYPE plist."
        ),
        .encoding: (
            "Bytes here do not fit the encoding of the file, or the encoding is not supported: {excerpt}",
            "Save the file as UTF-8."
        ),
        .malformedXML: (
            "The XML is broken, {fault}: {excerpt}", "Repair the tag, or open the file in an editor that checks XML."
        ),
        .unknownTag: ("<{found}> is no tag of property lists.", "Write {known}."),
        .wrongRoot: ("The outermost tag is <{found}>, not <plist>.", "Check that it is the file you mean."),
        .noValue: ("The list holds no value.", "Put a <dict> into <plist>."),
        .secondValue: ("The list holds a second value, <{found}>.", "Put everything into one <dict>."),
        .keyWithoutValue: ("The key “{key}” of line {keyLine} has no value.", "Give it one, or delete the key."),
        .valueWithoutKey: ("<{found}> has no <key> before it.", "Write a <key> before it, or delete the value."),
        .keyOutsideDictionary: ("A <key> stands outside any <dict>.", "Put it, and its value, into a <dict>."),
        .strayText: ("A text stands between the tags: {excerpt}", "Put it into a <string>, or delete it."),
        .nestedTag: ("<{found}> stands inside <{open}> of line {openLine}.", "Close <{open}> before it."),
        .badScalar: ("“{found}” is no <{open}>.", "Write it like {example}."),
        .tooDeep: (
            "Arrays and dictionaries are nested deeper than {limit} levels.", "Check that the file is what you mean."
        ),
        .tooManyValues: (
            "The list has too many values (more than {limit}) to be an Info.plist.",
            "Check that the file is what you mean."
        ),
        .binaryVersion: (
            "This is a binary property list of another version: {found}.", "Convert it with plutil -convert binary1."
        ),
        .binaryTrailer: ("The binary list is damaged: its trailer says {found}.", "Build or download the file again."),
        .binaryBounds: ("The binary list is damaged: {found}.", "Build or download the file again."),
        .binaryKind: (
            "The binary list is damaged: an object is of no known kind ({found}).", "Build or download the file again."
        ),
        .binaryKey: ("The binary list is damaged: a key is {found}.", "Build or download the file again."),
        .binaryString: (
            "The binary list is damaged: a string has bytes that are not {encoding}.",
            "Build or download the file again."
        ),
        .binaryCycle: ("The binary list is damaged: an object contains itself.", "Build or download the file again."),
        .openStepSyntax: (
            "This is neither XML nor a binary list, and it cannot be read as old-style text: {found}",
            "Check that it is the file you mean, or save it as XML."
        ),
    ])
}
