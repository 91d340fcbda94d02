/** What files hold, as short names: a file that is sent again, or lies elsewhere, is still the same. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export const contentOf = (bytes: string | Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 20);

export const contentOfFile = async (path: string): Promise<string> => contentOf(await readFile(path));

/** The same with the content of files in place of where they lie, however deep. */
export async function withContents(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(withContents));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, one]) => [
    key,
    key === 'path' && typeof one === 'string' ? await contentOfFile(one) : await withContents(one),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
