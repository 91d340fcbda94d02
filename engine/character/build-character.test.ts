/** Characters are whole, repeatable, different where they are chosen to differ, and move without seams. */

import { describe, expect, it } from 'vitest';
import {
  ACCESSORIES,
  ANIMALS,
  ART_STYLES,
  BODY_TYPES,
  CLOTHING_COLORS,
  FACE_SHAPES,
  FACIAL_HAIR,
  HAIR_STYLES,
  HEADWEAR,
  HEIGHTS,
  OUTFITS,
  STAGE_OUTFITS,
} from '#common/character/character-words.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import { assemble } from './assemble.ts';
import { buildCharacter, type Character, solidMesh } from './build-character.ts';
import { CLOTHS, TONES } from './figure/colours.ts';
import { DEFAULT_LOOK, type Look } from './figure/look.ts';
import { ANIMATIONS, LOOP_SECONDS, poseAt } from './motion/animations.ts';
import { pose } from './motion/skin.ts';
import { withProp } from './props.ts';
import { onStudio, shootCharacter } from './render/portrait.ts';

const kept = new Map<string, Character>();
const build = (look: Partial<Look> = {}): Character => {
  const key = JSON.stringify(look);
  const known = kept.get(key) ?? buildCharacter({ ...DEFAULT_LOOK, quality: 'low', ...look });
  kept.set(key, known);
  return known;
};

/** A number that changes with any vertex. */
const imprint = ({ parts }: Character): number =>
  parts.reduce(
    (sum, { positions, colours }) =>
      sum +
      positions.reduce((s, v, i) => s + v * ((i % 7) + 1), 0) +
      colours.reduce((s, v, i) => s + v * ((i % 5) + 1), 0),
    0,
  );

/** The first of the one with the first of the other, and so on; what one has more of stands alone. */
const together = (some: object[], others: object[]): object[] =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, i) => ({ ...some[i], ...others[i] }));

