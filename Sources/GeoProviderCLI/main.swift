// SPDX-License-Identifier: Apache-2.0

import Foundation
import GeoProviderCommands

exit(GeoProviderCommands.run(arguments: Array(CommandLine.arguments.dropFirst())))
