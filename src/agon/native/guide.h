/* How the search judges options and positions: by the mind, or by a network behind the mind's rule of safety, that
   options with weight 0 are only taken if there is nothing else. agents/guide.py is the same over the lowered machine.
   Included after observe.h. */
#include <math.h>

/* agon_network of network.h, which is in a library of its own. */
typedef void (*Answer)(
    const void *network, const int8_t *row, int32_t count, const int16_t *actions, const int32_t *first, float *logits,
    float *values);

/* What the network says to the row with this key, for the options in their order and the seats. */
typedef struct {
  uint64_t key;
  double share[MAX_OPTIONS], reward[SEATS];
} Advice;

#define ADVICES 2048

typedef struct {
  Answer answer;               /* 0: the mind alone */
  const void *network;
  Advice *known;               /* answers by key; each place keeps the last */
} Guide;

static int ask_of(const M *m, I seat) {
  for (int a = 0; a < m->asks; a++)
    if (m->seat[a] == seat) return a;
  return -1;
}

/* The priors of all options; uniform if all are 0. Returns their sum. */
static I all_priors(M *m, int a, I *priors) {
  I total = 0;
  for (int i = 0; i < m->count[a]; i++) total += priors[i] = PRIOR(m, m->seat[a], m->what[a], m->options[a][i]);
  if (total > 0) return total;
  for (int i = 0; i < m->count[a]; i++) priors[i] = 1;
  return m->count[a];
}

/* The options of an ask as actions, in their order. Returns whether all of them are declared. */
static int actions_of(const M *m, int a, int16_t *actions) {
  int known = 1;
  for (int o = 0; o < m->count[a]; o++) known &= is_action(actions[o] = action_of(m, a, m->options[a][o]));
  return known;
}

static uint64_t key_of(const int8_t *row, int size) {
  uint64_t key = GOLDEN, word = 0;
  for (; size >= 8; size -= 8, row += 8) {
    memcpy(&word, row, 8);
    key = (key ^ word) * 0x9FB21C651E98DF25ull;
    key ^= key >> 32;
  }
  word = 0;
  memcpy(&word, row, (size_t)size);
  return mix(key ^ word) | 1;
}

/* The chance to win of every seat in play, from logits that begin with the seat to act and go on clockwise. With two
   seats, the first one says it all. */
static void value_seats(I seat, int players, const float *logits, double *rewards) {
  double sum = 0;
  if (SEATS == 2) {
    rewards[seat] = 1.0 / (1.0 + exp(-(double)logits[0]));
    rewards[1 - seat] = 1.0 - rewards[seat];
    return;
  }
  for (int s = 0; s < players; s++)
    sum += rewards[s] = 1.0 / (1.0 + exp(-(double)logits[(s - (int)seat + players) % players]));
  for (int s = 0; s < players; s++) rewards[s] /= sum;
}

/* What the network says about the decision of a seat, from what this seat knows. */
static const Advice *advise(const Guide *g, M *m, int a, int players) {
  int8_t row[OBSERVATION + ACTIONS];
  int16_t actions[MAX_OPTIONS];
  const int32_t first[2] = {0, m->count[a]};
  float logits[MAX_OPTIONS], values[SEATS], highest = -INFINITY;
  double sum = 0;
  observe(m, m->seat[a], row);
  memset(row + OBSERVATION, 0, ACTIONS);
  if (!actions_of(m, a, actions)) {
    fault(m, TOO_MANY_OPTIONS);
    memset(actions, 0, sizeof actions);
  }
  for (int i = 0; i < m->count[a]; i++) row[OBSERVATION + actions[i]] = 1;
  uint64_t key = key_of(row, sizeof row);
  Advice *advice = g->known + key / 2 % ADVICES;
  if (advice->key == key) return advice;
  g->answer(g->network, row, 1, actions, first, logits, values);
  for (int i = 0; i < m->count[a]; i++) highest = logits[i] > highest ? logits[i] : highest;
  for (int i = 0; i < m->count[a]; i++) sum += advice->share[i] = exp((double)(logits[i] - highest));
  for (int i = 0; i < m->count[a]; i++) advice->share[i] /= sum;
  value_seats(m->seat[a], players, values, advice->reward);
  advice->key = key;
  return advice;
}

/* The share of every option: of the priors, or of what the network says about options with a prior. */
static void option_shares(const Guide *g, M *m, int a, int players, double *shares) {
  I priors[MAX_OPTIONS];
  double total = (double)all_priors(m, a, priors), sum = 0;
  for (int i = 0; i < m->count[a]; i++) shares[i] = (double)priors[i] / total;
  if (!g->answer) return;
  const Advice *advice = advise(g, m, a, players);
  for (int i = 0; i < m->count[a]; i++) sum += priors[i] > 0 ? advice->share[i] : 0.0;
  for (int i = 0; sum > 0 && i < m->count[a]; i++) shares[i] = priors[i] > 0 ? advice->share[i] / sum : 0.0;
}

static int highest_share(const double *shares, int count) {
  int best = 0;
  for (int i = 1; i < count; i++)
    if (shares[i] > shares[best]) best = i;
  return best;
}

/* Sample an option by its share. */
#define FINE (1ull << 32)
static int sample_share(const double *shares, int count, uint64_t *state) {
  double at = (double)below(state, FINE) / (double)FINE;
  for (int i = 0; i < count; i++)
    if ((at -= shares[i]) < 0) return i;
  return highest_share(shares, count);
}
