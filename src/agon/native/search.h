/* Information-set MCTS, the same for every game. Included after guide.h; agents/tree.py is the same search over the
   lowered machine, step by step, with the same numbers.

   The tree is open-loop: a node is a sequence of the players' choices from the root; chance is resampled and has no
   nodes. Every iteration determinizes the root (redeals what the seat cannot know), descends the tree, adds a node,
   plays out by the prior, and backs up each seat's reward along the path. */

typedef struct {
  double prior, total;         /* sums over the times it was available, and over its visits */
  int32_t visits, available;
  int32_t first, next;         /* linked list of children; 0, the root, ends it */
  int16_t seat, what, option;
} Node;

#define MAX_DEPTH 4096
#define CODES 65536

typedef struct {
  int32_t size, used, iterations, depth;
  int16_t seat, what;          /* the ask at the root */
  int16_t forced;              /* the only option of the seat at the root, or NONE */
  double totals[SEATS];        /* rewards summed over the last iterations */
  Guide guide;
  Node *nodes, *spare;
  int32_t path[MAX_DEPTH + 2 * SEATS];
  int16_t index[CODES];        /* scratch: 1 + the index of an option among those offered; 0 between uses */
  Node pool[];
} Tree;

typedef struct {
  double exploration, width, widening;
  int32_t decisions, turns, sharpness, players, opponents_use_tree;
} TreeParams;

typedef struct {
  double value[MAX_OPTIONS], prior[MAX_OPTIONS];
  int32_t visits[MAX_OPTIONS];
  int32_t fault, iterations, nodes, count;
  O options[MAX_OPTIONS];
} Report;

/* ---- the prior */

static int highest_prior(const I *priors, int count) {
  int best = 0;
  for (int i = 1; i < count; i++)
    if (priors[i] > priors[best]) best = i;
  return best;
}

/* A prior relative to the highest one, in units of 1 / UNIT, to the power of the sharpness. */
#define UNIT 1024
static uint32_t sharpen(uint32_t prior, uint32_t highest, int sharpness) {
  uint32_t share = prior * UNIT / highest, power = share;
  for (int n = 1; n < sharpness; n++) power = power * share / UNIT;
  return power;
}

/* Sample an option from the sharpened prior. */
static I sample_prior(M *m, int a, int sharpness, uint64_t *state) {
  I priors[MAX_OPTIONS];
  uint32_t shares[MAX_OPTIONS], sum = 0;
  int i = 0;
  all_priors(m, a, priors);
  uint32_t highest = (uint32_t)priors[highest_prior(priors, m->count[a])];
  for (int j = 0; j < m->count[a]; j++) sum += shares[j] = sharpen((uint32_t)priors[j], highest, sharpness);
  int64_t at = (int64_t)below(state, sum);
  while ((at -= shares[i]) >= 0) i++;
  return m->options[a][i];
}

/* The option a seat takes by its prior alone: sampled, or without a state the highest. NONE if it is not asked. */
I agon_policy(M *m, I seat, uint64_t *state) {
  I priors[MAX_OPTIONS];
  int a = ask_of(m, seat);
  if (a < 0) return NONE;
  if (state) return sample_prior(m, a, 1, state);
  all_priors(m, a, priors);
  return m->options[a][highest_prior(priors, m->count[a])];
}

/* ---- playouts */

static int is_decision(const M *m, int a) { return m->seat[a] != CHANCE && m->count[a] > 1; }

static int decisions(const M *m) {
  int n = 0;
  for (int a = 0; a < m->asks; a++) n += is_decision(m, a);
  return n;
}

/* Answer all pending asks; every choice was made before the first answer is given. */
static void answer_all(M *m, const I *choices) {
  I seats[SEATS];
  int asks = m->asks;
  for (int a = 0; a < asks; a++) seats[a] = m->seat[a];
  for (int a = 0; a < asks; a++) agon_answer(m, seats[a], choices[a]);
}

static void playout_step(M *m, int sharpness, uint64_t *state) {
  I choices[SEATS];
  for (int a = 0; a < m->asks; a++)
    choices[a] = is_decision(m, a)      ? sample_prior(m, a, sharpness, state)
                 : m->seat[a] == CHANCE ? pick(m, a, state)
                                        : m->options[a][0];
  answer_all(m, choices);
}

