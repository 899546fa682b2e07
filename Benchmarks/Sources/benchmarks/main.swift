// SPDX-License-Identifier: Apache-2.0

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(runBenchmarks(arguments))
