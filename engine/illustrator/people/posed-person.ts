/** Builds a person, takes up the stance of what is done, and puts into the hands what belongs there. */

import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import type { Side } from '#engine/character/figure/body.ts';
import type { HandShape } from '#engine/character/figure/hand-shapes.ts';
import { withHands } from '#engine/character/hands.ts';
import { guitarArms } from '#engine/character/motion/dance/holding.ts';
import { transformsOf } from '#engine/character/motion/pose.ts';
import { withProp } from '#engine/character/props.ts';
import type { Expression, Thing } from '../scene.ts';
import { findSubject } from '../subjects/registry.ts';
import { footOf, type Piece, sizeOf } from '../world/piece.ts';
import { type Person, personOf } from './looks.ts';
import type { PersonPiece, PersonRequest } from './person.ts';
import { type Setting, sitting } from './pose/act.ts';
import { actOf, TOOLS } from './pose/acts.ts';
import { mannerOf } from './pose/manners.ts';
import { type Holding, placeHold, secondHand } from './pose/place-holds.ts';
import { handIn, type Solved, solve } from './pose/solve.ts';
import type { Hold, Reach, Stance } from './pose/stance.ts';
import { anchorsOf, posedMesh } from './posed-mesh.ts';
import { PROPS, type PropName, propPiece } from './props/catalogue.ts';

const KEPT = 12;
const built = new Map<string, Character>();

function kept(key: string, build: () => Character): Character {
  const character = built.get(key) ?? build();
  built.delete(key);
  built.set(key, character);
  const [oldest] = built.keys();
  if (built.size > KEPT) built.delete(oldest!);
  return character;
}

/** A person built but not yet posed. */
export interface Model {
  person: Person;
  character: Character;
  /** Metres for each unit of the figure. */
  scale: number;
  legLength: number;
}

export function modelOf({ thing, seed, quality, framing }: PersonRequest): Model {
  const person = personOf(thing, seed);
  const look = {
    ...person.look,
    quality: framing === 'bust' ? 'high' : quality === 'draft' ? 'low' : 'medium',
  } as const;
  const { costume } = person;
  const character = kept(JSON.stringify([look, costume]), () => buildCharacter(look, { costume }));
  const standing = character.skeleton.joints.head[1] + 0.58 * character.figure.head;
  return {
    person,
    character,
    scale: person.height / standing,
    legLength: 1.23 * character.figure.legs,
  };
}

export function settingOf(request: PersonRequest, { character, scale, legLength }: Model): Setting {
  const seatAt = (metres: number): number =>
    Math.min(0, (metres / scale + 0.22 - character.skeleton.joints.hips[1]) / legLength);
  return {
    pick: (ways) => ways[Math.abs(request.seed) % ways.length]!,
    seat: request.seat === undefined ? undefined : seatAt(request.seat),
    seatAt,
    units: (metres) => metres / scale,
    held: (request.held ?? []).map((one) => one.name),
    name: request.thing.name,
  };
}

const FACES: Record<Expression, NonNullable<Stance['face']>> = {
  smile: { smile: 0.8, browUp: 0.1 },
  laugh: { smile: 1, open: 0.5, browUp: 0.35 },
  calm: { smile: 0.1 },
  sad: { frown: 0.9, browSad: 0.9 },
  angry: { frown: 0.5, browAngry: 1 },
  surprised: { round: 0.85, browUp: 1 },
  thoughtful: { closed: 0.4, browUp: 0.35 },
  wink: { smile: 0.85, browUp: 0.3 },
};

/** Activities whose right arm tells what they are. */
const EXPRESSIVE = /^(wave|point|salute|present|cheer|think|teach|phone|talk)$/;

interface Handed {
  name: string;
  piece: Piece;
}

/** Not on a chair. */
const AFOOT =
  /^(walk|run|jump|dance|ballet|yoga|stretch|lift|climb|swim|dive|surf|ski|skate|box|fight|ride|fly|fall|float|kick|throw|swing|push|pull|dig|sweep|sleep|lie|kneel|crouch|sit|meditate|picnic)/;

