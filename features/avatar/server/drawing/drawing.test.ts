/** Real pictures from real threads: a portrait, a scene of each type with words in it, and a file for other programs. */

import { afterAll, describe, expect, it } from 'vitest';
import { shortRound } from '#tests/harness/short-round.ts';
import { SCENE_TYPES } from '../../calls/scene-calls.ts';
import { characterDataSchema } from '../../contract.ts';
import { pdfPage } from '../pictures/pdf-page.ts';
import { asImage, createDrawing, createDrawPool } from './draw-pool.ts';
import type { SceneOrder } from './orders.ts';

const pool = createDrawPool();
const { draw } = createDrawing(pool);
afterAll(pool.close);

const characterData = characterDataSchema.parse({ style: { renderQuality: 'low' } });

const scene = (more: Partial<SceneOrder>): SceneOrder => ({
  kind: 'scene',
  name: 'A scene',
  description: 'It was early.',
  sceneType: 'animation',
  background: 'simple',
  cast: [
    { name: 'Ada', characterData, position: { x: 250, y: 200 }, animation: 'idle', dialogue: 'Hello there!' },
  ],
  ...more,
});

describe('the drawing threads', () => {
  it('draw a portrait and write a model', async () => {
    const picture = await draw({ kind: 'portrait', characterData, width: 96, height: 120 });
    expect((await asImage(picture).png().toBuffer()).subarray(1, 4).toString()).toBe('PNG');
    const { bytes } = await draw({ kind: 'model', characterData });
    expect(Buffer.from(bytes.buffer).subarray(0, 4).toString()).toBe('glTF');
  });

  it.each(shortRound(SCENE_TYPES, 5))(
    'compose a scene as %s, in which words change the picture',
    async (sceneType) => {
      const told = await draw(scene({ sceneType, background: 'forest' }));
      const silent = scene({ sceneType, background: 'forest' });
      const quiet = await draw({ ...silent, cast: silent.cast.map((one) => ({ ...one, dialogue: '' })) });
      expect(told.width).toBeGreaterThanOrEqual(1500);
      expect(told.rgba.every((v, i) => i % 4 !== 3 || v === 255)).toBe(true);
      expect(Buffer.compare(Buffer.from(told.rgba), Buffer.from(quiet.rgba))).not.toBe(0);
    },
  );

  it('put white balloons where somebody speaks, and letters into them', async () => {
    const { rgba, width } = await draw(scene({ background: 'underwater' }));
    let [white, dark] = [0, 0];
    for (let i = 0; i < width * 300 * 4; i += 4) {
      const light = rgba[i]! + rgba[i + 1]! + rgba[i + 2]!;
      if (light > 750) white++;
      if (light < 120) dark++;
    }
    expect(white).toBeGreaterThan(10_000);
    expect(dark).toBeGreaterThan(1000);
  });
});

it('a PDF tells where its parts are', () => {
  const pdf = pdfPage({ jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xd9]), width: 30, height: 20 }, 'Größe ✓');
  const text = pdf.toString('latin1');
  const table = Number(/startxref\n(\d+)/.exec(text)![1]);
  expect(text.slice(table, table + 4)).toBe('xref');
  const begins = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  for (const [i, begin] of begins.entries()) expect(text.slice(begin, begin + 7)).toBe(`${i + 1} 0 obj`);
});
