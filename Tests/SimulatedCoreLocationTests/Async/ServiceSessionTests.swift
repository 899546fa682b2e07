// SPDX-License-Identifier: Apache-2.0

import SimulatedCoreLocation
import SimulatedDevice
import Testing

@Suite("Service sessions")
struct ServiceSessionTests {
    @Test(
        "A session asks for what it requires, and one that requires nothing never does.",
        arguments: [
            (CLServiceSession.AuthorizationRequirement.none, nil, AccessGrant.unasked),
            (.whenInUse, PromptID.first13, .whenInUse), (.always, .first13, .provisionalAlways),
        ]
    )
    func asks(
        _ requirement: CLServiceSession.AuthorizationRequirement,
        _ prompt: PromptID?,
        _ grant: AccessGrant
    ) throws {
        let device = try phone("18.0")
        device.user.otherwise = .allowWhileUsing
        let session = device.asCurrent { CLServiceSession(authorization: requirement) }
        device.advance(by: .seconds(5))
        #expect(device.permission.prompts.first?.id == prompt)
        #expect(device.permission.state.grant == grant)
        session.invalidate()
    }

    @Test("A session for Always asks for the one upgrade, and never again.")
    func upgrade() throws {
        let device = try phone("18.0", .whenInUse)
        device.user.otherwise = .keepOnlyWhileUsing
        let sessions = device.asCurrent { [CLServiceSession(authorization: .always)] }
        device.advance(by: .seconds(5))
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        device.app.enterForeground()
        device.advance(by: .seconds(5))
        #expect(device.permission.prompts.map(\.id) == [.upgrade13])
        #expect(sessions.count == 1)
    }

    @Test("A session for Always begins on screen, or beside another that does.", arguments: [false, true])
    func begins(isBeside: Bool) throws {
        let device = try phone("18.0", .always)
        var sessions = isBeside ? device.asCurrent { [CLServiceSession(authorization: .always)] } : []
        device.settle()
        device.app.enterBackground()
        device.settle()
        sessions += device.asCurrent { [CLServiceSession(authorization: .always)] }
        device.settle()
        #expect(device.sessions.alwaysIsInEffect == isBeside)
        sessions.forEach { $0.invalidate() }
    }

    @Test("Made off screen it waits for the app to come back before it asks.")
    func waitsForForeground() throws {
        let device = try phone("18.0")
        device.app.enterBackground()
        let session = device.asCurrent { CLServiceSession(authorization: .whenInUse) }
        device.advance(by: .seconds(2))
        #expect(device.permission.prompts.isEmpty)
        device.app.enterForeground()
        device.settle()
        #expect(device.permission.promptOnScreen?.id == .first13)
        session.invalidate()
    }

    @Test("A prompt that vanished unanswered comes back with the app.")
    func promptGone() throws {
        let device = try phone("18.0")
        let session = device.asCurrent { CLServiceSession(authorization: .whenInUse) }
        device.settle()
        device.app.enterBackground()
        device.settle()
        #expect(device.permission.promptOnScreen == nil)
        device.app.enterForeground()
        device.settle()
        #expect(device.permission.prompts.count == 2)
        #expect(device.permission.promptOnScreen != nil)
        session.invalidate()
    }

    @Test("Ask Next Time in Settings makes a held session ask again.")
    func askNextTime() throws {
        let device = try phone("18.0", .whenInUse)
        let session = device.asCurrent { CLServiceSession(authorization: .whenInUse) }
        device.settle()
        #expect(device.permission.prompts.isEmpty)
        try device.permission.change(.access(.askNextTime))
        device.settle()
        #expect(device.permission.promptOnScreen?.id == .first13)
        session.invalidate()
    }

    @Test("Sessions add up: the strongest asks, and goes on when a weaker one ends.")
    func layers() throws {
        let device = try phone("18.0")
        let (weak, strong) = device.asCurrent {
            (CLServiceSession(authorization: .whenInUse), CLServiceSession(authorization: .always))
        }
        device.settle()
        #expect(device.permission.promptOnScreen?.request == .always)
        weak.invalidate()
        try device.permission.answer(.allowWhileUsing)
        device.settle()
        #expect(device.permission.state.grant == .provisionalAlways)
        #expect(device.sessions.hasExplicitSession)
        strong.invalidate()
        #expect(!device.sessions.hasExplicitSession)
    }

