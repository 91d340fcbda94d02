/** Words in a picture: set as large as they fit, on the thing they were said of, and legible. */

import { describe, expect, it } from 'vitest';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { illustrate } from '../illustrate.ts';
import { readPrompt } from '../reading/read-prompt.ts';
import { takeQuoted } from '../reading/sentence/quoted.ts';
import { addOutline, covered, noAreas } from './fill-outline.ts';
import { canBeSet, faceFor, setWords } from './set-words.ts';

const faces = shippedFaces('営業中', 'ابجد', '’');
const sum = (values: Float32Array) => values.reduce((a, b) => a + b, 0);

describe('outlines', () => {
  it('cover exactly their area, holes left out, wherever they lie', () => {
    const areas = noAreas(20, 20);
    addOutline(areas, 'M0 0L10 0L10 10L0 10ZM2 2L2 8L8 8L8 2Z', { x: 4.3, y: 5.7, scale: 1 });
    expect(sum(covered(areas).alpha)).toBeCloseTo(100 - 36, 3);
  });
  it('are cut at the edges of their box', () => {
    const areas = noAreas(8, 8);
    addOutline(areas, 'M-5 -5L50 -5L50 50L-5 50Z', { x: 0, y: 0, scale: 1 });
    expect(sum(covered(areas).alpha)).toBeCloseTo(64, 3);
  });
});

describe('words', () => {
  const face = faceFor('Grand Opening', 'poppins-700', faces)!;
  /** Rows and columns that have ink. */
  const box = ({ width, height, alpha }: { width: number; height: number; alpha: Float32Array }) => {
    const inked = [...alpha.keys()].filter((at) => alpha[at]! > 0.5);
    const columns = inked.map((at) => at % width);
    const rows = inked.map((at) => Math.floor(at / width));
    return {
      wide: (Math.max(...columns) - Math.min(...columns)) / width,
      tall: (Math.max(...rows) - Math.min(...rows)) / height,
    };
  };
  it('fill a broad box in one line and a square one in two', () => {
    expect(box(setWords('Grand Opening', face, { width: 400, height: 60 })).tall).toBeGreaterThan(0.8);
    const square = box(setWords('Grand Opening', face, { width: 200, height: 200 }));
    expect(square.wide).toBeGreaterThan(0.9);
    expect(square.tall).toBeGreaterThan(0.35);
  });
  it('are set in every script whose letters stand alone', () => {
    expect(canBeSet('Soldes d’été', faces)).toBe(true);
    expect(canBeSet('営業中', faces)).toBe(true);
    expect(canBeSet('ابجد', faces)).toBe(false);
  });
});

describe('quoted words', () => {
  it.each([
    ['a poster that says "Summer Sale"', 'Summer Sale', 'a poster'],
    ["a cafe sign with the text 'Fresh Bread'", 'Fresh Bread', 'a cafe sign'],
    ['ein Schild mit der Aufschrift „Geöffnet“', 'Geöffnet', 'ein Schild'],
    ["une affiche avec le texte « Soldes d'été »", "Soldes d'été", 'une affiche'],
    ['un cartel que dice "Abierto"', 'Abierto', 'un cartel'],
    ['a cake, text: Happy Birthday', 'Happy Birthday', 'a cake'],
    ["a mechanic's hands and the girls' room", null, "a mechanic's hands and the girls' room"],
  ])('%s', (prompt, words, rest) => {
    const quoted = takeQuoted(prompt);
    expect(quoted.words).toBe(words);
    expect(quoted.rest.trim().replace(/,$/, '')).toBe(rest);
    expect(quoted.rest).toHaveLength(prompt.length);
  });
  it.each([
    ['a sign reading "OPEN"', 'sign'],
    ['a mug with the words "Good Morning"', 'mug'],
    ['a woman holding a sign that says "Hiring"', 'placard'],
    ['a beach with the headline "Hello Summer"', null],
  ])('%s are carried by %s', (prompt, on) => {
    const scene = readPrompt(prompt);
    expect(scene.lettering?.on).toBe(on);
    expect(scene.drawn.at(-1)).toBe(`“${scene.lettering!.text}”`);
    expect(scene.notUnderstood).toEqual([]);
  });
  it('a name is no headline, and words on clothes are named as not shown', () => {
    expect(readPrompt('a dog called "Rex"').lettering).toBeUndefined();
    expect(readPrompt('a man wearing a shirt that says "Staff"').notUnderstood).toEqual(['“Staff”']);
  });
});

describe('the picture', () => {
  const size = { width: 160, height: 160, seed: 7, style: '' };
  const paintOf = (prompt: string, withLetters: boolean) =>
    illustrate(readPrompt(prompt), size, new Map(), withLetters ? faces : undefined);
  it.each([
    'a sign reading "OPEN"',
    'a mug that says "Mum"',
    'a lake with the headline "Calm"',
    'a neon sign "Open"',
  ])('%s has letters that stand out from what is behind them', async (prompt) => {
    const [plain, lettered] = [await paintOf(prompt, false), await paintOf(prompt, true)];
    const strong = [...plain.keys()].filter(
      (at) => at % 4 === 1 && Math.abs(plain[at]! - lettered[at]!) > 70,
    ).length;
    expect(strong).toBeGreaterThan(160);
    expect(strong).toBeLessThan(0.35 * size.width * size.height);
  });
});
