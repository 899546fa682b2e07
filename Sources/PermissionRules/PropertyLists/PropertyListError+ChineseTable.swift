// SPDX-License-Identifier: Apache-2.0

extension PropertyListError {
    /// The Chinese texts of every fault; details of damaged binary lists stay in English.
    static let simplifiedChinese = DiagnosticTexts<Code>([
        .missingFile: ("文件不存在。", "检查路径。"),
        .directory: ("这是文件夹，不是文件。", "指定其中的 Info.plist。"),
        .unreadableFile: ("文件无法读取。", "检查权限。"),
        .tooLarge: ("文件超过 {limit} 字节，不是 Info.plist。", "确认是否选对了文件。"),
        .empty: ("文件是空的。", "至少写一个空字典：<plist><dict/></plist>。"),
        .notAPropertyList: ("这不是属性列表：开头是 {found}。", "确认是否选对了文件。"),
        .json: ("这是 JSON，而 iOS 不读取 JSON 格式的 Info.plist。", "转换为 XML，例如用 plutil -convert xml1。"),
        .noStrings: (
            "这里没有 InfoPlist.strings，也没有 InfoPlist.xcstrings。",
            "请给出这样的文件、含有它的文件夹，或者含有各个 .lproj 的文件夹。"
        ),
        .stringCatalogue: ("这不是字符串目录：应当是 Xcode 写出的、带有“strings”的 JSON。", "用 Xcode 打开并保存，或修复 JSON。"),
        .rootNotDictionary: ("最外层的值是 {found}；Info.plist 应当是字典。", "把各个键放进 <dict>。"),
        .mergeConflict: (
            "这里提交了合并冲突：{marker}；一方是 {one}，另一方是 {other}。",
            "保留一方，或先后保留两方，并删除以 <<<<<<<、======= 和 >>>>>>> 开头的行。"
        ),
        .conflictMarker: ("这里留下了合并冲突的标记：{marker}。", "删除这一行，并检查合并结果。"),
        .tagMismatch: (
            "结束标签不匹配：第 {openLine} 行的 <{open}> 还没有结束：{excerpt}", "用 </{open}> 结束 <{open}>。"
        ),
        .unclosedTag: ("文件结束时第 {openLine} 行的 <{open}> 还没有结束。", "用 </{open}> 结束它，或恢复缺失的部分。"),
        .contentAfterEnd: ("列表结束后还有内容：{excerpt}", "删除 </plist> 之后的内容。"),
        .strayMarkup: ("单独的 < 或 & 破坏了 XML：{excerpt}", "在文本里用 &lt; 代替 <，用 &amp; 代替 &。"),
        .unknownEntity: ("这里的实体不是 XML 定义的五个之一：{excerpt}", "直接写字符本身。"),
        .documentTypeSubset: ("文档类型带有自己的声明，属性列表不允许。", "删除 <!DOCTYPE plist 后面方括号里的部分。"),
        .encoding: ("这里的字节不符合文件的编码，或编码不受支持：{excerpt}", "把文件保存为 UTF-8。"),
        .malformedXML: ("XML 有错误（{fault}）：{excerpt}", "修正标签，或用能检查 XML 的编辑器打开。"),
        .unknownTag: ("<{found}> 不是属性列表的标签。", "应写 {known}。"),
        .wrongRoot: ("最外层的标签是 <{found}>，而不是 <plist>。", "确认是否选对了文件。"),
        .noValue: ("列表里没有值。", "在 <plist> 里放一个 <dict>。"),
        .secondValue: ("列表里有第二个值 <{found}>。", "把所有内容放进一个 <dict>。"),
        .keyWithoutValue: ("第 {keyLine} 行的键“{key}”没有值。", "给它一个值，或删除这个键。"),
        .valueWithoutKey: ("<{found}> 前面没有 <key>。", "在前面写一个 <key>，或删除这个值。"),
        .keyOutsideDictionary: ("<key> 不在任何 <dict> 里。", "把它和它的值放进 <dict>。"),
        .strayText: ("标签之间有文本：{excerpt}", "放进 <string>，或删除。"),
        .nestedTag: ("<{found}> 出现在第 {openLine} 行的 <{open}> 里面。", "在它之前结束 <{open}>。"),
        .badScalar: ("“{found}”不是 <{open}>。", "应写成 {example}。"),
        .tooDeep: ("数组和字典的嵌套超过 {limit} 层。", "确认是否选对了文件。"),
        .tooManyValues: ("值太多（超过 {limit}），不像 Info.plist。", "确认是否选对了文件。"),
        .binaryVersion: ("这是另一个版本的二进制属性列表：{found}。", "用 plutil -convert binary1 转换。"),
        .binaryTrailer: ("二进制列表已损坏：尾部写着 {found}。", "重新构建或下载该文件。"),
        .binaryBounds: ("二进制列表已损坏：{found}。", "重新构建或下载该文件。"),
        .binaryKind: ("二进制列表已损坏：有未知类型的对象（{found}）。", "重新构建或下载该文件。"),
        .binaryKey: ("二进制列表已损坏：有一个键是 {found}。", "重新构建或下载该文件。"),
        .binaryString: ("二进制列表已损坏：有字符串的字节不是 {encoding}。", "重新构建或下载该文件。"),
        .binaryCycle: ("二进制列表已损坏：有对象包含它自己。", "重新构建或下载该文件。"),
        .openStepSyntax: (
            "这既不是 XML 也不是二进制列表，也无法按旧式文本读取：{found}", "确认是否选对了文件，或保存为 XML。"
        ),
    ])
}
