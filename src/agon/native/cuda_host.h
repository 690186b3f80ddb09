/* What the host does for kernels: memory, launches and sorting. A build for the host has loops and vectors in place of
   them. Included by cuda_play.h and cuda_batch.h. */

/* Run the script on top of the stack once. Return whether the game stops at an ask or is over. */
SMALL int run_once(M *m) {
  if (RUN_SCRIPT(m, m->stack[m->sp - 1])) {
    for (int a = 0; !m->over && a < m->asks; a++)
      if (m->count[a] <= 0) fault(m, NO_OPTION);
    return 1;
  }
  return m->sp == 0 && fault(m, ENDED);
}

/* The place of a game: the script on top of the stack and its resume point. Games at the same place run the same code. */
SMALL int place_of(const M *m) {
  const int32_t *top = m->stack + m->sp;
  return FIRST_POINT[top[-1]] + top[-2];
}

#ifndef MOST_STEPS
#define MOST_STEPS 32 /* of a launch */
#endif
#ifndef FEWEST_LANES
#define FEWEST_LANES 8
#endif

/* Step a game until it stops; return whether it goes on later. A warp goes on while enough of its lanes are at the same
   place, and those that are elsewhere wait. `lanes` are those that have a game: `LIVE_LANES`, asked by the whole warp. */
#ifdef __CUDA_ARCH__
#define LIVE_LANES(live) __ballot_sync(~0u, live)
#else
#define LIVE_LANES(live) 1u
#endif
template <class Step> SMALL int run_on(const M *m, unsigned lanes, Step step) {
#ifdef __CUDA_ARCH__
  int alive = 1, on = 1, place = 0;
  for (int left = MOST_STEPS;;) {
    if (on) {
      alive = step();
      place = alive ? place_of(m) : 0;
    }
    __syncwarp(lanes);
    if (--left == 0) break;
    const unsigned same = __match_any_sync(lanes, on && alive ? place : -1 - LANE);
    const int most = __reduce_max_sync(lanes, on && alive ? __popc(same) * 32 + LANE : 0);
    if (most < FEWEST_LANES * 32) break;
    const int common = __shfl_sync(lanes, place, most & 31);
    on = on && alive && place == common;
  }
  return alive;
#else
  return lanes && step();
#endif
}

#ifdef __CUDACC__
#define THREADS 128
#ifndef BLOCKS
#define BLOCKS 4 /* of a multiprocessor: their number limits the registers of a thread */
#endif
/* A kernel that calls a function with the number of each thread. */
#define KERNEL(function, Job) \
  static __global__ void __launch_bounds__(THREADS, BLOCKS) function##_kernel(const Job job) { \
    function(job, (int64_t)blockIdx.x * blockDim.x + threadIdx.x); \
  }
#define LAUNCH(function, job, threads, stream) \
  do { \
    function##_kernel<<<(unsigned)(((threads) + THREADS - 1) / THREADS), THREADS, 0, stream>>>(job); \
    check(cudaGetLastError()); \
  } while (0)

typedef cudaStream_t Stream;
static void check(cudaError_t code) {
  if (code != cudaSuccess) throw code;
}
template <class T> struct Buffer {
  T *data = 0;
  explicit Buffer(size_t count) { check(cudaMalloc(&data, (count ? count : 1) * sizeof(T))); }
  Buffer(const Buffer &) = delete;
  ~Buffer() { cudaFree(data); }
  void put(const T *from, size_t count, Stream stream = 0) {
    check(cudaMemcpyAsync(data, from, count * sizeof(T), cudaMemcpyHostToDevice, stream));
  }
  void get(T *to, size_t count, Stream stream = 0) const {
    check(cudaMemcpyAsync(to, data, count * sizeof(T), cudaMemcpyDeviceToHost, stream));
    check(cudaStreamSynchronize(stream));
  }
};
static const char *message_of(cudaError_t code) { return cudaGetErrorString(code); }

/* Sorts numbers by their keys, which are at most POINTS. */
struct Sorter {
  size_t count, bytes = 0;
  Buffer<uint16_t> sorted;
  Buffer<int32_t> numbers, order;
  void *scratch = 0;
  explicit Sorter(size_t n) : count(n), sorted(n), numbers(n), order(n) {
    std::vector<int32_t> all(n);
    std::iota(all.begin(), all.end(), 0);
    numbers.put(all.data(), n);
    sort(0, 0);
    check(cudaMalloc(&scratch, bytes));
  }
  ~Sorter() { cudaFree(scratch); }
  void sort(const uint16_t *keys, Stream stream) {
    check(cub::DeviceRadixSort::SortPairs(
        scratch, bytes, keys, sorted.data, numbers.data, order.data, (int)count, 0, 32 - __builtin_clz(POINTS), stream));
  }
};
#else
#define KERNEL(function, Job)
#define LAUNCH(function, job, threads, stream) \
  for (int64_t thread = 0; thread < (int64_t)(threads); thread++) function(job, thread)

typedef void *Stream;
typedef const char *cudaError_t;
template <class T> struct Buffer {
  std::vector<T> kept;
  T *data;
  explicit Buffer(size_t count) : kept(count), data(kept.data()) {}
  void put(const T *from, size_t count, Stream = 0) { std::copy(from, from + count, data); }
  void get(T *to, size_t count, Stream = 0) const { std::copy(data, data + count, to); }
};
static const char *message_of(const char *message) { return message; }
struct Sorter {
  Buffer<int32_t> order;
  explicit Sorter(size_t n) : order(n) {}
  void sort(const uint16_t *keys, Stream) {
    std::iota(order.kept.begin(), order.kept.end(), 0);
    std::stable_sort(order.kept.begin(), order.kept.end(), [keys](int a, int b) { return keys[a] < keys[b]; });
  }
};
#endif

#define CATCH(message, size) \
  catch (cudaError_t code) { snprintf(message, (size_t)(size), "%s", message_of(code)); return 1; } \
  catch (const std::exception &error) { snprintf(message, (size_t)(size), "%s", error.what()); return 1; }

extern "C" {
/* The number of devices; a build for the host has one. */
int32_t agon_cuda_devices(void) {
#ifdef __CUDACC__
  int count = 0;
  return cudaGetDeviceCount(&count) == cudaSuccess ? count : 0;
#else
  return 1;
#endif
}
}
