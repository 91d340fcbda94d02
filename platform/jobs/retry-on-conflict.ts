/** Installing the queue when several processes start at once on an empty database. */

/** PostgreSQL: a key, schema, table or object that somebody else has made in the meantime. */
const MADE_MEANWHILE = new Set(['23505', '42P06', '42P07', '42710']);
const TRIES = 5;

const isRaced = (error: unknown): boolean => {
  const { code, message } = error as { code?: string; message?: string };
  return MADE_MEANWHILE.has(code ?? '') || /tuple concurrently updated/.test(message ?? '');
};

/** Whoever comes second is told so by an error; what it wanted to make is there, so the next try passes. */
export async function retryOnConflict<T>(install: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await install();
    } catch (error) {
      if (!isRaced(error) || tries === TRIES) throw error;
    }
  }
}
