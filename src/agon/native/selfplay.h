/* Self-play by the prior with a sample of positions, and the values of many positions. */

#define MAX_CHOICES 100000
#define THOUSAND 1000

typedef struct {
  int32_t kept, decisions, over, winners, fault;
} Sampled;

/* Answer the pending asks: take the highest prior, or, for `sampled` in a thousand choices, sample the prior. */
static void play_by_prior(M *m, int32_t sampled, uint64_t *state) {
  I choices[SEATS];
  for (int a = 0; a < m->asks; a++) {
    if (m->seat[a] == CHANCE) choices[a] = pick(m, a, state);
    else if (m->count[a] < 2) choices[a] = m->options[a][0];
    else choices[a] = agon_policy(m, m->seat[a], (int32_t)below(state, THOUSAND) < sampled ? state : 0);
  }
  answer_all(m, choices);
}

/* Reservoir sampling: the slot of the next position among the `most` that are kept, or -1. */
static int64_t slot_for(Sampled *game, int32_t most, uint64_t *state) {
  int64_t slot = game->decisions++;
  if (game->kept < most) return game->kept++;
  slot = (int64_t)below(state, (uint64_t)slot + 1);
  return slot < most ? slot : -1;
}

static void sample(M *m, int32_t most, int32_t sampled, uint64_t *state, M *rows, Sampled *game) {
  memset(game, 0, sizeof *game);
  for (int choices = 0; !m->over && choices < MAX_CHOICES; choices++) {
    int64_t slot = decisions(m) ? slot_for(game, most, state) : -1;
    if (slot >= 0) rows[slot] = *m;
    play_by_prior(m, sampled, state);
  }
  game->over = m->over;
  game->winners = m->winners;
  game->fault = m->fault;
}

/* Play games first .. first + n - 1 from a started machine; each is random from (seed, number). Of each game keep at
   most `most` positions with a decision, in as many rows. */
void agon_sample(
    const M *start, uint64_t seed, int64_t first, int64_t n, int32_t most, int32_t sampled, M *rows, Sampled *games) {
  M m;
  for (int64_t i = 0; i < n; i++) {
    uint64_t state = mix(seed * GOLDEN + (uint64_t)(first + i));
    m = *start;
    sample(&m, most, sampled, &state, rows + i * most, games + i);
  }
}

/* The value of each of n positions for each of the first seats. */
void agon_value_all(M *m, int64_t n, int32_t players, int32_t *values) {
  for (int64_t i = 0; i < n; i++)
    for (int s = 0; s < players; s++) values[i * players + s] = (int32_t)VALUE(m + i, s);
}
