/** The first picture chooses the format only for whoever has not. */

import { expect, it } from 'vitest';
import { BLANK_VIDEO } from '../../contract.ts';
import { formatFor, isFormatOpen } from './first-format.ts';

it.each([
  [1080, 1920, 'portrait'],
  [3024, 4032, 'portrait'],
  [1080, 1350, 'portrait'],
  [1024, 1024, 'square'],
  [1100, 1000, 'square'],
  [4032, 3024, 'landscape'],
  [1920, 1080, 'landscape'],
] as const)('%d × %d is shown in %s', (width, height, format) => {
  expect(formatFor({ width, height })).toBe(format);
});

it('leaves a format that was chosen, and a film that has pictures', () => {
  const picture = { id: '1', url: '/1', name: 'one.png', type: 'image/png', size: 1 };
  expect(isFormatOpen(BLANK_VIDEO)).toBe(true);
  expect(isFormatOpen({ ...BLANK_VIDEO, format: 'full_hd' })).toBe(false);
  expect(isFormatOpen({ ...BLANK_VIDEO, uploadedFiles: [picture] })).toBe(false);
});
