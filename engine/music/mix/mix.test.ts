/** Loudness as the standard measures it, and what mixing does to it. */

import { describe, expect, it } from 'vitest';
import type { Stem } from '../render/render-score.ts';
import { bothSides, fromDecibels, type Stereo, silence } from '../stereo.ts';
import { duck } from './duck.ts';
import { limit, truePeak } from './limit.ts';
import { loudness, loudnessCurve, SILENT } from './loudness.ts';
import { crossFade, mix } from './mix.ts';
import { amplify, normalise } from './normalise.ts';
import { underSpeech } from './under-speech.ts';

const RATE = 48_000;
const sine = (hertz: number, seconds: number, size = 1, rate = RATE): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => size * Math.sin((2 * Math.PI * hertz * i) / rate));
const both = (mono: Float32Array): Stereo => bothSides(mono, RATE);
const part = ({ left, right, sampleRate }: Stereo, from: number, to: number): Stereo => ({
  sampleRate,
  left: left.slice(from * sampleRate, to * sampleRate),
  right: right.slice(from * sampleRate, to * sampleRate),
});

describe('loudness', () => {
  it.each([44_100, 48_000])('of a full 997 Hz sine is -3.01 in one channel and 0 in both at %i', (rate) => {
    const left = sine(997, 3, 1, rate);
    expect(loudness({ sampleRate: rate, left, right: new Float32Array(left.length) })).toBeCloseTo(-3.01, 1);
    expect(loudness(bothSides(left, rate))).toBeCloseTo(0, 1);
  });

  it('hears bass less, leaves silence out, and follows in a curve', () => {
    const tone = both(sine(997, 4, 0.1));
    expect(loudness(both(sine(40, 3, 0.1)))).toBeLessThan(loudness(tone) - 4);
    const withPause = mix([{ sound: tone }, { sound: tone, at: 14 }], 18, RATE);
    expect(loudness(withPause)).toBeCloseTo(loudness(tone), 0);
    expect(loudness(silence(2, RATE))).toBe(SILENT);
    const curve = loudnessCurve(withPause);
    expect(curve[10]).toBeCloseTo(-20, 0);
    expect(curve[80]).toBe(SILENT);
  });
});

describe('levels', () => {
  it('are brought to the target without peaks', () => {
    const bursts = sine(997, 6, 0.02);
    for (let i = 0; i < bursts.length; i += RATE / 2) bursts.set(sine(220, 0.02, 0.9), i);
    const out = normalise(both(bursts), -16);
    expect(truePeak(out)).toBeLessThanOrEqual(fromDecibels(-1) * 1.02);
    expect(Math.abs(loudness(out) + 16)).toBeLessThan(1);
    expect(normalise(silence(1, RATE))).toEqual(silence(1, RATE));
  });

  it('are limited between the samples too, and left alone below', () => {
    // A quarter of the rate, sampled beside its peaks: 3 dB more between them.
    const hidden = Float32Array.from({ length: RATE }, (_, i) => Math.sin((Math.PI / 2) * i + Math.PI / 4));
    expect(truePeak(both(hidden))).toBeGreaterThan(0.97);
    expect(truePeak(limit(both(hidden), -3))).toBeLessThan(fromDecibels(-3) * 1.03);
    const calm = both(sine(300, 0.2, 0.3));
    expect(limit(calm)).toEqual(calm);
  });

  it('go down by what was asked while somebody speaks, and come back', () => {
    const music = both(sine(997, 10, 0.2));
    const ducked = duck(
      music,
      [
        { start: 3, end: 5 },
        { start: 5.3, end: 6 },
      ],
      { depthDb: 12 },
    );
    expect(loudness(part(ducked, 3, 6))).toBeCloseTo(loudness(music) - 12, 0);
    expect(loudness(part(ducked, 0, 2.7))).toBeCloseTo(loudness(music), 1);
    expect(loudness(part(ducked, 6.7, 10))).toBeCloseTo(loudness(music), 1);
    let jump = 0;
    for (let i = 1; i < RATE * 10; i++)
      jump = Math.max(jump, Math.abs(ducked.left[i]! - ducked.left[i - 1]!));
    expect(jump).toBeLessThan(0.03);
  });
});

describe('stems under speech', () => {
  /** Decibels by which a tone in a stem goes down while somebody speaks. */
  const down = (stem: Stem, hertz: number): number => {
    const tone = both(sine(hertz, 8, 0.1));
    const other = both(new Float32Array(tone.left.length));
    const own = both(sine(hertz, 8, 0.1));
    const out = underSpeech(
      stem === 'front' ? { front: own, back: other } : { front: other, back: own },
      [{ start: 3, end: 6 }],
      loudness(tone),
    );
    expect(loudness(part(out, 0, 2.5))).toBeCloseTo(loudness(tone), 1);
    expect(loudness(part(out, 7, 8))).toBeCloseTo(loudness(tone), 1);
    let jump = 0;
    for (let i = 1; i < out.left.length; i++)
      jump = Math.max(jump, Math.abs(out.left[i]! - out.left[i - 1]!));
    expect(jump).toBeLessThan((0.11 * 2 * Math.PI * hertz) / RATE);
    return loudness(tone) - loudness(part(out, 3.2, 5.8));
  };

  it('leave the band of speech free, the tune more than those who carry, and keep the low notes alive', () => {
    expect(down('front', 2000)).toBeGreaterThan(16);
    expect(down('back', 2000)).toBeGreaterThan(13);
    expect(down('back', 1000)).toBeGreaterThan(8);
    expect(down('back', 100)).toBeLessThan(6);
    expect(down('front', 300)).toBeGreaterThan(down('back', 300) + 5);
  });
});

describe('a mix', () => {
  it('has its ingredients at their places with gains and fades', () => {
    const one = both(new Float32Array(RATE).fill(0.5));
    const out = mix(
      [
        { sound: one, at: 1, gainDb: -6, fadeIn: 0.2, fadeOut: 0.2 },
        { sound: one, at: -0.5 },
      ],
      3,
      RATE,
    );
    const at = (seconds: number) => out.left[Math.round(seconds * RATE)]!;
    expect(out.left).toHaveLength(3 * RATE);
    expect([at(0.4), at(0.6), at(1), at(2.5)].map((value) => Math.round(value * 100))).toEqual([50, 0, 0, 0]);
    expect(at(1.5)).toBeCloseTo(0.25, 1);
    expect(() => mix([{ sound: { ...one, sampleRate: 8000 } }], 1, RATE)).toThrow('one sample rate');
  });

  it('fades across at equal power', () => {
    const [a, b] = [both(sine(440, 4, 0.3)), both(sine(610, 4, 0.3))];
    const out = crossFade(a, b, 2);
    expect(out.left).toHaveLength(6 * RATE);
    expect(loudness(part(out, 2.5, 3.5))).toBeCloseTo(loudness(amplify(a, 0)), 0);
  });
});
