// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whose numbers a coordinate has.
public enum AMapLocationCoordinateType: Int, Sendable, CaseIterable {
    /// Baidu's, BD-09.
    case baidu = 0
    /// MapBar's.
    case mapBar = 1
    /// MapABC's.
    case mapABC = 2
    /// Soso's, which is Tencent's.
    case soSoMap = 3
    /// Alibaba Cloud's.
    case aliYun = 4
    /// Google's in China.
    case google = 5
    /// A satellite receiver's, WGS-84.
    case GPS = 6
}
