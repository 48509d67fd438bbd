/* Loaded before the C library, it lets calls fail that change files: now and then writing writes
 * half and stops, or flushing, cutting and renaming say no. FAILING_SEED decides which, and without
 * it none does. With FAILING_LOCKS no file can be locked, as on some network drives. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/types.h>
#include <unistd.h>

static unsigned long state;

static unsigned long next(void) {
    if (state == 0) {
        const char *seed = getenv("FAILING_SEED");
        state = seed ? strtoul(seed, 0, 10) | 1 : 1;
    }
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* One call in a hundred and fifty fails. */
static int fails(void) {
    static const int errors[] = {EIO, ENOSPC, EDQUOT, EROFS};
    if (!getenv("FAILING_SEED") || next() % 150 != 0) return 0;
    errno = errors[next() % 4];
    return 1;
}

/* Whether a call that writes fails (-1), writes half (1), or does what it is to (0). */
static int spoils(int fd, size_t count) {
    /* What is said to people and scripts comes through. */
    if (fd <= 2 || count <= 1 || !getenv("FAILING_SEED")) return 0;
    if (fails()) return -1;
    if (next() % 10 == 0) return 1;
    if (next() % 20 == 0) {
        errno = EINTR;
        return -1;
    }
    return 0;
}

#define WRITING(name, declared, named, half)                            \
    ssize_t name declared {                                             \
        static ssize_t(*real) declared;                                 \
        if (!real) real = (ssize_t(*) declared)dlsym(RTLD_NEXT, #name); \
        int spoilt = spoils(fd, count);                                 \
        if (spoilt < 0) {                                               \
            int error = errno;                                          \
            if (error != EINTR && next() % 2) real half;                \
            errno = error;                                              \
            return -1;                                                  \
        }                                                               \
        return spoilt ? real half : real named;                         \
    }

WRITING(write, (int fd, const void *bytes, size_t count), (fd, bytes, count), (fd, bytes, count / 2))
/* A database writes at a place. */
WRITING(pwrite, (int fd, const void *bytes, size_t count, off_t at), (fd, bytes, count, at),
        (fd, bytes, count / 2, at))
WRITING(pwrite64, (int fd, const void *bytes, size_t count, off64_t at), (fd, bytes, count, at),
        (fd, bytes, count / 2, at))

#define FAILING(name, declared, named)                                  \
    int name declared {                                                 \
        static int(*real) declared;                                     \
        if (!real) real = (int(*) declared)dlsym(RTLD_NEXT, #name);     \
        return fails() ? -1 : real named;                               \
    }

FAILING(fsync, (int fd), (fd))
FAILING(fdatasync, (int fd), (fd))
FAILING(ftruncate, (int fd, off_t length), (fd, length))
FAILING(ftruncate64, (int fd, off64_t length), (fd, length))
FAILING(rename, (const char *from, const char *to), (from, to))
FAILING(link, (const char *from, const char *to), (from, to))

int flock(int fd, int how) {
    static int (*real)(int, int);
    if (!real) real = (int(*)(int, int))dlsym(RTLD_NEXT, "flock");
    if (getenv("FAILING_LOCKS")) {
        errno = ENOLCK;
        return -1;
    }
    return real(fd, how);
}