/* Play until the game ends, the milestone reaches the goal, or the limit of decisions is reached. */
static void playout(M *m, int64_t goal, const TreeParams *params, uint64_t *state) {
  int left = params->decisions;
  while (!m->over && !(params->turns && REACHED(m) >= goal)) {
    int now = decisions(m);
    if (now && left <= 0) return;
    left -= now;
    playout_step(m, params->sharpness, state);
  }
}

/* The reward of each seat: winners share 1. For an unfinished or a single-player game, the value of the position as a
   probability, normalised over the seats. */
static void seat_rewards(M *m, const TreeParams *params, double *rewards) {
  int players = params->players, winners = 0;
  double sum = 0;
  for (int s = 0; s < players; s++) winners += m->winners >> s & 1;
  for (int s = 0; s < players; s++) {
    if (!m->over || players == 1) rewards[s] = 1.0 / (1.0 + exp(-(double)VALUE(m, s) / 100.0));
    else rewards[s] = winners ? (double)(m->winners >> s & 1) : 1.0;
    sum += rewards[s];
  }
  for (int s = 0; players > 1 && s < players; s++) rewards[s] /= sum;
}

/* ---- the tree */

static void clear(Tree *t) {
  memset(t->nodes, 0, sizeof(Node));
  t->used = 1;
}

Tree *agon_search_new(int64_t size) {
  Tree *t = calloc(1, sizeof(Tree) + 2 * (size_t)size * sizeof(Node));
  if (!t) return 0;
  t->size = (int32_t)size;
  t->nodes = t->pool;
  t->spare = t->pool + size;
  t->forced = NONE;
  clear(t);
  return t;
}

/* Make the seat take this option at the root from now on; NONE lets it choose freely again. */
void agon_search_force(Tree *t, I option) { t->forced = (int16_t)option; }

/* Let a network guide the search. Returns 0 if there is no memory for its answers. */
int32_t agon_search_guide(Tree *t, Answer answer, const void *network) {
  t->guide = (Guide){answer, network, calloc(ADVICES, sizeof(Advice))};
  return t->guide.known != 0;
}

void agon_search_free(Tree *t) {
  free(t->guide.known);
  free(t);
}

static int32_t add_child(Tree *t, int32_t parent, I seat, I what, I option) {
  if (t->used == t->size) return 0;
  Node *node = t->nodes + t->used;
  memset(node, 0, sizeof *node);
  node->seat = (int16_t)seat;
  node->what = (int16_t)what;
  node->option = (int16_t)option;
  node->next = t->nodes[parent].first;
  return t->nodes[parent].first = t->used++;
}

static int32_t find_child(const Tree *t, int32_t parent, I seat, I what, I option) {
  int32_t child = t->nodes[parent].first;
  while (child && !(t->nodes[child].seat == seat && t->nodes[child].what == what && t->nodes[child].option == option))
    child = t->nodes[child].next;
  return child;
}

/* The children of a node for the options of an ask, in their order, 0 where there is none. Returns their number. */
static int find_children(Tree *t, int32_t parent, const M *m, int a, int32_t *children) {
  int found = 0;
  for (int i = 0; i < m->count[a]; i++) {
    children[i] = 0;
    t->index[(uint16_t)m->options[a][i]] = (int16_t)(i + 1);
  }
  for (int32_t child = t->nodes[parent].first; child; child = t->nodes[child].next) {
    const Node *node = t->nodes + child;
    int index = t->index[(uint16_t)node->option];
    if (index && node->seat == m->seat[a] && node->what == m->what[a]) { children[index - 1] = child; found++; }
  }
  for (int i = 0; i < m->count[a]; i++) t->index[(uint16_t)m->options[a][i]] = 0;
  return found;
}

static void visit(Tree *t, int32_t child) {
  if (child) t->path[t->depth++] = child;
}