/** Whoever is given a seat sits on it and does the same with the hands. */
function seated(stance: Stance, does: Person['does'], seat: number | undefined): Stance {
  if (seat === undefined || AFOOT.test(does)) return stance;
  const { spine } = stance;
  return { ...stance, ...sitting(seat), ...(spine && { spine }) };
}

/** With `told`, the stance is given by someone who knows better: a rider's, a couple's. */
export function posedPerson(request: PersonRequest, told?: (model: Model) => Stance): PersonPiece {
  const { thing } = request;
  const model = modelOf(request);
  const { person, scale } = model;
  const setting = settingOf(request, model);
  const own = told?.(model) ?? seated(actOf(person.does, thing.name)(setting), person.does, setting.seat);
  const handed = handedTo(request, person);
  const growth = 0.5 + 0.5 * (person.height / 1.7);
  const { stance, holdings } = withThings(own, handed, person, scale, growth);
  const expression = thing.person?.expression;
  const face = expression ? FACES[expression] : stance.face;
  const grips = (side: Side): boolean =>
    holdings.some(({ hold }) => hold.second !== undefined && hold.by !== side);
  const shapes: Record<Side, HandShape> = {
    L: grips('L') ? 'grip' : (stance.armL?.hand ?? 'relaxed'),
    R: grips('R') ? 'grip' : (stance.armR?.hand ?? 'relaxed'),
  };
  const isGuitarist = person.does === 'play guitar' && !told;
  const character = isGuitarist ? withProp(model.character, 'guitar') : withHands(model.character, shapes);
  const first = solve(
    character,
    bothHanded({ ...stance, ...(face && { face }) }, holdings, character, scale),
  );
  const solved = isGuitarist ? strumming(character, first) : first;
  const { mesh, up } = posedMesh(character, solved, stance.isPlaced ? undefined : (stance.lift ?? 0));
  const piece: Piece = {
    name: thing.name,
    mesh,
    palette: {},
    scale,
    anchors: anchorsOf(character, solved, up),
  };
  const standing = { character, solved, up, scale, foot: footOf(piece) };
  return { ...piece, also: holdings.flatMap((one) => placeHold(one, standing)) };
}

/** Shafts that both hands hold tell where the other hand is. */
function bothHanded(
  stance: Stance,
  holdings: readonly Holding[],
  character: Character,
  scale: number,
): Stance {
  const shaft = holdings.find(({ hold }) => hold.second !== undefined);
  if (!shaft) return stance;
  const other = shaft.hold.by === 'L' ? 'armR' : 'armL';
  return { ...stance, [other]: secondHand(shaft, character, solve(character, stance), scale) };
}

function strumming(character: Character, solved: Solved): Solved {
  const { left, right } = guitarArms(character.skeleton.joints, character.figure, 0.1, 0.3);
  const turns = {
    ...solved.pose.turns,
    upperArmL: left.upperArm,
    foreArmL: left.foreArm,
    handL: left.hand,
    upperArmR: right.upperArm,
    foreArmR: right.foreArm,
    handR: right.hand,
  };
  const pose = { ...solved.pose, turns };
  const transforms = transformsOf(character.skeleton.bones, pose);
  return {
    pose,
    transforms,
    hands: { L: handIn(character, transforms, 'L'), R: handIn(character, transforms, 'R') },
  };
}

/** What was handed over, a baby for those who hold one, or the tool of the trade. */
function handedTo({ held = [], thing, seed, quality }: PersonRequest, { does, look }: Person): Handed[] {
  const usable = does === 'play guitar' ? held.filter((one) => !/guitar|ukulele|banjo/.test(one.name)) : held;
  if (does === 'hold baby' && !usable.some((one) => /baby/.test(one.name)))
    return [{ name: 'baby', piece: babyFor(thing, look.skinTone, seed, quality) }, ...usable];
  const tool = TOOLS[thing.name];
  const isIdle = does === 'hold' || does === 'carry' || (thing.action === null && does === 'stand');
  if (usable.length === 0 && isIdle && tool) return [{ name: tool, piece: propPiece(tool as PropName) }];
  return [...usable];
}

