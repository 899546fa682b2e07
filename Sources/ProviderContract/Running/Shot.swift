// SPDX-License-Identifier: Apache-2.0

import GeoProvider

/// A one-shot of a check: how often it was answered, when, and with what.
final class Shot {
    /// One call of the completion.
    struct Answer {
        let time: Double
        let result: Result<Location, LocationError>
        let isInsideCall: Bool
    }

    /// When it was asked for.
    let start: Double
    private(set) var answers: [Answer] = []
    var token: LocationRequestToken?
    /// Called inside the first completion.
    var onAnswer: (() -> Void)?

    private unowned let scene: Scene
    private let name: String

    init(_ scene: Scene, name: String) {
        self.scene = scene
        self.name = name
        start = scene.now
    }

    func receive(_ result: Result<Location, LocationError>) {
        answers.append(Answer(time: scene.now, result: result, isInsideCall: scene.isCalling))
        scene.record("\(name) \(result.location.map(Scene.details) ?? Scene.words(for: result))")
        if answers.count == 1 { onAnswer?() }
    }

    /// The first answer.
    ///
    /// - Throws: A violation where there is none.
    func answer() throws -> Answer {
        guard let first = answers.first else {
            throw Violation(
                expected: "\(name) is answered",
                observed: "no answer in the \(Scene.words(for: scene.now - start)) since it was asked for"
            )
        }
        return first
    }

    /// The location it was answered with.
    ///
    /// - Throws: A violation where it failed or was not answered.
    @discardableResult
    func location() throws -> Location {
        let result = try answer().result
        guard case .success(let location) = result else {
            throw Violation(expected: "\(name) is answered with a location", observed: Scene.words(for: result))
        }
        return location
    }

    /// The error it was answered with.
    ///
    /// - Parameter codes: What the error may be; none given means any.
    /// - Throws: A violation where it succeeded, was not answered, or failed otherwise.
    @discardableResult
    func error(_ codes: LocationError.Code...) throws -> LocationError {
        let result = try answer().result
        let wanted = codes.isEmpty ? "an error" : codes.map(\.rawValue).joined(separator: " or ")
        guard case .failure(let error) = result, codes.isEmpty || codes.contains(error.code) else {
            throw Violation(expected: "\(name) ends with \(wanted)", observed: Scene.words(for: result))
        }
        return error
    }

    /// Makes sure that it was answered exactly once so far.
    func expectOnce() throws {
        _ = try answer()
        guard answers.count > 1 else { return }
        throw Violation(
            expected: "\(name) is answered once",
            observed: "\(answers.count) answers: "
                + answers.map { "\(Scene.words(for: $0.result)) at \(Scene.words(for: $0.time))" }
                .joined(separator: "; ")
        )
    }
}
