/** Where a film has its colours from: the brand, then its pictures, then its template. */

import { expect, it } from 'vitest';
import { BLANK_VIDEO, type VideoData, videoDataSchema } from '../../contract.ts';
import { LOOKS, lookOf } from './template-look.ts';

const BROWN = { background: '#f6efe8', text: '#2c1c10', accent: '#a0642c' };
const BRAND = { background: '#ffffff', text: '#101010', accent: '#c01020' };

const file = (id: string, colors?: unknown) => ({
  id,
  name: `${id}.png`,
  url: `/api/assets/${id}`,
  type: 'image/png',
  size: 10,
  ...(colors ? { colors } : {}),
});
const film = (change: object): VideoData => videoDataSchema.parse({ ...BLANK_VIDEO, ...change });

it('has the colours of its first picture that has some, and those of the brand where there is one', () => {
  const uploadedFiles = [file('grey'), file('bread', BROWN), file('sky', BRAND)];
  expect(lookOf(film({ uploadedFiles }), 'social')).toMatchObject({
    ink: BROWN.text,
    accent: BROWN.accent,
    ground: [BROWN.background, expect.any(String)],
  });
  expect(lookOf(film({ uploadedFiles, brand: BRAND }), 'social').accent).toBe(BRAND.accent);
  expect(lookOf(film({ uploadedFiles: [file('grey')] }), 'social')).toBe(LOOKS.social);
});

it('does without colours that are none', () => {
  const uploadedFiles = [file('odd', { background: 'red', text: '', accent: 'url(x)' })];
  expect(lookOf(film({ uploadedFiles }), 'social')).toBe(LOOKS.social);
});
