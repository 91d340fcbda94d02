/** Colours as typed: read strictly or not at all. */

import { expect, it } from 'vitest';
import { contrast, mix, readableOn, readColor } from './color.ts';

it.each([
  ['#2563EB', '#2563eb'],
  [' #fff ', '#ffffff'],
  ['rgb(37, 99, 235)', '#2563eb'],
  ['hsl(0, 100%, 50%)', '#ff0000'],
  ['Blue', '#0000ff'],
  ['constructor', undefined],
  ['#12345', undefined],
  ['url(#x)', undefined],
  ['red;}', undefined],
  [7, undefined],
])('%s is %s', (text, color) => expect(readColor(text)).toBe(color));

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

it('mixes, and finds what can be read', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(readableOn('#ffffff', ['#fefefe', '#222222'])).toBe('#222222');
  expect(readableOn('#101010', ['#111111'])).toBe('#ffffff');
});
