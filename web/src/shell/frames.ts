/**
 * Do something before the next frame is painted, such as measuring: by then everything has changed, and the page is laid
 * out once for all who measure. Returns how to drop it, for an effect.
 */
export function inFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}
