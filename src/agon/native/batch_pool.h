/* A batch on the threads of a pool; the caller works too. Between jobs the threads wait awake for some microseconds, since
   the next job often follows at once and waking takes longer than a small job; then they sleep. Included after
   batch_env.h. */
#include <pthread.h>
#include <sched.h>
#include <stddef.h>
#include <unistd.h>

void agon_observe(M *m, I seat, int8_t *out) { observe(m, seat, out); }

static int16_t choose(const Batch *b, int64_t i, int32_t how) {
  Env *e = b->envs + i;
  M *m = &e->m;
  if (m->over) return NONE;
  return action_of(m, 0, how == AT_RANDOM ? pick(m, 0, &e->state)
                       : how == CAREFULLY ? pick_cautiously(m, 0, &e->state)
                       : agon_policy(m, m->seat[0], how == BY_POLICY ? &e->state : 0));
}

/* Mark the legal actions that the mind does not rule out, in a deal that the seat imagines; all if it rules out all. */
static void mark_prudent(const Batch *b, int64_t i, int16_t *prudent) {
  const Env *e = b->envs + i;
  int16_t actions[MAX_OPTIONS];
  I priors[MAX_OPTIONS];
  uint64_t state = mix(e->state);
  M m = e->m;
  prudent += i * ACTIONS;
  memset(prudent, 0, ACTIONS * sizeof *prudent);
  if (m.over) return;
  int a = ask_of(&m, e->m.seat[0]);
  agon_imagine(&m, e->m.seat[0], &state);
  all_priors(&m, a, priors);
  actions_of(&m, a, actions);
  for (int o = 0; o < m.count[a]; o++) prudent[actions[o]] = priors[o] > 0;
}

static void do_job(const Batch *b, int64_t i, int32_t job, int16_t *choices) {
  Env *e = b->envs + i;
  if (job == PRUDENT) { mark_prudent(b, i, choices); return; }
  if (job > REFRESH) { choices[i] = choose(b, i, job); return; }
  const int next = prepare(b, i, job, choices);
  if (next == RUNS) run(&e->m);
  while (next != NOTHING && settle(b, i, restarts(b, job)))
    if (give(b, e, pick(&e->m, 0, &e->state))) run(&e->m);
  show(b, i);
}

#define CHUNK_OF_GAMES 32
#define NO_GAME INT64_MAX
#define LINE 64  /* bytes of the cache */
#define AHEAD 2  /* games */
#define INLINE static inline __attribute__((always_inline)) /* gcc leaves out calls of functions that only fetch */

INLINE void fetch(const void *from, size_t size) {
  for (size_t at = 0; at < size; at += LINE) __builtin_prefetch((const char *)from + at, 1);
}

/* Fetch a game and its rows: many other games have displaced them from the cache. Of the stack and of the options only
   what most games use. */
INLINE void fetch_game(const Batch *b, int64_t i) {
  const Env *e = b->envs + i;
  fetch(&e->m, offsetof(M, stack) + 2 * LINE);
  fetch(&e->m.sp, offsetof(M, options) - offsetof(M, sp) + 2 * LINE);
  fetch(&e->trace, sizeof *e - offsetof(Env, trace));
  fetch(b->mask + i * ACTIONS, ACTIONS);
  if (b->how & OBSERVED) fetch(b->observation + i * OBSERVATION, OBSERVATION);
}

/* The games of a thread: the same in every job, so that they stay in the cache of one core. A thread that is done helps
   the others. */
typedef struct {
  int64_t unchecked, next, last;
  char apart[LINE - 3 * sizeof(int64_t)];
} Part;

typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t wake, done;
  pthread_t *threads;
  Part *parts;
  int32_t size, numbered, working, sleeping, stop;
  int64_t round, checked, illegal;
  pid_t owner;
  Batch *batch;
  int32_t job;
  int16_t *choices;
  const int32_t *weights;
} Pool;

