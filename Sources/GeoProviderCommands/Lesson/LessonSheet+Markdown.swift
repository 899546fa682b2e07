// SPDX-License-Identifier: Apache-2.0

import PermissionRules

extension LessonSheet {
    /// The lesson as a page of `Documentation/Lessons`.
    var markdown: String {
        let language = words.language
        let isEnglish = language == .english
        let other = isEnglish ? "[简体中文](\(lesson.name).zh-CN.md)" : "[English](\(lesson.name).md)"
        let index = "[\(words.index)](README\(isEnglish ? "" : ".zh-CN").md)"
        var parts = [
            "# \(lesson.title[language])",
            "\(index) · \(other) · \(words.requirement) [\(lesson.requirement)](../TRACE.md) · `geoprovider lesson \(lesson.name)`",
            lesson.story[language],
            "## \(words.breaks)",
            block(of: broken),
            "## \(words.why)",
            lesson.reason[language],
            statements,
            "## \(words.mend)",
            lesson.cure[language],
            words.before + words.colon.trimmingTrailingBlanks(),
            "```swift\n\(code.before)\n```",
            words.after + words.colon.trimmingTrailingBlanks(),
            "```swift\n\(code.after)\n```",
        ]
        parts += [source, "## \(words.green)", block(of: fixed), block(of: contract)]
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var statements: String {
        let contract = words.language == .english ? "CLAUSES.md" : "CLAUSES.zh-CN.md"
        let clauses = clauses.map {
            "- \(words.clause) [\($0.id)](../\(contract)#\($0.id.lowercased()))\(words.colon)\($0.statement)"
        }
        let rows = rows.map {
            "- \(words.row) `\($0.id)` (\(words.sureness($0.confidence)))\(words.colon)\($0.statement)"
        }
        return (clauses + rows).joined(separator: "\n")
    }

    private var source: String {
        let file = "[\(lesson.code).swift](../../Examples/Sources/Lessons/\(lesson.code).swift)"
        switch words.language {
        case .english: return "Both are in \(file), which the tests of the examples build and run."
        case .simplifiedChinese: return "两段代码都在 \(file) 中，由示例的测试编译并运行。"
        }
    }

    /// A command with its output; `echo $?` shows the exit code where it is not 0.
    private func block(of exhibit: LessonExhibit) -> String {
        let fails = exhibit.status != .good
        let command = "$ swift run geoprovider \(exhibit.command)" + (fails ? "; echo $?" : "")
        return (["```console", command] + exhibit.lines + (fails ? ["\(exhibit.status.rawValue)"] : []) + ["```"])
            .joined(separator: "\n")
    }
}

extension Lesson {
    /// The page that lists the lessons.
    static func index(in language: PromptLanguage) -> String {
        let isEnglish = language == .english
        let head =
            isEnglish
            ? """
            # Lessons

            [简体中文](README.zh-CN.md)

            Twelve bugs, each told in a minute: see it break, read why, mend it, watch it turn green. `geoprovider lesson NAME` \
            runs one in the terminal. The commands on these pages really ran; the tests write the pages: \
            `GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter LessonDocumentTests`.

            | lesson | name | requirement |
            |---|---|---|

            """
            : """
            # 课程

            [English](README.md)

            十二个缺陷，每个一分钟讲完：看它出错，弄清原因，改正，看它变绿。`geoprovider lesson NAME --language zh-Hans` 在终端里运行一课。\
            页面上的命令都真实运行过；页面由测试写出：`GEOPROVIDER_WRITE_DOCUMENTS=1 swift test --filter LessonDocumentTests`。

            | 课程 | 名称 | 需求 |
            |---|---|---|

            """
        let ending = isEnglish ? "md" : "zh-CN.md"
        return head
            + all.map { "| [\($0.title[language])](\($0.name).\(ending)) | `\($0.name)` | \($0.requirement) |\n" }
            .joined()
    }
}