describe('a character', () => {
  const imprints: number[] = [];

  it('is the same for the same look', () => {
    expect(imprint(buildCharacter({ ...DEFAULT_LOOK, quality: 'low' }))).toBe(imprint(build()));
  });

  // Two that have nothing to do with each other in one look: building takes its time.
  const LOOKS = [
    ...together(
      FACE_SHAPES.slice(1).map((faceShape) => ({ faceShape })),
      [...OUTFITS.slice(1), ...STAGE_OUTFITS].map((outfit) => ({ outfit })),
    ),
    ...together(
      HAIR_STYLES.slice(1).map((hairStyle) => ({ hairStyle })),
      BODY_TYPES.filter((one) => one !== 'average').map((bodyType) => ({ bodyType })),
    ),
    ...together(
      FACIAL_HAIR.slice(1).map((facialHair) => ({ facialHair })),
      HEIGHTS.filter((one) => one !== 'medium').map((height) => ({ height })),
    ),
    ...together(
      ACCESSORIES.map((one) => ({ accessories: [one] })),
      [{ skinTone: 'dark' }, { eyeColor: 'blue' }, { hairColor: 'red' }, { color: 'red' }, { seed: 2 }],
    ),
    { animal: 'fox' },
    { animal: 'frog' },
    { physique: 'feminine' },
    { physique: 'masculine' },
    ...ART_STYLES.slice(1, 4).map((artStyle) => ({ artStyle })),
  ] as Partial<Look>[];
  it.each(shortRound(LOOKS, 20))('shows %j', (look) => {
    const one = build(look);
    const seen = imprint(one);
    expect(seen).not.toBe(imprint(build()));
    expect(imprints).not.toContain(seen);
    imprints.push(seen);
    for (const { name, positions, normals, colours, weights, occlusion, indices, morphs } of one.parts) {
      for (const list of [positions, normals, colours, weights, occlusion])
        expect(list.every(Number.isFinite), name).toBe(true);
      expect(occlusion.length).toBe(positions.length / 3);
      expect(indices.reduce((max, i) => Math.max(max, i), 0)).toBeLessThan(positions.length / 3);
      let off = 0;
      for (let v = 0; v < weights.length; v += 4)
        off = Math.max(off, Math.abs(weights[v]! + weights[v + 1]! + weights[v + 2]! + weights[v + 3]! - 1));
      expect(off, name).toBeLessThan(1e-4);
      for (const target of Object.values(morphs)) expect(target.length).toBe(positions.length);
    }
  });

  it.each(shortRound(ANIMALS, 3))(
    'is a %s with a snout of its own and a mouth that speaks on it',
    (animal) => {
      const { solids, sheets } = assemble({ ...DEFAULT_LOOK, animal });
      const person = assemble(DEFAULT_LOOK);
      const names = solids.map((one) => one.name);
      const headOf = (parts: typeof solids) => parts.find((one) => one.name === 'head')!;
      const mouthOf = (parts: typeof sheets) => parts.find((one) => one.name === 'mouth')!;
      const front = ({ positions }: { positions: Float32Array }) =>
        Math.max(...positions.filter((_, i) => i % 3 === 2));
      expect(headOf(solids).colour).not.toBe(headOf(person.solids).colour);
      expect(front(mouthOf(sheets))).toBeGreaterThan(front(mouthOf(person.sheets)));
      expect(mouthOf(sheets).morphs.open).not.toEqual(mouthOf(sheets).positions);
      const isBare = [
        'frog',
        'penguin',
        'duck',
        'chicken',
        'parrot',
        'turtle',
        'crocodile',
        'dinosaur',
        'sloth',
      ];
      expect(names.includes('ears')).toBe(!isBare.includes(animal));
      expect(names).not.toContain('beard');
    },
  );

  it.each(shortRound(HEADWEAR, 14))('of an animal, ears are seen beside or above a %s', (hat) => {
    for (const animal of ['bear', 'rabbit', 'koala'] as const) {
      const look = { ...DEFAULT_LOOK, animal, quality: 'low' as const };
      const bare = assemble(look).solids.map((one) => one.name);
      const { solids, figure, skeleton } = assemble({ ...look, accessories: [hat] });
      const ears = solids.find((one) => one.name === 'ears')!;
      const { positions } = solidMesh(ears, look, figure, skeleton.bones);
      // Everything that came with the hat, and the head itself.
      const over = solids.filter((one) => one.name === 'head' || !bare.includes(one.name));
      let [free, all] = [0, 0];
      for (let i = 0; i < positions.length; i += 15, all++) {
        const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
        if (over.every(({ shape }) => shape.distance(x, y, z) > 0)) free++;
      }
      expect(free / all, animal).toBeGreaterThan(0.4);
    }
  });

  it('of an animal has furry arms and paws, whatever it wears', () => {
    for (const outfit of ['casual', 'country'] as const) {
      const look = { ...DEFAULT_LOOK, outfit, seed: 2 };
      const person = assemble(look);
      const bear = assemble({ ...look, animal: 'bear' });
      const wide = ({ solids }: typeof person, name: string) => {
        const { lo, hi } = solids.find((one) => one.name === name)!.shape;
        return hi[2] - lo[2];
      };
      expect(wide(bear, 'armL')).toBeGreaterThan(wide(person, 'armL'));
      expect(wide(bear, 'handL')).toBeGreaterThan(wide(person, 'handL'));
      const colours = ['armL', 'handL', 'head'].map(
        (name) => bear.solids.find((one) => one.name === name)!.colour,
      );
      expect(new Set(colours).size).toBe(1);
    }
  });

  it.each(shortRound(ACCESSORIES, 3))('wears a pink %s where pink was chosen', (one) => {
    const outfit = one === 'tie' ? 'formal' : 'casual';
    const worn = (accessoryColors: Look['accessoryColors']) =>
      assemble({ ...DEFAULT_LOOK, outfit, accessories: [one], accessoryColors }).solids.map(
        (part) => part.colour,
      );
    expect(worn({})).not.toContain(TONES.pink);
    expect(worn({ [one]: 'pink' })).toContain(TONES.pink);
    expect(worn(undefined)).toEqual(worn({}));
  });

  it('does not lose a scarf on clothes of its colour', () => {
    for (const color of CLOTHING_COLORS) {
      const look = {
        ...DEFAULT_LOOK,
        color,
        accessories: ['scarf' as const],
        accessoryColors: { scarf: color },
      };
      const { solids } = assemble(look);
      const colourOf = (name: string) => solids.find((part) => part.name === name)!.colour;
      expect(colourOf('scarf')).not.toBe(CLOTHS[color].main);
    }
  });

  it('costs less at lower quality', () => {
    const triangles = ({ parts }: Character) => parts.reduce((sum, one) => sum + one.indices.length / 3, 0);
    const [low, medium] = [build(), build({ quality: 'medium' })];
    expect(triangles(low)).toBeLessThan(triangles(medium) * 0.75);
    expect(triangles(medium)).toBeLessThan(90_000);
  });
});

