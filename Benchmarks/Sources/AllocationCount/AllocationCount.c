// SPDX-License-Identifier: Apache-2.0

#include "AllocationCount.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static _Thread_local uint64_t count;

uint64_t allocation_count(void) { return count; }

#ifdef __GLIBC__

#include <malloc.h>

uint64_t allocation_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

#else

uint64_t allocation_bytes(void) { return 0; }

#endif

#ifdef __GLIBC__

// The program's own definitions come before those of the C library, for the libraries it loads as well. Each counts and
// hands over to glibc, so memory may be freed by glibc's free, which nobody replaces.

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

bool allocation_count_works(void) { return true; }

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count++;
    return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) return EINVAL;
    count++;
    void *memory = __libc_memalign(alignment, size);
    if (memory == NULL) return ENOMEM;
    *block = memory;
    return 0;
}

#else

bool allocation_count_works(void) { return false; }

#endif
