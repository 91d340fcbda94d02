/** All props by name, each sculpted once. */

import type { Piece } from '../../world/piece.ts';
import * as music from './music.ts';
import * as play from './play.ts';
import { type PropModel, pieceOf } from './prop.ts';
import * as table from './table.ts';
import * as tools from './tools.ts';

const MODELS = { ...music, ...tools, ...table, ...play } satisfies Record<string, () => PropModel>;

export type PropName = keyof typeof MODELS;
export const PROPS = Object.keys(MODELS) as PropName[];

const made = new Map<PropName, Piece>();

export function propPiece(name: PropName): Piece {
  const known = made.get(name) ?? pieceOf(name, MODELS[name]());
  made.set(name, known);
  return known;
}
