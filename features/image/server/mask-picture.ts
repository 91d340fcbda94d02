/** The mask that was painted or sent, as a grey picture of the right size. Runs in a drawing process, where `given-picture.ts` calls it. */

import sharp from 'sharp';
import type { BodyOf } from '#common/contract.ts';
import { readMask } from '#engine/photo/select/paint-mask.ts';
import type { generateImageCall } from '../contract.ts';

export type GivenMask = NonNullable<NonNullable<BodyOf<typeof generateImageCall>['source']>['mask']>;
type Strokes = Extract<GivenMask, { kind: 'strokes' }>['strokes'];

export interface MaskOrder {
  mask: Exclude<GivenMask, { kind: 'points' }>;
  width: number;
  height: number;
}

/** White where something is to change. */
export async function draw({ mask, width, height }: MaskOrder): Promise<Uint8Array> {
  const grey =
    mask.kind === 'strokes'
      ? sharp(Buffer.from(strokesAsSvg(mask.strokes, width, height))).extractChannel(0)
      : sharp(await readMask(mask.data, width, height), { raw: { width, height, channels: 1 } });
  return grey.png().toBuffer();
}

function strokesAsSvg(strokes: Strokes, width: number, height: number): string {
  const longer = Math.max(width, height);
  const paths = strokes.map(({ points, size }) => {
    const places = points.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`);
    // A single dot is a line that goes nowhere.
    return `<path d="M${places.join('L')}h.01" stroke-width="${(size * longer).toFixed(1)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g></svg>`;
}
