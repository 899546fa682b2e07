// SPDX-License-Identifier: Apache-2.0

/// The language of what AMap's services answer.
public enum AMapRegionLanguageType: Int32, Sendable, CaseIterable {
    /// Simplified Chinese.
    case zhHans = 0
    /// Traditional Chinese as in Hong Kong.
    case zhHantHk
    /// English.
    case en
    /// Spanish.
    case es
    /// Portuguese.
    case pt
    /// French.
    case fr
    /// German.
    case de
    /// Thai.
    case th
    /// Japanese.
    case ja
    /// Korean.
    case ko
    /// Arabic.
    case ar
    /// Turkish.
    case tr
    /// Hebrew.
    case he
    /// Italian.
    case it
    /// Russian.
    case ru
    /// Malay.
    case ms
    /// Indonesian.
    case id
    /// Vietnamese.
    case vi
    /// Polish.
    case pl
    /// Czech.
    case cs
    /// Ukrainian.
    case uk
    /// Azerbaijani.
    case az
    /// The end of the list.
    case max
}
