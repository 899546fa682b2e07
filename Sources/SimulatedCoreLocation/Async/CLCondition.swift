// SPDX-License-Identifier: Apache-2.0

/// Something that a monitor can watch, from iOS 17.
public protocol CLCondition: Sendable {}
