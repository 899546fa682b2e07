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
    /// The length of the hypotenuse; faster than the library's, which guards against squares out of range.
    static func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    /// The angle of the point (x, y) in radians, -pi...pi.
    static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

    /// The cube root, with the number's sign.
    static func cubeRoot(_ x: Double) -> Double { cbrt(x) }
}
