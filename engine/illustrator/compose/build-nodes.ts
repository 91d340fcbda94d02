/** Makes a movable block of every thing in a scene: people with what they hold and ride, animals with what they carry, the rest as it is. */

import type { Quality } from '#engine/sculpt/mesh/model-mesh.ts';
import { seedOf } from '../canvas/noise.ts';
import { readTurn } from '../lettering/carriers.ts';
import { personPiece } from '../people/person-piece.ts';
import type { Colour, Relation, Scene, Thing } from '../scene.ts';
import { findSubject } from '../subjects/registry.ts';
import { type Piece, type Placed, sizeOf } from '../world/piece.ts';
import { spreadOut } from './copies.ts';
import { madeOf } from './made-of.ts';
import { createNode, type Node, placedPiece, turnBlock } from './node.ts';
import { isBehind } from './settle/behind.ts';
import { type CardPictures, defaultTurn, isAirborne, thingPiece } from './thing-piece.ts';
import { type Load, loaded } from './ties/load.ts';
import { WORN } from './tones.ts';

export interface Making {
  cards: CardPictures;
  seed: number;
  chance: () => number;
  isBust: boolean;
  /** Pieces seen small are made coarser. */
  quality: Quality;
}

/** People who act together are posed as one. */
const TOGETHER = new Set(['hug', 'shake hands', 'kiss', 'dance', 'talk', 'walk']);

const SEATS = /chair|sofa|bench|stool|bed|throne|couch|swing|seat|hammock/;
const UPRIGHT = new Set(['stand', 'jump', 'dance', 'sleep', 'lie', 'yoga']);
const TALL = new Set(['building', 'plant', 'nature']);
/** Metres of plants that stand on a table among other things. */
const LOW = 0.75;

/** Things that could not be made are left out; `index` keeps telling which is which. */
export function buildNodes(scene: Scene, context: Making): Node[] {
  const absorbed = new Set<number>();
  const nodes: Node[] = [];
  const { things } = scene;
  for (const [index, thing] of things.entries()) {
    if (thing.kind !== 'person' || absorbed.has(index)) continue;
    for (const other of belongings(scene, index)) absorbed.add(other);
  }
  for (const [index, thing] of things.entries()) {
    if (absorbed.has(index) || isPartOf(thing, scene) || isBehind(thing)) continue;
    const node =
      thing.kind === 'person' ? people(scene, index, context) : something(scene, index, context, absorbed);
    if (node) nodes.push(node);
  }
  return nodes;
}

const DRINKS = /^(orange juice|lemonade|cocktail|milkshake|glass|iced coffee|water|lemon water)$/;

const PRODUCE =
  /^(apple|orange|lemon|pear|tomato|carrot|broccoli|banana|grapes|peach|bell pepper|green apple)$/;

/** Our cakes come with candles, our market stalls with fruit, our snowmen with hat and scarf. */
const isPartOf = ({ name, kind, relation }: Thing, { things }: Scene): boolean => {
  const whole = relation?.kind === 'with' || relation?.kind === 'on' ? things[relation.to]?.name : undefined;
  const wearer = relation?.kind === 'worn by' ? things[relation.to]?.name : undefined;
  // Our cold drinks have their ice.
  if (name === 'ice cube' && whole && DRINKS.test(whole)) return true;
  if (name === 'pet collar' && hasCollar(wearer)) return true;
  if (wearer === 'snowman' && /hat|scarf/.test(name)) return true;
  if (name === 'bow' && whole === 'gift') return true;
  return (
    (name === 'candle' && whole === 'cake') ||
    (kind === 'food' && whole === 'market stall' && PRODUCE.test(name))
  );
};

const relates = (thing: Thing, kind: Relation['kind'], to: number): boolean =>
  thing.relation?.kind === kind && thing.relation.to === to;

/** What a person holds, rides or does something together with: drawn with the person, not beside. */
function belongings({ things }: Scene, index: number): number[] {
  const person = things[index]!;
  const held = things.flatMap((one, i) =>
    relates(one, 'held by', index) && one.kind !== 'person' ? [i] : [],
  );
  const within = held.flatMap((i) => loadsOf(things, i));
  const mount = person.relation?.kind === 'riding' ? [person.relation.to] : [];
  const partner = things.flatMap((one, i) =>
    i > index && person.action && TOGETHER.has(person.action) && one.kind === 'person' && one.count === 1
      ? [i]
      : [],
  );
  return [...held, ...within, ...mount.filter((i) => things[i]), ...partner.slice(0, 1)];
}

/** What lies in or on a thing. */
const loadsOf = (things: readonly Thing[], holder: number): number[] =>
  things.flatMap((one, i) =>
    one.kind !== 'person' && (relates(one, 'in', holder) || relates(one, 'on', holder)) ? [i] : [],
  );

