/** An original instrumental for a cover: composed and played by our own engine, with the beats it was written to. */

import { MUSIC_TYPE, playMusic } from '#platform/media/music/play-music.ts';
import type { ComposeSong } from '../parts.ts';

export const composeSong: ComposeSong = async (order, signal) => {
  const { bytes, played } = await playMusic(order, signal);
  const { peaks, tempo, beats, bars, sections } = played;
  return {
    bytes,
    type: MUSIC_TYPE,
    analysis: {
      peaks,
      tempo,
      beats: [...beats],
      downbeats: [...bars],
      sections: sections.map(({ name, start, end, energy }) => ({ name, start, end, energy })),
    },
  };
};
