// SPDX-License-Identifier: Apache-2.0

extension DeviceGazetteer {
    /// Hong Kong, Macau, eight cities on Taiwan, and 50 places abroad.
    ///
    /// A line: country and its ISO 3166-1 code, country in Chinese; province in English and Chinese; city in English and
    /// Chinese; administrative code and city code where map services give them; latitude and longitude.
    ///
    /// Source: coordinates are those of GeoNames (geonames.org, CC BY 4.0), in WGS-84, rounded to 1e-4 degree.
    static let elsewhere = """
        China|HK|中国|Hong Kong|香港特别行政区|Hong Kong|香港|810000|1852|22.2783|114.1747
        China|MO|中国|Macau|澳门特别行政区|Macau|澳门|820000|1853|22.2006|113.5461
        Taiwan|TW|中国|Taiwan|台湾省|Taipei|台北市|710000|1886|25.0531|121.5264
        Taiwan|TW|中国|Taiwan|台湾省|Keelung|基隆市|710000|1886|25.1309|121.7409
        Taiwan|TW|中国|Taiwan|台湾省|Taoyuan|桃园市|710000|1886|24.9937|121.2970
        Taiwan|TW|中国|Taiwan|台湾省|Hsinchu|新竹市|710000|1886|24.8036|120.9686
        Taiwan|TW|中国|Taiwan|台湾省|Taichung|台中市|710000|1886|24.1469|120.6839
        Taiwan|TW|中国|Taiwan|台湾省|Tainan|台南市|710000|1886|22.9908|120.2133
        Taiwan|TW|中国|Taiwan|台湾省|Kaohsiung|高雄市|710000|1886|22.6163|120.3133
        Taiwan|TW|中国|Taiwan|台湾省|Hualien|花莲市|710000|1886|23.9769|121.6044
        Japan|JP|日本|Tokyo|东京都|Tokyo|东京|||35.6895|139.6917
        Japan|JP|日本|Osaka|大阪府|Osaka|大阪|||34.6938|135.5011
        Japan|JP|日本|Hokkaido|北海道|Sapporo|札幌|||43.0667|141.3500
        Japan|JP|日本|Fukuoka|福冈县|Fukuoka|福冈|||33.6000|130.4167
        Japan|JP|日本|Okinawa|冲绳县|Naha|那霸|||26.2130|127.6785
        South Korea|KR|韩国|Seoul|首尔特别市|Seoul|首尔|||37.5660|126.9784
        South Korea|KR|韩国|Busan|釜山广域市|Busan|釜山|||35.1017|129.0300
        North Korea|KP|朝鲜|Pyongyang|平壤直辖市|Pyongyang|平壤|||39.0339|125.7543
        North Korea|KP|朝鲜|North Pyongan|平安北道|Sinuiju|新义州|||40.1006|124.3981
        Mongolia|MN|蒙古|Ulaanbaatar|乌兰巴托|Ulaanbaatar|乌兰巴托|||47.9077|106.8832
        Russia|RU|俄罗斯|Amur|阿穆尔州|Blagoveshchensk|布拉戈维申斯克|||50.2759|127.5264
        Russia|RU|俄罗斯|Primorye|滨海边疆区|Vladivostok|符拉迪沃斯托克|||43.1056|131.8735
        Russia|RU|俄罗斯|Moscow|莫斯科|Moscow|莫斯科|||55.7520|37.6178
        Kazakhstan|KZ|哈萨克斯坦|Almaty|阿拉木图|Almaty|阿拉木图|||43.2525|76.9115
        Vietnam|VN|越南|Hanoi|河内|Hanoi|河内|||21.0245|105.8412
        Vietnam|VN|越南|Lào Cai|老街省|Lào Cai|老街|||22.4856|103.9707
        Vietnam|VN|越南|Ho Chi Minh City|胡志明市|Ho Chi Minh City|胡志明市|||10.8230|106.6296
        Laos|LA|老挝|Vientiane|万象|Vientiane|万象|||17.9667|102.6000
        Cambodia|KH|柬埔寨|Phnom Penh|金边|Phnom Penh|金边|||11.5625|104.9160
        Thailand|TH|泰国|Bangkok|曼谷|Bangkok|曼谷|||13.7540|100.5014
        Myanmar|MM|缅甸|Yangon|仰光省|Yangon|仰光|||16.8053|96.1561
        Malaysia|MY|马来西亚|Kuala Lumpur|吉隆坡|Kuala Lumpur|吉隆坡|||3.1412|101.6865
        Singapore|SG|新加坡|Singapore|新加坡|Singapore|新加坡|||1.2897|103.8501
        Indonesia|ID|印度尼西亚|Jakarta|雅加达|Jakarta|雅加达|||-6.2146|106.8451
        Philippines|PH|菲律宾|Metro Manila|马尼拉大都会|Manila|马尼拉|||14.6042|120.9822
        Nepal|NP|尼泊尔|Bagmati|巴格马蒂省|Kathmandu|加德满都|||27.7017|85.3206
        India|IN|印度|Delhi|德里|New Delhi|新德里|||28.6358|77.2245
        India|IN|印度|Maharashtra|马哈拉施特拉邦|Mumbai|孟买|||19.0728|72.8826
        United Arab Emirates|AE|阿联酋|Dubai|迪拜|Dubai|迪拜|||25.0772|55.3093
        Turkey|TR|土耳其|Istanbul|伊斯坦布尔省|Istanbul|伊斯坦布尔|||41.0138|28.9497
        Egypt|EG|埃及|Cairo|开罗省|Cairo|开罗|||30.0626|31.2497
        South Africa|ZA|南非|Gauteng|豪登省|Johannesburg|约翰内斯堡|||-26.2023|28.0436
        United Kingdom|GB|英国|England|英格兰|London|伦敦|||51.5085|-0.1257
        France|FR|法国|Île-de-France|法兰西岛|Paris|巴黎|||48.8534|2.3488
        Germany|DE|德国|Berlin|柏林|Berlin|柏林|||52.5244|13.4105
        Germany|DE|德国|Hesse|黑森州|Frankfurt|法兰克福|||50.1155|8.6842
        Spain|ES|西班牙|Madrid|马德里|Madrid|马德里|||40.4165|-3.7026
        Italy|IT|意大利|Lazio|拉齐奥|Rome|罗马|||41.8919|12.5113
        Switzerland|CH|瑞士|Zürich|苏黎世州|Zürich|苏黎世|||47.3667|8.5500
        Netherlands|NL|荷兰|North Holland|北荷兰省|Amsterdam|阿姆斯特丹|||52.3740|4.8897
        United States|US|美国|New York|纽约州|New York|纽约|||40.7143|-74.0060
        United States|US|美国|California|加利福尼亚州|San Francisco|旧金山|||37.7749|-122.4194
        United States|US|美国|California|加利福尼亚州|Los Angeles|洛杉矶|||34.0522|-118.2437
        United States|US|美国|Washington|华盛顿州|Seattle|西雅图|||47.6062|-122.3321
        Canada|CA|加拿大|British Columbia|不列颠哥伦比亚省|Vancouver|温哥华|||49.2497|-123.1193
        Canada|CA|加拿大|Ontario|安大略省|Toronto|多伦多|||43.7064|-79.3986
        Brazil|BR|巴西|São Paulo|圣保罗州|São Paulo|圣保罗|||-23.5475|-46.6361
        Australia|AU|澳大利亚|New South Wales|新南威尔士州|Sydney|悉尼|||-33.8678|151.2073
        Australia|AU|澳大利亚|Victoria|维多利亚州|Melbourne|墨尔本|||-37.8140|144.9633
        New Zealand|NZ|新西兰|Auckland|奥克兰|Auckland|奥克兰|||-36.8485|174.7635
        """
}
