/** Words for what small things stand on, with the material and the place that each implies. */

import type { Material, Surface } from '../../scene.ts';
import { wordTable } from './word-table.ts';

export const SURFACES_BY_WORD = wordTable<Surface['kind']>({
  table:
    'tabletop, table top, desk, desktop, counter, countertop, kitchen counter, workbench, worktop, dining table, coffee table, bar counter, bedside table, nightstand, side table, kitchen table, workspace, bar, dresser, vanity',
  board:
    'cutting board, chopping board, wooden board, serving board, cheese board, cheeseboard, platter, tray, slate, slab, slate board, bread board, plank',
  plate: 'dish, saucer, serving plate, cake stand, dinner plate',
  pedestal: 'podium, plinth, stand, column, display stand, platform, marble pedestal, dais',
  studio: '',
  cloth:
    'tablecloth, blanket, fabric, velvet, silk, linen, satin, napkin, towel, picnic blanket, bedsheet, cushion, rug, carpet',
  shelf: 'wall shelf, mantelpiece, mantel, ledge',
  sill: 'windowsill, window sill, window ledge',
  floor:
    'ground, wooden floor, hardwood floor, floorboards, tiles, parquet, doormat, concrete floor, asphalt, pavement floor',
  grass: 'lawn, moss',
  sand: 'beach sand, white sand',
  rock: '',
});

/** "on marble": the surface that a bare material means. */
export const SURFACE_OF_MATERIAL: Partial<Record<Material, Surface['kind']>> = {
  wood: 'table',
  marble: 'table',
  stone: 'table',
  slate: 'board',
  concrete: 'floor',
  glass: 'table',
  metal: 'table',
  leather: 'cloth',
  cloth: 'cloth',
  velvet: 'cloth',
  wool: 'cloth',
  paper: 'studio',
  sand: 'sand',
  ice: 'table',
  brick: 'floor',
  straw: 'cloth',
  ceramic: 'plate',
};

/** Words that name a surface and its material at once. */
export const MATERIAL_OF_SURFACE: ReadonlyMap<string, Material> = new Map<string, Material>([
  ['slate', 'slate'],
  ['slate board', 'slate'],
  ['velvet', 'velvet'],
  ['silk', 'cloth'],
  ['linen', 'cloth'],
  ['satin', 'cloth'],
  ['wooden board', 'wood'],
  ['wooden floor', 'wood'],
  ['hardwood floor', 'wood'],
  ['floorboards', 'wood'],
  ['parquet', 'wood'],
  ['plank', 'wood'],
  ['cutting board', 'wood'],
  ['chopping board', 'wood'],
  ['marble pedestal', 'marble'],
]);

/** Where a surface is usually found. */
export const PLACE_OF_SURFACE: ReadonlyMap<string, string> = new Map([
  ['desk', 'office'],
  ['workspace', 'office'],
  ['kitchen counter', 'kitchen'],
  ['kitchen table', 'kitchen'],
  ['workbench', 'workshop'],
  ['bar counter', 'cafe'],
  ['bar', 'cafe'],
  ['bedside table', 'bedroom'],
  ['nightstand', 'bedroom'],
  ['coffee table', 'living room'],
  ['mantelpiece', 'living room'],
  ['picnic blanket', 'park'],
  ['windowsill', 'living room'],
  ['window sill', 'living room'],
  ['window ledge', 'living room'],
  ['floor', 'living room'],
  ['wooden floor', 'living room'],
  ['carpet', 'living room'],
  ['rug', 'living room'],
  ['grass', 'meadow'],
  ['lawn', 'garden'],
  ['moss', 'forest'],
  ['sand', 'beach'],
]);
