// SPDX-License-Identifier: Apache-2.0

import GeoProvider
import PermissionRules

/// What an error code means, in the languages that the simulated phone speaks.
enum ErrorMeaning {
    /// One sentence: what happened and, where something helps, what to do.
    static func text(of code: LocationError.Code, in language: PromptLanguage) -> String {
        switch language {
        case .english: LocationError(code).message
        case .simplifiedChinese: chinese[code] ?? LocationError(code).message
        }
    }

    private static let chinese: [LocationError.Code: String] = [
        .denied: "用户拒绝了本 App 使用位置，只有在“设置”中才能更改。",
        .restricted: "屏幕使用时间或设备管理禁止使用位置。",
        .servicesOff: "整台设备的定位服务已关闭。",
        .undecided: "用户尚未回答权限询问，请稍后再问。",
        .notAsked: "没有人向用户请求过权限；请先请求权限，再定位。",
        .missingUsageDescription: "Info.plist 缺少用途说明，系统因此不弹窗。",
        .missingBackgroundMode: "后台定位需要在 Info.plist 的 UIBackgroundModes 中加入“location”。",
        .missingPurposeKey: "NSLocationTemporaryUsageDescriptionDictionary 中没有这个用途键。",
        .privacyNotAgreed: "请在创建定位对象之前，把用户的隐私同意告知厂商 SDK。",
        .keyRefused: "厂商拒绝了本 App 的 Key；请检查 Key 与 Bundle Identifier。",
        .cancelled: "请求已取消。",
        .timedOut: "在时限内没有得到可用的位置。",
        .locationUnknown: "暂时无法确定位置。",
        .network: "网络失败。",
        .addressFailed: "得到了位置，但没有得到地址。",
        .reducedAccuracy: "需要精确位置，而用户只允许大致位置。",
        .fakeLocation: "厂商认为这个位置是伪造的。",
        .vendorStalled: "SDK 在时限内既没有回答，也没有报错。",
        .busy: "另一个请求正在进行，本定位服务一次只接受一个。",
        .unsupported: "本定位服务没有这项能力，请查看它的描述。",
        .headingFailure: "无法确定朝向。",
        .regionFailure: "无法监测这个区域。",
        .unknown: "SDK 失败，但没有说明原因。",
    ]
}
