/** The model that tells explicit pictures from others; its weights lie inside an optional npm package. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import sharp from 'sharp';
import { packageFile } from '#engine/weights/package-files.ts';
import { verifyAll } from '#engine/weights/verify.ts';

const require = createRequire(import.meta.url);

const CLASSES = ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const;
/** How likely a picture is of each kind; together 1. */
export type Scores = Record<(typeof CLASSES)[number], number>;

/** Explicit beyond doubt: swimwear, art and anatomy stay below it. */
const CLEAR = 0.85;

export const isExplicit = ({ porn, hentai }: Scores): boolean => porn + hentai >= CLEAR;

const FOLDER = 'dist/models/mobilenet_v2_mid';
/** SHA-256; the weights are wrapped in small programs, which must be the published ones too. */
const SUMS = {
  'model.min.js': 'a7a9e701491e2449b221dab7c424957f853e700602b5575da33cfd745616f964',
  'group1-shard1of2.min.js': 'f2e79a209e44d668220ec5f1533a98f2be954e3953685bf074d201b82fefc29a',
  'group1-shard2of2.min.js': 'f291df992a0131741372506a6072fb9f1645bff7c973c983fd6276f5f9625d5e',
};
/** By package and path. */
export const EXPLICIT_MODEL_FILES = Object.keys(SUMS).map((name) => `nsfwjs/${FOLDER}/${name}`);
/** Pixels. */
const SIDE = 224;

/** Where the weights lie; undefined when the package is not installed. */
export const judgeFolder = (): string | undefined => packageFile(`nsfwjs/${FOLDER}`);

interface ModelFile {
  modelTopology: object;
  format: string;
  generatedBy: string;
  convertedBy: string;
  weightsManifest: { weights: never[] }[];
}

/** The files are CommonJS in a package that says it has none; their sums were checked. */
function exportsOf(path: string): unknown {
  const module = { exports: {} };
  compileFunction(readFileSync(path, 'utf8'), ['module', 'exports'])(module, module.exports);
  return module.exports;
}

export async function loadJudge(): Promise<(bytes: Uint8Array) => Promise<Scores>> {
  const folder = judgeFolder();
  if (!folder) throw new Error('The package nsfwjs is not installed.');
  await verifyAll(folder, SUMS);
  const tf = await import('@tensorflow/tfjs-core');
  const { loadGraphModel } = await import('@tensorflow/tfjs-converter');
  const { setWasmPaths } = await import('@tensorflow/tfjs-backend-wasm');
  setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist/'));
  await tf.setBackend('wasm');
  const { weightsManifest, ...file } = exportsOf(join(folder, 'model.min.js')) as ModelFile;
  const shards = Object.keys(SUMS).filter((name) => name.startsWith('group'));
  const weights = Buffer.concat(
    shards.map((name) => Buffer.from(exportsOf(join(folder, name)) as string, 'base64')),
  );
  const model = await loadGraphModel({
    load: async () => ({
      ...file,
      weightSpecs: weightsManifest.flatMap((group) => group.weights),
      weightData: new Uint8Array(weights).buffer,
    }),
  });
  return async (bytes) => {
    const pixels = await sharp(bytes, { limitInputPixels: 100_000_000, pages: 1 })
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize(SIDE, SIDE, { fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    const answer = tf.tidy(() => {
      const levels = Float32Array.from(pixels, (level) => level / 255);
      return model.predict(tf.tensor4d(levels, [1, SIDE, SIDE, 3]));
    }) as import('@tensorflow/tfjs-core').Tensor;
    const values = await answer.data();
    answer.dispose();
    return Object.fromEntries(CLASSES.map((name, i) => [name, values[i] ?? 0])) as Scores;
  };
}
