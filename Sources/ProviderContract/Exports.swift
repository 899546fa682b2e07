// SPDX-License-Identifier: Apache-2.0

// Whoever has a provider judged makes it on a simulated device, so the device's environment comes along.
@_exported public import SimulatedEnvironment
