/** Quick frames for films: nearly the same picture as the careful way, and a camera that goes along with the head. */

import { expect, it } from 'vitest';
import { buildCharacter } from '../build-character.ts';
import { DEFAULT_LOOK } from '../figure/look.ts';
import { poseAt } from '../motion/animations.ts';
import { shootCharacter } from './portrait.ts';

const character = buildCharacter({ ...DEFAULT_LOOK, quality: 'low' });
const size = { width: 180, height: 200 };

it.each(['3d', 'cartoon', 'anime'] as const)('look like the careful picture of style %s', (artStyle) => {
  const character = buildCharacter({ ...DEFAULT_LOOK, quality: 'low', artStyle });
  const shot = { ...size, pose: poseAt('dancing', 0.4), withoutGround: true };
  const careful = shootCharacter(character, shot);
  const quick = shootCharacter(character, { ...shot, isQuick: true });
  expect(quick.groundY).toBeCloseTo(careful.groundY, 3);
  let [sum, count, outside] = [0, 0, 0];
  for (let i = 0; i < careful.rgba.length; i += 4) {
    if (Math.abs(careful.rgba[i + 3]! - quick.rgba[i + 3]!) > 8) outside++;
    if (careful.rgba[i + 3]! < 255) continue;
    for (let c = 0; c < 3; c++) sum += Math.abs(careful.rgba[i + c]! - quick.rgba[i + c]!);
    count += 3;
  }
  expect(outside).toBe(0);
  expect(sum / count).toBeLessThan(9);
});

it('keep a moving head in the picture', () => {
  const middleOf = (followsHead: boolean) => {
    const pose = { turns: {}, offset: [0.9, 0.3, 0] as const, face: {} };
    const { rgba, width } = shootCharacter(character, {
      ...size,
      pose,
      framing: 'bust',
      yaw: 0,
      isQuick: true,
      followsHead,
    });
    let [sum, count] = [0, 0];
    for (let i = 0; i < rgba.length / 4; i++)
      if (rgba[i * 4 + 3]! > 128) {
        sum += i % width;
        count++;
      }
    return sum / count / width;
  };
  expect(Math.abs(middleOf(true) - 0.5)).toBeLessThan(Math.abs(middleOf(false) - 0.5) / 2);
});
