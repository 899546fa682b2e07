// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation

extension AMapLocationErrorCode {
    /// The error that the app gets; the words are the code's unless the server has some.
    func error(_ words: String? = nil, adding details: [String: Any] = [:]) -> NSError {
        var details = details
        details[NSLocalizedDescriptionKey] = words ?? self.words
        return NSError(domain: AMapLocationErrorDomain, code: rawValue, userInfo: details)
    }

    private var words: String {
        switch self {
        case .unknown: "未知错误"
        case .locateFailed: "定位错误"
        case .reGeocodeFailed: "逆地理错误"
        case .timeOut: "超时"
        case .canceled: "取消"
        case .cannotFindHost: "找不到主机"
        case .badURL: "URL异常"
        case .notConnectedToInternet: "连接异常"
        case .cannotConnectToHost: "服务器连接失败"
        case .regionMonitoringFailure: "地理围栏错误"
        case .riskOfFakeLocation: "存在虚拟定位风险"
        case .noFullAccuracyAuth: "精确定位权限异常"
        }
    }
}
