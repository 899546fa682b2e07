// SPDX-License-Identifier: Apache-2.0

/// The domain of the error that nobody said whether the privacy terms were shown.
public let AMapFoundationErrorPrivacyShowUnknow = "AMapFoundationErrorPrivacyShowUnknow"
/// The domain of the error that the privacy terms were not shown.
public let AMapFoundationErrorPrivacyShowNoShow = "AMapFoundationErrorPrivacyShowNoShow"
/// The domain of the error that nobody said whether the privacy terms tell of AMap.
public let AMapFoundationErrorPrivacyInfoUnknow = "AMapFoundationErrorPrivacyInfoUnknow"
/// The domain of the error that the privacy terms do not tell of AMap.
public let AMapFoundationErrorPrivacyInfoNotContain = "AMapFoundationErrorPrivacyInfoNotContain"
/// The domain of the error that nobody said whether the user agreed.
public let AMapFoundationErrorPrivacyAgreeUnknow = "AMapFoundationErrorPrivacyAgreeUnknow"
/// The domain of the error that the user did not agree.
public let AMapFoundationErrorPrivacyAgreeNotAgreee = "AMapFoundationErrorPrivacyAgreeNotAgreee"
/// The domain of the error that the key is missing or not accepted.
public let AMapFoundationErrorInvaildUserKey = "AMapFoundationErrorInvaildUserKey"

/// The number in `AMapFoundationErrorPrivacyShowUnknow`; seen in logs, the others are assumed to follow it.
public let AMapFoundationErrorPrivacyShowUnknowCode = 555_570
/// The number in `AMapFoundationErrorPrivacyShowNoShow`, assumed.
public let AMapFoundationErrorPrivacyShowNoShowCode = 555_571
/// The number in `AMapFoundationErrorPrivacyInfoUnknow`, assumed.
public let AMapFoundationErrorPrivacyInfoUnknowCode = 555_572
/// The number in `AMapFoundationErrorPrivacyInfoNotContain`, assumed.
public let AMapFoundationErrorPrivacyInfoNotContainCode = 555_573
/// The number in `AMapFoundationErrorPrivacyAgreeUnknow`, assumed.
public let AMapFoundationErrorPrivacyAgreeUnknowCode = 555_574
/// The number in `AMapFoundationErrorPrivacyAgreeNotAgreee`, assumed.
public let AMapFoundationErrorPrivacyAgreeNotAgreeeCode = 555_575
/// The number in `AMapFoundationErrorInvaildUserKey`, assumed.
public let AMapFoundationErrorInvaildUserKeyCode = 555_576
