/** Finds held notes on which the voice creaks: every second swing is weaker, and an octave lower is heard than was asked for. */

/** Seconds: shorter notes do not creak. */
const HELD = 0.6;
const STEP = 0.08;
const WINDOW = 0.05;
/** By how much two swings are more alike than one. */
const CLEARLY = 0.12;
const ALIKE = 0.7;

/** Seconds of slipped notes. `pitch`: hertz in equal pieces over the samples; 0 or below: unvoiced. */
export function octaveSlips(samples: Float32Array, pitch: readonly number[], rate: number): number {
  const piece = samples.length / rate / pitch.length;
  let slipped = 0;
  for (const { from, to } of heldNotes(pitch, Math.round(HELD / piece)))
    for (let at = (from + (to - from) * 0.2) * piece; at < (from + (to - from) * 0.8) * piece; at += STEP) {
      const period = rate / pitch[Math.floor(at / piece)]!;
      const two = likeness(samples, at * rate, period * 2, rate);
      if (two > ALIKE && two > likeness(samples, at * rate, period, rate) + CLEARLY) slipped += STEP;
    }
  return slipped;
}

/** Runs of pieces on one height, vibrato and all. */
function heldNotes(pitch: readonly number[], least: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let i = 1; i <= pitch.length; i++) {
    const [before, now] = [pitch[i - 1]!, pitch[i] ?? 0];
    if (before > 0 && now > 0 && Math.abs(now / before - 1) < 0.03) continue;
    if (before > 0 && i - from >= least) found.push({ from, to: i });
    from = i;
  }
  return found;
}

/** How alike the sound is to itself so many samples later, at best nearby: 1 is the same. */
function likeness(samples: Float32Array, around: number, lag: number, rate: number): number {
  const length = Math.round(WINDOW * rate);
  const from = Math.max(0, Math.round(around - length / 2));
  let best = 0;
  for (let k = Math.floor(lag * 0.96); k <= lag * 1.04; k++) {
    let [both, one, other] = [0, 0, 1e-9];
    for (let i = from; i < from + length; i++) {
      const [a, b] = [samples[i] ?? 0, samples[i + k] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    best = Math.max(best, both / Math.sqrt(one * other + 1e-12));
  }
  return best;
}
