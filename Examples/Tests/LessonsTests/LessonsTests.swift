// SPDX-License-Identifier: Apache-2.0

import Lessons
import Testing

@Suite("The code of the lessons")
struct LessonsTests {
    @Test("Before the lesson the app does not get what it wants, after it it does.", arguments: LessonStage.all)
    func runs(_ stage: LessonStage) throws {
        #expect(try !stage.run(mended: false))
        #expect(try stage.run(mended: true))
    }

    @Test("There are twelve.")
    func complete() {
        #expect(Set(LessonStage.all.map(\.name)).count == 12)
    }
}
