// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation
import SimulatedDevice

extension AMapClient {
    /// Has the app ask for full accuracy, unless such a question waits already.
    func askForFullAccuracy() {
        guard fullAccuracyQuestion == nil else { return }
        let question = AMapQuestion(number: nextNumber())
        fullAccuracyQuestion = question
        let handed = ground.handed
        let told = tell(.doRequireTemporaryFullAccuracyAuth, nil, .asksFullAccuracy) {
            $0.amapLocationManager($1, doRequireTemporaryFullAccuracyAuth: handed) { [weak self] error in
                self?.take(error, for: question.number)
            }
        }
        guard !told, fullAccuracyQuestion?.number == question.number else { return }
        fullAccuracyQuestion = nil
        goOn(after: nil)
    }

    /// The app has called the completion, perhaps inside the callback; only the first time counts.
    private func take(_ error: (any Error)?, for number: Int) {
        guard fullAccuracyQuestion?.number == number, fullAccuracyQuestion?.answer == nil, !isInert else { return }
        let words = error.map { "\(($0 as NSError).domain) \(($0 as NSError).code)" } ?? "no error"
        note(.call, "completion of doRequireTemporaryFullAccuracyAuth: \(words)", .waitsForFullAccuracy)
        fullAccuracyQuestion?.answer = AMapQuestion.Answer(error: error)
        device.schedule(.fullAccuracyAnswer, payload: number, to: slot)
    }

    func fullAccuracyAnswered(_ number: Int) {
        guard let question = fullAccuracyQuestion, question.number == number, let answer = question.answer else {
            return
        }
        fullAccuracyQuestion = nil
        goOn(after: answer.error)
    }

    /// Lets what waited for the answer go on, or fail where full accuracy is required.
    private func goOn(after error: (any Error)?) {
        let fails = settings.accuracyMode == .fullAccuracy && (error != nil || isReduced)
        for number in oneShots(where: { if case .askingFullAccuracy = $0 { true } else { false } }) {
            if fails {
                finish(number, AMapLocationErrorCode.noFullAccuracyAuth.error(), .requiresFullAccuracy)
            } else {
                locate(number)
            }
        }
        guard updates.phase == .askingFullAccuracy else { return }
        if fails { refuseUpdatesForReducedAccuracy() } else { runUpdates() }
    }
}
