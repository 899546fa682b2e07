// SPDX-License-Identifier: Apache-2.0

import PermissionRules
import SimulatedDevice

extension PlistReport {
    /// The report as a document for programs.
    var json: DeviceJSON {
        .document([
            "file": .string(file),
            "prompts": .array(outlooks.flatMap { outlook in outlook.forecasts.map { json($0, on: outlook.os) } }),
            "settings": .array(
                outlooks.map { outlook in
                    [
                        "os": .string(outlook.os.description),
                        "choices": DeviceJSON(outlook.settings.map(\.rawValue)),
                    ]
                }
            ),
            "worksOn": .object(worksOn.map { DeviceJSON.Member($0.request, DeviceJSON($0.rules.map(\.name))) }),
            "sdk": .array(sdkRows),
            "localizations": .array(localizationRows),
            "diagnostics": .array(diagnostics.map(json)),
        ])
    }

    private func json(_ forecast: PromptForecast, on os: IOSVersion) -> DeviceJSON {
        [
            "os": .string(os.description),
            "request": .string(forecast.request.name),
            "purposeKey": DeviceJSON(forecast.request.purposeKey),
            "prompt": .bool(!forecast.sequence.isEmpty),
            "sequence": .array(forecast.sequence.map(json)),
        ]
    }

    private func json(_ step: PromptForecast.Step) -> DeviceJSON {
        [
            "id": .string(step.prompt.rawValue),
            "when": .string(step.isLater ? "later" : "now"),
            "usageKey": DeviceJSON(step.usageKey),
            "text": DeviceJSON(step.text),
            "buttons": DeviceJSON(step.buttons.map(\.rawValue)),
            "preciseSwitch": DeviceJSON(step.isPrecise.map { $0 ? "on" : "off" }),
        ]
    }

    private func json(_ diagnostic: PlistDiagnostic) -> DeviceJSON {
        [
            "id": .string(diagnostic.id.rawValue),
            "severity": .string(diagnostic.severity.rawValue),
            "os": DeviceJSON(diagnostic.os),
            "message": .string(diagnostic.message(in: language)),
            "remedy": .string(diagnostic.remedy(in: language)),
            "key": DeviceJSON(diagnostic.key),
            "line": DeviceJSON(diagnostic.line),
        ]
    }
}
