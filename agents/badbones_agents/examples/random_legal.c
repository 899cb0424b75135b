/* A bot in C: plays a random legal choice. Build and play:
 *     cc -O2 -o random_legal random_legal.c
 *     badbones tournament 'exec:./random_legal' greedy --games 20 --out runs/c
 * Protocol: docs/protocol.md. A line of JSON comes in, a line of JSON goes out.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The number after "key": in a line, or -1. */
static long number(const char *line, const char *key) {
    const char *found = strstr(line, key);
    return found ? strtol(found + strlen(key), NULL, 10) : -1;
}

/* Copy the k-th text of the list after "legal":[ as it stands in JSON, quotes included; returns how many there are. */
static int legal(const char *line, int k, char *out, size_t size) {
    const char *at = strstr(line, "\"legal\":[");
    int count = 0;
    if (!at) return 0;
    for (at += 9; *at && *at != ']'; at++) {
        if (*at != '"') continue;
        const char *end = at + 1;
        while (*end && *end != '"') end += *end == '\\' ? 2 : 1;
        if (count++ == k && (size_t)(end - at + 2) <= size) {
            memcpy(out, at, end - at + 1);
            out[end - at + 1] = '\0';
        }
        at = end;
    }
    return count;
}

int main(void) {
    static char line[1 << 20], choice[256];
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        long id = number(line, "\"id\":");
        if (strstr(line, "\"type\":\"hello\""))
            printf("{\"id\":%ld,\"protocol\":1,\"name\":\"random in C\"}\n", id);
        else if (strstr(line, "\"type\":\"decide\"")) {
            srand((unsigned)number(line, "\"seed\":"));
            int count = legal(line, -1, choice, sizeof choice);
            legal(line, rand() % count, choice, sizeof choice);
            printf("{\"id\":%ld,\"choice\":%s}\n", id, choice);
        } else if (strstr(line, "\"type\":\"quit\""))
            return 0;
    }
    return 0;
}
