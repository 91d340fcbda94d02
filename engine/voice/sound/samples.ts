/** Small operations on samples: between numbers and bytes, levelling, and tidy edges. */

export function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    // NaN compares false with everything and becomes silence.
    out[i] = value >= 1 ? 32767 : value <= -1 ? -32768 : Math.round(value * 32767) || 0;
  }
  return out;
}

export function toFloat32(samples: Int16Array): Float32Array {
  const out = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) out[i] = samples[i]! / 32768;
  return out;
}

/** Loud enough to be even between voices, never clipped. */
export function level(samples: Float32Array, loudness = 0.09): Float32Array {
  let sum = 0;
  let count = 0;
  let peak = 0;
  for (const value of samples) {
    const size = Math.abs(value);
    if (size > peak) peak = size;
    if (size > 0.01) {
      sum += size * size;
      count++;
    }
  }
  if (count === 0 || !Number.isFinite(sum)) return samples;
  const gain = Math.min(loudness / Math.sqrt(sum / count), 0.97 / peak, 4);
  return samples.map((value) => value * gain);
}

/** A few milliseconds of rise and fall, so that no cut is heard as a click. */
export function softenEdges(samples: Float32Array, sampleRate: number): Float32Array {
  const length = Math.min(Math.floor(sampleRate * 0.006), samples.length >> 1);
  for (let i = 0; i < length; i++) {
    const gain = i / length;
    samples[i]! *= gain;
    samples[samples.length - 1 - i]! *= gain;
  }
  return samples;
}
