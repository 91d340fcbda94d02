/** Sound as numbers: files, rates, silence, pitch and length. */

import { describe, expect, it } from 'vitest';
import { mouthTrack } from '../mouth/mouth-track.ts';
import { shapeAt } from '../mouth/shapes.ts';
import { isSilent, quietCut } from './quiet.ts';
import { resample, shiftPitch } from './resample.ts';
import { level, softenEdges, toFloat32, toInt16 } from './samples.ts';
import { stretch } from './stretch.ts';
import { readPlainWav, wavHeader, writeWav } from './wav.ts';

const tone = (hertz: number, seconds: number, rate: number, size = 0.5): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => size * Math.sin((2 * Math.PI * hertz * i) / rate));

const join = (parts: readonly Float32Array[]): Float32Array =>
  Float32Array.from(parts.flatMap((part) => [...part]));

/** By counting how often it crosses zero upwards. */
function pitchOf(samples: Float32Array, rate: number): number {
  const middle = samples.subarray(samples.length * 0.2, samples.length * 0.8);
  let crossings = 0;
  for (let i = 1; i < middle.length; i++) if (middle[i - 1]! < 0 && middle[i]! >= 0) crossings++;
  return (crossings * rate) / middle.length;
}

describe('files', () => {
  it('come back as they were written', () => {
    const samples = Int16Array.from([0, 1, -1, 32767, -32768]);
    expect(readPlainWav(writeWav(samples, 24_000))).toEqual({ sampleRate: 24_000, samples });
    expect(readPlainWav(new Uint8Array(10))).toBeUndefined();
    expect(readPlainWav(Buffer.from('x'.repeat(100)))).toBeUndefined();
    expect(wavHeader(24_000)).toHaveLength(44);
  });

  it('are never louder than they can be', () => {
    expect([...toInt16(Float32Array.of(2, -2, Number.NaN, 0.5))]).toEqual([32767, -32768, 0, 16384]);
    expect(toFloat32(Int16Array.of(-32768))[0]).toBe(-1);
    expect(Math.max(...level(tone(200, 0.2, 8000, 0.02)))).toBeGreaterThan(0.05);
    expect(softenEdges(tone(200, 0.2, 8000).fill(1), 8000)[0]).toBe(0);
  });
});

describe('rate, pitch and length', () => {
  it('resampling keeps the tone and drops what the lower rate cannot hold', () => {
    const down = resample(tone(440, 1, 48_000), 48_000, 16_000);
    expect(down).toHaveLength(16_000);
    expect(pitchOf(down, 16_000)).toBeCloseTo(440, -1);
    const gone = resample(tone(11_000, 0.5, 48_000), 48_000, 16_000);
    expect(Math.max(...gone.subarray(500, 7000))).toBeLessThan(0.02);
  });

  it('pitch and length move apart', () => {
    const voice = tone(220, 1, 24_000);
    expect(pitchOf(shiftPitch(voice, 12), 24_000)).toBeCloseTo(440, -1);
    const longer = stretch(voice, 24_000, 1.5);
    expect(longer.length / 24_000).toBeCloseTo(1.5, 1);
    expect(pitchOf(longer, 24_000)).toBeCloseTo(220, -1);
  });
});

describe('quiet', () => {
  it('is known from speech, and cut through', () => {
    const rate = 16_000;
    const sound = toInt16(join([tone(300, 3, rate), new Float32Array(rate / 2), tone(300, 1.5, rate)]));
    expect(isSilent(new Int16Array(rate), rate)).toBe(true);
    expect(isSilent(sound, rate)).toBe(false);
    const cut = quietCut(sound, rate, 2) / rate;
    expect(cut).toBeGreaterThan(3);
    expect(cut).toBeLessThan(3.5);
  });
});

describe('mouth shapes', () => {
  it('follow the sounds that were made', () => {
    const cues = mouthTrack({ sounds: 'mˈɑfu', durations: [0.1, 0.1, 0.05, 0.2, 0.1, 0.2, 0.1] });
    expect(cues.map((cue) => cue.shape)).toEqual(['rest', 'closed', 'open', 'lip', 'round', 'rest']);
    expect(cues.at(-1)!.end).toBeCloseTo(0.85);
    expect(shapeAt(cues, 0.15)).toBe('closed');
    expect(shapeAt(cues, 99)).toBe('rest');
  });

  it('do not close the mouth between words, only at a pause', () => {
    const cues = mouthTrack({ sounds: 'ɑ ɑ, ɑ', durations: [0.1, 0.2, 0.1, 0.2, 0.2, 0.1, 0.2, 0.1] });
    expect(cues.map((cue) => cue.shape)).toEqual(['rest', 'open', 'rest', 'open', 'rest']);
  });

  it('open and shut by ear when the sound does, within 80 ms', () => {
    const rate = 16_000;
    // Harmonics of 120 Hz with the two resonances of an a.
    const vowel = (seconds: number): Float32Array => {
      const sum = new Float32Array(seconds * rate);
      for (let hertz = 120; hertz < 4000; hertz += 120) {
        const size = 0.02 + 0.3 / (1 + ((hertz - 720) / 150) ** 2) + 0.2 / (1 + ((hertz - 1150) / 150) ** 2);
        tone(hertz, seconds, rate, (size * 120) / hertz).forEach((value, k) => {
          sum[k]! += value;
        });
      }
      return sum;
    };
    // Silence and vowel in turn, of these lengths in seconds, over a faint hiss.
    const lengths = [0.3, 0.4, 0.2, 0.25, 0.5, 0.15, 0.3];
    const parts = lengths.map((seconds, i) =>
      i % 2 === 1 ? vowel(seconds) : new Float32Array(seconds * rate),
    );
    let seed = 7;
    const samples = join(parts).map((value) => {
      seed = (seed * 16_807) % 2_147_483_647;
      return value + (seed / 2_147_483_647 - 0.5) * 0.004;
    });
    const cues = mouthTrack({ samples, sampleRate: rate });
    let at = 0;
    lengths.forEach((seconds, i) => {
      for (let t = at + (i && 0.08); t < at + seconds - 0.08; t += 0.01) {
        const shape = shapeAt(cues, t);
        if (i % 2 === 0) expect(shape, `at ${t}`).toBe('rest');
        else expect(['open', 'wide', 'round'], `at ${t}`).toContain(shape);
      }
      at += seconds;
    });
  });
});
