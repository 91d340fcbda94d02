/** How loud a sound of sixteen-bit samples is at its loudest, over moments and not single clicks; 0 to 1. */

/** Samples in a moment. */
const MOMENT = 400;

export function loudest(pcm: Buffer): number {
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.byteLength >> 1);
  let max = 0;
  for (let from = 0; from + MOMENT <= samples.length; from += MOMENT) {
    let power = 0;
    for (let i = from; i < from + MOMENT; i++) power += samples[i]! * samples[i]!;
    max = Math.max(max, Math.sqrt(power / MOMENT) / 32768);
  }
  return max;
}