function babyFor(
  thing: Thing,
  skin: Person['look']['skinTone'],
  seed: number,
  quality: PersonRequest['quality'],
): Piece {
  const baby: Thing = {
    ...thing,
    name: 'baby',
    action: 'sit',
    person: {
      gender: null,
      age: 'baby',
      skin,
      hairStyle: null,
      hairColour: null,
      beard: null,
      build: null,
      expression: 'smile',
      wearing: [],
    },
  };
  return posedPerson({ thing: baby, seed: seed + 1, ...(quality && { quality }) });
}

const isProp = (name: string): name is PropName => (PROPS as string[]).includes(name);

/** Small things are held larger than life, as the hands and heads of these figures are. */
function growthOf({ name, piece }: Handed, growth: number): number {
  if (name === 'baby') return 0.86;
  if (isProp(piece.name) && piece.scale === 1 && piece.anchors.grip) return growth;
  const size = Math.max(...sizeOf(piece));
  // An animal in somebody's arms hides no face.
  if (findSubject(piece.name)?.family === 'animal') return growth * Math.min(1, 0.42 / size);
  // High enough to stand over the head.
  if (/umbrella|parasol/.test(name)) return (1.3 * growth) / sizeOf(piece)[1];
  return growth * (size < 0.16 ? 1.75 : size < 0.3 ? 1.5 : size < 0.6 ? 1.25 : 1.05);
}

/** Gives every handed thing to the hold that wants it, or to a free hand. */
function withThings(
  own: Stance,
  handed: readonly Handed[],
  { does }: Person,
  scale: number,
  growth: number,
): { stance: Stance; holdings: Holding[] } {
  const left = [...handed];
  const holdings: Holding[] = [];
  for (const hold of own.holds ?? []) {
    const at = left.findIndex((one) => hold.takes?.test(one.name));
    const [taken] = at >= 0 ? left.splice(at, 1) : [];
    const piece = taken?.piece ?? (hold.prop && propPiece(hold.prop));
    if (!piece) continue;
    const grow = taken ? growthOf(taken, growth) : growth * (hold.grow ?? 1);
    holdings.push({ hold, piece, grow });
  }
  const busy = new Set<Side>();
  for (const { hold } of holdings) {
    if (hold.by === 'L' || hold.by === 'both') busy.add('L');
    if (hold.by === 'R' || hold.by === 'both') busy.add('R');
    if (typeof hold.by === 'object' && 'at' in hold.by) for (const s of ['L', 'R'] as const) busy.add(s);
  }
  const stance = { ...own };
  for (const one of left) {
    const grow = growthOf(one, growth);
    const [w, h, d] = sizeOf(one.piece);
    const k = grow / scale;
    const manner = mannerOf({ name: one.name, size: [w * k, h * k, d * k] });
    if (manner.other && busy.size === 0) {
      stance.armR = manner.arm;
      stance.armL = manner.other;
      busy.add('L').add('R');
      holdings.push({ hold: manner.hold, piece: one.piece, grow });
      continue;
    }
    const first = manner.prefers ?? (EXPRESSIVE.test(does) ? 'L' : 'R');
    const prefers: readonly Side[] = first === 'L' ? ['L', 'R'] : ['R', 'L'];
    const side = prefers.find((s) => !busy.has(s));
    if (!side) continue;
    busy.add(side);
    stance[`arm${side}`] = manner.arm satisfies Reach;
    holdings.push({ hold: inHand(manner.hold, side), piece: one.piece, grow });
  }
  return { stance, holdings };
}

/** A manner told for the right hand, in this hand. */
function inHand(hold: Omit<Hold, 'takes' | 'prop'>, side: Side): Hold {
  const [x, y, z] = hold.turn ?? [0, 0, 0];
  const by = hold.by === 'both' || hold.by === 'R' ? side : hold.by;
  return { ...hold, by, turn: side === 'R' ? [x, y, z] : [x, -y, -z] };
}
