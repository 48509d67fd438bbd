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

ssize_t write(int fd, const void *bytes, size_t count) {
    static ssize_t (*real)(int, const void *, size_t);
    if (!real) real = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
    /* What is said to people and scripts comes through. */
    if (fd > 2 && count > 1 && getenv("FAILING_SEED")) {
        if (fails()) {
            int error = errno;
            if (next() % 2) real(fd, bytes, count / 2);
            errno = error;
            return -1;
        }
        if (next() % 10 == 0) return real(fd, bytes, count / 2);
        if (next() % 20 == 0) {
            errno = EINTR;
            return -1;
        }
    }
    return real(fd, bytes, count);
}

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
