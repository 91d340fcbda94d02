/** The one list of kinds of files that can carry words about their origin. */

import type { Container } from './container.ts';
import { gif } from './gif.ts';
import { jpeg } from './jpeg.ts';
import { mp3 } from './mp3.ts';
import { mp4 } from './mp4.ts';
import { png } from './png.ts';
import { wav, webp } from './riff.ts';

// MP3 last: its mark is the weakest.
const CONTAINERS: readonly Container[] = [png, jpeg, webp, gif, mp4, wav, mp3];

/** By what is in it, whatever it is called. */
export const containerOf = (bytes: Uint8Array): Container | undefined =>
  CONTAINERS.find((one) => one.canRead(bytes));
