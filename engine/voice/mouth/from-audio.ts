/** Mouth shapes of any recording, by ear: how loud it is and where its energy lies from low to high. */

import { type MouthCue, type Shape, smooth } from './shapes.ts';

const FRAME_SECONDS = 0.04;

/** Hertz: edges of the bands that tell vowels and hisses apart. */
const BANDS = [120, 420, 800, 1400, 2300, 3600, 7000] as const;

/** Energy at one frequency (Goertzel), several of which make a band. */
function energyAt(
  samples: Float32Array,
  from: number,
  to: number,
  sampleRate: number,
  hertz: number,
): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / sampleRate);
  let [before, last] = [0, 0];
  for (let i = from; i < to; i++) {
    const next = samples[i]! + turn * last - before;
    before = last;
    last = next;
  }
  return last * last + before * before - turn * last * before;
}

function bandsOf(samples: Float32Array, from: number, to: number, sampleRate: number): number[] {
  const out: number[] = [];
  for (let band = 0; band + 1 < BANDS.length; band++) {
    const [low, high] = [BANDS[band]!, Math.min(BANDS[band + 1]!, sampleRate / 2.2)];
    let sum = 0;
    for (let k = 0; k < 3; k++)
      sum += energyAt(samples, from, to, sampleRate, low + ((high - low) * (k + 0.5)) / 3);
    out.push(Math.max(0, sum));
  }
  return out;
}

function shapeOf(bands: readonly number[], loudness: number, usual: number): Shape {
  if (loudness < usual * 0.12) return 'rest';
  const total = bands.reduce((sum, one) => sum + one, 1e-12);
  const share = (from: number, to: number) =>
    bands.slice(from, to).reduce((sum, one) => sum + one, 0) / total;
  // Hisses lie high; a hum behind closed lips lies low and is soft.
  if (share(4, 6) > 0.45) return loudness < usual * 0.35 ? 'lip' : 'teeth';
  if (share(0, 1) > 0.9 && loudness < usual * 0.5) return 'closed';
  if (share(2, 3) > 0.28) return loudness > usual ? 'open' : 'wide';
  if (share(3, 5) > 0.14) return 'narrow';
  if (share(1, 2) > 0.34) return loudness > usual * 1.1 ? 'open' : 'round';
  return loudness > usual * 1.2 ? 'wide' : 'round';
}

export function mouthFromAudio(samples: Float32Array, sampleRate: number): MouthCue[] {
  const frame = Math.floor(sampleRate * FRAME_SECONDS);
  const count = Math.floor(samples.length / frame);
  const loudness = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    let sum = 0;
    for (let k = i * frame; k < (i + 1) * frame; k++) sum += samples[k]! * samples[k]!;
    loudness[i] = Math.sqrt(sum / frame);
  }
  // Loudness of ordinary syllables here, so that whispers and shouts move the mouth alike.
  const heard = [...loudness].filter((one) => one > 0.002).sort((a, b) => a - b);
  const usual = heard[Math.floor(heard.length * 0.6)] ?? 1;
  const cues: MouthCue[] = [];
  for (let i = 0; i < count; i++) {
    const shape =
      loudness[i]! < usual * 0.12
        ? 'rest'
        : shapeOf(bandsOf(samples, i * frame, (i + 1) * frame, sampleRate), loudness[i]!, usual);
    cues.push({ start: i * FRAME_SECONDS, end: (i + 1) * FRAME_SECONDS, shape });
  }
  return smooth(cues);
}
