// SPDX-License-Identifier: Apache-2.0

// A phone is set up, answered and asked in the words of its rules, so whoever imports the device has them too.
@_exported public import PermissionRules
