// SPDX-License-Identifier: Apache-2.0

extension [RuleSet] {
    /// iOS 8 to 10.
    static let ios8To10: [RuleSet] = [.ios8]
    /// iOS 8 to 12.
    static let ios8To12: [RuleSet] = [.ios8, .ios11]
    /// iOS 11 and 12.
    static let ios11To12: [RuleSet] = [.ios11]
    /// iOS 11 and later.
    static let ios11On: [RuleSet] = RuleSet.all.filter { $0 >= .ios11 }
    /// iOS 13.0 to 13.3.
    static let ios13To13Point3: [RuleSet] = [.ios13]
    /// iOS 13.0 and later.
    static let ios13On: [RuleSet] = RuleSet.all.filter { $0 >= .ios13 }
    /// iOS 13.4 and later.
    static let ios13Point4On: [RuleSet] = RuleSet.all.filter { $0 >= .ios13Point4 }
    /// iOS 8 to 13.7.
    static let beforeIOS14: [RuleSet] = RuleSet.all.filter { $0 < .ios14 }
    /// iOS 14 and later.
    static let ios14On: [RuleSet] = RuleSet.all.filter { $0 >= .ios14 }
    /// iOS 17.
    static let ios17: [RuleSet] = [.ios17]
    /// iOS 17 and later.
    static let ios17On: [RuleSet] = RuleSet.all.filter { $0 >= .ios17 }
    /// iOS 18 and later.
    static let ios18On: [RuleSet] = RuleSet.all.filter { $0 >= .ios18 }
}
