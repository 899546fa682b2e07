// SPDX-License-Identifier: Apache-2.0

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#else
    #error("Geodesy needs the C mathematics library of this platform.")
#endif

/// The functions of the C library that geodesy needs, angles in degrees where they meet coordinates.
enum CMath {
    /// The length of the hypotenuse, without overflow.
    static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

    /// The angle of the point (x, y) in radians, -pi...pi.
    static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
