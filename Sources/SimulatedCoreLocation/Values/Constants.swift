// SPDX-License-Identifier: Apache-2.0

/// The accuracy for navigation, with help of further sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2

/// The best accuracy the phone has.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1

/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100

/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// The accuracy of an approximate location, from iOS 14.
///
/// Apple publishes no number: compare by identity, never by size.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 6_380_000

/// The distance filter that lets every location through.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// The heading filter that lets every heading through.
public let kCLHeadingFilterNone: CLLocationDegrees = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The greatest distance there is, in metres.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The longest time there is, in seconds.
public let CLTimeIntervalMax: Double = .greatestFiniteMagnitude

/// The coordinate that is none.
///
/// Its only promise is that `CLLocationCoordinate2DIsValid` is false for it.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// The domain of the errors of this module.
public let kCLErrorDomain = "kCLErrorDomain"

/// The key in an error's user info under which a region that works better may be found.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"
