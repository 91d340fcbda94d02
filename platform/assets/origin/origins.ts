/** Writes into every file that is made where it comes from, and tells what any file says about that. */

import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';
import { filePreferences } from '#platform/db/tables/usage.table.ts';
import type { Log } from '#platform/log/log.ts';
import { createThreadPool } from '#platform/processes/thread-pool.ts';
import type { CheckOrder } from './check-file.ts';
import { containerOf } from './containers/containers.ts';
import { appendXmp, mp4 } from './containers/mp4.ts';
import { createInstallationKey } from './installation-key.ts';
import type { Findings, Recipe } from './recipe.ts';
import { signFile } from './sign.ts';
import { writeXmp } from './xmp.ts';

/** Bytes; a larger file on disk is not read into memory for this. */
const LARGEST_IN_MEMORY = 96 * 1024 * 1024;

export type Origins = ReturnType<typeof createOrigins>;

export function createOrigins(db: Db, secret: string, log: Log) {
  const key = createInstallationKey(db, secret);
  const pool = createThreadPool({
    entry: new URL('./check.worker.ts', import.meta.url),
    size: 1,
    timeoutMs: 20_000,
    memoryMb: 256,
    idleMs: 60_000,
    maxWaiting: 20,
    busy: 'Many files are being checked. Please try again in a moment.',
  });

  const wantsPrompt = async (userId: string): Promise<boolean> => {
    const [row] = await db.select().from(filePreferences).where(eq(filePreferences.userId, userId));
    return row?.promptInFiles ?? true;
  };

  /** What its owner wants in it. */
  const asWanted = async (recipe: Recipe, userId: string): Promise<Recipe> =>
    recipe.prompt && !(await wantsPrompt(userId)) ? { ...recipe, prompt: undefined } : recipe;

  /** A file that cannot be marked is kept as it is: what somebody made must not be lost for a label. */
  async function unless<T>(name: string, unmarked: T, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, file: name }, 'a file was kept without its origin');
      return unmarked;
    }
  }

  const markBytes = async (bytes: Uint8Array, recipe: Recipe): Promise<Uint8Array> => {
    const container = containerOf(bytes);
    if (!container) return bytes;
    const marked = container.withXmp(bytes, writeXmp(recipe));
    return container.open ? signFile(container, marked, recipe, await key.signer()) : marked;
  };

  return {
    mark: (bytes: Uint8Array, recipe: Recipe, { userId, name }: { userId: string; name: string }) =>
      unless(name, bytes, async () => markBytes(bytes, await asWanted(recipe, userId))),

    /** Changes the file itself. */
    markFile: (path: string, recipe: Recipe, { userId, name }: { userId: string; name: string }) =>
      unless(name, undefined, async () => {
        const wanted = await asWanted(recipe, userId);
        const file = await open(path, 'r+');
        try {
          const head = Buffer.alloc(32);
          await file.read(head, 0, head.length, 0);
          if (mp4.canRead(head)) return await appendXmp(file, writeXmp(wanted));
        } finally {
          await file.close();
        }
        if ((await stat(path)).size > LARGEST_IN_MEMORY) throw new Error('The file is too large');
        await writeFile(path, await markBytes(await readFile(path), wanted));
      }),

    prepareKey: key.prepare,

    async check(bytes: Uint8Array): Promise<Findings> {
      const order: CheckOrder = { bytes, known: await key.known() };
      return pool.run<Findings>(order);
    },

    async promptInFiles(userId: string): Promise<boolean> {
      return wantsPrompt(userId);
    },

    async setPromptInFiles(userId: string, promptInFiles: boolean): Promise<void> {
      await db
        .insert(filePreferences)
        .values({ userId, promptInFiles })
        .onConflictDoUpdate({ target: filePreferences.userId, set: { promptInFiles } });
    },

    close: pool.close,
  };
}
