/** Two people in one panel are both whole from side to side, with room for words above them. */

import { expect, it } from 'vitest';
import { characterDataSchema } from '../../../contract.ts';
import type { SceneOrder } from '../orders.ts';
import { actorsOf, shootStage } from './stage-shot.ts';
import { togetherView } from './view.ts';

const characterData = characterDataSchema.parse({ style: { renderQuality: 'low' } });
const order: SceneOrder = {
  kind: 'scene',
  name: '',
  description: '',
  sceneType: 'comic_strip',
  background: 'simple',
  cast: [200, 330].map((x) => ({
    name: `at ${x}`,
    characterData,
    position: { x, y: 200 },
    animation: 'idle',
    dialogue: '',
  })),
};
const size = { width: 170, height: 160 };

it('cuts nobody at the sides and leaves room above', async () => {
  const actors = actorsOf(order);
  const view = togetherView(actors, size, true);
  // With nobody whom the picture must show, those that an edge cuts are left out.
  const shot = await shootStage(order, actors, view, size, { speakers: [0], mood: 'surprise', about: [] });
  expect([...shot.shown].sort()).toEqual([0, 1]);
  for (const { y, radius } of shot.heads) expect(y - radius).toBeGreaterThan(size.height * 0.12);
});
