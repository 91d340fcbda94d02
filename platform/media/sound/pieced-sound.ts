/** A sound that is read piece by piece, because hours of it would not fit in memory; one that is there as a whole is read the same way. */

import type { Stereo } from '#engine/music/stereo.ts';

export interface PiecedSound {
  /** Samples of a channel. */
  length: number;
  sampleRate: number;
  /** As many as were asked for; at the end of a piece fewer, but at least one. */
  read(from: number, count: number): Promise<Pick<Stereo, 'left' | 'right'>>;
}

export const inPieces = (sound: Stereo | PiecedSound): PiecedSound =>
  'read' in sound
    ? sound
    : {
        length: sound.left.length,
        sampleRate: sound.sampleRate,
        read: async (from, count) => ({
          left: sound.left.subarray(from, from + count),
          right: sound.right.subarray(from, from + count),
        }),
      };
