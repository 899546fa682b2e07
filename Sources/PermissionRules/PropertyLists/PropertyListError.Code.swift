// SPDX-License-Identifier: Apache-2.0

extension PropertyListError {
    /// The faults that readers tell apart.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// There is no file at the path.
        case missingFile
        /// The path names a folder.
        case directory
        /// The file is there and cannot be read.
        case unreadableFile
        /// The file has more bytes than a reader takes on.
        case tooLarge
        /// The file has no content.
        case empty
        /// The text is none of the formats of property lists.
        case notAPropertyList
        /// The text is JSON, which is not a format of Info.plist.
        case json
        /// The root of the list is no dictionary, as an Info.plist has to have.
        case rootNotDictionary

        /// A merge was committed with its conflict markers.
        case mergeConflict
        /// A marker of a merge conflict was left behind by an incomplete repair.
        case conflictMarker
        /// A closing tag does not fit the tag that is open.
        case tagMismatch
        /// The file ends while a tag is open.
        case unclosedTag
        /// Something follows the end of the list.
        case contentAfterEnd
        /// A character that begins markup stands bare in a text.
        case strayMarkup
        /// A named character is none of the five that XML defines.
        case unknownEntity
        /// The document type declares entities or elements of its own.
        case documentTypeSubset
        /// Bytes do not fit the encoding of the text.
        case encoding
        /// The text is not well-formed XML in some other way.
        case malformedXML

        /// A tag is none of those that property lists know.
        case unknownTag
        /// The outermost tag is neither a list nor a value.
        case wrongRoot
        /// The list holds no value.
        case noValue
        /// The list holds more than one value.
        case secondValue
        /// A key has no value.
        case keyWithoutValue
        /// A value has no key.
        case valueWithoutKey
        /// A key stands outside any dictionary.
        case keyOutsideDictionary
        /// A text stands between tags.
        case strayText
        /// A tag stands inside a text, number or other simple value.
        case nestedTag
        /// A number, date or base-64 text cannot be read as one.
        case badScalar

        /// Arrays and dictionaries are nested deeper than a reader follows.
        case tooDeep
        /// The list has more values than a reader takes on.
        case tooManyValues

        /// A binary list of a version that Info.plist files do not use.
        case binaryVersion
        /// The trailer of a binary list contradicts the file.
        case binaryTrailer
        /// An object of a binary list reaches beyond its place.
        case binaryBounds
        /// An object of a binary list is of no known kind.
        case binaryKind
        /// A key of a binary dictionary is no string.
        case binaryKey
        /// A string of a binary list has bytes that its encoding does not have.
        case binaryString
        /// An object of a binary list contains itself.
        case binaryCycle

        /// A place that should hold strings files holds none.
        case noStrings
        /// The file is no string catalogue.
        case stringCatalogue

        /// The text is no OpenStep list and no strings file.
        case openStepSyntax
    }
}
