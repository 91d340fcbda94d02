/** Notices when somebody sets the clock: what is removed by its age must not go because of a wrong date. */

/** Milliseconds; time servers correct by less, and a maintenance run may be late by this much on a busy machine. */
const ALLOWED = 3_600_000;

/** Each call tells by how much the clock of the wall moved against the one that only counts, if it is much; else 0. */
export function createClockWatch(wall = () => Date.now(), counted = () => performance.now()): () => number {
  let ahead = wall() - counted();
  return () => {
    const now = wall() - counted();
    const jumped = now - ahead;
    ahead = now;
    return Math.abs(jumped) > ALLOWED ? jumped : 0;
  };
}
