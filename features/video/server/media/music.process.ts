/** Composes, plays and writes down one piece of music, away from everything else. */

import { serveOrder } from '#platform/media/child-side.ts';
import { writeSound } from '#platform/media/film/film-writer.ts';
import type { VideoData } from '../../contract.ts';
import { filmSound } from '../render/film-sound.ts';

export interface MusicOrder {
  genre: Exclude<VideoData['music'], 'none'>;
  seconds: number;
  seed: number;
  path: string;
}

serveOrder<MusicOrder, null>(async ({ genre, seconds, seed, path }, tell) => {
  const board = { template: 'explainer' as const, duration: seconds, scenes: [] };
  const sound = await filmSound({ sound: { music: { genre, seed }, voices: [] }, board, media: [] }, tell);
  await writeSound(path, sound!);
  return null;
});