function people(scene: Scene, index: number, context: Making): Node {
  const thing = scene.things[index]!;
  const own = belongings(scene, index);
  const pieceFor = (i: number): Piece | undefined => {
    const one = scene.things[i]!;
    return one.kind === 'person' ? undefined : thingPiece(one, context.cards, 'normal', context.seed);
  };
  const held = own.flatMap((i) => {
    const piece = relates(scene.things[i]!, 'held by', index) ? pieceFor(i) : undefined;
    // What is full is carried level, before the body.
    const isFull = loadsOf(scene.things, i).length > 0;
    return piece ? [{ name: isFull ? 'tray' : scene.things[i]!.name, piece, index: i }] : [];
  });
  const loadOf = (holder: Placed): Placed[] => {
    const index = held.find(({ piece }) => piece === holder.piece)?.index;
    if (index === undefined) return [];
    const loads = loadsOf(scene.things, index).flatMap((i): Load[] => {
      const piece = pieceFor(i);
      const { count, scale } = scene.things[i]!;
      return piece
        ? [
            {
              piece: { ...piece, scale: piece.scale * scale },
              count,
              isInside: relates(scene.things[i]!, 'in', index),
            },
          ]
        : [];
    });
    return loaded(holder, loads);
  };
  const mount = thing.relation?.kind === 'riding' ? rideable(pieceFor(thing.relation.to)) : undefined;
  // Two of a kind who shake hands are one another's partner.
  const isPair = thing.count === 2 && TOGETHER.has(thing.action ?? '') && thing.action !== 'walk';
  const partner = isPair
    ? { ...thing, count: 1 }
    : own.map((i) => scene.things[i]!).find((one) => one.kind === 'person' && one.name !== 'baby');
  const seat = seatFor(scene, index, context);
  const make = (i: number): Placed[] => {
    const piece = personPiece({
      thing:
        seat !== undefined && !thing.action
          ? { ...thing, action: 'sit' }
          : withoutBall(thing, scene, held.length),
      held,
      ...(mount && { mount }),
      ...(partner && i === 0 && { partner }),
      ...(seat !== undefined && { seat }),
      // Whoever plays in a series is the same in all its pictures.
      seed: (scene.series ? seedOf(scene.series, 0) : context.seed) + index * 31 + i * 7,
      quality: thing.count > 3 ? 'draft' : 'normal',
      framing: context.isBust ? 'bust' : 'full',
    });
    return [placedPiece(piece), ...piece.also, ...piece.also.flatMap(loadOf)];
  };
  const copies = spreadOut(make, {
    count: isPair ? 1 : Math.min(8, thing.count),
    floats: false,
    gap: 1.02,
    isRow: false,
    isHuddle: false,
    chance: context.chance,
  });
  const node = createNode(index, thing, copies, { floats: false, isBackdrop: false });
  const turn = mount ? 58 : context.isBust ? 14 : 18;
  turnBlock(node, (context.chance() < 0.5 ? -1 : 1) * turn * (0.7 + 0.6 * context.chance()));
  return node;
}

/** Whoever throws something we cannot draw throws no ball instead. */
const withoutBall = (thing: Thing, { notUnderstood }: Scene, held: number): Thing =>
  notUnderstood.length > 0 && held === 0 && /^(throw|catch|swing|kick)$/.test(thing.action ?? '')
    ? { ...thing, action: 'present' }
    : thing;

/** A knight on a snail needs a large snail. */
function rideable(piece: Piece | undefined): Piece | undefined {
  if (!piece) return undefined;
  const [wide, high, deep] = sizeOf(piece);
  const least = 1 / Math.max(high, wide * 0.6, deep * 0.6);
  return least > 1 ? { ...piece, scale: piece.scale * least } : piece;
}

/** How high somebody sits who sits on a piece of furniture; undefined for those who stand or lie on it. */
function seatFor(scene: Scene, index: number, context: Making): number | undefined {
  const { relation, action } = scene.things[index]!;
  const other = relation?.kind === 'on' ? scene.things[relation.to] : undefined;
  if (!other || !SEATS.test(other.name) || UPRIGHT.has(action ?? '')) return undefined;
  const piece = thingPiece(other, context.cards, context.quality, context.seed);
  const at = piece?.anchors.seat;
  return piece && at ? (at[1] - piece.mesh.lo[1]) * piece.scale * other.scale : undefined;
}

