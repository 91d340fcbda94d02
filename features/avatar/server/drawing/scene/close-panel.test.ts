/** A close picture shows its person, and others beside them whole or not at all. */

import { expect, it } from 'vitest';
import { characterDataSchema } from '../../../contract.ts';
import type { CastMember, SceneOrder } from '../orders.ts';
import { actorsOf, shootStage } from './stage-shot.ts';
import { closeView, wideView } from './view.ts';

const characterData = characterDataSchema.parse({ style: { renderQuality: 'low' } });
const member = (x: number): CastMember => ({
  name: `at ${x}`,
  characterData,
  position: { x, y: 200 },
  animation: 'idle',
  dialogue: '',
});
const order = (...places: number[]): SceneOrder => ({
  kind: 'scene',
  name: '',
  description: '',
  sceneType: 'comic_strip',
  background: 'simple',
  cast: places.map(member),
});

const near = async (scene: SceneOrder, size: { width: number; height: number }) => {
  const actors = actorsOf(scene);
  const { character, place } = actors[0]!;
  const view = closeView(character, place, 'half', size, true);
  return shootStage(scene, actors, view, size, { about: [0] });
};

it('leaves out a neighbour that the edge would cut', async () => {
  const size = { width: 160, height: 150 };
  const alone = await near(order(250), size);
  for (const x of [350, 365, 380, 395]) {
    const { rgba, shown } = await near(order(250, x), size);
    expect(shown, `${x}`).toEqual([0]);
    expect(Buffer.compare(Buffer.from(rgba), Buffer.from(alone.rgba)), `${x}`).toBe(0);
  }
});

it('keeps one who is whole in a broad panel, and everybody from afar', async () => {
  const broad = { width: 330, height: 150 };
  expect((await near(order(400, 250), broad)).shown.sort()).toEqual([0, 1]);
  const scene = order(250, 350);
  const { shown } = await shootStage(scene, actorsOf(scene), wideView(200, 160), { width: 200, height: 160 });
  expect(shown.sort()).toEqual([0, 1]);
});
