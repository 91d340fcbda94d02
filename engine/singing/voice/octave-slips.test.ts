/** A creak is found where it is, and nowhere else. */

import { expect, it } from 'vitest';
import { octaveSlips } from './octave-slips.ts';

const RATE = 24_000;
const HERTZ = 160;
const PITCH = Array.from({ length: 80 }, () => HERTZ);

/** A second of a voice; `uneven`: by how much every second swing is weaker. */
const voice = (uneven: number) =>
  Float32Array.from({ length: RATE }, (_, i) => {
    const swing = (i / RATE) * HERTZ;
    const strength = Math.floor(swing) % 2 === 0 ? 1 : 1 - uneven;
    return strength * (Math.exp(-6 * (swing % 1)) * Math.sin(2 * Math.PI * 5 * (swing % 1)));
  });

it('hears an octave below where every second swing all but fails', () => {
  expect(octaveSlips(voice(0), PITCH, RATE)).toBe(0);
  expect(octaveSlips(voice(0.9), PITCH, RATE)).toBeGreaterThan(0.4);
});

it('leaves short notes and what is unvoiced alone', () => {
  const short = PITCH.map((hertz, i) => (i % 16 < 8 ? hertz : hertz * 1.2));
  expect(octaveSlips(voice(0.9), short, RATE)).toBe(0);
  expect(
    octaveSlips(
      voice(0.9),
      PITCH.map(() => -1),
      RATE,
    ),
  ).toBe(0);
});
