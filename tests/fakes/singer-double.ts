/** Stands in for the singing voice: every written vowel is a syllable, and what is sung is a plain tone of the wanted height. */

import type { Singer } from '#platform/media/voice/singer.ts';
import { SUNG_RATE } from '#platform/media/voice/singer.ts';

/** Samples of a frame. */
const FRAME = 600;
const HARMONICS = [0.5, 0.25, 0.12];

/** 'sad' at the beginning of a line breaks. */
export const singerDouble = (): Singer & { sung: number } => {
  const double = {
    sung: 0,
    async soundOut(lines: string[]) {
      return lines.map((line) => {
        let sounds = '';
        const spans = line.split(/\s+/).map((text) => {
          if (sounds) sounds += ' ';
          const from = sounds.length;
          const plain = text.toLowerCase().replace(/[^a-z]/g, '');
          sounds += plain.replace(/[aeiouy]+/g, (_, at: number) => (at <= 1 ? 'ˈa' : 'ə')) || 'ˈa';
          return { text, from, to: sounds.length };
        });
        return { sounds, spans };
      });
    },
    async sing({ sounds, frames, pitch }: Parameters<Singer['sing']>[0]) {
      if (sounds.startsWith('sˈa')) throw new Error('the throat is sore');
      double.sung++;
      const total = frames.reduce((sum, one) => sum + one, 0) * FRAME;
      const out = new Float32Array(total);
      let phase = 0;
      for (let i = 0; i < total; i++) {
        const hertz = pitch[Math.floor((i / FRAME) * 2)] ?? 0;
        phase += hertz / SUNG_RATE;
        if (hertz > 0)
          HARMONICS.forEach((share, k) => {
            out[i]! += share * Math.sin(2 * Math.PI * phase * (k + 1));
          });
      }
      return out;
    },
  };
  return double;
};
