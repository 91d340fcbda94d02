/** Makes the piece for a thing of the scene: sculpted where we can, else from its card; coloured and posed as the words say. */

import { type MeshCache, meshCache } from '#engine/sculpt/mesh/mesh-cache.ts';
import { buildMesh, type Quality } from '#engine/sculpt/mesh/model-mesh.ts';
import type { Model, Part } from '#engine/sculpt/model.ts';
import type { Vec3 } from '#engine/sculpt/shapes/vector.ts';
import { cardPiece, type Pixels } from '../cards/card-piece.ts';
import { recoloured } from '../cards/recolour.ts';
import { catalogueEntry } from '../catalogue.ts';
import type { Activity } from '../people/activities.ts';
import type { Colour, Thing } from '../scene.ts';
import { type Composition, composedModel, composition, HELD } from '../subjects/compose.ts';
import { paletteOf } from '../subjects/palette.ts';
import { findSubject } from '../subjects/registry.ts';
import type { Pose, Subject } from '../subjects/subject.ts';
import type { Piece } from '../world/piece.ts';
import { MADE_OF, WORN } from './tones.ts';

/** Pictures of cards by the name of the thing; whoever can read files hands them over. */
export type CardPictures = ReadonlyMap<string, Pixels>;

export type Wish = Pick<Thing, 'name' | 'colour' | 'material' | 'action' | 'states'> & {
  holding?: string | null;
  /** Colours of single parts. */
  parts?: Readonly<Record<string, string>>;
};

export const plainWish = (name: string): Wish => ({
  name,
  colour: null,
  material: null,
  action: null,
  states: [],
});

const POSES: Partial<Record<Activity, Pose>> = {
  sit: 'sit',
  meditate: 'sit',
  sleep: 'sleep',
  lie: 'sleep',
  run: 'run',
  walk: 'stand',
  jump: 'run',
  dance: 'wave',
  play: 'run',
  hunt: 'run',
  wave: 'wave',
  fly: 'fly',
  swim: 'swim',
  dive: 'swim',
  read: 'read',
  study: 'read',
  hold: 'hold',
  carry: 'hold',
  eat: 'hold',
  drink: 'hold',
  catch: 'hold',
  give: 'hold',
  ride: 'ride',
};

/** Glass that leaves its content its colour. */
const CLEAR = '#e6eff2';

/** Icing of cakes that are not of chocolate. */
const CREAM = '#f6ecd8';
const isCreamy = ({ name }: Subject, colour: Colour): boolean => name === 'cake slice' && colour !== 'brown';

const meshes: MeshCache = meshCache(48);

/** Undefined where the catalogue has no such thing, or its card was not handed over. */
export function thingPiece(wish: Wish, cards: CardPictures, quality: Quality, seed = 1): Piece | undefined {
  const entry = catalogueEntry(wish.name);
  const subject = sculptedSubject(wish.name);
  if (subject) return sculpted(subject, wish, quality, seed);
  const pixels = cards.get(wish.name);
  if (!pixels || !entry) return undefined;
  const requested = wish.colour ? WORN[wish.colour] : undefined;
  return cardPiece(wish.name, requested ? recoloured(pixels, requested) : pixels, entry.metres);
}

function sculpted(subject: Subject, wish: Wish, quality: Quality, seed: number): Piece {
  const pose = wish.action ? POSES[wish.action] : wish.states.includes('open') ? 'open' : undefined;
  const scene = composition({
    name: subject.name,
    ...(pose && { pose }),
    ...(wish.holding && findSubject(wish.holding) && { holding: wish.holding }),
  });
  const key = [subject.name, scene.pose, scene.held?.name ?? '', seed, quality].join('|');
  const mesh = meshes.get(key, () => buildMesh(composedModel(scene, seed), quality));
  // What is in a cup has the colour of its flavour, not the cup.
  const content = wish.states.includes('full')
    ? mesh.model.parts.find(({ material }) => material === 'liquid')?.colour
    : undefined;
  const requested: Record<string, string> = wish.colour
    ? content && content !== subject.main
      ? { [content]: WORN[wish.colour], ...(subject.main === 'glass' && { glass: CLEAR }) }
      : { main: WORN[wish.colour], ...(isCreamy(subject, wish.colour) && { icing: CREAM }) }
    : wish.material
      ? { main: MADE_OF[wish.material].colour }
      : {};
  const model = wish.material ? finished(mesh.model, subject, MADE_OF[wish.material].finish) : mesh.model;
  const { lo, hi } = mesh;
  return {
    name: subject.name,
    mesh: { ...mesh, model },
    palette: { ...paletteOf(subject, { ...requested, ...wish.parts }), ...heldPalette(scene) },
    scale: subject.size / (hi[1] - lo[1]),
    anchors: Object.fromEntries(
      Object.entries(mesh.model.anchors).map(([name, { at }]) => [name, at as Vec3]),
    ),
    rooms: Object.fromEntries(
      Object.entries(mesh.model.anchors).flatMap(([name, { room }]) => (room ? [[name, room]] : [])),
    ),
  };
}

const heldPalette = ({ held }: Composition) => (held ? paletteOf(held, {}, HELD) : {});

/** The part that a colour word would recolour is of the new material. */
function finished(model: Model, { main }: Subject, finish: Part['material']): Model {
  return { ...model, parts: model.parts.map((p) => (p.colour === main ? { ...p, material: finish } : p)) };
}

/** How it is best seen: degrees that it is turned away from the viewer, one way or the other. */
export const defaultTurn = (name: string): number => sculptedSubject(name)?.view.yaw ?? 0;

export const isAirborne = (name: string): boolean => sculptedSubject(name)?.airborne ?? false;

const sculptedSubject = (name: string): Subject | undefined =>
  catalogueEntry(name)?.source === 'sculpted' ? findSubject(name) : undefined;
