/** Any recording as plain samples: its kind is found by its content, and it is decoded in a process with limits. */

import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';

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
};

const tooLong = (maxSeconds: number): string =>
  maxSeconds >= 3600
    ? `The recording is longer than ${Math.round(maxSeconds / 3600)} hours.`
    : `The recording is longer than ${Math.round(maxSeconds / 60)} minutes.`;

const MESSAGES = {
  'no-sound': 'There is no sound in this file.',
  unreadable: 'The recording is damaged and cannot be read.',
} as const;

const UNSUPPORTED = 'Please choose a recording in MP3, WAV, M4A, FLAC, OGG, Opus, WebM or MP4.';
const TIMEOUT_MS = 120_000;

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
}

export async function decodeAudio(bytes: Uint8Array, options: DecodeOptions): Promise<Decoded> {
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'The recording is empty.');
  const type = await typeOf(bytes);
  const format = type && SOUND_KINDS[type];
  if (!type || !format) throw new AppError('unsupported_media', UNSUPPORTED);
  const folder = await mkdtemp(join(tmpdir(), 'atelier-sound-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const [input, path] = [join(folder, 'in'), join(folder, 'out')];
  try {
    await writeFile(input, bytes);
    const outcome = await decodeFile(input, path, format, options);
    if ('problem' in outcome)
      throw outcome.problem === 'too-long'
        ? new AppError('too_large', tooLong(options.maxSeconds))
        : new AppError('unprocessable', MESSAGES[outcome.problem]);
    if (outcome.seconds < 0.02) throw new AppError('unprocessable', MESSAGES.unreadable);
    await rm(input);
    return { path, type: plainType(type), seconds: outcome.seconds, dispose };
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

type Outcome = { seconds: number } | { problem: keyof typeof MESSAGES | 'too-long' };

function decodeFile(input: string, output: string, format: string, options: DecodeOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    const child = fork(
      new URL('./decode.process.ts', import.meta.url),
      [input, output, format, String(options.rate), String(options.maxSeconds)],
      {
        execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
        env: { PATH: process.env.PATH },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    );
    const finish = (end: () => void) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      child.kill('SIGKILL');
      end();
    };
    const onAbort = () => finish(() => reject(options.signal!.reason));
    const timer = setTimeout(
      () => finish(() => reject(new AppError('unprocessable', 'The recording took too long to read.'))),
      TIMEOUT_MS,
    );
    options.signal?.addEventListener('abort', onAbort, { once: true });
    child.once('message', (outcome: Outcome) => finish(() => resolve(outcome)));
    // Ended without a word: out of memory, or brought down by the file.
    child.once('exit', () => finish(() => resolve({ problem: 'unreadable' })));
    child.once('error', (error) => finish(() => reject(error)));
  });
}

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
