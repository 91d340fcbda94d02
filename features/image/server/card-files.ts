/** Reads the pictures of cards out of their collection, enlarged without blur; each is read once while it is in use. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from '#engine/illustrator/cards/card-piece.ts';
import type { CardFile } from '#engine/illustrator/illustrate.ts';

const SIDE = 384;
const MAX_KEPT = 40;
const kept = new Map<string, Pixels>();

const folder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

export async function loadCards(files: readonly CardFile[]): Promise<Map<string, Pixels>> {
  const loaded = new Map<string, Pixels>();
  for (const { name, code } of files) {
    const pixels = kept.get(code) ?? (await read(code));
    if (!pixels) continue;
    kept.delete(code);
    kept.set(code, pixels);
    if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
    loaded.set(name, pixels);
  }
  return loaded;
}

/** Undefined where the collection lacks it: the thing is then left out of the picture. */
async function read(code: string): Promise<Pixels | undefined> {
  try {
    const { data, info } = await sharp(await readFile(join(folder(), `${code}.webp`)))
      .ensureAlpha()
      .resize(SIDE, SIDE, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.9 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, rgba: new Uint8Array(data) };
  } catch {
    return undefined;
  }
}
