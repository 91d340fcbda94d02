/** Sound into the bytes of a file; the pieces of one sound go through one encoder and so join without a gap. */

import { createMp3Encoder } from 'wasm-media-encoders';
import { wavHeader, writeWav } from '#engine/voice/sound/wav.ts';
import { type SoundFormat, SPEECH_RATE, type StreamPart } from './protocol.ts';

/** Kilobits a second: clear for one voice. */
const BITRATE = 80;
/** A stream that was broken off is forgotten. */
const FORGET_MS = 10 * 60_000;

type Mp3 = Awaited<ReturnType<typeof createMp3Encoder>>;

const open = new Map<string, { encoder: Mp3; timer: NodeJS.Timeout }>();

async function freshMp3(): Promise<Mp3> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SPEECH_RATE, channels: 1, bitrate: BITRATE });
  return encoder;
}

async function mp3Of(part: StreamPart | undefined): Promise<Mp3> {
  if (!part) return freshMp3();
  const known = open.get(part.stream);
  clearTimeout(known?.timer);
  // A first part starts over; a later one goes on even where this process has not made the earlier ones.
  const encoder = known && !part.isFirst ? known.encoder : await freshMp3();
  if (part.isLast) open.delete(part.stream);
  else {
    const timer = setTimeout(() => open.delete(part.stream), FORGET_MS);
    timer.unref();
    open.set(part.stream, { encoder, timer });
  }
  return encoder;
}

function toFloats(pcm: Int16Array): Float32Array {
  return Float32Array.from(pcm, (value) => value / 32768);
}

export async function encode(pcm: Int16Array, format: SoundFormat, part?: StreamPart): Promise<Uint8Array> {
  if (format === 'wav') {
    const bytes = new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
    if (!part) return writeWav(pcm, SPEECH_RATE);
    return part.isFirst ? Buffer.concat([wavHeader(SPEECH_RATE), bytes]) : bytes;
  }
  const encoder = await mp3Of(part);
  // What the encoder gives out is overwritten by its next call.
  const chunks = [Uint8Array.from(encoder.encode([toFloats(pcm)]))];
  if (!part || part.isLast) chunks.push(Uint8Array.from(encoder.finalize()));
  return Buffer.concat(chunks);
}
