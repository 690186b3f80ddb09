/* Many games in lock step: chance and forced asks are answered inside, every other ask waits for a choice from outside.
   Results are written in place into arrays of the caller. Included after selfplay.h. */
#include <pthread.h>
#include <unistd.h>

enum { TRACED = 1, ASK_FORCED = 2, AUTO_RESET = 4, OBSERVED = 8 };
enum { AT_RANDOM, CAREFULLY, BY_POLICY, BY_BEST };

/* One game: the machine, its random stream, and what it plays next. */
typedef struct {
  M m;
  Trace trace;
  uint64_t state, seed;
  int64_t number, stride;
  int32_t decisions, chance, forced, start, players;
} Env;

/* The arrays of a batch; each has one row per game. */
typedef struct {
  Env *envs;
  const M *starts;
  int16_t *seat, *what;
  uint8_t *mask;
  int8_t *observation;
  uint8_t *ended, *truncated;
  float *rewards;
  int32_t *winners, *reasons, *lengths, *scores;
  uint64_t *traces;
  int64_t count, cap;
  int32_t how, faults;
} Batch;

/* ---- one game */

/* What a seat may know, and what it is asked if it is. */
void agon_observe(M *m, I seat, int8_t *out) {
  I about[4] = {NONE, NONE, NONE, NONE};
  observe_position(m, seat, out);
  memset(out + AT_ASK, 0, OBSERVATION - AT_ASK);
  for (int a = 0; a < m->asks; a++) {
    if (m->seat[a] != seat) continue;
    CONTEXTS[m->stack[m->sp - 1]](m, about);
    out[AT_ASK + m->what[a]] = 1;
    if (about[0] >= 0 && PLACE_OF_CARD[about[0]] >= 0) out[AT_ASK_CARD + PLACE_OF_CARD[about[0]]] = 1;
    if (about[3] >= 0 && PLACE_OF_REASON[about[3]] >= 0) out[AT_ASK_REASON + PLACE_OF_REASON[about[3]]] = 1;
    out[AT_ASK_LEFT] = (int8_t)WITHIN(larger(about[1], 0), 0, MOST_LEFT);
    out[AT_ASK_OF] = (int8_t)WITHIN(larger(about[2], 0), 0, MOST_LEFT);
  }
}

/* Write what is seen of a game that waits for a choice, or that is over. */
static void show(Batch *b, int64_t i) {
  M *m = &b->envs[i].m;
  uint8_t *mask = b->mask + i * ACTIONS;
  memset(mask, 0, ACTIONS);
  I shift = m->over || !NUMERIC[m->what[0]] ? 0 : WORDS;
  for (int o = 0; !m->over && o < m->count[0]; o++) {
    I action = shift + m->options[0][o];
    if (action >= 0 && action < ACTIONS) mask[action] = 1;
    else { fault(m, TOO_MANY_OPTIONS); __atomic_fetch_add(&b->faults, 1, __ATOMIC_RELAXED); }
  }
  b->seat[i] = m->over ? NONE : m->seat[0];
  b->what[i] = m->over ? NONE : m->what[0];
  if (!(b->how & OBSERVED)) return;
  if (m->over) memset(b->observation + i * OBSERVATION, 0, OBSERVATION);
  else agon_observe(m, m->seat[0], b->observation + i * OBSERVATION);
}

/* Winners share what the others lose: the rewards of a game add up to 0. The only player of a game wins or loses. */
static void reward(const Env *e, float *rewards) {
  int n = e->players, winners = 0;
  for (int s = 0; s < n; s++) winners += e->m.winners >> s & 1;
  for (int s = 0; s < n; s++) {
    int won = e->m.winners >> s & 1;
    if (n == 1) rewards[s] = won ? 1.0f : -1.0f;
    else rewards[s] = winners ? ((won ? (float)n / (float)winners : 0.0f) - 1.0f) / (float)(n - 1) : 0.0f;
  }
}