/* The mean reward of a child plus its exploration bonus. */
static double puct(const Node *child, double exploration) {
  double available = (double)child->available;
  double bonus = exploration * (child->prior / available) * sqrt(available) / (1.0 + (double)child->visits);
  return child->total / (double)child->visits + bonus;
}

/* The index of the child with the highest PUCT score. */
static int best_child(const Tree *t, const int32_t *children, int count, double exploration) {
  int best = -1;
  double highest = 0;
  for (int i = 0; i < count; i++) {
    if (!children[i]) continue;
    double score = puct(t->nodes + children[i], exploration);
    if (best < 0 || score > highest) { best = i; highest = score; }
  }
  return best;
}

/* The index of the forced option at the root, or -1 where the choice is free. */
static int forced_index(const Tree *t, int32_t node, const M *m, int a) {
  if (t->forced == NONE || node || m->seat[a] != t->seat) return -1;
  for (int i = 0; i < m->count[a]; i++)
    if (m->options[a][i] == t->forced) return i;
  return -1;
}

/* Choose for one ask at a node by sampling: the sharpened prior, or what the network says. Returns the option; `child`
   becomes its child, 0 if the pool is full, and `is_leaf` is set if the child is new. */
static I sample_child(
    Tree *t, int32_t node, M *m, int a, const TreeParams *params, uint64_t *state, int32_t *child, int *is_leaf) {
  double shares[MAX_OPTIONS];
  I option;
  if (t->guide.answer) {
    option_shares(&t->guide, m, a, params->players, shares);
    option = m->options[a][sample_share(shares, m->count[a], state)];
  } else option = sample_prior(m, a, params->sharpness, state);
  *child = find_child(t, node, m->seat[a], m->what[a], option);
  if (!*child) {
    *is_leaf = 1;
    *child = add_child(t, node, m->seat[a], m->what[a], option);
  }
  return option;
}

/* Whether to expand one more option, with this share: as far as progressive widening allows; without it (width 0), if the
   PUCT score of the option is the highest, with the mean reward of the expanded ones in place of its own. */
static int is_expanding(
    const Tree *t, int32_t node, const int32_t *children, int count, int best, double share, const TreeParams *params) {
  double total = 0, visits = 0, expanded = 0;
  if (t->used == t->size) return 0;
  for (int i = 0; i < count; i++) {
    if (!children[i]) continue;
    total += t->nodes[children[i]].total;
    visits += (double)t->nodes[children[i]].visits;
    expanded++;
  }
  if (params->width > 0) return expanded < params->width + params->widening * sqrt((double)t->nodes[node].visits);
  return total / visits + params->exploration * share * sqrt(visits) > puct(t->nodes + children[best], params->exploration);
}

/* Choose for one ask at a node: the forced option; else the unexpanded option with the highest prior, if one more is
   expanded; else the child with the highest PUCT score. Returns the same as sample_child. */
static I select_child(Tree *t, int32_t node, M *m, int a, const TreeParams *params, int32_t *child, int *is_leaf) {
  double shares[MAX_OPTIONS];
  int32_t children[MAX_OPTIONS];
  int count = m->count[a], unexpanded = -1;
  option_shares(&t->guide, m, a, params->players, shares);
  int expanded = find_children(t, node, m, a, children);
  for (int i = 0; i < count; i++) {
    if (children[i]) {
      t->nodes[children[i]].available++;
      t->nodes[children[i]].prior += shares[i];
    } else if (shares[i] > 0 && (unexpanded < 0 || shares[i] > shares[unexpanded])) unexpanded = i;
  }
  int best = forced_index(t, node, m, a);
  if (best < 0 && expanded) {
    best = best_child(t, children, count, params->exploration);
    if (unexpanded >= 0 && is_expanding(t, node, children, count, best, shares[unexpanded], params)) best = -1;
  }
  if (best < 0) best = unexpanded;
  if (!children[best]) {
    *is_leaf = 1;
    children[best] = add_child(t, node, m->seat[a], m->what[a], m->options[a][best]);
    if (children[best]) {
      t->nodes[children[best]].available = 1;
      t->nodes[children[best]].prior = shares[best];
    }
  }
  *child = children[best];
  return m->options[a][best];
}

