/* A batch on the threads of a pool that sleeps between jobs; the caller works too. Included after batch_env.h. */
#include <pthread.h>
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

typedef struct {
  pthread_mutex_t lock;
  pthread_cond_t wake, done;
  pthread_t *threads;
  int32_t size, working, stop;
  int64_t round, next;
  pid_t owner;
  Batch *batch;
  int32_t job;
  int16_t *choices;
  const int32_t *weights;
} Pool;

static void work(Pool *p) {
  Batch *b = p->batch;
  for (;;) {
    int64_t first = __atomic_fetch_add(&p->next, CHUNK_OF_GAMES, __ATOMIC_RELAXED);
    if (first >= b->count) return;
    int64_t last = first + CHUNK_OF_GAMES < b->count ? first + CHUNK_OF_GAMES : b->count;
    for (int64_t i = first; i < last; i++) do_job(b, i, p->job, p->choices);
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
static void run_job(Pool *p, Batch *b, int32_t job, int16_t *choices, const int32_t *weights) {
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

/* Do a job. A step with an action that is not offered changes nothing and returns the number of that game. */
int64_t agon_batch(Pool *p, Batch *b, int32_t job, int16_t *choices, const int32_t *weights) {
  for (int64_t i = 0; job == STEP && i < b->count; i++)
    if (!is_offered(b, i, choices)) return i;
  run_job(p, b, job, choices, weights);
  return NONE;
}
