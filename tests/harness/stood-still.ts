/** Whether this process went on with other things while something was worked on. */

const BEAT_MS = 5;

export interface Watched<T> {
  result: T;
  /** From 0 to 1: the longest time in which nothing else was done, against how long the work took. */
  stoodStill: number;
}

/** A share and no time: a busy machine makes all of it longer, and changes nothing of that. */
export async function watchLoopDuring<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const started = performance.now();
  let last = started;
  let longest = 0;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(beat, BEAT_MS);
  try {
    const result = await work();
    beat();
    return { result, stoodStill: longest / (performance.now() - started) };
  } finally {
    clearInterval(timer);
  }
}