function something(scene: Scene, index: number, context: Making, absorbed: Set<number>): Node | undefined {
  const thing = scene.things[index]!;
  const at = scene.things.findIndex((one) => relates(one, 'held by', index));
  const held = at >= 0 ? scene.things[at]! : undefined;
  const canHold = findSubject(thing.name)?.poses.includes('hold') && held && findSubject(held.name);
  const made = thingPiece(
    { ...thing, ...(canHold && held && { holding: held.name }), parts: ribbonOf(scene, index) },
    context.cards,
    index === 0 ? 'normal' : context.quality,
    context.seed,
  );
  if (!made) return undefined;
  const piece = scene.things.some((one) => relates(one, 'in', index)) ? emptied(made) : made;
  if (canHold) absorbed.add(at);
  const floats = isFloating(thing);
  const chance = context.chance;
  const way = chance() < 0.5 ? -1 : 1;
  // Whoever wrote something on it wants it to be read.
  const isRead = scene.lettering?.on === thing.name;
  const turn = isRead ? readTurn(thing.name, defaultTurn(thing.name)) : defaultTurn(thing.name);
  const fallback = piece.isCard ? 0 : -turn * way;
  if (thing.madeOf) {
    const brick = thingPiece(
      { ...thing, name: thing.madeOf, action: null, states: [] },
      context.cards,
      'draft',
      context.seed,
    );
    if (brick) return createNode(index, thing, [madeOf(piece, brick, chance)], { floats, isBackdrop: false });
  }
  const isSmall = thing.kind === 'food' || (thing.kind === 'object' && !floats);
  const copies = spreadOut(
    (i) => [
      placedPiece(
        piece,
        fallback + (piece.isCard ? 0 : (chance() - 0.5) * (isRead ? 8 : i > 0 ? 46 : 26)),
        thing.scale * (i > 0 ? 0.93 + 0.14 * chance() : 1),
      ),
    ],
    {
      count: thing.count,
      floats,
      gap: isSmall ? 0.98 : 1.14,
      isRow: /\brow\b/.test(scene.prompt),
      isHuddle: isSmall,
      chance,
    },
  );
  const hero = scene.things[0]!;
  const isAlone = !thing.relation && !scene.things.some((one) => one.relation?.to === index);
  // An orchid among towels is no tree.
  const isTall = TALL.has(thing.kind) && sizeOf(piece)[1] * thing.scale > LOW && index > 0 && isAlone;
  const isBackdrop =
    thing.states.includes('prop') ||
    (index > 0 && (isTall || (thing.kind === 'building' && hero.kind !== 'building' && isAlone)));
  return createNode(index, thing, copies, { floats, isBackdrop });
}

const hasCollar = (name: string | undefined): boolean =>
  name !== undefined && findSubject(name)?.colours.collar !== undefined;

/** The bow that a present is said to have is its own, and so is the collar of a dog. */
function ribbonOf({ things }: Scene, index: number): Record<string, string> {
  const collar = things.find((one) => one.name === 'pet collar' && one.relation?.to === index);
  if (collar?.colour && hasCollar(things[index]!.name)) return { collar: WORN[collar.colour] };
  const own = things[index]!.states.map((state) => /^(\w+) (stone|flowers)$/.exec(state)).find(Boolean);
  if (own) return trimmed(own[1] as Colour, own[2]!);
  const bow = things.find((one) => one.name === 'bow' && one.relation?.to === index);
  return things[index]!.name === 'gift' && bow?.colour ? { ribbon: WORN[bow.colour] } : {};
}

const trimmed = (colour: Colour, of: string): Record<string, string> =>
  of === 'stone' ? { stone: WORN[colour], pearl: WORN[colour] } : { flower: WORN[colour] };

/** A bottle with a boat in it is not full of water, and a jar with a candle in it has no lid. */
function emptied(piece: Piece): Piece {
  const { mesh, anchors } = piece;
  const floor = anchors.inside?.[1];
  const rim = floor === undefined ? Infinity : floor + 0.6 * (mesh.hi[1] - floor);
  const isGone = mesh.model.parts.map(
    ({ material, shape }, i) => material === 'liquid' || (i > 0 && shape.lo[1] > rim && material !== 'glass'),
  );
  if (!isGone.includes(true)) return piece;
  const kept: number[] = [];
  for (let t = 0; t < mesh.partOf.length; t++) if (!isGone[mesh.partOf[t]!]) kept.push(t);
  const old = Uint32Array.from(kept.flatMap((t) => [...mesh.indices.subarray(t * 3, t * 3 + 3)]));
  const used = [...new Set(old)].sort((a, b) => a - b);
  const next = new Map(used.map((from, to) => [from, to]));
  const pick = (values: Float32Array, each: number): Float32Array =>
    Float32Array.from(used.flatMap((v) => [...values.subarray(v * each, v * each + each)]));
  const positions = pick(mesh.positions, 3);
  const hi: [number, number, number] = [...mesh.lo];
  for (let i = 0; i < positions.length; i++) hi[i % 3] = Math.max(hi[i % 3]!, positions[i]!);
  return {
    ...piece,
    mesh: {
      ...mesh,
      positions,
      normals: pick(mesh.normals, 3),
      occlusion: pick(mesh.occlusion, 1),
      indices: old.map((v) => next.get(v)!),
      partOf: Uint8Array.from(kept, (t) => mesh.partOf[t]!),
      model: { ...mesh.model },
      hi,
    },
  };
}

function isFloating(thing: Thing): boolean {
  if (thing.states.includes('floating')) return true;
  if (thing.action === 'fly' || thing.action === 'float') return true;
  if (thing.relation && thing.relation.kind !== 'beside' && thing.relation.kind !== 'with') return false;
  return isAirborne(thing.name) && thing.action !== 'sit' && thing.action !== 'stand';
}
