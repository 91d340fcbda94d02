/** The presenter in the pictures of a film: its lips move with the voice, and the rest of it stays. */

import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { Canvas2D } from '#engine/motion/canvas.ts';
import { characterDataSchema } from '#features/avatar/contract.ts';
import { BLANK_VIDEO, type VideoData } from '../../contract.ts';
import { LOOKS } from '../../scene/look/template-look.ts';
import { drawCorner } from '../../scene/presenter/draw-presenter.ts';
import { blankScene } from '../../scene/scene-list.ts';
import { storyboardOf } from '../../scene/storyboard.ts';
import { createPresenter } from './presenter-figures.ts';

it('draws a mouth that opens with one line and stays shut with another', async () => {
  const data: VideoData = {
    ...BLANK_VIDEO,
    hasTitle: false,
    hasEnding: false,
    scenes: ['s1', 's2'].map((id) => ({ ...blankScene(id, 'Bread.'), seconds: 4 })),
    presenter: {
      name: 'Mika',
      character: characterDataSchema.parse({ style: { renderQuality: 'low' } }),
      shown: 'corner',
      corner: 'bottom-left',
      size: 0.4,
    },
  };
  const board = storyboardOf(data, []);
  const mouths = (['open', 'closed'] as const).map((shape) => ({
    spans: [{ start: 0, end: 3 }],
    cues: [{ start: 0, end: 3, shape }],
  }));
  const moments = [2, 6].map((seconds) => ({ board, mouths, seconds }));
  const presenter = createPresenter({ data, size: { width: 320, height: 180 } }, moments)!;
  const room = { x: 0, y: 0, width: 72, height: 72 };
  const pixelsAt = async (number: number) => {
    const { corner } = await presenter.at(number);
    const canvas = createCanvas(room.width, room.height).getContext('2d');
    drawCorner(canvas as unknown as Canvas2D, room, corner, 1, LOOKS.product);
    return canvas.getImageData(0, 0, room.width, room.height).data;
  };
  // The same moment of two scenes.
  const [open, closed] = [await pixelsAt(0), await pixelsAt(1)];
  await presenter.close();
  const changed = open.filter((value, i) => i % 4 === 0 && Math.abs(value - closed[i]!) > 40).length;
  expect(changed).toBeGreaterThan(5);
  expect(changed).toBeLessThan(room.width ** 2 / 8);
});
