// SPDX-License-Identifier: Apache-2.0

import Geodesy
import GeoProvider
import PermissionRules
import SimulatedDevice

/// The summary of a replay, with the keys the formats fix.
enum RunSummary {
    static func json(of device: SimulatedDevice, _ app: AppRecord, reported: AuthorizationState?) -> DeviceJSON {
        [
            "prompts": .array(device.permission.prompts.map(prompt)),
            "authorization": .string(device.permission.status.description),
            "accuracy": .string(device.permission.accuracy.rawValue),
            "authorizationCallbacks": .integer(device.permission.deliveredChangeCount),
            "vendorAuthCallbacks": .integer(app.vendorAuthCallbacks),
            "vendorTemporaryAuthCallbacks": .integer(app.vendorTemporaryAuthCallbacks),
            "locations": .integer(app.locations),
            "lastLocation": app.lastLocation.map { location($0, age: app.lastLocationAge) } ?? .null,
            "completions": .array(app.completions.map(completion)),
            "errors": .array(app.errors.map { failure($0.time, $0.error, extra: []) }),
            "gate": DeviceJSON(app.gate?.name),
            "statusBar": .array(device.location.statusBar.map(statusBar)),
            "applicationState": .string(device.app.state.rawValue),
            "temporaryFullAccuracy": .array(app.temporaryAnswers.map(temporaryAnswer)),
            "regionEvents": .array(app.crossings.map(crossing)),
            "reported": [
                "authorization": DeviceJSON(reported?.status.description),
                "accuracy": DeviceJSON((reported?.accuracy).map(accuracy)),
            ],
            "settings": [
                "access": DeviceJSON(device.permission.settingsAccess?.rawValue),
                "precise": device.traits.hasAccuracyAuthorization ? .bool(device.permission.state.precise) : .null,
            ],
        ]
    }

    private static func prompt(_ prompt: DevicePrompt) -> DeviceJSON {
        let answer: String? =
            switch prompt.answer {
            case .pending: nil
            case .option(let option): option.rawValue
            case .gone: "gone"
            }
        return [
            "t": seconds(prompt.time),
            "id": .string(prompt.id.rawValue),
            "usageKey": DeviceJSON(prompt.usageKey),
            "purposeKey": DeviceJSON(prompt.purposeKey),
            "text": DeviceJSON(prompt.text),
            "answer": DeviceJSON(answer),
        ]
    }

    private static func location(_ location: Location, age: Double?) -> DeviceJSON {
        [
            "latitude": degrees(location.coordinate.latitude),
            "longitude": degrees(location.coordinate.longitude),
            "datum": .string(location.coordinate.datum.rawValue),
            "horizontalAccuracy": DeviceJSON(location.horizontalAccuracy),
            "speed": DeviceJSON(location.speed),
            "course": DeviceJSON(location.course),
            "age": DeviceJSON(age.map { ($0 * 1e3).rounded() / 1e3 }),
            "accuracy": .string(accuracy(location.accuracyAuthorization)),
        ]
    }

    /// The word of the summary for an accuracy.
    private static func accuracy(_ accuracy: AccuracyAuthorization) -> String {
        accuracy == .fullAccuracy ? VisibleAccuracy.full.rawValue : VisibleAccuracy.reduced.rawValue
    }

    private static func temporaryAnswer(_ answer: AppRecord.TemporaryAnswer) -> DeviceJSON {
        failure(
            answer.time,
            answer.error,
            extra: [
                .init("purposeKey", .string(answer.purposeKey)), .init("accuracy", .string(accuracy(answer.accuracy))),
            ]
        )
    }

    private static func crossing(_ crossing: AppRecord.Crossing) -> DeviceJSON {
        [
            "t": seconds(crossing.time),
            "identifier": .string(crossing.identifier),
            "event": .string(crossing.hasEntered ? "entered" : "exited"),
        ]
    }

    /// Degrees to 1e-7, about a centimetre, so that no processor's last bits show.
    private static func degrees(_ value: Double) -> DeviceJSON { .number((value * 1e7).rounded() / 1e7) }

    private static func completion(_ completion: AppRecord.Completion) -> DeviceJSON {
        switch completion.result {
        case .success(let location):
            failure(
                completion.time,
                location.addressError,
                extra: [.init("as", DeviceJSON(completion.name)), .init("ok", true)]
            )
        case .failure(let error):
            failure(
                completion.time,
                error,
                extra: [.init("as", DeviceJSON(completion.name)), .init("ok", false)]
            )
        }
    }

    private static func failure(
        _ time: Duration,
        _ error: LocationError?,
        extra: [DeviceJSON.Member]
    ) -> DeviceJSON {
        .object(
            [.init("t", seconds(time))] + extra + [
                .init("code", DeviceJSON(error?.code.rawValue)),
                .init("vendorDomain", DeviceJSON(error?.vendorDomain)),
                .init("vendorCode", DeviceJSON(error?.vendorCode)),
            ]
        )
    }

    private static func statusBar(_ bar: DeviceStatusBar) -> DeviceJSON {
        [
            "t": seconds(bar.time),
            "arrow": .string(bar.arrow.rawValue),
            "indicator": .string(bar.indicator?.rawValue ?? "none"),
        ]
    }

    /// A time as a number of seconds; whole numbers stay whole.
    static func seconds(_ time: Duration) -> DeviceJSON {
        let value = time.inSeconds
        return value == value.rounded() && abs(value) < 1e15 ? .integer(Int(value)) : .number(value)
    }
}
