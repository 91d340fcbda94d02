/** Reads and writes WAV files of any common kind, without trusting what their header claims. */

const HEADER_BYTES = 44;

/** Bytes that a stream claims to have, as nobody knows yet. */
export const UNKNOWN_LENGTH = 0xffffffff - HEADER_BYTES;

/** Sixteen bits, one channel. `samples` absent: the length is not known yet, as in a stream. */
export function wavHeader(sampleRate: number, samples?: number): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (at: number, word: string) => {
    for (let i = 0; i < word.length; i++) header[at + i] = word.charCodeAt(i);
  };
  const bytes = samples === undefined ? UNKNOWN_LENGTH : samples * 2;
  text(0, 'RIFF');
  view.setUint32(4, bytes + HEADER_BYTES - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  return header;
}

export function writeWav(samples: Int16Array, sampleRate: number): Uint8Array {
  const out = new Uint8Array(HEADER_BYTES + samples.byteLength);
  out.set(wavHeader(sampleRate, samples.length));
  out.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), HEADER_BYTES);
  return out;
}

/** The kind that `writeWav` makes; undefined for anything else. */
export function readPlainWav(bytes: Uint8Array): { sampleRate: number; samples: Int16Array } | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPlain =
    view.getUint32(0) === 0x52494646 &&
    view.getUint32(12) === 0x666d7420 &&
    view.getUint16(20, true) === 1 &&
    view.getUint16(22, true) === 1 &&
    view.getUint16(34, true) === 16 &&
    view.getUint32(36) === 0x64617461;
  if (!isPlain) return undefined;
  const length = Math.min(view.getUint32(40, true), bytes.length - HEADER_BYTES) >> 1;
  const samples = new Int16Array(length);
  for (let i = 0; i < length; i++) samples[i] = view.getInt16(HEADER_BYTES + i * 2, true);
  return { sampleRate: view.getUint32(24, true), samples };
}
