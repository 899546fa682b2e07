// SPDX-License-Identifier: Apache-2.0

#include "LibmPeer.h"

#include <math.h>

// The published formulas with the functions of the C library, as good as a C compiler makes them: what they share is
// worked out once, and nothing is worked out that is not needed.

static const double pi = 3.14159265358979323846;
static const double semi_major_axis = 6378245.0;
static const double eccentricity_squared = 0.00669342162296594323;

static inline libm_place gcj02(libm_place place) {
    if (place.longitude < 72.004 || place.longitude > 137.8347 || place.latitude < 0.8293 || place.latitude > 55.8271)
        return place;
    double x = place.longitude - 105.0, y = place.latitude - 35.0;
    double a = x * pi, b = y * pi;
    double root = sqrt(fabs(x));
    double common = 0.1 * x * y + (20.0 * sin(6.0 * a) + 20.0 * sin(2.0 * a)) * 2.0 / 3.0;
    double north = -100.0 + 2.0 * x + 3.0 * y + 0.2 * y * y + 0.2 * root + common;
    north += (20.0 * sin(b) + 40.0 * sin(b / 3.0)) * 2.0 / 3.0;
    north += (160.0 * sin(b / 12.0) + 320.0 * sin(b / 30.0)) * 2.0 / 3.0;
    double east = 300.0 + x + 2.0 * y + 0.1 * x * x + 0.1 * root + common;
    east += (20.0 * sin(a) + 40.0 * sin(a / 3.0)) * 2.0 / 3.0;
    east += (150.0 * sin(a / 12.0) + 300.0 * sin(a / 30.0)) * 2.0 / 3.0;
    double radians = place.latitude / 180.0 * pi;
    double sine = sin(radians);
    double flatness = 1.0 - eccentricity_squared * sine * sine;
    double flatness_root = sqrt(flatness);
    libm_place converted;
    converted.latitude = place.latitude
        + north * 180.0 * flatness * flatness_root / (semi_major_axis * (1.0 - eccentricity_squared) * pi);
    converted.longitude = place.longitude + east * 180.0 * flatness_root / (semi_major_axis * cos(radians) * pi);
    return converted;
}

static inline libm_place bd09(libm_place place) {
    double x = place.longitude, y = place.latitude;
    double turn = pi * 3000.0 / 180.0;
    double radius = sqrt(x * x + y * y) + 0.00002 * sin(y * turn);
    double angle = atan2(y, x) + 0.000003 * cos(x * turn);
    libm_place converted;
    converted.latitude = radius * sin(angle) + 0.006;
    converted.longitude = radius * cos(angle) + 0.0065;
    return converted;
}

void libm_gcj02(const libm_place *places, libm_place *converted, size_t count) {
    for (size_t index = 0; index < count; index++) converted[index] = gcj02(places[index]);
}

void libm_bd09(const libm_place *places, libm_place *converted, size_t count) {
    for (size_t index = 0; index < count; index++) converted[index] = bd09(places[index]);
}

double libm_sines(const libm_place *places, size_t count) {
    double sum = 0.0;
    for (size_t index = 0; index < count; index++) {
        double a = (places[index].longitude - 105.0) * pi, b = (places[index].latitude - 35.0) * pi;
        double radians = places[index].latitude / 180.0 * pi;
        sum += sin(6.0 * a) + sin(2.0 * a) + sin(a) + sin(a / 3.0) + sin(a / 12.0) + sin(a / 30.0);
        sum += sin(b) + sin(b / 3.0) + sin(b / 12.0) + sin(b / 30.0) + sin(radians) + sin(radians + 0.5 * pi);
    }
    return sum;
}
