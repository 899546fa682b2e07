// SPDX-License-Identifier: Apache-2.0

/// The whole degrees that a province of the mainland lies between.
struct ProvinceBox {
    let latitudes: ClosedRange<Double>
    let longitudes: ClosedRange<Double>

    private init(_ latitudes: ClosedRange<Double>, _ longitudes: ClosedRange<Double>) {
        self.latitudes = latitudes
        self.longitudes = longitudes
    }

    /// The boxes by the first two digits of the administrative code.
    static let all: [String: ProvinceBox] = [
        "11": ProvinceBox(39...42, 115...118), "12": ProvinceBox(38...41, 116...119),
        "13": ProvinceBox(36...43, 113...120), "14": ProvinceBox(34...41, 110...115),
        "15": ProvinceBox(37...54, 97...127), "21": ProvinceBox(38...44, 118...126),
        "22": ProvinceBox(40...47, 121...132), "23": ProvinceBox(43...54, 121...136),
        "31": ProvinceBox(30...32, 120...123), "32": ProvinceBox(30...36, 116...122),
        "33": ProvinceBox(27...32, 118...123), "34": ProvinceBox(29...35, 114...120),
        "35": ProvinceBox(23...29, 115...121), "36": ProvinceBox(24...31, 113...119),
        "37": ProvinceBox(34...39, 114...123), "41": ProvinceBox(31...37, 110...117),
        "42": ProvinceBox(29...34, 108...117), "43": ProvinceBox(24...31, 108...115),
        "44": ProvinceBox(20...26, 109...118), "45": ProvinceBox(20...27, 104...113),
        "46": ProvinceBox(3...21, 108...118), "50": ProvinceBox(28...33, 105...111),
        "51": ProvinceBox(26...35, 97...109), "52": ProvinceBox(24...30, 103...110),
        "53": ProvinceBox(21...30, 97...107), "54": ProvinceBox(26...37, 78...100),
        "61": ProvinceBox(31...40, 105...112), "62": ProvinceBox(32...43, 92...109),
        "63": ProvinceBox(31...40, 89...104), "64": ProvinceBox(35...40, 104...108),
        "65": ProvinceBox(34...50, 73...97),
    ]
}