/* The child for a simultaneous choice below those of the other seats. */
static int32_t joint_child(Tree *t, int32_t parent, const M *m, int a, I choice, int *is_leaf) {
  int32_t child = find_child(t, parent, m->seat[a], m->what[a], choice);
  if (!child) {
    *is_leaf = 1;
    child = add_child(t, parent, m->seat[a], m->what[a], choice);
  }
  visit(t, child);
  return child;
}

/* One step down. All asked seats choose at this node, without knowing each other's choice; their joint choice leads to
   the next node. Opponents who select by the tree would exploit the seat's own hand, which they cannot see; unless
   `opponents_use_tree` is set, they sample the prior. Returns the next node, or 0 where the tree ends. */
static int32_t descend(Tree *t, int32_t node, M *m, const TreeParams *params, uint64_t *state) {
  I choices[SEATS];
  int32_t children[SEATS], next = 0;
  int is_leaf = t->depth + 2 * SEATS > MAX_DEPTH;
  for (int a = 0; a < m->asks; a++) {
    choices[a] = m->options[a][0];
    if (m->count[a] < 2) continue;
    choices[a] = params->opponents_use_tree || m->seat[a] == t->seat
                     ? select_child(t, node, m, a, params, children + a, &is_leaf)
                     : sample_child(t, node, m, a, params, state, children + a, &is_leaf);
    visit(t, children[a]);
  }
  for (int a = 0; a < m->asks && !is_leaf; a++) {
    if (m->count[a] < 2) continue;
    next = next ? joint_child(t, next, m, a, choices[a], &is_leaf) : children[a];
  }
  answer_all(m, choices);
  return is_leaf ? 0 : next;
}

/* The decision of a seat if it must decide now, or else the first one; -1 if there is none. */
static int decision_of(const M *m, I seat) {
  int a = ask_of(m, seat);
  if (a >= 0 && is_decision(m, a)) return a;
  for (a = 0; a < m->asks; a++)
    if (is_decision(m, a)) return a;
  return -1;
}

/* The rewards at the end of an iteration: those of the network at a decision, preferably of the seat that searches.
   At the end of a game, and in single-player games, those of the mind. */
static void leaf_rewards(const Tree *t, M *m, const TreeParams *params, double *rewards) {
  int a = m->over || !t->guide.answer || params->players == 1 ? -1 : decision_of(m, t->seat);
  if (a < 0) seat_rewards(m, params, rewards);
  else memcpy(rewards, advise(&t->guide, m, a, params->players)->reward, SEATS * sizeof *rewards);
}

static int iterate(Tree *t, const M *root, I seat, uint64_t *state, const TreeParams *params) {
  M m = *root;
  int32_t node = 0;
  int inside = 1;
  double rewards[SEATS];
  t->depth = 0;
  agon_imagine(&m, seat, state);
  while (inside && !m.over) {
    if (!decisions(&m)) { playout_step(&m, params->sharpness, state); continue; }
    node = descend(t, node, &m, params, state);
    inside = node != 0;
  }
  playout(&m, (int64_t)REACHED(root) + params->turns, params, state);
  if (m.fault) return m.fault;
  leaf_rewards(t, &m, params, rewards);
  for (int s = 0; s < params->players; s++) t->totals[s] += rewards[s];
  t->nodes[0].visits++;
  for (int i = 0; i < t->depth; i++) {
    Node *child = t->nodes + t->path[i];
    child->visits++;
    child->total += rewards[child->seat];
  }
  return 0;
}

/* The statistics of the options at the root; the prior of an unexpanded option is the one at the root. */
static void fill_report(Tree *t, const M *root, int a, const TreeParams *params, Report *report) {
  double shares[MAX_OPTIONS];
  int32_t children[MAX_OPTIONS];
  M m = *root;
  option_shares(&t->guide, &m, a, params->players, shares);
  find_children(t, 0, root, a, children);
  report->iterations = t->iterations;
  report->nodes = t->used;
  report->count = root->count[a];
  for (int i = 0; i < report->count; i++) {
    const Node *child = t->nodes + children[i];
    report->options[i] = root->options[a][i];
    report->visits[i] = children[i] ? child->visits : 0;
    report->value[i] = report->visits[i] ? child->total / (double)child->visits : 0;
    report->prior[i] =
        children[i] && child->available ? child->prior / (double)child->available : shares[i];
  }
}