static void end(Batch *b, int64_t i, int truncated) {
  Env *e = b->envs + i;
  b->ended[i] = 1;
  b->truncated[i] = (uint8_t)truncated;
  b->winners[i] = truncated ? 0 : e->m.winners;
  b->reasons[i] = truncated ? NONE : e->m.reason;
  b->lengths[i * 3] = e->decisions;
  b->lengths[i * 3 + 1] = e->chance;
  b->lengths[i * 3 + 2] = e->forced;
  if (!truncated) reward(e, b->rewards + i * SEATS);
  for (int s = 0; s < e->players; s++) b->scores[i * SEATS + s] = (int32_t)SCORE(&e->m, s);
  if (b->how & TRACED) b->traces[i] = take_position(&e->trace, &e->m);
  if (e->m.fault) __atomic_fetch_add(&b->faults, 1, __ATOMIC_RELAXED);
}

static void begin(const Batch *b, Env *e) {
  e->m = b->starts[e->start];
  e->state = mix(e->seed * GOLDEN + (uint64_t)e->number);
  e->trace = (Trace){1, 0, 0};
  e->decisions = e->chance = e->forced = 0;
}

static void give(const Batch *b, Env *e, I choice) {
  M *m = &e->m;
  if (m->seat[0] == CHANCE) e->chance++;
  else if (m->count[0] > 1) e->decisions++;
  else e->forced++;
  if (b->how & TRACED) take_ask(&e->trace, m, 0, choice);
  agon_answer(m, m->seat[0], choice);
}

/* Answer chance and forced asks until a player decides. Return whether one does; if not, the game is over. */
static int advance(Batch *b, int64_t i) {
  Env *e = b->envs + i;
  M *m = &e->m;
  while (!m->over) {
    if (e->decisions + e->chance + e->forced >= b->cap) { end(b, i, 1); m->over = 1; return 0; }
    if (m->seat[0] != CHANCE && (m->count[0] > 1 || b->how & ASK_FORCED)) return 1;
    give(b, e, pick(m, 0, &e->state));
  }
  end(b, i, 0);
  return 0;
}

static void restart(const Batch *b, Env *e) {
  e->number += e->stride;
  begin(b, e);
}

/* Go on to the next decision, in the next game if this one is over. A game without decisions waits for the next step. */
static void go_on(Batch *b, int64_t i) {
  Env *e = b->envs + i;
  if (!advance(b, i) && b->how & AUTO_RESET && !e->m.fault) {
    restart(b, e);
    advance(b, i);
  }
  show(b, i);
}

static void forget_end(Batch *b, int64_t i) {
  if (!b->ended[i]) return;
  b->ended[i] = b->truncated[i] = 0;
  memset(b->rewards + i * SEATS, 0, SEATS * sizeof *b->rewards);
}

static void env_reset(Batch *b, int64_t i, int16_t *choices) {
  (void)choices;
  forget_end(b, i);
  begin(b, b->envs + i);
  advance(b, i);
  show(b, i);
}

static void env_step(Batch *b, int64_t i, int16_t *choices) {
  Env *e = b->envs + i;
  forget_end(b, i);
  if (!e->m.over) give(b, e, choices[i] - (NUMERIC[e->m.what[0]] ? WORDS : 0));
  else if (b->how & AUTO_RESET) restart(b, e);
  else return;
  go_on(b, i);
}

/* Show a game that came from elsewhere, at its next decision. */
static void env_refresh(Batch *b, int64_t i, int16_t *choices) {
  (void)choices;
  forget_end(b, i);
  if (b->envs[i].m.over) show(b, i);
  else go_on(b, i);
}

static void env_choose(Batch *b, int64_t i, int16_t *choices, int how) {
  Env *e = b->envs + i;
  M *m = &e->m;
  if (m->over) { choices[i] = NONE; return; }
  I option = how == AT_RANDOM ? pick(m, 0, &e->state)
           : how == CAREFULLY ? pick_cautiously(m, 0, &e->state)
           : agon_policy(m, m->seat[0], how == BY_POLICY ? &e->state : 0);
  choices[i] = (int16_t)(option + (NUMERIC[m->what[0]] ? WORDS : 0));
}
static void env_at_random(Batch *b, int64_t i, int16_t *choices) { env_choose(b, i, choices, AT_RANDOM); }
static void env_carefully(Batch *b, int64_t i, int16_t *choices) { env_choose(b, i, choices, CAREFULLY); }
static void env_by_policy(Batch *b, int64_t i, int16_t *choices) { env_choose(b, i, choices, BY_POLICY); }
static void env_by_best(Batch *b, int64_t i, int16_t *choices) { env_choose(b, i, choices, BY_BEST); }

