/** Pixels into the planes of numbers that models take. */

import { Tensor } from 'onnxruntime-node';
import type { Pixels } from '../pixels.ts';

/** What a model was trained on: each value is `(level / 255 − mean) / deviation`. */
export interface Norm {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
}

/** One plane after the other. Transparent places count as grey. */
export function toTensor({ width, height, data }: Pixels, { mean, deviation }: Norm): Tensor {
  const count = width * height;
  const planes = new Float32Array(count * 3);
  for (let c = 0; c < 3; c++) {
    const scale = 1 / (255 * deviation[c]!);
    const offset = -mean[c]! / deviation[c]!;
    for (let i = 0; i < count; i++) {
      const alpha = data[i * 4 + 3]!;
      const level = alpha === 255 ? data[i * 4 + c]! : (data[i * 4 + c]! * alpha + 128 * (255 - alpha)) / 255;
      planes[c * count + i] = level * scale + offset;
    }
  }
  return new Tensor('float32', planes, [1, 3, height, width]);
}