describe('movements', () => {
  it.each(shortRound(ANIMATIONS, 12))(
    '%s: loops without a seam and keeps the figure on or above the ground',
    (name) => {
      const character = build();
      const loop = LOOP_SECONDS[name];
      const at = (seconds: number) => pose(character, { ...poseAt(name, seconds), face: {} })[0]!.positions;
      const [start, end, later] = [at(0), at(loop - 1e-6), at(loop / 3)];
      const farthest = (a: Float32Array, b: Float32Array) =>
        a.reduce((max, v, i) => Math.max(max, Math.abs(v - b[i]!)), 0);
      expect(farthest(start, end)).toBeLessThan(0.002);
      expect(farthest(start, later)).toBeGreaterThan(0.001);
      for (let k = 0; k < 8; k++) {
        const lowest = pose(character, poseAt(name, (loop * k) / 8)).reduce(
          (low, { positions }) => positions.reduce((l, v, i) => (i % 3 === 1 ? Math.min(l, v) : l), low),
          1,
        );
        expect(lowest).toBeGreaterThan(-0.2);
      }
    },
  );

  it('faces change shape: an open mouth is lower than a closed one, and lids close', () => {
    const character = build();
    const part = (name: string, face: object) => {
      const index = character.parts.findIndex((one) => one.name === name);
      return pose(character, { turns: {}, offset: [0, 0, 0], face })[index]!.positions;
    };
    const lowest = (list: Float32Array) => list.reduce((l, v, i) => (i % 3 === 1 ? Math.min(l, v) : l), 9);
    expect(lowest(part('mouth', { open: 1 }))).toBeLessThan(lowest(part('mouth', { closed: 1 })) - 0.03);
    const [open, shut] = [part('lids', {}), part('lids', { blink: 1 })];
    const moved = shut.reduce((max, v, i) => Math.max(max, Math.abs(v - open[i]!)), 0);
    expect(moved).toBeGreaterThan(0.1);
  });
});

describe('a portrait', () => {
  it.each(shortRound(ART_STYLES, 5))('in %s fills the frame and looks like no other style', (artStyle) => {
    const shot = shootCharacter(build({ artStyle }), { width: 160, height: 200, pose: poseAt('idle', 0) });
    const covered = shot.rgba.reduce((sum, v, i) => sum + (i % 4 === 3 && v > 128 ? 1 : 0), 0) / (160 * 200);
    expect(covered).toBeGreaterThan(0.1);
    expect(covered).toBeLessThan(0.6);
    const wall = onStudio(shot, [180, 190, 220]);
    expect(wall.every((v, i) => i % 4 !== 3 || v === 255)).toBe(true);
  });
});

describe('a performer', () => {
  it.each(
    shortRound(
      HAIR_STYLES.filter((one) => one !== 'bald'),
      11,
    ),
  )('wears %s hair under the hat, not through it', (hairStyle) => {
    // Every hat is worn with two of the styles.
    const isEven = hairStyle === 'short' || hairStyle === 'curly';
    const hats: Partial<Look>[] = isEven
      ? [{ outfit: 'hip-hop' }, { accessories: ['hat'] }]
      : [{ outfit: 'country' }, { accessories: ['chef-hat'] }];
    for (const worn of hats) {
      const { parts, skeleton, figure } = build({ ...worn, hairStyle });
      const hair = parts.find((one) => one.name === 'hair')!;
      const hat = parts.find((one) => one.name === 'hat' || one.name === 'cap')!;
      const highest = (part: typeof hair) =>
        part.positions.reduce((max, y, i) => (i % 3 === 1 ? Math.max(max, y) : max), 0);
      expect((highest(hair) - skeleton.joints.head[1]) / figure.head).toBeLessThan(0.5);
      expect(highest(hat)).toBeGreaterThan(highest(hair) + 0.2);
    }
  });

  it.each(['microphone', 'guitar'] as const)('holds a %s that moves with the body', (prop) => {
    const bare = build();
    const one = withProp(bare, prop);
    expect(one.parts.length).toBeGreaterThan(bare.parts.length);
    // The hand that holds it is another one now, in the same skin.
    const side = prop === 'microphone' ? 'handR' : 'handL';
    const [open, closed] = [bare, one].map(({ parts }) => parts.find(({ name }) => name === side)!);
    expect(closed!.positions.length).not.toBe(open!.positions.length);
    expect([...closed!.colours.subarray(0, 3)]).toEqual([...open!.colours.subarray(0, 3)]);
    for (const part of one.parts) expect(part.occlusion.length * 3).toBe(part.positions.length);
    const thing = one.parts.findIndex(({ name }) => name === prop);
    const [rest, moved] = [0, 0.5].map((t) => pose(one, poseAt('waving', t))[thing]!.positions);
    expect(rest!.some((v, i) => Math.abs(v - moved![i]!) > 0.01)).toBe(true);
    expect(moved!.every(Number.isFinite)).toBe(true);
  });
});
