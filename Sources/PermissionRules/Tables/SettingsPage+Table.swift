// SPDX-License-Identifier: Apache-2.0

extension SettingsPage {
    /// The pages that lists of private links name (phynet/iOS-URL-Schemes and others), those about location first.
    public static let table: [SettingsPage] = [
        page("Location Services", "定位服务", "root=LOCATION_SERVICES", .locationRequest),
        page("Privacy, Location Services", "隐私中的定位服务", "root=Privacy&path=LOCATION", .locationRequest),
        page("Privacy", "隐私", "root=Privacy", .openSettings),
        page("Notifications", "通知", "root=NOTIFICATIONS_ID", .openNotificationSettings),
        page("Photos", "照片", "root=Photos", .openSettings),
        page("Cellular", "蜂窝移动网络", "root=MOBILE_DATA_SETTINGS_ID", .openSettings),
        page("Cellular Usage", "蜂窝移动数据用量", "root=General&path=USAGE/CELLULAR_USAGE", .openSettings),
        page("Background App Refresh", "后台应用刷新", "root=General&path=AUTO_CONTENT_DOWNLOAD", .openSettings),
        page("Siri", "Siri", "root=General&path=Assistant", .openSettings),
        page("About", "关于本机", "root=General&path=About"),
        page("Accessibility", "辅助功能", "root=General&path=ACCESSIBILITY"),
        page("Accounts", "邮件、通讯录、日历", "root=ACCOUNT_SETTINGS"),
        page("Airplane Mode", "飞行模式", "root=AIRPLANE_MODE"),
        page("Auto-Lock", "自动锁定", "root=General&path=AUTOLOCK"),
        page("Battery", "电池", "root=BATTERY_USAGE"),
        page("Bluetooth until iOS 8", "蓝牙（iOS 8 及更早）", "root=General&path=Bluetooth"),
        page("Bluetooth", "蓝牙", "root=Bluetooth"),
        page("Brightness", "亮度", "root=Brightness"),
        page("Date & Time", "日期与时间", "root=General&path=DATE_AND_TIME"),
        page("FaceTime", "FaceTime", "root=FACETIME"),
        page("General", "通用", "root=General"),
        page("iCloud", "iCloud", "root=CASTLE"),
        page("iCloud Storage & Backup", "iCloud 储存与备份", "root=CASTLE&path=STORAGE_AND_BACKUP"),
        page("Keyboard", "键盘", "root=General&path=Keyboard"),
        page("Language & Region", "语言与地区", "root=General&path=INTERNATIONAL"),
        page("Music", "音乐", "root=MUSIC"),
        page("Network", "网络", "root=General&path=Network"),
        page("Notes", "备忘录", "root=NOTES"),
        page("Passcode", "密码", "root=TOUCHID_PASSCODE"),
        page("Personal Hotspot", "个人热点", "root=INTERNET_TETHERING"),
        page("Phone", "电话", "root=Phone"),
        page("Profiles", "描述文件", "root=General&path=ManagedConfigurationList"),
        page("Reset", "还原", "root=General&path=Reset"),
        page("Ringtone", "电话铃声", "root=Sounds&path=Ringtone"),
        page("Safari", "Safari", "root=Safari"),
        page("Software Update", "软件更新", "root=General&path=SOFTWARE_UPDATE_LINK"),
        page("Sounds", "声音", "root=Sounds"),
        page("Storage", "用量", "root=General&path=USAGE"),
        page("Store", "iTunes Store 与 App Store", "root=STORE"),
        page("Twitter", "Twitter", "root=TWITTER"),
        page("Video", "视频", "root=VIDEO"),
        page("VPN", "VPN", "root=General&path=Network/VPN"),
        page("Wallpaper", "墙纸", "root=Wallpaper"),
        page("Wi-Fi", "无线局域网", "root=WIFI"),
    ]

    private static func page(
        _ name: String,
        _ chineseName: String,
        _ query: String,
        _ instead: Substitute = .words
    ) -> SettingsPage {
        SettingsPage(name: name, chineseName: chineseName, query: query, instead: instead)
    }
}
