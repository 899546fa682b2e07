// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension AMapGeoFenceErrorCode {
    /// The error that the app gets; the words are the code's unless the server has some.
    func error(_ words: String? = nil) -> NSError {
        NSError(
            domain: AMapGeoFenceErrorDomain,
            code: rawValue,
            userInfo: [NSLocalizedDescriptionKey: words ?? self.words]
        )
    }

    private var words: String {
        switch self {
        case .errorUnknown: "未知错误"
        case .errorInvalidParameter: "参数错误"
        case .errorFailureConnection: "网络连接异常"
        case .errorFailureAuth: "鉴权失败"
        case .errorNoValidFence: "无可用围栏"
        case .erroFailureLocating: "定位错误"
        case .erroFailureFullAccuracyLocating: "精确定位权限异常"
        }
    }
}
