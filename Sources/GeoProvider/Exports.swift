// SPDX-License-Identifier: Apache-2.0

// Every fix carries a coordinate, so whoever imports the protocol layer has the coordinates too.
@_exported public import Geodesy
