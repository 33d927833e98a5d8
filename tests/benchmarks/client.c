/* An HTTP client that costs next to nothing: client PORT FILE

   Sends the requests of FILE to 127.0.0.1, each connection its own sequence, the next one when the last is answered.
   FILE holds, as 32-bit numbers in the machine's order, how many connections there are; then, for each, how many
   requests; and for each request its length and its bytes.

   Prints one line (answers, seconds, CPU seconds of its own, median and 99th percentile of the latency in milliseconds,
   answers other than 2xx) and after it the first answer that wasn't 2xx. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { ROOM = 1 << 20, EVENTS = 256, PATIENCE = 30000, PAUSE = 4000 };

typedef struct {
    int socket;
    uint32_t left;      /* requests that are still to be sent */
    const char *next;   /* the next one's length and bytes */
    double sent;        /* when the last one was */
    char *answer;
    size_t have;
} Connection;

static double *latencies;
static size_t answers, refused;
static char *first_refused;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static double now(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static char *contents(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) fail(path);
    size_t size = (size_t)ftell(file);
    char *bytes = malloc(size);
    rewind(file);
    if (!bytes || fread(bytes, 1, size, file) != size) fail(path);
    fclose(file);
    return bytes;
}

static uint32_t number(const char **at) {
    uint32_t value;
    memcpy(&value, *at, sizeof value);
    *at += sizeof value;
    return value;
}

static int connected(int port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    int one = 1, made = socket(AF_INET, SOCK_STREAM, 0);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (made < 0 || connect(made, (struct sockaddr *)&address, sizeof address)) fail("connect");
    setsockopt(made, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return made;
}

static void send_next(Connection *connection) {
    uint32_t size = number(&connection->next);
    connection->sent = now(CLOCK_MONOTONIC);
    if (send(connection->socket, connection->next, size, MSG_NOSIGNAL) != (ssize_t)size) fail("send");
    connection->next += size;
    connection->left--;
    connection->have = 0;
}

/* Whether the answer is there to its last byte. */
static int whole(const Connection *connection) {
    char *head_end = memmem(connection->answer, connection->have, "\r\n\r\n", 4);
    if (!head_end) return 0;
    for (char *line = connection->answer; line < head_end; line = strstr(line, "\r\n") + 2)
        if (!strncasecmp(line, "content-length:", 15))
            return connection->have >= (size_t)(head_end + 4 - connection->answer) + strtoul(line + 15, NULL, 10);
    fprintf(stderr, "an answer without a Content-Length: %.200s\n", connection->answer);
    exit(1);
}

static void note(const Connection *connection) {
    latencies[answers++] = now(CLOCK_MONOTONIC) - connection->sent;
    if (!strncmp(connection->answer, "HTTP/1.1 2", 10)) return;
    if (!refused++) first_refused = strdup(connection->answer);
}

static int by_size(const void *one, const void *other) {
    double difference = *(const double *)one - *(const double *)other;
    return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
    if (argc != 3) return fprintf(stderr, "client PORT FILE\n"), 2;
    const char *at = contents(argv[2]);
    uint32_t count = number(&at), busy = count, total = 0;
    Connection *connections = calloc(count, sizeof *connections);
    int poll = epoll_create1(0);
    for (uint32_t i = 0; i < count; i++) {
        Connection *connection = &connections[i];
        connection->left = number(&at);
        connection->next = at;
        total += connection->left;
        for (uint32_t skipped = 0; skipped < connection->left; skipped++) {
            uint32_t size = number(&at);
            at += size;
        }
        connection->answer = malloc(ROOM + 1);
        connection->socket = connected(atoi(argv[1]));
        struct epoll_event wanted = {.events = EPOLLIN, .data.ptr = connection};
        epoll_ctl(poll, EPOLL_CTL_ADD, connection->socket, &wanted);
        usleep(PAUSE); /* of connections that come all at once, one worker would take nearly all */
    }
    latencies = malloc(total * sizeof *latencies);

    struct epoll_event events[EVENTS];
    double begun = now(CLOCK_MONOTONIC), spent = now(CLOCK_PROCESS_CPUTIME_ID);
    for (uint32_t i = 0; i < count; i++) send_next(&connections[i]);
    while (busy) {
        int ready = epoll_wait(poll, events, EVENTS, PATIENCE);
        if (ready <= 0) fail("no answer");
        for (int i = 0; i < ready; i++) {
            Connection *connection = events[i].data.ptr;
            ssize_t got = recv(connection->socket, connection->answer + connection->have, ROOM - connection->have, 0);
            if (got <= 0) fail("the server closed a connection");
            connection->have += (size_t)got;
            connection->answer[connection->have] = 0;
            if (!whole(connection)) continue;
            note(connection);
            if (connection->left) send_next(connection);
            else close(connection->socket), busy--;
        }
    }
    double seconds = now(CLOCK_MONOTONIC) - begun, cpu = now(CLOCK_PROCESS_CPUTIME_ID) - spent;
    qsort(latencies, answers, sizeof *latencies, by_size);
    printf("%zu %.6f %.6f %.4f %.4f %zu\n", answers, seconds, cpu, latencies[answers / 2] * 1e3,
           latencies[answers * 99 / 100] * 1e3, refused);
    if (first_refused) printf("%s\n", first_refused);
    return 0;
}
