/** Reads what is written in a picture: one model finds the lines, another one reads them. */

import { readFile } from 'node:fs/promises';
import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import { type PhotoModels, sharedModels, withModel } from '../models/photo-models.ts';
import { toTensor } from '../models/tensors.ts';
import { weightsFile } from '../models/weights.ts';
import { type Pixels, sharpOf, toPixels } from '../pixels.ts';
import { cutLine, LINE_HEIGHT } from './cut-line.ts';
import { alphabetOf, type ReadLine, readLetters } from './read-letters.ts';
import { findTextBoxes, inReadingOrder, type TextBox } from './text-boxes.ts';

/** Pixels; letters are cut out of this size … */
const READ_SIDE = 2400;
/** … and looked for in that. */
const FIND_SIDE = 960;
const MAX_ENLARGED = 2;
/** The finding model halves its picture five times. */
const STEP = 32;
const SURE = 0.7;
const MAX_LETTERS = 4000;
/** The first and last letters are found a little too narrow; in shares of the picture. */
const AIR = 0.015;
/** As the models were trained. */
const NORM = { mean: [0.485, 0.456, 0.406], deviation: [0.229, 0.224, 0.225] } as const;

export interface Lettering {
  /** Rows of what is written, top to bottom; empty where nothing is, or where the models are not installed. */
  text: string;
  /** Around all of it, in shares of the picture. */
  area?: { x: number; y: number; width: number; height: number };
}

export const readText = (bytes: Uint8Array, models: PhotoModels = sharedModels()): Promise<Lettering> =>
  withModel(
    () => read(bytes, models),
    async () => ({ text: '' }),
  );

async function read(bytes: Uint8Array, models: PhotoModels): Promise<Lettering> {
  const picture = await toPixels(
    sharp(bytes, { limitInputPixels: 100_000_000, pages: 1 })
      .autoOrient()
      .resize({ width: READ_SIDE, height: READ_SIDE, fit: 'inside', withoutEnlargement: true })
      // What is see-through mostly lies on white.
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha(),
  );
  const boxes = await findBoxes(picture, models);
  if (boxes.length === 0) return { text: '' };
  const alphabet = alphabetOf(await readFile(await weightsFile('letters'), 'utf8'));
  const lines: ReadLine[] = [];
  for (const box of boxes) lines.push(await readLine(picture, box, models, alphabet));
  const isSure = ({ text, score }: ReadLine) => text !== '' && score >= SURE;
  const area = areaOf(
    boxes.filter((_, i) => isSure(lines[i]!)),
    picture,
  );
  const text = inReadingOrder(boxes)
    .map((row) =>
      row
        .map((index) => lines[index]!)
        .filter(isSure)
        .map(({ text }) => text)
        .join(' '),
    )
    .filter((row) => row !== '')
    .join('\n')
    .slice(0, MAX_LETTERS);
  return { text, ...(area && { area }) };
}

function areaOf(boxes: readonly TextBox[], { width, height }: Pixels): Lettering['area'] {
  if (boxes.length === 0) return undefined;
  const [xs, ys] = [boxes.flat().map(([x]) => x / width), boxes.flat().map(([, y]) => y / height)];
  const least = (shares: number[]) => Math.max(0, Math.min(...shares) - AIR);
  const max = (shares: number[]) => Math.min(1, Math.max(...shares) + AIR);
  const [x, y] = [least(xs), least(ys)];
  return { x, y, width: max(xs) - x, height: max(ys) - y };
}

async function findBoxes(picture: Pixels, models: PhotoModels): Promise<TextBox[]> {
  const scale = Math.min(MAX_ENLARGED, FIND_SIDE / Math.max(picture.width, picture.height));
  const fitted = (side: number) => Math.max(STEP, Math.round((side * scale) / STEP) * STEP);
  const [width, height] = [fitted(picture.width), fitted(picture.height)];
  const small = await toPixels(sharpOf(picture).resize(width, height, { fit: 'fill' }));
  const session = await models.session('findingText');
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  const answer = await session.run({ [input]: toTensor(small, NORM) });
  const boxes = findTextBoxes({ width, height, values: answer[output]!.data as Float32Array });
  const [across, down] = [picture.width / width, picture.height / height];
  return boxes.map((box) => box.map(([x, y]) => [x * across, y * down]) as unknown as TextBox);
}

async function readLine(
  picture: Pixels,
  box: TextBox,
  models: PhotoModels,
  alphabet: readonly string[],
): Promise<ReadLine> {
  const { planes, width } = cutLine(picture, box);
  const session = await models.session('readingText');
  const [input, output] = [session.inputNames[0]!, session.outputNames[0]!];
  const answer = await session.run({ [input]: new Tensor('float32', planes, [1, 3, LINE_HEIGHT, width]) });
  return readLetters(answer[output]!.data as Float32Array, alphabet);
}
