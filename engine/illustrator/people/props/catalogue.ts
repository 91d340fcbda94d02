/** All props by name, each sculpted once. */

import type { Piece } from '../../world/piece.ts';
import * as arms from './arms.ts';
import * as desk from './desk.ts';
import * as music from './music.ts';
import * as outings from './outings.ts';
import { type PropModel, pieceOf } from './prop.ts';
import * as sport from './sport.ts';
import * as table from './table.ts';
import * as tools from './tools.ts';

const MODELS = { ...music, ...tools, ...table, ...desk, ...sport, ...arms, ...outings } satisfies Record<
  string,
  () => PropModel
>;

export type PropName = keyof typeof MODELS;
export const PROPS = Object.keys(MODELS) as PropName[];

const made = new Map<PropName, Piece>();

export function propPiece(name: PropName): Piece {
  const known = made.get(name) ?? pieceOf(name, MODELS[name]());
  made.set(name, known);
  return known;
}
