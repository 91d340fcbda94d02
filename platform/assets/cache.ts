/** Costly things that can be made again, kept by what they were made from: within a limit, oldest out first. */

import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '#common/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { ListedFile, Storage } from '#platform/storage/storage.ts';

/** Left out of backups: all of it can be made again. */
export const CACHE_AREA = 'cache/';
const MEGABYTE = 1024 * 1024;

export interface CacheLimits {
  /** Bytes of one person, and of everybody together. */
  perPerson: number;
  total: number;
}

const LIMITS: CacheLimits = { perPerson: 200 * MEGABYTE, total: 4096 * MEGABYTE };

export type Cache = ReturnType<typeof createCache>;

export function createCache(storage: Storage, log: Log, limits: CacheLimits = LIMITS) {
  const underWay = new Map<string, Promise<Buffer>>();
  /** By this process since it last looked at the whole. */
  let written = 0;

  const keyOf = (userId: string, recipe: unknown): string =>
    `${CACHE_AREA}${userId}/${createHash('sha256').update(JSON.stringify(recipe)).digest('hex')}`;

  const read = (key: string): Promise<Buffer | undefined> =>
    storage.get(key).then(
      ({ stream }) => buffer(stream),
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return undefined;
        throw error;
      },
    );

  async function make(key: string, contentType: string, work: () => Promise<Uint8Array>): Promise<Buffer> {
    const bytes = Buffer.from(await work());
    // A full disk must not keep anybody from getting what was made.
    await storage
      .put(key, bytes, { contentType, size: bytes.length })
      .catch((error) => log.warn({ err: error }, 'not kept for the next time'));
    written += bytes.length;
    if (written > limits.perPerson / 4) {
      written = 0;
      void sweep().catch((error) => log.warn({ err: error }, 'the cache could not be swept'));
    }
    return bytes;
  }

  /** Every person within their share, then all within the whole. */
  async function sweep(): Promise<void> {
    const files: ListedFile[] = [];
    for await (const file of storage.list(CACHE_AREA)) files.push(file);
    files.sort((a, b) => b.modifiedAt.getTime() - a.modifiedAt.getTime());
    const shares = new Map<string, number>();
    let total = 0;
    const gone: string[] = [];
    for (const { key, size } of files) {
      const person = key.slice(CACHE_AREA.length, key.indexOf('/', CACHE_AREA.length));
      const share = (shares.get(person) ?? 0) + size;
      if (share > limits.perPerson || total + size > limits.total) gone.push(key);
      else {
        shares.set(person, share);
        total += size;
      }
    }
    await storage.deleteMany(gone);
  }

  return {
    /**
     * The same recipe is made once at a time and once altogether. What somebody else began may end with them, because they
     * left: then whoever waited for it begins it once more.
     */
    async once(
      userId: string,
      recipe: unknown,
      contentType: string,
      work: () => Promise<Uint8Array>,
    ): Promise<Buffer> {
      const key = keyOf(userId, recipe);
      const known = await read(key);
      if (known) return known;
      const begin = (): Promise<Buffer> => {
        const mine = make(key, contentType, work).finally(() => underWay.delete(key));
        underWay.set(key, mine);
        return mine;
      };
      const others = underWay.get(key);
      return others ? others.catch(() => underWay.get(key) ?? begin()) : begin();
    },

    has: (userId: string, recipe: unknown): Promise<boolean> =>
      storage.head(keyOf(userId, recipe)).then(
        () => true,
        () => false,
      ),

    sweep,

    async removeAllOf(userId: string): Promise<void> {
      for await (const { key } of storage.list(`${CACHE_AREA}${userId}/`)) await storage.delete(key);
    },
  };
}
