/** Puts a place's own furniture and trees where they belong, behind what was asked for. */

import type { Camera as Lens } from '#engine/sculpt/render/camera.ts';
import { roomSize } from '../locations/sets/interior.ts';
import { isRoom } from '../locations/sets/room-looks.ts';
import type { Stage, StageView } from '../locations/stage.ts';
import type { Scene } from '../scene.ts';
import { type Placed, sizeOf } from '../world/piece.ts';
import { FIELD_DRESS, ROOM_DRESS, type RoomDress } from './dressing-data.ts';
import { isBehind } from './settle/behind.ts';
import { type CardPictures, defaultTurn, plainWish, thingPiece } from './thing-piece.ts';

/** Names of everything a place may add, so that their cards can be loaded. */
export const dressingNames = (place: string): string[] => [
  ...new Set([...(ROOM_DRESS[place] ?? []), ...(FIELD_DRESS[place] ?? [])].map((one) => one.name)),
];

export interface DressingContext {
  scene: Scene;
  stage: Stage;
  view: StageView;
  lens: Lens;
  height: number;
  cards: CardPictures;
  seed: number;
}

export function dressing(context: DressingContext): Placed[] {
  const placed = isRoom(context.scene.place) ? inRoom(context) : inField(context);
  const side = SIDES[context.scene.textSpace ?? ''];
  // Where words will stand nothing else does.
  return side ? placed.filter(({ at }) => (at[0] - context.lens.eye[0]) * side <= 0) : placed;
}

const SIDES: Record<string, number> = { left: -1, right: 1 };

function inRoom({ scene, view, cards }: DressingContext): Placed[] {
  const room = roomSize(view);
  const k = room.half / 3.1;
  // What was asked for stands in the foreground already.
  const taken = new Set(scene.things.map((one) => one.name));
  // Seen over the edge of a table, what was asked for stands high enough to be seen.
  const behind = scene.things
    .filter((one) => isBehind(one) && one.name !== 'window')
    .map(({ name }): RoomDress => ({ name, x: 0.12, y: 0.35, z: 0.1, grow: 1.15 }));
  const fallback = (ROOM_DRESS[scene.place] ?? []).filter(({ name }) => !taken.has(name));
  return [...fallback, ...behind].flatMap((one): Placed[] => {
    const piece = thingPiece(plainWish(one.name), cards, 'draft');
    if (!piece) return [];
    const grow = (one.grow ?? 1) * k;
    const deep = sizeOf(piece)[2] * grow;
    return [
      {
        piece,
        at: [one.x * room.half, (one.y ?? 0) * k, room.back + deep / 2 + (one.z ?? 0.02) * k],
        turn: [0, one.turn ?? 0, 0],
        grow,
      },
    ];
  });
}

function inField({ scene, stage, view, lens, height, cards, seed }: DressingContext): Placed[] {
  const mirror = seed % 2 === 0 ? 1 : -1;
  const taken = new Set(scene.things.map((one) => one.name));
  return (FIELD_DRESS[scene.place] ?? [])
    .flatMap((one): Placed[] => {
      if (taken.has(one.name)) return [];
      const piece = thingPiece(plainWish(one.name), cards, 'draft');
      if (!piece) return [];
      const row = view.horizon + one.d * (stage.ground - view.horizon);
      const depth = (view.eye[1] * view.focal) / Math.max(0.004, row - view.horizon);
      const grow = (one.tall * depth) / view.focal / Math.max(1e-6, sizeOf(piece)[1]);
      const x = lens.eye[0] + (mirror * one.u * depth) / view.focal;
      const turn = one.turn ?? -defaultTurn(one.name);
      return [{ piece, at: [x, 0, view.eye[2] - depth], turn: [0, turn * mirror, 0], grow }];
    })
    .filter(({ at, grow, piece }) => Number.isFinite(at[2]) && grow * piece.scale > 0 && height > 0);
}
