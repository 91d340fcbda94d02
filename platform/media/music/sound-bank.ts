/** The instruments that music is played with, read from the package that ships them. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { SOUND_BANK } from '#engine/music/render/render-score.ts';

export const readSoundBank = (): Promise<Uint8Array> =>
  readFile(createRequire(import.meta.url).resolve(SOUND_BANK));
