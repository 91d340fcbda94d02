/** Rounds off what clicks in a voice: single steps, as of a p or b that opens, which nothing around them explains. */

/** Seconds around a sample that say how rough the sound is there anyway. */
const AROUND = 0.003;
/** By how much a step stands out from those around it, and how large it is at least. */
const OUTSTANDING = 6;
const LEAST = 0.03;
/** Samples on either side that are rounded off, wholly and partly. */
const ROUND = 3;
const PARTLY = 3;
const OWN = 2;

export function softenBursts(samples: Float32Array, sampleRate: number): Float32Array {
  const reach = Math.round(AROUND * sampleRate);
  const bend = (i: number): number =>
    i > 0 && i < samples.length - 1 ? samples[i - 1]! - 2 * samples[i]! + samples[i + 1]! : 0;
  let out = samples;
  let sum = 0;
  for (let i = 0; i <= reach; i++) sum += bend(i) ** 2;
  for (let i = 0; i < samples.length; i++) {
    sum += bend(i + reach) ** 2 - bend(i - reach - 1) ** 2;
    const size = Math.abs(bend(i));
    if (size < LEAST) continue;
    let own = 0;
    for (let k = i - OWN; k <= i + OWN; k++) own += bend(k) ** 2;
    const around = Math.sqrt(Math.max(0, sum - own) / (2 * (reach - OWN)));
    if (size <= OUTSTANDING * around) continue;
    if (out === samples) out = samples.slice();
    roundOff(samples, out, i);
  }
  return out;
}

const WEIGHTS = [1, 2, 3, 4, 3, 2, 1];
const HALF = 3;

function roundOff(from: Float32Array, to: Float32Array, middle: number): void {
  for (let i = middle - ROUND - PARTLY; i <= middle + ROUND + PARTLY; i++) {
    if (i < HALF || i >= from.length - HALF) continue;
    let sum = 0;
    for (const [k, weight] of WEIGHTS.entries()) sum += from[i + k - HALF]! * weight;
    const share = Math.min(1, (ROUND + PARTLY + 1 - Math.abs(i - middle)) / (PARTLY + 1));
    to[i] = to[i]! + (sum / 16 - to[i]!) * share;
  }
}
