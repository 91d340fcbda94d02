/** Kerning of the shipped faces, whichever way their tables are written; a broken table is none. */

import { expect, it } from 'vitest';
import { readPairKerning } from './gpos-kerning.ts';
import { faceBlock } from './shipped-faces.ts';

const between = (face: string, pair: string): number | undefined =>
  faceBlock(face, 0)!.kerning.find(
    ([left, right]) => left === pair.charCodeAt(0) && right === pair.charCodeAt(1),
  )?.[2];

it.each([
  ['inter-700', 'an extension lookup'],
  ['playfair-700', 'an extension lookup'],
  ['lora-700', 'several lookups'],
  ['tinos-700', 'single pairs'],
  ['oswald-700', 'classes'],
  ['marker-400', 'the older table'],
])('%s, with %s, draws A and V together', (face) => {
  expect(between(face, 'AV')).toBeLessThan(-20);
  expect(between(face, 'HH') ?? 0).toBe(0);
});

it('reads nothing out of what is no font', () => {
  expect(readPairKerning(new Uint8Array(4))).toBeUndefined();
  expect(readPairKerning(new Uint8Array(300).fill(255))).toBeUndefined();
});
