/* Search, the same for every game. Included after play.h; agents/tree.py does the same over the lowered machine, step by
   step and number by number.

   The tree is open loop: a node is the players' choices from the root, chance leaves no mark. Every iteration deals anew
   what the seat cannot know, goes down the tree, adds a node, plays on as the players lean to, and tells every node on
   its way how that ended for whoever chose it. */
#include <math.h>

typedef struct {
  double prior, total;         /* sums: over the times it was offered, over the times it was chosen */
  int32_t visits, available;
  int32_t first, next;         /* children are a list; 0, the root, stands for none */
  int16_t seat, what, option;
} Node;

#define MOST_DEPTH 4096
#define CODES 65536

typedef struct {
  int32_t size, used, iterations, depth;
  int16_t seat, what;          /* what the root is about */
  int16_t only;                /* what the seat chooses at the root; NONE: whatever it likes */
  double totals[SEATS];        /* what the last iterations brought to each seat */
  Node *nodes, *spare;
  int32_t path[MOST_DEPTH + 2 * SEATS];
  int16_t place[CODES];        /* of an option among those offered, 1 the first; 0 between uses */
  Node pool[];
} Tree;

typedef struct {
  double exploration, width, widening;
  int32_t decisions, turns, sharpness, players, everybody_learns;
} Params;

typedef struct {
  double value[MOST], prior[MOST];
  int32_t visits[MOST];
  int32_t fault, iterations, nodes, count;
  O options[MOST];
} Found;

/* ---- what players lean to */

static I weigh_all(M *m, int a, I *weights) {
  I total = 0;
  for (int i = 0; i < m->count[a]; i++) total += weights[i] = WEIGH(m, m->seat[a], m->what[a], m->options[a][i]);
  if (total > 0) return total;
  for (int i = 0; i < m->count[a]; i++) weights[i] = 1;
  return m->count[a];
}

static int heaviest(const I *weights, int count) {
  int best = 0;
  for (int i = 1; i < count; i++)
    if (weights[i] > weights[best]) best = i;
  return best;
}

/* A power of what an option weighs beside the heaviest, which has WHOLE lots. */
#define WHOLE 1024
static uint32_t lots(uint32_t weight, uint32_t heaviest, int sharpness) {
  uint32_t share = weight * WHOLE / heaviest, power = share;
  for (int n = 1; n < sharpness; n++) power = power * share / WHOLE;
  return power;
}

/* Draw an option; the sharper, the more likely the heaviest. */
static I lean(M *m, int a, int sharpness, uint64_t *state) {
  I weights[MOST];
  uint32_t drawn[MOST], sum = 0;
  int i = 0;
  weigh_all(m, a, weights);
  uint32_t most = (uint32_t)weights[heaviest(weights, m->count[a])];
  for (int j = 0; j < m->count[a]; j++) sum += drawn[j] = lots((uint32_t)weights[j], most, sharpness);
  int64_t at = (int64_t)below(state, sum);
  while ((at -= drawn[i]) >= 0) i++;
  return m->options[a][i];
}

static int ask_of(const M *m, I seat) {
  for (int a = 0; a < m->asks; a++)
    if (m->seat[a] == seat) return a;
  return -1;
}

/* What a seat chooses by its leaning alone: at random, or without a state the heaviest. NONE if it is not asked. */
I agon_policy(M *m, I seat, uint64_t *state) {
  I weights[MOST];
  int a = ask_of(m, seat);
  if (a < 0) return NONE;
  if (state) return lean(m, a, 1, state);
  weigh_all(m, a, weights);
  return m->options[a][heaviest(weights, m->count[a])];
}

/* ---- playing on */

static int is_decision(const M *m, int a) { return m->seat[a] != CHANCE && m->count[a] > 1; }

static int decisions(const M *m) {
  int n = 0;
  for (int a = 0; a < m->asks; a++) n += is_decision(m, a);
  return n;
}

/* Give the pending asks their answers, which were all chosen before the first is given. */
static void answer_all(M *m, const I *choices) {
  I seats[SEATS];
  int asks = m->asks;
  for (int a = 0; a < asks; a++) seats[a] = m->seat[a];
  for (int a = 0; a < asks; a++) agon_answer(m, seats[a], choices[a]);
}

static void play_on(M *m, int sharpness, uint64_t *state) {
  I choices[SEATS];
  for (int a = 0; a < m->asks; a++)
    choices[a] = is_decision(m, a)         ? lean(m, a, sharpness, state)
                 : m->seat[a] == CHANCE ? pick(m, a, state)
                                        : m->options[a][0];
  answer_all(m, choices);
}

