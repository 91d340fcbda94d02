/** Brings one file of weights here: goes on where it stopped, takes no more than was said, and keeps nothing with another sum. */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { AppError } from '#common/errors.ts';
import { getOut, OddAddressError } from '#platform/http/outbound/get-out.ts';
import { PrivateAddressError } from '#platform/http/outbound/post-out.ts';
import { MAX_WEIGHTS_BYTES, type WeightsFile } from './catalogue.ts';
import { forgetNote, readNote, writeNote } from './check-note.ts';
import { recogniseWeights } from './format/recognise.ts';
import { UnusableWeights } from './format/tensors.ts';
import { partOf } from './weights.ts';

export interface DownloadOptions {
  path: string;
  file: WeightsFile;
  signal: AbortSignal;
  allowPrivate?: boolean;
  /** Bytes so far, of how many where that is known. */
  onBytes?: (here: number, all: number | undefined) => void;
  onCheck?: (share: number) => void;
}

/** Left free, for the database and everything else. */
const RESERVE = 512 * 1024 * 1024;

export async function downloadWeights(options: DownloadOptions): Promise<void> {
  const { path, file } = options;
  await mkdir(dirname(path), { recursive: true });
  const there = await stat(path).catch(() => undefined);
  if (there) return checkPresent(options, there);
  await fetchRest(options);
  const part = partOf(path);
  const sum = await sha256(part, options);
  if (sum !== file.sha256) {
    await removePart(path);
    throw refuse(
      `${file.file} didn’t match its SHA-256 and was deleted. Check the address and the checksum.`,
    );
  }
  try {
    await recogniseWeights(part);
  } catch (error) {
    await removePart(path);
    const why = error instanceof UnusableWeights ? error.message : 'It cannot be read.';
    throw refuse(`${file.file} was removed, because it cannot be used. ${why}`);
  }
  await rename(part, path);
  await rm(`${part}.json`, { force: true });
  await writeNote(path, sum);
}

/** Somebody put it there, so nothing is taken away: it is only compared. */
async function checkPresent(
  options: DownloadOptions,
  there: { size: number; mtimeMs: number },
): Promise<void> {
  const { path, file } = options;
  const note = await readNote(path, there);
  if (note?.sha256 === file.sha256) return;
  await forgetNote(path);
  const sum = await sha256(path, options);
  await writeNote(path, sum);
  if (sum !== file.sha256)
    throw refuse(`${file.file} does not have the published SHA-256. Remove it, then download it again.`);
}

async function fetchRest(options: DownloadOptions): Promise<void> {
  const { path, file, signal, onBytes } = options;
  const part = partOf(path);
  const before = await readPlan(path, file.url);
  const here = before ? await sizeOf(part) : 0;
  if (before?.bytes !== undefined && here === before.bytes) return;
  const answer = await ask(options, here, before?.validator);
  try {
    const start = startOf(answer, here);
    const bytes = file.bytes ?? totalOf(answer, start);
    const limit = bytes ?? MAX_WEIGHTS_BYTES;
    if ((totalOf(answer, start) ?? 0) > limit) throw await tooLarge(path, file);
    await assertRoom(path, (bytes ?? 0) - start);
    await writeFile(`${part}.json`, JSON.stringify({ url: file.url, validator: validatorOf(answer), bytes }));
    const count = await saveState(answer, part, {
      start,
      limit,
      signal,
      onCount: (n) => onBytes?.(n, bytes),
    });
    if (bytes !== undefined && count < bytes) throw dropped();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooLarge) throw await tooLarge(path, file);
    throw error instanceof AppError ? error : isFull(error) ? fullDisk() : dropped(error);
  } finally {
    answer.destroy();
  }
}

class TooLarge extends Error {}

interface Writing {
  start: number;
  limit: number;
  signal: AbortSignal;
  onCount: (count: number) => void;
}

/** Each piece is on disk before the next is taken: whatever breaks, what came stays. */
async function saveState(answer: IncomingMessage, path: string, options: Writing): Promise<number> {
  const { start, limit, signal, onCount } = options;
  const target = await open(path, start > 0 ? 'a' : 'w');
  let count = start;
  try {
    onCount(count);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      signal.throwIfAborted();
      count += chunk.byteLength;
      if (count > limit) throw new TooLarge();
      await target.write(chunk);
      onCount(count);
    }
    return count;
  } finally {
    await target.close();
  }
}