/* Note whether some games are offered their actions; the first that is not counts. */
static void check_games(Pool *p, int64_t first, int64_t last) {
  for (int64_t i = first; i < last; i++) {
    if (is_offered(p->batch, i, p->choices)) continue;
    int64_t known = __atomic_load_n(&p->illegal, __ATOMIC_RELAXED);
    while (i < known && !__atomic_compare_exchange_n(&p->illegal, &known, i, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
  }
  __atomic_fetch_add(&p->checked, last - first, __ATOMIC_RELEASE);
}

static void do_games(const Pool *p, int64_t first, int64_t last, int64_t end) {
  for (int64_t i = first; i < last; i++) {
    if (p->job <= REFRESH && i + AHEAD < end) fetch_game(p->batch, i + AHEAD);
    do_job(p->batch, i, p->job, p->choices);
  }
}

/* Take games, first of the thread's own part, until none is left. */
static void take_games(Pool *p, int32_t thread, int checks) {
  for (int32_t n = 0; n <= p->size; n++) {
    Part *part = p->parts + (thread + n) % (p->size + 1);
    for (;;) {
      const int64_t first = __atomic_fetch_add(checks ? &part->unchecked : &part->next, CHUNK_OF_GAMES, __ATOMIC_RELAXED);
      if (first >= part->last) break;
      const int64_t last = first + CHUNK_OF_GAMES < part->last ? first + CHUNK_OF_GAMES : part->last;
      if (checks) check_games(p, first, last);
      else do_games(p, first, last, part->last);
    }
  }
}

/* Before a step, all actions are checked: no game moves if one of them is not offered. */
static void work(Pool *p, int32_t thread) {
  if (p->job == STEP) {
    take_games(p, thread, 1);
    while (__atomic_load_n(&p->checked, __ATOMIC_ACQUIRE) < p->batch->count) sched_yield();
    if (p->illegal != NO_GAME) return;
  }
  take_games(p, thread, 0);
}

#define LOOKS 3000 /* before a thread sleeps: about 80 microseconds on the machine where this was measured */

static void pause_briefly(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

/* Wait for a round after this one. */
static void await_round(Pool *p, int64_t seen) {
  for (int n = 0; n < LOOKS; n++) {
    if (__atomic_load_n(&p->round, __ATOMIC_ACQUIRE) != seen) return;
    pause_briefly();
  }
  pthread_mutex_lock(&p->lock);
  p->sleeping++;
  while (p->round == seen) pthread_cond_wait(&p->wake, &p->lock);
  p->sleeping--;
  pthread_mutex_unlock(&p->lock);
}

/* Wait until no thread works. */
static void await_threads(Pool *p) {
  for (int n = 0; n < LOOKS; n++) {
    if (!__atomic_load_n(&p->working, __ATOMIC_ACQUIRE)) return;
    pause_briefly();
  }
  pthread_mutex_lock(&p->lock);
  while (__atomic_load_n(&p->working, __ATOMIC_ACQUIRE)) pthread_cond_wait(&p->done, &p->lock);
  pthread_mutex_unlock(&p->lock);
}

/* Let all threads begin the next round. */
static void begin_round(Pool *p) {
  pthread_mutex_lock(&p->lock);
  __atomic_store_n(&p->working, p->size, __ATOMIC_RELAXED);
  __atomic_store_n(&p->round, p->round + 1, __ATOMIC_RELEASE);
  if (p->sleeping) pthread_cond_broadcast(&p->wake);
  pthread_mutex_unlock(&p->lock);
}

static void *worker(void *given) {
  Pool *p = given;
  const int32_t number = __atomic_add_fetch(&p->numbered, 1, __ATOMIC_RELAXED); /* the caller is thread 0 */
  for (int64_t seen = 0;; seen++) {
    await_round(p, seen);
    if (p->stop) return 0;
    agon_weights(p->weights);
    work(p, number);
    if (__atomic_sub_fetch(&p->working, 1, __ATOMIC_ACQ_REL)) continue;
    pthread_mutex_lock(&p->lock); /* the caller may be about to sleep */
    pthread_cond_signal(&p->done);
    pthread_mutex_unlock(&p->lock);
  }
}

void agon_pool_free(Pool *p) {
  if (p->owner == getpid()) {
    p->stop = 1;
    begin_round(p);
    for (int t = 0; t < p->size; t++) pthread_join(p->threads[t], 0);
  }
  free(p->threads);
  free(p->parts);
  free(p);
}

/* Start a pool of `threads` threads, one of which is the caller; fewer if the system refuses. */
Pool *agon_pool_new(int64_t threads) {
  Pool *p = calloc(1, sizeof *p);
  if (!p) return 0;
  p->threads = calloc((size_t)threads, sizeof *p->threads);
  p->parts = calloc((size_t)threads, sizeof *p->parts);
  if (!p->threads || !p->parts) { free(p->threads); free(p->parts); free(p); return 0; }
  pthread_mutex_init(&p->lock, 0);
  pthread_cond_init(&p->wake, 0);
  pthread_cond_init(&p->done, 0);
  p->owner = getpid();
  while (p->size < threads - 1 && !pthread_create(p->threads + p->size, 0, worker, p)) p->size++;
  return p;
}

/* Give every thread its part of the games. */
static void divide(Pool *p, int64_t count, int32_t threads) {
  const int64_t chunks = (count + CHUNK_OF_GAMES - 1) / CHUNK_OF_GAMES;
  for (int32_t t = 0; t <= p->size; t++) {
    const int64_t first = t < threads ? chunks * t / threads * CHUNK_OF_GAMES : count;
    const int64_t last = t + 1 < threads ? chunks * (t + 1) / threads * CHUNK_OF_GAMES : count;
    p->parts[t].unchecked = p->parts[t].next = first;
    p->parts[t].last = last;
  }
}

/* Do a job for every game. In a forked process, whose threads are gone, the caller does it alone. A step with an action
   that is not offered changes nothing; return the number of that game, or NONE. */
int64_t agon_batch(Pool *p, Batch *b, int32_t job, int16_t *choices, const int32_t *weights) {
  const int alone = b->count <= CHUNK_OF_GAMES || p->owner != getpid();
  agon_weights(weights);
  p->batch = b, p->job = job, p->choices = choices, p->weights = weights, p->checked = 0, p->illegal = NO_GAME;
  divide(p, b->count, alone ? 1 : p->size + 1);
  if (alone || !p->size) work(p, 0);
  else {
    begin_round(p);
    work(p, 0);
    await_threads(p);
  }
  return p->illegal == NO_GAME ? NONE : p->illegal;
}
