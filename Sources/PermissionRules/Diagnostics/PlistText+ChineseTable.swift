// SPDX-License-Identifier: Apache-2.0

extension PlistText {
    /// The Chinese texts; `{key}` is the finding's key by both of its names.
    static let simplifiedChinese = DiagnosticTexts<PlistText>([
        .noKeys: (
            "三个定位用途说明一个都没有，任何定位授权请求都不会弹窗：请求被忽略，也没有回调。首先需要的是 {key}。",
            "添加 {name}，用一句话说明应用为什么需要定位。"
        ),
        .whenInUseMissing: (
            "缺少 {key}。从 iOS 11 起每个定位授权请求都需要它，所以尽管已有 {present}，仍不会弹窗。",
            "添加 {name}，用一句话说明应用为什么需要定位。"
        ),
        .alwaysAndWhenInUseMissing: (
            "缺少 {key}。从 iOS 11 起“始终”请求需要它，没有它就被忽略；那里不再读取 NSLocationAlwaysUsageDescription。",
            "添加 {name}，用一句话说明应用为什么在后台也需要定位。"
        ),
        .alwaysMissingOld: (
            "缺少 {key}。iOS 8 到 10 的“始终”请求只认它，所以在那里被忽略。",
            "添加 {name}，内容与 NSLocationAlwaysAndWhenInUseUsageDescription 相同；或者最低支持 iOS 11。"
        ),
        .legacyAlways: (
            "{key}只在 iOS 8 到 10 读取；之后的版本读取 NSLocationAlwaysAndWhenInUseUsageDescription。",
            "如果应用在 iOS 11 及以上请求“始终”，添加 NSLocationAlwaysAndWhenInUseUsageDescription。"
        ),
        .legacyUsage: ("{key}是 macOS 的键；iOS 从版本 8 起不再读取。", "从 iOS 应用的文件中删除它。"),
        .legacyUsageAlone: (
            "{key}是 macOS 的键；iOS 从版本 8 起不再读取，而 iOS 读取的说明一个都没有。",
            "改名为 NSLocationWhenInUseUsageDescription。"
        ),
        .backgroundWithoutAuthorization: (
            "{key}声明了“location”模式，但在 iOS {versions} 上没有任何定位请求能弹窗，应用在那里永远无法定位。",
            "添加 NSLocationWhenInUseUsageDescription（需要“始终”时再加 NSLocationAlwaysAndWhenInUseUsageDescription），或删除该模式。"
        ),
        .backgroundWhenInUseOnly: (
            "{key}声明了“location”模式，但只有“使用期间”的说明：在前台开始的定位可以在后台继续，期间状态栏一直有提示。",
            "无需修改；如果应用要在后台开始定位，添加 NSLocationAlwaysAndWhenInUseUsageDescription。"
        ),
        .noBackgroundMode: (
            "有“始终”的说明，但 {key}没有“location”模式：区域监控和显著位置变化可用，后台持续定位不可用。",
            "在 {name} 中加入“location”；不需要时删除“始终”的说明。"
        ),
        .backgroundModesEmpty: ("{key}存在但为空。", "删除它，或加入应用需要的模式。"),
        .emptyText: (
            "{key}{purpose} 为空：弹窗没有任何解释，App Store 也会拒绝。",
            "写一句话说明应用为什么需要定位。"
        ),
        .placeholderWord: (
            "{key}{purpose} 只有一个词：“{text}”。没有解释，用户和审核都会拒绝。",
            "写一句话说明应用为什么需要定位。"
        ),
        .placeholderMarker: (
            "{key}{purpose} 里还留着占位词“{word}”：“{text}”。", "写一句话说明应用为什么需要定位。"
        ),
        .placeholderVariable: (
            "{key}{purpose} 里有变量 {word}；如果构建时没有替换，用户看到的就是它本身。",
            "检查构建后应用的 Info.plist，或直接写出名称。"
        ),
        .placeholderTemplate: (
            "{key}{purpose} 是插件文档里的示例句子：“{text}”。", "写一句话说明这个应用为什么需要定位。"
        ),
        .sameText: (
            "{key}与 {others} 的内容相同：第二次弹窗没有给出新的理由。", "在“始终”的说明里写明为什么在后台定位。"
        ),
        .duplicateKey: (
            "{key}在同一个字典里出现 {count} 次，值不同（第 {lines} 行）；iOS 保留哪一个没有保证。", "保留真正需要的那一个。"
        ),
        .duplicateKeySame: (
            "{key}在同一个字典里出现 {count} 次，值相同（第 {lines} 行）。", "保留其中一个。"
        ),
        .duplicateKeyElsewhere: (
            "{key}在 {path} 里出现 {count} 次（第 {lines} 行）；定位不读取这个字典。", "保留真正需要的那一个。"
        ),
        .temporaryType: (
            "{key}是 {found}，而不是由字符串组成的字典，所以每次临时精确定位请求都会失败。",
            "改为字典：每个用途一个键，值是一句说明。"
        ),
        .temporaryEntryType: (
            "{key}中“{purposeKey}”的值是 {found}，而不是字符串，使用它的请求会失败。",
            "写一句话说明这个用途为什么需要精确位置。"
        ),
        .temporaryMissing: (
            "{key}里没有“{purposeKey}”的说明，使用它的请求不会弹窗而直接失败。已有的键：{known}。",
            "添加“{purposeKey}”和说明，或传入已有的键。"
        ),
        .temporaryPlaceholder: (
            "{key}中“{purposeKey}”的值是“{text}”，它是字符串文件里的名称，而该文件不存在：用户看到的就是这个名称。",
            "直接写出说明，或在 InfoPlist.strings 中添加“{purposeKey}”。"
        ),
        .reducedDefault: (
            "{key}为真：从 iOS 14 起首次弹窗的“精确位置”默认关闭，用户打开之前应用得到的位置有数公里误差。",
            "如果有意如此则无需修改；否则删除该键。"
        ),
        .legacySettingsURL: (
            "{key}里有“{scheme}”：这是私有的设置链接，大约从 iOS 10 起失效，审核也会拒绝。",
            "删除它，改为打开 UIApplication.openSettingsURLString。"
        ),
        .partialPlist: (
            "文件里没有 bundle 的键，构建时会与其他设置合并；在别处设置的键这里看不到。", "同时检查构建后应用的 Info.plist。"
        ),
        .packageType: (
            "{key}是“{found}”，这不是应用的文件；iOS 读取的是应用的用途说明。", "检查应用自己的 Info.plist。"
        ),
        .appExtension: (
            "{key}表明这是应用扩展；iOS 读取的是所属应用的用途说明。", "检查应用自己的 Info.plist。"
        ),
        .localisedCopy: (
            "文件位于 {language}.lproj，但 {key}是另一种语言：“{text}”。iOS 从 InfoPlist.strings 读取翻译。",
            "把翻译写进 {language}.lproj/InfoPlist.strings，并删除这份副本。"
        ),
        .suspiciousKey: ("“{found}”与 {key}只差一点，但 iOS 只认完全相同的键，会忽略它。", "改为 {known}。"),
    ])
}
