/** What is heard in a recording whose truth is known; real pieces are heard in render.test.ts. */

import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lettering/ideas/random.ts';
import { findBeats } from './find-beats.ts';
import { findSections } from './find-sections.ts';
import { ACTIVITY_RATE, vocalOf, voiceActivity } from './vocal.ts';
import { waveform } from './waveform.ts';

const RATE = 44_100;
const sine = (hertz: number, seconds: number, size = 0.3): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => size * Math.sin((2 * Math.PI * hertz * i) / RATE));
const energy = (samples: Float32Array): number =>
  samples.reduce((sum, one) => sum + one * one, 0) / samples.length;

/** A click on every beat over a chord that changes every fourth, louder from the middle on. */
function clicks(tempo: number, seconds: number, first: number): Float32Array {
  const luck = createRandom(5);
  const out = new Float32Array(seconds * RATE);
  const period = 60 / tempo;
  for (let beat = 0; first + beat * period < seconds; beat++) {
    const start = Math.round((first + beat * period) * RATE);
    const size = start < out.length / 2 ? 0.15 : 0.6;
    const hertz = [220, 262, 330, 196][Math.floor(beat / 4) % 4]!;
    for (let i = 0; i < period * RATE && start + i < out.length; i++) {
      const click = i < 800 ? (luck.next() - 0.5) * Math.exp(-i / 150) : 0;
      out[start + i] = size * (click + 0.4 * Math.sin((2 * Math.PI * hertz * i) / RATE));
    }
  }
  return out;
}

describe('beats', () => {
  it('are heard where they are, and bars where the chords change', () => {
    const { tempo, beats, downbeats, isHeard } = findBeats(clicks(100, 24, 0.35), RATE);
    expect(isHeard).toBe(true);
    expect(tempo).toBeCloseTo(100, 0);
    const off = beats.map((beat) => Math.abs(beat - 0.35 - Math.round((beat - 0.35) / 0.6) * 0.6));
    expect(Math.max(...off)).toBeLessThan(0.03);
    const bars = downbeats.filter((at) => at > 0.3).map((at) => (at - 0.35) / 2.4);
    expect(Math.max(...bars.map((bar) => Math.abs(bar - Math.round(bar))))).toBeLessThan(0.03);
  });

  it('become an even grid where nothing beats', () => {
    const hum = findBeats(sine(200, 6), RATE);
    for (const found of [
      findBeats(new Float32Array(6 * RATE), RATE),
      hum,
      findBeats(new Float32Array(10), RATE),
    ]) {
      expect(found.isHeard).toBe(false);
      expect(found.beats[0]).toBe(0);
    }
    expect(hum.beats).toHaveLength(10);
    expect(hum.downbeats).toHaveLength(3);
  });
});

describe('sections', () => {
  it('change where the sound does, without gaps, with their energy', () => {
    const sound = clicks(120, 40, 0);
    const sections = findSections(sound, RATE, findBeats(sound, RATE));
    expect(sections.length).toBeGreaterThanOrEqual(4);
    expect(sections.length).toBeLessThanOrEqual(12);
    expect(sections[0]!.start).toBe(0);
    expect(sections.at(-1)!.end).toBeCloseTo(40);
    for (const [i, section] of sections.slice(1).entries()) expect(section.start).toBe(sections[i]!.end);
    expect(sections.some((section) => Math.abs(section.start - 20) < 2.1)).toBe(true);
    expect(sections.at(-1)!.energy).toBeGreaterThan(sections[0]!.energy + 0.5);
    expect(sections[0]!.name).toBe('intro');
    expect(sections.map((section) => section.name)).toContain('chorus');
  });
});

describe('the singer', () => {
  it('is found in the middle, and what plays at the sides is left out', () => {
    const [voice, guitar, bass] = [sine(440, 2), sine(900, 2), sine(60, 2)];
    voice.fill(0, 0, RATE);
    const left = voice.map((one, i) => one + guitar[i]! + bass[i]!);
    const right = voice.map((one, i) => one + bass[i]!);
    const vocal = vocalOf({ sampleRate: RATE, left, right });
    expect(energy(vocal.subarray(RATE * 1.2, RATE * 1.8))).toBeCloseTo(energy(sine(440, 1)), 2);
    expect(energy(vocal.subarray(RATE * 0.2, RATE * 0.8))).toBeLessThan(energy(guitar) * 0.02);
    const activity = voiceActivity(vocal, RATE);
    expect(activity).toHaveLength(2 * ACTIVITY_RATE);
    expect(activity[25]).toBeLessThan(0.15);
    expect(activity[75]).toBeGreaterThan(0.8);
    expect(Math.max(...voiceActivity(new Float32Array(RATE), RATE))).toBe(0);
  });
});

describe('a waveform', () => {
  it('shows the peak of each stretch', () => {
    expect([...waveform(Float32Array.of(0, 0.5, -1, 0.25), 2)]).toEqual([0.5, 1]);
    expect([...waveform(new Float32Array(0), 3)]).toEqual([0, 0, 0]);
  });
});
