// SPDX-License-Identifier: Apache-2.0

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// A speed in metres per second, where a negative value means that it is not known.
public typealias CLLocationSpeed = Double

/// The exactness of a speed in metres per second, where a negative value means that it is not known.
public typealias CLLocationSpeedAccuracy = Double

/// A direction in degrees clockwise from true north, where a negative value means that it is not known.
public typealias CLLocationDirection = Double

/// The exactness of a direction in degrees, where a negative value means that it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// The radius in metres within which a location lies, where a negative value means that the location is not valid.
public typealias CLLocationAccuracy = Double

/// One axis of the magnetic field in microteslas.
public typealias CLHeadingComponentValue = Double

/// The part of a beacon's identity that groups beacons.
public typealias CLBeaconMajorValue = UInt16

/// The part of a beacon's identity that tells the beacons of a group apart.
public typealias CLBeaconMinorValue = UInt16
