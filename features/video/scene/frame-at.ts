/** Which frame of an animated picture is shown at a moment, in the preview as in the film. */

/** `delays`: milliseconds of each frame; after the last it begins again. */
export function frameAt(delays: readonly number[], seconds: number): number {
  const total = delays.reduce((sum, one) => sum + one, 0);
  let left = (seconds * 1000) % total;
  const found = delays.findIndex((delay) => {
    left -= delay;
    return left < 0;
  });
  return Math.max(0, found);
}
