/** People of pictures are whole, stand on the ground, hold what they hold, and stay who the words say they are. */

import { describe, expect, it } from 'vitest';
import { assemble } from '#engine/character/assemble.ts';
import { KIT } from '#engine/character/costume/kit.ts';
import { CLOTH_COLOURS } from '#engine/character/wardrobe/cloth-colours.ts';
import { capsule } from '#engine/sculpt/shapes/solids.ts';
import { add, length, scaled, subtract, type Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { shortRound } from '#tests/harness/short-round.ts';
import type { PersonLook, Thing } from '../scene.ts';
import { anchorAt, footOf, type Piece, type Placed } from '../world/piece.ts';
import { ACTIVITIES, type Activity } from './activities.ts';
import { personOf } from './looks.ts';
import type { PersonPiece, PersonRequest } from './person.ts';
import { personPiece } from './person-piece.ts';
import { propPiece } from './props/catalogue.ts';
import { pieceOf } from './props/prop.ts';
import { PLAIN_PEOPLE, TRADES } from './trades.ts';
import { garmentFor } from './wardrobe/garments.ts';
import * as plain from './wardrobe/plain-clothes.ts';
import { TRADE_CLOTHES } from './wardrobe/trade-clothes.ts';

const thing = (name: string, action: Activity | null = null, look: Partial<PersonLook> = {}): Thing => ({
  name,
  label: name,
  words: name,
  kind: 'person',
  count: 1,
  colour: null,
  material: null,
  pattern: null,
  scale: 1,
  action,
  states: [],
  part: null,
  madeOf: null,
  relation: null,
  person: {
    gender: null,
    age: null,
    skin: null,
    hairStyle: null,
    hairColour: null,
    beard: null,
    build: null,
    expression: null,
    wearing: [],
    ...look,
  },
});

const make = (name: string, action: Activity | null = null, more: Partial<PersonRequest> = {}): PersonPiece =>
  personPiece({ thing: thing(name, action), seed: 5, quality: 'draft', ...more });

const lowestOf = ({ mesh }: PersonPiece): number =>
  mesh.positions.reduce((low, v, i) => (i % 3 === 1 ? Math.min(low, v) : low), Infinity);

const isWhole = ({ mesh, anchors, also }: PersonPiece): boolean =>
  mesh.positions.every(Number.isFinite) &&
  mesh.normals.every(Number.isFinite) &&
  (mesh.colours ?? []).every(Number.isFinite) &&
  Object.values(anchors).flat().every(Number.isFinite) &&
  also.every(({ at, turn, grow }) => [...at, ...turn, grow].every(Number.isFinite));

/** From the middle of the person's foot, in metres. */
const handOf = (piece: PersonPiece, hand: 'handL' | 'handR'): Vec3 => {
  const [x, y, z] = subtract(piece.anchors[hand]!, footOf(piece));
  return [x * piece.scale, y * piece.scale, z * piece.scale];
};

const distanceTo = (piece: PersonPiece, placed: Placed, anchor: string): number => {
  const at = anchorAt(placed, anchor)!;
  return Math.min(...(['handL', 'handR'] as const).map((one) => length(subtract(at, handOf(piece, one)))));
};

describe('a trade', () => {
  const lines = [
    ...Object.values(TRADE_CLOTHES).flatMap(({ wear, hers }) => (hers ? [wear, hers] : [wear])),
    ...[
      plain.WOMEN,
      plain.MEN,
      plain.GIRLS,
      plain.BOYS,
      plain.GRANDMOTHERS,
      plain.GRANDFATHERS,
      plain.BABIES,
    ].flat(),
  ];

  it('wears only what the kit has, in colours that have a name', () => {
    for (const words of lines.flatMap((line) => line.split(', '))) {
      const [garment, colours = ''] = words.split(' ');
      expect(Object.keys(KIT), words).toContain(garment);
      for (const colour of colours.split('/').filter((one) => one !== 'A' && one !== 'B'))
        expect(Object.keys(CLOTH_COLOURS), words).toContain(colour);
    }
  });

  it.each(shortRound([...TRADES, ...PLAIN_PEOPLE], 9))(
    '%s: every garment is a solid of its own place and human size',
    (name) => {
      const { look, costume, height } = personOf(thing(name), 5);
      expect(height).toBeGreaterThan(name === 'baby' ? 0.6 : 1.1);
      expect(height).toBeLessThan(1.9);
      for (const { name: part, shape, bones } of assemble(look, undefined, costume).solids) {
        const middle = scaled(add(shape.lo, shape.hi), 0.5);
        expect(shape.distance(...middle), part).toSatisfy(Number.isFinite);
        expect(length(subtract(shape.hi, shape.lo)), part).toBeLessThan(6);
        expect(bones.length, part).toBeGreaterThan(0);
      }
    },
  );

  it.each(shortRound(TRADES, 40))('%s is whole', (name) => {
    expect(isWhole(make(name))).toBe(true);
  });
});

const IN_THE_AIR = new Set<Activity>([
  'jump',
  'run',
  'fly',
  'float',
  'fall',
  'dive',
  'climb',
  'swim',
  'surf',
  'skate',
  'ski',
]);

describe('an activity', () => {
  // Those that leave the ground are the ones that went wrong before.
  it.each(shortRound([...IN_THE_AIR, ...ACTIVITIES.filter((one) => !IN_THE_AIR.has(one))], 9))(
    '%s is whole and stands where it should',
    (activity) => {
      const piece = make('woman', activity);
      expect(isWhole(piece)).toBe(true);
      const above = (lowestOf(piece) - piece.mesh.lo[1]) * piece.scale;
      if (IN_THE_AIR.has(activity)) expect(above).toBeGreaterThan(0.01);
      else expect(Math.abs(above)).toBeLessThan(0.02);
    },
  );

  it('leaves both feet of somebody who stands on the ground', () => {
    const piece = make('man', 'stand');
    const low = piece.mesh.positions.reduce<[number, number]>(
      (least, _v, i) => {
        if (i % 3 !== 0) return least;
        const side = piece.mesh.positions[i]! > 0 ? 0 : 1;
        least[side] = Math.min(least[side], piece.mesh.positions[i + 1]!);
        return least;
      },
      [9, 9],
    );
    for (const height of low) expect(height * piece.scale).toBeLessThan(0.02);
  });

  it('seats people at the height of their seat', () => {
    for (const seat of [0.3, 0.45, 0.7]) {
      const piece = make('woman', 'sit', { seat });
      const hips = (piece.anchors.hips![1] - piece.mesh.lo[1]) * piece.scale;
      expect(Math.abs(hips - seat)).toBeLessThan(0.12);
    }
  });
});

describe('what belongs to somebody', () => {
  it.each([
    ['skateboarder', 'jump', 'skateboard'],
    ['snowboarder', 'jump', 'snowboard'],
    ['skier', 'jump', 'ski'],
    ['surfer', 'stand', 'surfboard'],
  ] as const)('%s keeps it: %s', (name, activity, prop) => {
    const { also } = make(name, activity);
    const board = also.find(({ piece }) => piece.name === prop);
    expect(board).toBeDefined();
    // In the air with its owner.
    if (activity === 'jump') expect(board!.at[1]).toBeGreaterThan(0.2);
  });
});

describe('what is held', () => {
  it.each([
    ['umbrella', 'umbrella'],
    ['sweep', 'broom'],
    ['sing', 'microphone'],
    ['play violin', 'violin'],
    ['hammer', 'hammer'],
    ['fish', 'fishingRod'],
    ['cast spell', 'wand'],
    ['water plants', 'wateringCan'],
  ] as const)('%s: is in a hand', (activity, prop) => {
    const piece = make('woman', activity);
    const placed = piece.also.find((one) => one.piece.name === prop)!;
    expect(distanceTo(piece, placed, 'grip')).toBeLessThan(0.06);
  });

  it('takes the place of what the activity would bring along', () => {
    const umbrella = { ...propPiece('umbrella'), name: 'handed' };
    const piece = make('man', 'umbrella', { held: [{ name: 'umbrella', piece: umbrella }] });
    expect(piece.also.map((one) => one.piece.name)).toEqual(['handed']);
    expect(distanceTo(piece, piece.also[0]!, 'grip')).toBeLessThan(0.06);
  });

  it('is held while walking, and stands on the palm or between the hands by what it is', () => {
    const held = (name: string) => make('woman', 'walk', { held: [{ name, piece: propPiece('parcel') }] });
    expect(held('pizza').also).toHaveLength(1);
    const box = held('gift');
    const [x, , z] = box.also[0]!.at;
    const middle = ([handOf(box, 'handL'), handOf(box, 'handR')] as const).map((one) => [one[0], one[2]]);
    expect(Math.abs(x - (middle[0]![0]! + middle[1]![0]!) / 2)).toBeLessThan(0.06);
    expect(Math.abs(z - (middle[0]![1]! + middle[1]![1]!) / 2)).toBeLessThan(0.1);
  });

  it('a baby is brought by whoever holds one', () => {
    const nurse = make('nurse', 'hold baby');
    expect(nurse.also.some((one) => one.piece.name === 'baby')).toBe(true);
  });
});

describe('two people', () => {
  it.each(['hug', 'kiss', 'shake hands', 'dance', 'talk', 'walk'] as const)(
    '%s: the other one comes along',
    (does) => {
      const piece = make('man', does, { partner: thing('woman', does) });
      const other = piece.also.find((one) => one.piece.name === 'woman')!;
      expect(isWhole(piece)).toBe(true);
      expect(Math.hypot(other.at[0], other.at[2])).toBeLessThan(1.3);
      expect(Math.abs(other.at[1])).toBeLessThan(0.02);
    },
  );

  it('meet each other’s hand', () => {
    const piece = make('man', 'shake hands', { partner: thing('woman', 'shake hands') });
    const other = piece.also.find((one) => one.piece.name === 'woman')!;
    const theirs = anchorAt(other, 'handR')!;
    expect(length(subtract(theirs, handOf(piece, 'handR')))).toBeLessThan(0.16);
  });
});

describe('a rider', () => {
  const horse: Piece = {
    ...pieceOf('horse', {
      solids: [
        ['#8a5a34', 'matte', capsule([0, 1.1, -0.6], [0, 1.1, 0.6], 0.3)],
        ['#8a5a34', 'matte', capsule([0, 0.1, 0.5], [0, 1, 0.5], 0.1)],
      ],
    }),
    anchors: { seat: [0, 1.36, -0.1] },
  };

  it('sits on the seat of what is ridden, which stands on the ground', () => {
    const piece = make('woman', 'ride', { mount: horse });
    const mount = piece.also.find((one) => one.piece.name === 'horse')!;
    const [x, y, z] = subtract(piece.anchors.hips!, footOf(piece));
    const seat = anchorAt(mount, 'seat')!;
    expect(Math.abs(mount.at[1])).toBeLessThan(0.02);
    expect(Math.abs(x * piece.scale - seat[0])).toBeLessThan(0.05);
    expect(Math.abs(z * piece.scale - seat[2])).toBeLessThan(0.05);
    expect(Math.abs(y * piece.scale - seat[1])).toBeLessThan(0.16);
  });
});

describe('a look', () => {
  it('is the same for the same seed, and another for another', () => {
    const sum = ({ mesh }: PersonPiece) => mesh.positions.reduce((s, v, i) => s + v * ((i % 7) + 1), 0);
    expect(sum(make('woman'))).toBe(sum(make('woman')));
    expect(sum(make('woman', null, { seed: 6 }))).not.toBe(sum(make('woman')));
  });

  it('keeps what the words say, whatever the seed', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { look, costume } = personOf(
        thing('woman', null, {
          hairStyle: 'curly',
          hairColour: 'red',
          skin: 'dark',
          wearing: [{ name: 'dress', colour: 'green' }],
        }),
        seed,
      );
      expect(look).toMatchObject({
        hairStyle: 'curly',
        hairColor: 'red',
        skinTone: 'dark',
        physique: 'feminine',
      });
      expect(costume.find((one) => one.is === 'dress')?.colour).toBe(CLOTH_COLOURS.green);
      expect(costume.some((one) => one.is === 'trousers' || one.is === 'jeans')).toBe(false);
    }
  });

  it('has the height of its age', () => {
    const heights = (['baby', 'girl', 'woman', 'man'] as const).map(
      (name) => personOf(thing(name), 3).height,
    );
    expect(heights).toEqual([0.7, 1.2, 1.66, 1.78]);
    const man = make('man', 'stand');
    expect((man.anchors.top![1] - man.mesh.lo[1]) * man.scale).toBeGreaterThan(1.7);
    expect((man.anchors.top![1] - man.mesh.lo[1]) * man.scale).toBeLessThan(1.86);
  });

  it('knows words for clothes, the longer ones first', () => {
    expect(garmentFor('white lab coat', null)).toMatchObject({ is: 'longCoat' });
    expect(garmentFor('straw hat', null)?.is).toBe('strawHat');
    expect(garmentFor('red dress', null)).toMatchObject({ is: 'dress', colour: CLOTH_COLOURS.red });
    expect(garmentFor('tattoo', null)).toBeUndefined();
  });
});
