/** The instruments that music is played with, read from the package that ships them. */

import { readFile } from 'node:fs/promises';
import { SOUND_BANK } from '#engine/music/render/render-score.ts';
import { neededFile } from '#engine/weights/package-files.ts';

export const readSoundBank = async (): Promise<Uint8Array> => readFile(neededFile(SOUND_BANK));
