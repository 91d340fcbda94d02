/** The pictures that stand for emoji, from the package that brings them. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const EMOJI_FOLDER = join(
  dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')),
  'assets',
);

/** Undefined where the collection lacks it. */
export async function emojiFile(code: string): Promise<Buffer | undefined> {
  for (const name of [code, code.replaceAll('-fe0f', ''), `${code}-fe0f`]) {
    try {
      return await readFile(join(EMOJI_FOLDER, `${name}.webp`));
    } catch {
      // The next way to write it.
    }
  }
  return undefined;
}
