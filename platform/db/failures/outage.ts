/** Tells failures of the way to the database, which pass, from failures of what was asked of it. */

/** Of the socket and of PostgreSQL: stopped, starting, full of connections, or told to give up a statement that took too long. */
const PASSING = /^(ECONN|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|08|57P0|53300|57014)/;

/** The driver has words instead of codes for these. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;

/** Seconds after which asking again makes sense. */
export const OUTAGE_RETRY_SECONDS = 5;

/** An AppError is somebody's own word about its cause; whatever else came from outside is looked into. */
export function isOutage(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    if (one.name === 'AppError') return false;
    const { code, errors } = one as Error & { code?: unknown; errors?: unknown[] };
    if (typeof code === 'string' && PASSING.test(code)) return true;
    if (LOST.test(one.message)) return true;
    // A name with several addresses, none of which answered.
    if (errors?.length && errors.every(isOutage)) return true;
  }
  return false;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;

/** Does it as soon as the database is back; what it throws after this long, or for another reason, is thrown. */
export async function afterOutage<T>(work: () => Promise<T>, patienceMs = 60_000): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || performance.now() + pause > deadline) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
