// SPDX-License-Identifier: Apache-2.0

import Foundation

@main
enum LiveMap {
    static func main() {
        LocationFeed.shared.start()
        RunLoop.main.run()
    }
}
