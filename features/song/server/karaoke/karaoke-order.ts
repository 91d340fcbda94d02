/** What the karaoke process is told: plain data and paths. */

import type { KaraokeSong } from '../../film/karaoke-page.ts';
import type { KaraokeAspect } from '../../song-words.ts';

export interface KaraokeOrder {
  song: KaraokeSong;
  aspect: KaraokeAspect;
  /** The song without loss. */
  sound: string;
  film: string;
  marks: Record<string, string>;
}
