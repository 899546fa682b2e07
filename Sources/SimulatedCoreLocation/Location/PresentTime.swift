// SPDX-License-Identifier: Apache-2.0

/// The time of a location that states none, in seconds since the reference date.
///
/// The wall clock is never read, or two runs would differ.
func presentTime() -> Double { 0 }
