// SPDX-License-Identifier: Apache-2.0

import SimulatedAMapFoundationKit
import SimulatedCoreLocation

extension AMapClient {
    /// The error that stands for a location which software made up; nil for any other, or if nobody wants to know.
    func risk(of fix: CLLocation) -> NSError? {
        guard settings.detectsRisk, ground.isRisky(fix) else { return nil }
        let source = fix.sourceInformation
        return AMapLocationErrorCode.riskOfFakeLocation.error(
            adding: [
                "AMapLocationRiskyLocateResult": restated(fix).0,
                "AMapLocationAccessoryInfo": [
                    "isSimulatedBySoftware": source?.isSimulatedBySoftware ?? false,
                    "isProducedByAccessory": source?.isProducedByAccessory ?? false,
                ],
            ]
        )
    }
}