async function ask(options: DownloadOptions, here: number, validator?: string): Promise<IncomingMessage> {
  const { file, signal, allowPrivate = false } = options;
  const headers: Record<string, string> =
    here > 0 && validator ? { range: `bytes=${here}-`, 'if-range': validator } : {};
  let answer: IncomingMessage;
  try {
    answer = await getOut({ url: file.url, headers, signal, allowPrivate });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PrivateAddressError)
      throw refuse('The address is on a private network, which isn’t allowed.');
    if (error instanceof OddAddressError) throw refuse(`The address cannot be used. ${error.message}`);
    throw dropped(error);
  }
  const { statusCode = 0 } = answer;
  if (statusCode === 200 || statusCode === 206) return answer;
  answer.destroy();
  if (statusCode === 416) {
    await removePart(options.path);
    throw dropped();
  }
  const message = `The address answers with ${statusCode} instead of the file.`;
  throw statusCode >= 500 || statusCode === 429 ? new AppError('upstream_failed', message) : refuse(message);
}

/** Where the answer begins in the file: anything but what was asked for begins it anew. */
function startOf({ statusCode, headers }: IncomingMessage, here: number): number {
  if (statusCode !== 206) return 0;
  const from = Number(/^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1]);
  if (from !== here) throw new AppError('upstream_failed', 'The server sent the wrong part of the file.');
  return here;
}

function totalOf({ headers }: IncomingMessage, start: number): number | undefined {
  const length = Number(headers['content-length']);
  return headers['content-length'] && Number.isSafeInteger(length) ? start + length : undefined;
}

/** Weak marks promise nothing about bytes. */
const validatorOf = ({ headers }: IncomingMessage): string | undefined =>
  headers.etag && !headers.etag.startsWith('W/') ? headers.etag : headers['last-modified'];

interface Plan {
  validator?: string;
  bytes?: number;
}

/** Of another address nothing is known. */
async function readPlan(path: string, wanted: string): Promise<Plan | undefined> {
  try {
    const { url, validator, bytes } = JSON.parse(await readFile(`${partOf(path)}.json`, 'utf8')) as Record<
      string,
      unknown
    >;
    if (url !== wanted) return undefined;
    return {
      ...(typeof validator === 'string' && { validator }),
      ...(typeof bytes === 'number' && { bytes }),
    };
  } catch {
    return undefined;
  }
}

const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0;

async function removePart(path: string): Promise<void> {
  for (const one of [partOf(path), `${partOf(path)}.json`]) await rm(one, { force: true });
}

async function assertRoom(path: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const free = bavail * bsize;
  if (bytes + RESERVE <= free) return;
  throw refuse(`Not enough disk space: ${gigabytes(bytes + RESERVE)} needed, ${gigabytes(free)} free.`);
}

async function sha256(path: string, { signal, onCheck }: DownloadOptions): Promise<string> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  let read = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: 4 * 1024 * 1024, signal })) {
    hash.update(chunk as Buffer);
    read += (chunk as Buffer).byteLength;
    onCheck?.(size > 0 ? read / size : 1);
  }
  return hash.digest('hex');
}

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;
const isFull = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'ENOSPC';

/** Trying again would change nothing. */
const refuse = (message: string) => new AppError('unprocessable', message);
const fullDisk = () => refuse('The disk is full. Free some space, then resume the download.');

async function tooLarge(path: string, { file, bytes }: WeightsFile): Promise<AppError> {
  await removePart(path);
  const said =
    bytes === undefined ? gigabytes(MAX_WEIGHTS_BYTES) : `the ${gigabytes(bytes)} of the catalogue`;
  return refuse(`${file} is larger than ${said}, so it was removed.`);
}

/** Passes by itself: what is here stays. */
const dropped = (cause?: unknown) =>
  new AppError('upstream_failed', 'The connection was lost. The download will resume where it stopped.', {
    cause,
  });