    @Test("A session ends with its object, at the device's next event.")
    func endsWithObject() throws {
        let device = try phone("18.0")
        var session: CLServiceSession? = device.asCurrent { CLServiceSession(authorization: .whenInUse) }
        device.settle()
        #expect(session != nil && device.permission.prompts.count == 1)
        try device.permission.answer(.allowOnce)
        session = nil
        device.app.enterBackground()
        device.advance(by: .seconds(30))
        device.app.enterForeground()
        device.settle()
        #expect(device.permission.status == .notDetermined)
        #expect(device.permission.prompts.count == 1)
        #expect(device.lines(.call).contains { $0.contains("ends with its object [SESSION-END]") })
    }

    @Test("Its diagnostics begin with how things stand, and follow each change until it is invalidated.")
    func diagnostics() throws {
        let device = try phone("18.0")
        device.user.answers = [
            .init(prompt: .first13, option: .allowWhileUsing, delay: .seconds(2))
        ]
        let words = try device.run {
            let session = CLServiceSession(authorization: .whenInUse)
            let task = device.task {
                var words: [String] = []
                for try await diagnostic in session.diagnostics {
                    words.append(diagnosticWords(diagnostic))
                }
                return words
            }
            try await pause(device, 5)
            try device.permission.change(.access(.never))
            try await pause(device, 1)
            session.invalidate()
            return try await task.value
        }
        #expect(words == ["authorizationRequestInProgress", "", "authorizationDenied"])
    }

    @Test("Refused Always and refused full accuracy have words of their own.")
    func refusals() throws {
        let device = try phone("18.0", .whenInUse, precise: false)
        device.user.otherwise = .dontAllow
        device.user.answers = [.init(prompt: .upgrade13, option: .keepOnlyWhileUsing)]
        let last = try device.run {
            let session = CLServiceSession(authorization: .always, fullAccuracyPurposeKey: "navigation")
            var last = ""
            for try await diagnostic in session.diagnostics {
                last = diagnosticWords(diagnostic)
                if diagnostic.fullAccuracyDenied { break }
            }
            return last
        }
        #expect(last == "alwaysAuthorizationDenied fullAccuracyDenied")
        #expect(device.permission.prompts.map(\.id) == [.upgrade13, .tempFull14])
    }

    @Test("Full accuracy is asked for again once the grant has lapsed.")
    func fullAccuracyAgain() throws {
        let device = try phone("18.0", .whenInUse, precise: false)
        device.user.otherwise = .allowOnce
        let session = device.asCurrent {
            CLServiceSession(authorization: .whenInUse, fullAccuracyPurposeKey: "navigation")
        }
        device.advance(by: .seconds(1))
        #expect(device.permission.accuracy == .full)
        device.app.enterBackground()
        device.advance(by: .seconds(60))
        #expect(device.permission.accuracy == .reduced)
        device.app.enterForeground()
        device.advance(by: .seconds(1))
        #expect(device.permission.accuracy == .full)
        #expect(device.permission.prompts.count == 2)
        session.invalidate()
    }

    @Test("Before iOS 18 there are none: the call is noted, and nothing is asked.")
    func older() throws {
        let device = try phone("17.4")
        let count = try device.run {
            var count = 0
            for try await _ in CLServiceSession(authorization: .whenInUse).diagnostics { count += 1 }
            return count
        }
        #expect(count == 0)
        #expect(device.permission.prompts.isEmpty)
        #expect(device.lines(.call).last?.contains("serviceSession is new in iOS 18.0") == true)
    }

    private func diagnosticWords(_ diagnostic: CLServiceSession.Diagnostic) -> String {
        let flags = [
            ("authorizationDenied", diagnostic.authorizationDenied),
            ("authorizationDeniedGlobally", diagnostic.authorizationDeniedGlobally),
            ("authorizationRestricted", diagnostic.authorizationRestricted),
            ("authorizationRequestInProgress", diagnostic.authorizationRequestInProgress),
            ("insufficientlyInUse", diagnostic.insufficientlyInUse),
            ("serviceSessionRequired", diagnostic.serviceSessionRequired),
            ("alwaysAuthorizationDenied", diagnostic.alwaysAuthorizationDenied),
            ("fullAccuracyDenied", diagnostic.fullAccuracyDenied),
        ]
        return flags.filter(\.1).map(\.0).joined(separator: " ")
    }
}
