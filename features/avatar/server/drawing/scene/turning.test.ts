/** Those who talk turn to each other, in comics and in films, and films have the gestures of what is said. */

import { expect, it } from 'vitest';
import { poseAt } from '#engine/character/motion/animations.ts';
import { project } from '#engine/sculpt/render/camera.ts';
import { characterDataSchema } from '../../../contract.ts';
import { filmScript } from '../../../scene/film-script.ts';
import type { ScenePicture } from '../../film/film-order.ts';
import { momentAt, playersOf } from '../../film/scene-stage.ts';
import type { SceneOrder } from '../orders.ts';
import { looksOf } from './draw-panel.ts';
import { actorsOf, cameraFor } from './stage-shot.ts';
import { wideView } from './view.ts';

const person = characterDataSchema.parse({ style: { renderQuality: 'low' } });
const fox = characterDataSchema.parse({ appearance: { animal: 'fox' }, style: { renderQuality: 'low' } });
const order: SceneOrder = {
  kind: 'scene',
  name: '',
  description: '',
  sceneType: 'comic_strip',
  background: 'simple',
  cast: [100, 400].map((x, i) => ({
    name: `at ${x}`,
    characterData: i === 0 ? person : fox,
    position: { x, y: 200 },
    animation: 'idle',
    dialogue: '',
  })),
};
const size = { width: 500, height: 400 };

it('who stands on the left turns to the right, and the other way round', () => {
  const ahead = actorsOf(order).map(({ character, place }) => {
    const camera = cameraFor(character, place, wideView(size.width, size.height), size);
    return project(camera, [0, 3, 0.6]).x - project(camera, [0, 3, 0]).x;
  });
  expect(ahead[0]).toBeGreaterThan(0);
  expect(ahead[1]).toBeLessThan(0);
});

it('heads turn to whom they talk with, down to who is smaller and up to who is taller', () => {
  const looks = looksOf(actorsOf(order), [0, 1], 0);
  expect(looks[0]).toMatchObject({ turn: expect.any(Number) });
  expect(looks[0]!.turn).toBeGreaterThan(8);
  expect(looks[1]!.turn).toBeLessThan(-8);
  expect(looks[0]!.down).toBeGreaterThan(2);
  expect(looks[1]!.down).toBeLessThan(-2);
});

it('in a film, people walk forwards, look at each other and lift their arms for what they feel', () => {
  const script = filmScript([{ speaker: 0, text: 'Wow, no way!', seconds: 3 }], 2);
  const picture: ScenePicture = {
    kind: 'scene',
    scene: order,
    cues: [],
    script,
    camera: 'cuts',
    words: 'none',
  } as never;
  const players = playersOf(picture, size);
  const at = (seconds: number, who: number) =>
    momentAt(picture, players, size, Math.round(seconds * 20), 20).figures.find((one) => one.who === who)!;
  const entering = script.entrances[0]!.start + 0.5;
  expect(at(entering, 0).place.yaw).toBeGreaterThan(30);
  expect(at(entering, 1).place.yaw).toBeLessThan(-30);
  const said = script.lines[0]!.start + 0.9;
  expect(at(said, 0).pose.turns.head![1]).toBeGreaterThan(5);
  expect(at(said, 1).pose.turns.head![1]).toBeLessThan(-5);
  const [fallback, surprised] = [poseAt('talking', said).turns, at(said, 0).pose.turns];
  expect(surprised.foreArmR![0]).toBeLessThan(-95);
  expect(fallback.foreArmR![0]).toBeGreaterThan(-80);
});
