// SPDX-License-Identifier: Apache-2.0

import Foundation

let lint = PlistLint(arguments: Array(CommandLine.arguments.dropFirst()))
for line in lint.lines { print(line) }
for line in lint.complaints { FileHandle.standardError.write(Data((line + "\n").utf8)) }
exit(lint.status)
