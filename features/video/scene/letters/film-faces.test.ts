/** A face of the person's choice is what a film is written with, in every weight it needs. */

import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import { registerChosenFaces, registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { BLANK_VIDEO, type VideoData } from '../../contract.ts';
import { styleOf } from '../look/template-look.ts';
import { facesOf } from './film-faces.ts';
import { chosenFamily, fontOf } from './type-size.ts';

registerFilmFonts('');
const context = createCanvas(10, 10).getContext('2d');

const widthOf = (data: VideoData, weight?: number): number => {
  context.font = fontOf(styleOf(data), weight)(40);
  return context.measureText('Harbour Coffee, open from seven').width;
};

it('writes with each face that is offered', () => {
  const fallback = widthOf(BLANK_VIDEO);
  const widths = OFFERED_FACES.map((letters) => {
    const data = { ...BLANK_VIDEO, letters };
    registerChosenFaces(facesOf(data).map((key) => ({ key, family: chosenFamily(key) })));
    return widthOf(data);
  });
  // Inter is the usual one; everything else is set in another width.
  const same = OFFERED_FACES.filter((_, i) => Math.abs(widths[i]! - fallback) < 0.5);
  expect(same.filter((name) => name !== 'inter')).toEqual([]);
  expect(new Set(widths.map(Math.round)).size).toBeGreaterThan(OFFERED_FACES.length - 3);
});

it('names every file that titles, small lines and captions take', () => {
  expect(facesOf({ ...BLANK_VIDEO, letters: 'poppins', captionStyle: 'pop' }).toSorted()).toEqual([
    'poppins-500',
    'poppins-600',
    'poppins-700',
    'poppins-800',
  ]);
  expect(facesOf({ ...BLANK_VIDEO, letters: 'anton' })).toEqual(['anton-400']);
  expect(facesOf(BLANK_VIDEO)).toEqual([]);
  expect(facesOf({ ...BLANK_VIDEO, letters: 'comic-sans' })).toEqual([]);
});