/* Run more iterations. Iteration n is random from (seed, n) alone, so slicing does not change the result. */
static int run_iterations(Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const TreeParams *params) {
  int fault = 0;
  t->seat = (int16_t)seat;
  memset(t->totals, 0, sizeof t->totals);
  for (int64_t i = 0; i < iterations && !fault; i++) {
    uint64_t state = mix(seed * GOLDEN + (uint64_t)t->iterations++);
    fault = iterate(t, root, seat, &state, params);
  }
  return fault;
}

/* Run more iterations for a seat that is asked at the root. */
void agon_search(
    Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const TreeParams *params, Report *report) {
  int a = ask_of(root, seat);
  memset(report, 0, sizeof *report);
  if (a < 0) { report->fault = NOT_ASKED; return; }
  t->what = root->what[a];
  report->fault = run_iterations(t, root, seat, seed, iterations, params);
  fill_report(t, root, a, params, report);
}

/* Run more iterations from the information set of a seat, which need not be asked; sum up the rewards of each seat. */
int32_t agon_search_rewards(
    Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const TreeParams *params, double *totals) {
  int fault = run_iterations(t, root, seat, seed, iterations, params);
  memcpy(totals, t->totals, sizeof t->totals);
  return fault;
}

/* Make the child of an option the new root and drop the rest of the tree. Returns 0 if there is no such child. */
int32_t agon_search_reroot(Tree *t, I option) {
  int32_t kept = find_child(t, 0, t->seat, t->what, option);
  if (!kept) { clear(t); return 0; }
  Node *old = t->nodes, *copied = t->spare;
  int32_t used = 1;
  copied[0] = old[kept];
  copied[0].next = 0;
  for (int32_t at = 0; at < used; at++) {
    int32_t *link = &copied[at].first;
    for (int32_t child = *link; child; child = old[child].next) {
      copied[used] = old[child];
      *link = used;
      link = &copied[used++].next;
    }
    *link = 0;
  }
  t->nodes = copied;
  t->spare = old;
  t->used = used;
  return 1;
}

/* ---- one-ply lookahead */

/* Play until the seat must decide again. */
static void play_to_next_decision(M *m, I seat, const TreeParams *params, uint64_t *state) {
  int left = params->decisions;
  while (!m->over) {
    int own = ask_of(m, seat), now = decisions(m);
    if ((own >= 0 && is_decision(m, own)) || (now && left <= 0)) return;
    left -= now;
    playout_step(m, params->sharpness, state);
  }
}

/* The mean reward of every option at the seat's next decision, over the same determinizations and the same dice. */
void agon_lookahead(const M *root, I seat, uint64_t seed, int64_t deals, const TreeParams *params, Report *report) {
  I priors[MAX_OPTIONS];
  double rewards[SEATS];
  int a = ask_of(root, seat);
  memset(report, 0, sizeof *report);
  if (a < 0) { report->fault = NOT_ASKED; return; }
  report->count = root->count[a];
  for (int64_t n = 0; n < deals; n++) {
    M dealt = *root, m;
    uint64_t state = mix(seed * GOLDEN + (uint64_t)n);
    agon_imagine(&dealt, seat, &state);
    double total = (double)all_priors(&dealt, a, priors);
    for (int i = 0; i < report->count; i++) {
      uint64_t again = state;
      m = dealt;
      agon_answer(&m, seat, report->options[i] = root->options[a][i]);
      play_to_next_decision(&m, seat, params, &again);
      if (m.fault) { report->fault = m.fault; return; }
      seat_rewards(&m, params, rewards);
      report->visits[i]++;
      report->value[i] += rewards[seat];
      report->prior[i] += (double)priors[i] / total;
    }
  }
  report->iterations = (int32_t)deals;
  for (int i = 0; deals > 0 && i < report->count; i++) {
    report->value[i] /= (double)deals;
    report->prior[i] /= (double)deals;
  }
}
