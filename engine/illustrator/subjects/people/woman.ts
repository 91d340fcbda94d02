/** How a woman is sculpted. */

import { part } from '#engine/sculpt/model.ts';
import { blend, mirror, relief } from '#engine/sculpt/shapes/combine.ts';
import { capsule, ellipsoid, frustum } from '#engine/sculpt/shapes/solids.ts';
import { add } from '#engine/sculpt/shapes/vector.ts';
import { subject } from '../subject.ts';
import { type Look, person } from './figure.ts';
import { CLOTHES, casual, hem, POSES } from './garments.ts';
import type { Joints } from './joints.ts';
import { hairCap } from './person-parts.ts';

const woman: Look = {
  ...casual,
  headwear: [part('hair', 'matte', hairCap('long'))],
  extra: (j) => [skirt(j, 'trousers', 0.34), hem(j)],
};

/** A skirt or robe around the hips; seated people have it over the thighs. */
function skirt(j: Joints, colour: string, wide: number, long = 0.5): ReturnType<typeof part> {
  const cloth = (x: number, _y: number, z: number) => 0.016 * Math.sin(Math.atan2(x, z) * 9);
  const shape = j.seated
    ? blend(
        0.1,
        ellipsoid(add(j.hips, [0, -0.08, 0.05]), [0.32, 0.2, 0.3]),
        mirror(capsule([0.13, 0.22, 0.1], [0.19, 0.24, 0.42], 0.19, 0.18)),
      )
    : frustum(add(j.hips, [0, -long / 2 + 0.06, 0]), long / 2, wide, 0.22, 0.04);
  return part(colour, 'matte', relief(shape, 0.02, cloth));
}

export const WOMAN = subject({
  name: 'woman',
  family: 'person',
  words: ['women', 'lady', 'mother', 'mom', 'girlfriend', 'princess', 'dancer', 'queen'],
  size: 1.68,
  colours: { body: '#e86f8b', trim: '#fdf6e6', ...CLOTHES, trousers: '#5b4b9a', hair: '#7a3f22' },
  view: { yaw: 22, pitch: 6 },
  poses: POSES,
  build: ({ pose }) => person(woman, pose),
});
