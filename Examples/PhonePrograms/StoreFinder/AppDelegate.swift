// SPDX-License-Identifier: Apache-2.0

import AMapFoundationKit
import AMapLocationKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var finder: StoreFinder?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // 隐私合规：用户同意隐私政策之后才可以使用 SDK
        AMapLocationManager.updatePrivacyShow(.didShow, privacyInfo: .didContain)
        AMapLocationManager.updatePrivacyAgree(.didAgree)
        AMapServices.shared().apiKey = "0123456789abcdef0123456789abcdef"
        AMapServices.shared().enableHTTPS = true

        finder = StoreFinder()
        finder?.locate()
        return true
    }
}
