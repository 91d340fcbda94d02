/** Things stay in the hand that holds them, whatever the rest of the body does. */

import { expect, it } from 'vitest';
import { GARMENT_NAMES, slotOf } from '#common/character/garments.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { assemble } from '../../assemble.ts';
import { buildCharacter } from '../../build-character.ts';
import { DEFAULT_LOOK, type Look } from '../../figure/look.ts';
import { ANIMATIONS, LOOP_SECONDS, poseAt } from '../../motion/animations.ts';
import { carrying, moved, transformsOf } from '../../motion/pose.ts';
import { withProp } from '../../props.ts';
import { dressOf } from '../../wardrobe/dress.ts';
import { costumeOf } from '../../wardrobe/wardrobe.ts';

const look = (garments: string[], more: Partial<Look> = {}): Look => ({
  ...DEFAULT_LOOK,
  quality: 'low',
  garments,
  ...more,
});

it.each(
  shortRound(
    GARMENT_NAMES.filter((one) => slotOf(one) === 'held'),
    4,
  ),
)('a %s is in a hand', (thing) => {
  const { solids, skeleton } = assemble(look([`${thing} red/gold`]));
  const held = solids.filter(({ name }) => name.startsWith('held'));
  expect(held.length).toBeGreaterThan(0);
  const side = held[0]!.bones[0]!.endsWith('L') ? 'L' : 'R';
  const [x, y, z] = skeleton.joints[`wrist${side}`];
  // Some part of it is within the reach of the fingers.
  const near = Math.min(
    ...held.map(({ shape }) =>
      Math.min(
        ...Array.from({ length: 9 ** 3 }, (_, i) => {
          const at = (k: number) => ((Math.floor(i / 9 ** k) % 9) - 4) * 0.07;
          return shape.distance(x + at(0), y + at(1), z + at(2));
        }),
      ),
    ),
  );
  expect(near).toBeLessThan(0.02);
});

it('stays before the body in every movement, and the free arm waves in its place', () => {
  const { skeleton } = buildCharacter(look(['sword steel/gold']));
  const hand = skeleton.bones.findIndex((one) => one.name === 'handR');
  const chest = skeleton.bones.findIndex((one) => one.name === 'chest');
  for (const movement of ANIMATIONS)
    for (const share of [0, 0.3, 0.7]) {
      const transforms = transformsOf(skeleton.bones, poseAt(movement, LOOP_SECONDS[movement] * share));
      const wrist = moved(transforms[hand]!, skeleton.joints.wristR);
      const middle = moved(transforms[chest]!, skeleton.joints.chest);
      expect(wrist[1], movement).toBeLessThan(middle[1] + 0.25);
      expect(wrist[0], movement).toBeLessThan(middle[0]);
    }
  const waving = carrying(skeleton.bones, poseAt('waving', 0.6).turns);
  expect(waving.upperArmL![2]).toBeGreaterThan(80);
});

it('is put down for a microphone, holds two things in two hands, and reaches above the head in full pictures', () => {
  const character = buildCharacter(look(['umbrella red/red', 'book blue/gold']));
  const names = character.parts.map(({ name }) => name);
  expect(names.some((one) => one.startsWith('heldR'))).toBe(true);
  expect(names.some((one) => one.startsWith('heldL'))).toBe(true);
  expect(character.top).toBeGreaterThan(character.hi[1] + 0.3);
  const singer = withProp(character, 'microphone');
  expect(singer.parts.some(({ name }) => name.startsWith('held'))).toBe(false);
  expect(singer.skeleton.bones.some((one) => one.held)).toBe(false);
});

it('patterns change the colours of the cloth only', () => {
  const coloursOf = (line: string) =>
    new Set(
      buildCharacter(look([]), { costume: costumeOf(line) })
        .parts.filter(({ name }) => name === 'top')
        .flatMap(({ colours }) =>
          Array.from({ length: colours.length / 3 }, (_, i) => colours[i * 3]!.toFixed(2)),
        ),
    );
  expect(coloursOf('tee red/white').size).toBe(1);
  expect(coloursOf('tee red/white dotted').size).toBeGreaterThan(5);
});

it('a tutu is worn with legs, suspenders on a shirt, and a heavy animal is round', () => {
  const legsOf = (garments: string[]) =>
    assemble(look(garments)).solids.some(({ bones }) => bones.includes('shinL') && bones.includes('thighL'));
  expect(legsOf(['tutu pink/pink'])).toBe(true);
  expect(dressOf(look(['tutu pink/pink'])).clothes?.map(({ is }) => is)).toContain('tutu');
  expect(assemble(look(['suspenders red'])).solids.map(({ name }) => name)).not.toContain('hood');
  const bulkOf = (bodyType: Look['bodyType']) => assemble(look([], { animal: 'cat', bodyType })).figure.bulk;
  expect(bulkOf('heavy')).toBeGreaterThan(bulkOf('average') + 0.1);
});
