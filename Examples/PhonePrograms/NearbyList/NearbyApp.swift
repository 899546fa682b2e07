// SPDX-License-Identifier: Apache-2.0

import Dispatch

@main
enum NearbyApp {
    private static let model = NearbyModel()
    private static let view = NearbyView(model: model)

    static func main() {
        view.appear()
        dispatchMain()
    }
}
