/** Keeps what a scan of large tables found for some seconds; small answers are always true to the moment. */

export interface TimedCacheOptions<T> {
  ttlMs: number;
  /** Whether getting this answer was expensive enough to keep it. */
  isLarge: (value: T) => boolean;
  now?: () => number;
}

/** Different questions that may be kept at once; the oldest is forgotten first. */
const MAX_KEYS = 200;

export function createTimedCache<T>({ ttlMs, isLarge, now = Date.now }: TimedCacheOptions<T>) {
  const kept = new Map<string, { value: T; until: number }>();
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.value;
    kept.delete(key);
    const value = await load();
    if (isLarge(value)) {
      if (kept.size >= MAX_KEYS) kept.delete(kept.keys().next().value!);
      kept.set(key, { value, until: now() + ttlMs });
    }
    return value;
  };
}
