/** A sound as a row of bars: the highest size in each stretch. */

export function waveform(mono: Float32Array, buckets: number): Float32Array {
  const out = new Float32Array(buckets);
  for (let bucket = 0; bucket < buckets; bucket++) {
    const from = Math.floor((bucket * mono.length) / buckets);
    const to = Math.floor(((bucket + 1) * mono.length) / buckets);
    let peak = 0;
    for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(mono[i]!));
    out[bucket] = peak;
  }
  return out;
}