/* Play on until the game ends, a turn is reached, or so many decisions were taken. */
static void play_out(M *m, int64_t goal, const Params *params, uint64_t *state) {
  int left = params->decisions;
  while (!m->over && !(params->turns && REACHED(m) >= goal)) {
    int now = decisions(m);
    if (now && left <= 0) return;
    left -= now;
    play_on(m, params->sharpness, state);
  }
}

/* What the end is worth to each seat: winners share 1. Where the game goes on, or nobody plays against the seat, what
   its mind expects. */
static void judge(M *m, const Params *params, double *rewards) {
  int players = params->players, winners = 0;
  double sum = 0;
  for (int s = 0; s < players; s++) winners += m->winners >> s & 1;
  for (int s = 0; s < players; s++) {
    if (!m->over || players == 1) rewards[s] = 1.0 / (1.0 + exp(-(double)EVALUATE(m, s) / 100.0));
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
  t->only = NONE;
  clear(t);
  return t;
}

/* From now on the seat chooses this option at the root; with NONE it is free again. */
void agon_search_only(Tree *t, I option) { t->only = (int16_t)option; }

void agon_search_free(Tree *t) { free(t); }

static int32_t make(Tree *t, int32_t parent, I seat, I what, I option) {
  if (t->used == t->size) return 0;
  Node *node = t->nodes + t->used;
  memset(node, 0, sizeof *node);
  node->seat = (int16_t)seat;
  node->what = (int16_t)what;
  node->option = (int16_t)option;
  node->next = t->nodes[parent].first;
  return t->nodes[parent].first = t->used++;
}

static int32_t child(const Tree *t, int32_t parent, I seat, I what, I option) {
  int32_t kid = t->nodes[parent].first;
  while (kid && !(t->nodes[kid].seat == seat && t->nodes[kid].what == what && t->nodes[kid].option == option))
    kid = t->nodes[kid].next;
  return kid;
}

/* The children of a node for the options of an ask, in their order; 0 where there is none. Returns how many are. */
static int children(Tree *t, int32_t parent, const M *m, int a, int32_t *kids) {
  int found = 0;
  for (int i = 0; i < m->count[a]; i++) {
    kids[i] = 0;
    t->place[(uint16_t)m->options[a][i]] = (int16_t)(i + 1);
  }
  for (int32_t kid = t->nodes[parent].first; kid; kid = t->nodes[kid].next) {
    const Node *node = t->nodes + kid;
    int place = t->place[(uint16_t)node->option];
    if (place && node->seat == m->seat[a] && node->what == m->what[a]) { kids[place - 1] = kid; found++; }
  }
  for (int i = 0; i < m->count[a]; i++) t->place[(uint16_t)m->options[a][i]] = 0;
  return found;
}

static void tread(Tree *t, int32_t kid) {
  if (kid) t->path[t->depth++] = kid;
}

/* The child to go to among those there are: what it has brought, and how much is leaned to it for how seldom it was
   chosen when it was offered. */
static int favourite(const Tree *t, const int32_t *kids, int count, double exploration) {
  int best = -1;
  double highest = 0;
  for (int i = 0; i < count; i++) {
    if (!kids[i]) continue;
    const Node *kid = t->nodes + kids[i];
    double offered = (double)kid->available;
    double curiosity = exploration * (kid->prior / offered) * sqrt(offered) / (1.0 + (double)kid->visits);
    double score = kid->total / (double)kid->visits + curiosity;
    if (best < 0 || score > highest) { best = i; highest = score; }
  }
  return best;
}

/* The place of the only option at the root, or -1 where the choice is free. */
static int prescribed(const Tree *t, int32_t node, const M *m, int a) {
  if (t->only == NONE || node || m->seat[a] != t->seat) return -1;
  for (int i = 0; i < m->count[a]; i++)
    if (m->options[a][i] == t->only) return i;
  return -1;
}

/* Choose for one ask at a node as it is leaned to. Returns the option and its child, which is `fresh` where it was made
   now, and 0 where the pool is full. */
static I draw(Tree *t, int32_t node, M *m, int a, int sharpness, uint64_t *state, int32_t *kid, int *fresh) {
  I option = lean(m, a, sharpness, state);
  *kid = child(t, node, m->seat[a], m->what[a], option);
  if (!*kid) {
    *fresh = 1;
    *kid = make(t, node, m->seat[a], m->what[a], option);
  }
  return option;
}

/* Choose for one ask at a node: what is prescribed; else the heaviest option that has no child yet while the node may
   grow wider; else the favourite. Returns what draw does. */
static I choose(Tree *t, int32_t node, M *m, int a, const Params *params, int32_t *kid, int *fresh) {
  I weights[MOST];
  int32_t kids[MOST];
  int count = m->count[a], open = -1;
  double total = (double)weigh_all(m, a, weights);
  int found = children(t, node, m, a, kids);
  for (int i = 0; i < count; i++) {
    if (kids[i]) {
      t->nodes[kids[i]].available++;
      t->nodes[kids[i]].prior += (double)weights[i] / total;
    } else if (weights[i] > 0 && (open < 0 || weights[i] > weights[open])) open = i;
  }
  double width = params->width + params->widening * sqrt((double)t->nodes[node].visits);
  int best = prescribed(t, node, m, a);
  if (best < 0 && (open < 0 || (found && (t->used == t->size || (double)found >= width))))
    best = favourite(t, kids, count, params->exploration);
  if (best < 0) best = open;
  if (!kids[best]) {
    *fresh = 1;
    kids[best] = make(t, node, m->seat[a], m->what[a], m->options[a][best]);
    if (kids[best]) {
      t->nodes[kids[best]].available = 1;
      t->nodes[kids[best]].prior = (double)weights[best] / total;
    }
  }
  *kid = kids[best];
  return m->options[a][best];
}

/* Where a choice that was made together with others leads to, below theirs. */
static int32_t joined(Tree *t, int32_t parent, const M *m, int a, I choice, int *fresh) {
  int32_t kid = child(t, parent, m->seat[a], m->what[a], choice);
  if (!kid) {
    *fresh = 1;
    kid = make(t, parent, m->seat[a], m->what[a], choice);
  }
  tread(t, kid);
  return kid;
}

/* One step down: everybody who is asked chooses at this node, not knowing what the others choose; all their choices
   together lead to the next. The others would learn from the seat's own hand, which they do not know: unless everybody
   learns, they choose as they lean to. Returns the next node, or 0 where the tree ends. */
static int32_t descend(Tree *t, int32_t node, M *m, const Params *params, uint64_t *state) {
  I choices[SEATS];
  int32_t kids[SEATS], next = 0;
  int fresh = t->depth + 2 * SEATS > MOST_DEPTH;
  for (int a = 0; a < m->asks; a++) {
    choices[a] = m->options[a][0];
    if (m->count[a] < 2) continue;
    choices[a] = params->everybody_learns || m->seat[a] == t->seat
                     ? choose(t, node, m, a, params, kids + a, &fresh)
                     : draw(t, node, m, a, params->sharpness, state, kids + a, &fresh);
    tread(t, kids[a]);
  }
  for (int a = 0; a < m->asks && !fresh; a++) {
    if (m->count[a] < 2) continue;
    next = next ? joined(t, next, m, a, choices[a], &fresh) : kids[a];
  }
  answer_all(m, choices);
  return fresh ? 0 : next;
}

static int iterate(Tree *t, const M *root, I seat, uint64_t *state, const Params *params) {
  M m = *root;
  int32_t node = 0;
  int inside = 1;
  double rewards[SEATS];
  t->depth = 0;
  agon_imagine(&m, seat, state);
  while (inside && !m.over) {
    if (!decisions(&m)) { play_on(&m, params->sharpness, state); continue; }
    node = descend(t, node, &m, params, state);
    inside = node != 0;
  }
  play_out(&m, (int64_t)REACHED(root) + params->turns, params, state);
  if (m.fault) return m.fault;
  judge(&m, params, rewards);
  for (int s = 0; s < params->players; s++) t->totals[s] += rewards[s];
  t->nodes[0].visits++;
  for (int i = 0; i < t->depth; i++) {
    Node *kid = t->nodes + t->path[i];
    kid->visits++;
    kid->total += rewards[kid->seat];
  }
  return 0;
}

/* What is known of the options at the root; what was not tried yet is leaned to as at the root itself. */
static void report(Tree *t, const M *root, int a, Found *found) {
  I weights[MOST];
  int32_t kids[MOST];
  M m = *root;
  double total = (double)weigh_all(&m, a, weights);
  children(t, 0, root, a, kids);
  found->iterations = t->iterations;
  found->nodes = t->used;
  found->count = root->count[a];
  for (int i = 0; i < found->count; i++) {
    const Node *kid = t->nodes + kids[i];
    found->options[i] = root->options[a][i];
    found->visits[i] = kids[i] ? kid->visits : 0;
    found->value[i] = found->visits[i] ? kid->total / (double)kid->visits : 0;
    found->prior[i] = kids[i] && kid->available ? kid->prior / (double)kid->available : (double)weights[i] / total;
  }
}

/* So many more iterations. Iteration n is random from (seed, n) alone, so it does not matter in how many slices they
   come. */
static int grow(Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const Params *params) {
  int fault = 0;
  t->seat = (int16_t)seat;
  memset(t->totals, 0, sizeof t->totals);
  for (int64_t i = 0; i < iterations && !fault; i++) {
    uint64_t state = mix(seed * GOLDEN + (uint64_t)t->iterations++);
    fault = iterate(t, root, seat, &state, params);
  }
  return fault;
}

/* So many more iterations for a seat that is asked at the root. */
void agon_search(Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const Params *params, Found *found) {
  int a = ask_of(root, seat);
  memset(found, 0, sizeof *found);
  if (a < 0) { found->fault = NOT_ASKED; return; }
  t->what = root->what[a];
  found->fault = grow(t, root, seat, seed, iterations, params);
  report(t, root, a, found);
}

/* So many more iterations from what a seat knows, whoever is asked at the root; what they brought to each seat, summed
   up. */
int32_t agon_search_outlook(
    Tree *t, const M *root, I seat, uint64_t seed, int64_t iterations, const Params *params, double *totals) {
  int fault = grow(t, root, seat, seed, iterations, params);
  memcpy(totals, t->totals, sizeof t->totals);
  return fault;
}

/* Make what the seat chose at the root the new root; the rest is forgotten. Without such a child all is. */
int32_t agon_search_keep(Tree *t, I option) {
  int32_t kept = child(t, 0, t->seat, t->what, option);
  if (!kept) { clear(t); return 0; }
  Node *old = t->nodes, *fresh = t->spare;
  int32_t used = 1;
  fresh[0] = old[kept];
  fresh[0].next = 0;
  for (int32_t at = 0; at < used; at++) {
    int32_t *link = &fresh[at].first;
    for (int32_t kid = *link; kid; kid = old[kid].next) {
      fresh[used] = old[kid];
      *link = used;
      link = &fresh[used++].next;
    }
    *link = 0;
  }
  t->nodes = fresh;
  t->spare = old;
  t->used = used;
  return 1;
}

/* ---- looking ahead without a tree */

/* What follows an option: everybody plays on as they lean to, until the seat must decide again. */
static void follow(M *m, I seat, const Params *params, uint64_t *state) {
  int left = params->decisions;
  while (!m->over) {
    int own = ask_of(m, seat), now = decisions(m);
    if ((own >= 0 && is_decision(m, own)) || (now && left <= 0)) return;
    left -= now;
    play_on(m, params->sharpness, state);
  }
}

/* For every option the mean worth of what follows, over the same deals and the same dice. */
void agon_lookahead(const M *root, I seat, uint64_t seed, int64_t deals, const Params *params, Found *found) {
  I weights[MOST];
  double rewards[SEATS];
  int a = ask_of(root, seat);
  memset(found, 0, sizeof *found);
  if (a < 0) { found->fault = NOT_ASKED; return; }
  found->count = root->count[a];
  for (int64_t n = 0; n < deals; n++) {
    M dealt = *root, m;
    uint64_t state = mix(seed * GOLDEN + (uint64_t)n);
    agon_imagine(&dealt, seat, &state);
    double total = (double)weigh_all(&dealt, a, weights);
    for (int i = 0; i < found->count; i++) {
      uint64_t again = state;
      m = dealt;
      agon_answer(&m, seat, found->options[i] = root->options[a][i]);
      follow(&m, seat, params, &again);
      if (m.fault) { found->fault = m.fault; return; }
      judge(&m, params, rewards);
      found->visits[i]++;
      found->value[i] += rewards[seat];
      found->prior[i] += (double)weights[i] / total;
    }
  }
  found->iterations = (int32_t)deals;
  for (int i = 0; deals > 0 && i < found->count; i++) {
    found->value[i] /= (double)deals;
    found->prior[i] /= (double)deals;
  }
}
