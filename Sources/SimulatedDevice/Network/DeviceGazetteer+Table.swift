// SPDX-License-Identifier: Apache-2.0

import Geodesy

extension DeviceGazetteer {
    /// The places, with the coordinates of their centres rounded to 1e-4 degree.
    static let places: [Place] = [
        place(30.2741, 120.1551, "China", "CN", "Zhejiang", "Hangzhou", "中国", "浙江省", "杭州市", "330100", "0571"),
        place(39.9042, 116.4074, "China", "CN", "Beijing", "Beijing", "中国", "北京市", "北京市", "110100", "010"),
        place(31.2304, 121.4737, "China", "CN", "Shanghai", "Shanghai", "中国", "上海市", "上海市", "310100", "021"),
        place(23.1291, 113.2644, "China", "CN", "Guangdong", "Guangzhou", "中国", "广东省", "广州市", "440100", "020"),
        place(22.5431, 114.0579, "China", "CN", "Guangdong", "Shenzhen", "中国", "广东省", "深圳市", "440300", "0755"),
        place(30.5728, 104.0668, "China", "CN", "Sichuan", "Chengdu", "中国", "四川省", "成都市", "510100", "028"),
        place(30.5928, 114.3055, "China", "CN", "Hubei", "Wuhan", "中国", "湖北省", "武汉市", "420100", "027"),
        place(34.3416, 108.9398, "China", "CN", "Shaanxi", "Xi’an", "中国", "陕西省", "西安市", "610100", "029"),
        place(22.3193, 114.1694, "China", "HK", "Hong Kong", "Hong Kong", "中国", "香港特别行政区", "香港", "810000", "1852"),
        place(22.1987, 113.5439, "China", "MO", "Macau", "Macau", "中国", "澳门特别行政区", "澳门", "820000", "1853"),
        place(25.0330, 121.5654, "Taiwan", "TW", "Taiwan", "Taipei", "中国", "台湾省", "台北市", "710000", "1886"),
        place(35.6762, 139.6503, "Japan", "JP", "Tokyo", "Tokyo", "日本", "东京都", "东京", "", ""),
        place(37.5665, 126.9780, "South Korea", "KR", "Seoul", "Seoul", "韩国", "首尔特别市", "首尔", "", ""),
        place(1.3521, 103.8198, "Singapore", "SG", "Singapore", "Singapore", "新加坡", "新加坡", "新加坡", "", ""),
        place(51.5074, -0.1278, "United Kingdom", "GB", "England", "London", "英国", "英格兰", "伦敦", "", ""),
        place(48.8566, 2.3522, "France", "FR", "Île-de-France", "Paris", "法国", "法兰西岛", "巴黎", "", ""),
        place(40.7128, -74.0060, "United States", "US", "New York", "New York", "美国", "纽约州", "纽约", "", ""),
        place(37.7749, -122.4194, "United States", "US", "California", "San Francisco", "美国", "加利福尼亚州", "旧金山", "", ""),
        place(-33.8688, 151.2093, "Australia", "AU", "New South Wales", "Sydney", "澳大利亚", "新南威尔士州", "悉尼", "", ""),
    ].compactMap { $0 }

    private static func place(
        _ latitude: Double,
        _ longitude: Double,
        _ country: String,
        _ countryCode: String,
        _ province: String,
        _ city: String,
        _ countryChinese: String,
        _ provinceChinese: String,
        _ cityChinese: String,
        _ adcode: String,
        _ citycode: String
    ) -> Place? {
        guard let coordinate = try? Coordinate<WGS84>(latitude: latitude, longitude: longitude) else { return nil }
        return Place(
            coordinate: coordinate,
            address: DeviceAddress(
                country: country,
                countryCode: countryCode,
                province: province,
                city: city,
                countryChinese: countryChinese,
                provinceChinese: provinceChinese,
                cityChinese: cityChinese,
                adcode: adcode,
                citycode: citycode
            )
        )
    }
}
