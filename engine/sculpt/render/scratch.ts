/** Memory that every frame of a film uses again: asking for fresh memory takes longer than filling it. */

const kept = new Map<string, ArrayBuffer>();

/** As long as asked for, with whatever was left in it; valid until the same name is asked for again. */
function memory(name: string, bytes: number): ArrayBuffer {
  const known = kept.get(name);
  if (known && known.byteLength >= bytes) return known;
  const made = new ArrayBuffer(bytes);
  kept.set(name, made);
  return made;
}

export const floats = (name: string, length: number): Float32Array =>
  new Float32Array(memory(name, length * 4), 0, length);
export const integers = (name: string, length: number): Int32Array =>
  new Int32Array(memory(name, length * 4), 0, length);
/** All of them nought. */
export const flags = (name: string, length: number): Uint8Array =>
  new Uint8Array(memory(name, length), 0, length).fill(0);
