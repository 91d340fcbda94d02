/** Every garment that can be named can be made, and every line of the wardrobe is of such garments. */

import { expect, it } from 'vitest';
import { GARMENT_NAMES, isCostumeLine } from '#common/character/garments.ts';
import { TRADE_CLOTHES } from '#engine/illustrator/people/wardrobe/trade-clothes.ts';
import { KIT } from '../costume/kit.ts';
import { DEFAULT_LOOK } from '../figure/look.ts';
import { dressOf } from './dress.ts';
import { GARMENT_WORDS } from './garment-words.ts';

it('names what the kit can make, once', () => {
  expect([...GARMENT_NAMES].sort()).toEqual(Object.keys(KIT).sort());
  for (const [, is] of GARMENT_WORDS) expect(GARMENT_NAMES).toContain(is);
  for (const { wear } of Object.values(TRADE_CLOTHES)) expect(wear).toSatisfy(isCostumeLine);
});

it.each(['', 'raincoat yellow; DROP', 'constructor red', 'raincoat', 'tee A/B, jeans denim'])(
  'knows whether %j is a line',
  (line) => expect(isCostumeLine(line)).toBe(line === 'raincoat' || line.startsWith('tee')),
);

it('puts named garments in the place of the outfit, and other things beside it', () => {
  const rain = dressOf({ ...DEFAULT_LOOK, garments: ['raincoat yellow/charcoal', 'gogglesUp copper/brown'] });
  expect(rain.clothes?.map((one) => one.is)).toEqual(['tee', 'jeans', 'sneakers', 'raincoat']);
  expect(rain.besides.map((one) => one.is)).toEqual(['gogglesUp']);
  const gown = dressOf({ ...DEFAULT_LOOK, garments: ['gown white/silver', 'boots brown'] });
  expect(gown.clothes?.map((one) => one.is)).toEqual(['gown', 'boots']);
  expect(dressOf(DEFAULT_LOOK)).toEqual({ clothes: undefined, besides: [] });
});
