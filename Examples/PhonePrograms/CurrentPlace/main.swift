// SPDX-License-Identifier: Apache-2.0

import CoreLocation

LocationManager.shared.start()
RunLoop.main.run()
