/** Any recording as plain samples: its kind is found by its content, and it is decoded in a process with limits. */

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { openTempFolder } from '#platform/processes/temp-folder.ts';
import { createConcurrencyLimit } from '#platform/usage/concurrency-limit.ts';
import type { DecodeOrder } from './decode.process.ts';

/** What is taken, with the name under which the decoder knows it. */
export const SOUND_KINDS: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/ogg': 'ogg',
  'audio/ogg; codecs=opus': 'ogg',
  'audio/opus': 'ogg',
  'video/ogg': 'ogg',
  'application/ogg': 'ogg',
  'audio/mp4': 'mov',
  'audio/x-m4a': 'mov',
  'video/mp4': 'mov',
  'video/quicktime': 'mov',
  'video/x-m4v': 'mov',
  'video/3gpp': 'mov',
  'audio/aac': 'aac',
  'audio/webm': 'matroska',
  'video/webm': 'matroska',
  'video/matroska': 'matroska',
  'video/x-matroska': 'matroska',
  'audio/matroska': 'matroska',
  'audio/aiff': 'aiff',
  'audio/amr': 'amr',
  'video/vnd.avi': 'avi',
  'video/mpeg': 'mpeg',
  'video/mp2t': 'mpegts',
};

const UNSUPPORTED = 'Please choose a recording in MP3, WAV, M4A, FLAC, OGG, Opus, WebM or MP4.';
const PROCESS = new URL('./decode.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 120_000,
  memoryMb: 900,
  failure: 'The recording is damaged and cannot be read.',
  tooLong: 'The recording took too long to read.',
};

export interface Decoded {
  /** Sixteen bits, one channel, in a file of its own. */
  path: string;
  seconds: number;
  /** The true type of what was sent. */
  type: string;
  /** Removes the file. */
  dispose(): Promise<void>;
}

export interface DecodeOptions {
  /** Samples a second. */
  rate: number;
  maxSeconds: number;
  signal?: AbortSignal;
  /** Who waits for it in a request, and may wait for a few only; jobs wait for as long as it takes. */
  userId?: string;
}

const inTurn = createConcurrencyLimit({
  concurrent: 2,
  concurrentPerPerson: 1,
  maxPerPerson: 4,
  busy: 'Your recordings are being read already. Please wait a moment.',
});

export async function decodeAudio(
  bytes: Uint8Array,
  { userId, ...options }: DecodeOptions,
): Promise<Decoded> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The recording is empty.');
  const type = await typeOf(bytes);
  const format = type && SOUND_KINDS[type];
  if (!type || !format) throw new AppError('unsupported_media', UNSUPPORTED);
  return inTurn(userId, () => decode(bytes, type, format, options));
}

async function decode(
  bytes: Uint8Array,
  type: string,
  format: string,
  { rate, maxSeconds, signal }: DecodeOptions,
): Promise<Decoded> {
  const folder = await openTempFolder('sound');
  const { dispose } = folder;
  const [input, path] = [join(folder.path, 'in'), join(folder.path, 'out')];
  try {
    await writeFile(input, bytes);
    const order: DecodeOrder = { input, output: path, format, rate, maxSeconds };
    const seconds = await runInChild<number>(PROCESS, order, { ...LIMITS, signal });
    await rm(input);
    return { path, type: plainType(type), seconds, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Bare MP3 frames without a tag carry no name: their first bits are the only sign. */
async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return found?.mime;
}

const plainType = (type: string): string => type.split(';')[0]!.replace('audio/x-m4a', 'audio/mp4');

/** The whole of a short sound in memory. */
export async function decodeToSamples(bytes: Uint8Array, options: DecodeOptions): Promise<Int16Array> {
  const decoded = await decodeAudio(bytes, options);
  try {
    const raw = await readFile(decoded.path);
    return new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.byteLength & ~1)));
  } finally {
    await decoded.dispose();
  }
}
