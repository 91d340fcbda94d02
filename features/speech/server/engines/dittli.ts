/** The small voice of ten megabytes, for English and German where the large one is not installed. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { neededFile } from '#engine/weights/package-files.ts';
import { dittliFolder } from './weights.ts';

interface Metadata {
  language_id: number;
  tone_offset: number;
  sample_rate: number;
  symbols: string[];
}

interface LettersToPhones {
  (text: string, options: { symbolSet: Set<string> }): { phones: string[]; tones: number[] };
  prepare?(options: { assetBase: string }): Promise<void>;
}

export interface Dittli {
  say(text: string, speed: number): Promise<{ samples: Float32Array; sampleRate: number }>;
}

/** The package is made for browsers and fetches its tables: here they are files, and nothing else may be fetched. */
function readFilesByFetch(): void {
  globalThis.fetch = async (input) => new Response(await readFile(fileURLToPath(String(input))));
}

async function lettersToPhones(language: 'en' | 'de'): Promise<LettersToPhones> {
  // By its file: the door of the package would ask for everything that plays the voice in a browser.
  const file = neededFile(`@dittli/tts-${language}/src/g2p_${language}.js`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, LettersToPhones>;
  return module[`graphemeToPhoneme${language.toUpperCase()}`]!;
}

/** A silent token stands between all others. */
const withBlanks = (ids: readonly number[]): BigInt64Array => {
  const out = new BigInt64Array(ids.length * 2 + 1);
  ids.forEach((id, i) => {
    out[1 + i * 2] = BigInt(id);
  });
  return out;
};

export async function loadDittli(language: 'en' | 'de', threads: number): Promise<Dittli | undefined> {
  const folder = await dittliFolder(language);
  if (!folder) return undefined;
  readFilesByFetch();
  const meta = JSON.parse(await readFile(join(folder, 'metadata.json'), 'utf8')) as Metadata;
  const session = await InferenceSession.create(join(folder, 'model.onnx'), {
    intraOpNumThreads: threads,
    logSeverityLevel: 3,
  });
  const toPhones = await lettersToPhones(language);
  await toPhones.prepare?.({ assetBase: `${pathToFileURL(join(folder, '..')).href}/` });
  const symbolSet = new Set(meta.symbols);
  const idOf = new Map(meta.symbols.map((symbol, i) => [symbol, i]));
  const unknown = idOf.get('UNK') ?? 0;

  return {
    async say(text, speed) {
      const { phones, tones } = toPhones(text, { symbolSet });
      const x = withBlanks(phones.map((phone) => idOf.get(phone) ?? unknown));
      const length = x.length;
      const whole = (values: BigInt64Array) => new Tensor('int64', values, [1, length]);
      const one = (value: number) => new Tensor('float32', Float32Array.of(value), [1]);
      const answer = await session.run({
        x: whole(x),
        x_lengths: new Tensor('int64', BigInt64Array.of(BigInt(length)), [1]),
        sid: new Tensor('int64', BigInt64Array.of(0n), [1]),
        tone: whole(withBlanks(tones.map((tone) => tone + meta.tone_offset))),
        language: whole(withBlanks(phones.map(() => meta.language_id))),
        bert: new Tensor('float32', new Float32Array(length * 1024), [1, 1024, length]),
        ja_bert: new Tensor('float32', new Float32Array(length * 768), [1, 768, length]),
        noise_scale: one(0.667),
        noise_scale_w: one(0.8),
        length_scale: one(1 / speed),
      });
      return { samples: answer.audio!.data as Float32Array, sampleRate: meta.sample_rate };
    },
  };
}