typedef void (*Job)(Batch *, int64_t, int16_t *);
static const Job JOBS[] = {env_reset, env_step, env_refresh, env_at_random, env_carefully, env_by_policy, env_by_best};
enum { STEP = 1 };

/* ---- threads: a pool that sleeps between jobs; the caller works too */

#define CHUNK_OF_GAMES 32

typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t wake, done;
  pthread_t *threads;
  int32_t size, working, stop;
  int64_t round, next;
  pid_t owner;
  Batch *batch;
  Job job;
  int16_t *choices;
  const int32_t *weights;
} Pool;

static void work(Pool *p) {
  Batch *b = p->batch;
  for (;;) {
    int64_t first = __atomic_fetch_add(&p->next, CHUNK_OF_GAMES, __ATOMIC_RELAXED);
    if (first >= b->count) return;
    int64_t last = first + CHUNK_OF_GAMES < b->count ? first + CHUNK_OF_GAMES : b->count;
    for (int64_t i = first; i < last; i++) p->job(b, i, p->choices);
  }
}

static void *worker(void *given) {
  Pool *p = given;
  int64_t seen = 0;
  pthread_mutex_lock(&p->lock);
  for (;;) {
    while (p->round == seen && !p->stop) pthread_cond_wait(&p->wake, &p->lock);
    if (p->stop) break;
    seen = p->round;
    pthread_mutex_unlock(&p->lock);
    agon_weights(p->weights);
    work(p);
    pthread_mutex_lock(&p->lock);
    if (--p->working == 0) pthread_cond_signal(&p->done);
  }
  pthread_mutex_unlock(&p->lock);
  return 0;
}

void agon_pool_free(Pool *p) {
  if (p->owner == getpid()) {
    pthread_mutex_lock(&p->lock);
    p->stop = 1;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    for (int t = 0; t < p->size; t++) pthread_join(p->threads[t], 0);
  }
  free(p->threads);
  free(p);
}

/* Start a pool of `threads` threads, one of which is the caller; fewer if the system refuses. */
Pool *agon_pool_new(int64_t threads) {
  Pool *p = calloc(1, sizeof *p);
  if (!p) return 0;
  p->threads = calloc((size_t)threads, sizeof *p->threads);
  if (!p->threads) { free(p); return 0; }
  pthread_mutex_init(&p->lock, 0);
  pthread_cond_init(&p->wake, 0);
  pthread_cond_init(&p->done, 0);
  p->owner = getpid();
  while (p->size < threads - 1 && !pthread_create(p->threads + p->size, 0, worker, p)) p->size++;
  return p;
}

/* Do a job for every game. In a forked process, whose threads are gone, the caller does it alone. */
static void run_job(Pool *p, Batch *b, Job job, int16_t *choices, const int32_t *weights) {
  agon_weights(weights);
  p->batch = b, p->job = job, p->choices = choices, p->weights = weights, p->next = 0;
  if (!p->size || b->count <= CHUNK_OF_GAMES || p->owner != getpid()) { work(p); return; }
  pthread_mutex_lock(&p->lock);
  p->working = p->size;
  p->round++;
  pthread_cond_broadcast(&p->wake);
  pthread_mutex_unlock(&p->lock);
  work(p);
  pthread_mutex_lock(&p->lock);
  while (p->working) pthread_cond_wait(&p->done, &p->lock);
  pthread_mutex_unlock(&p->lock);
}

/* Do one of JOBS. A step with an action that is not offered changes nothing and returns the number of that game. */
int64_t agon_batch(Pool *p, Batch *b, int32_t job, int16_t *choices, const int32_t *weights) {
  if (job == STEP)
    for (int64_t i = 0; i < b->count; i++) {
      if (b->seat[i] == NONE) continue;
      if (choices[i] < 0 || choices[i] >= ACTIONS || !b->mask[i * ACTIONS + choices[i]]) return i;
    }
  run_job(p, b, JOBS[job], choices, weights);
  return NONE;
}
