/** Furniture, tableware and machines of a home. */

import { BATH_AND_NURSERY } from './furniture/bath-and-nursery.ts';
import { CHESTS } from './furniture/chests.ts';
import { CUPBOARDS } from './furniture/cupboards.ts';
import { SEATS } from './furniture/seats.ts';
import { SET_PIECES } from './furniture/set-pieces.ts';
import { TABLES } from './furniture/tables.ts';
import { UPHOLSTERY } from './furniture/upholstery.ts';
import { WALLS } from './furniture/walls.ts';
import { HANGING_LAMPS } from './lights/hanging-lamps.ts';
import { APPLIANCES } from './tableware/appliances.ts';
import { CROCKERY } from './tableware/crockery.ts';
import { CUTLERY } from './tableware/cutlery.ts';
import { HEARTHS } from './tableware/hearths.ts';
import { KITCHENWARE } from './tableware/kitchenware.ts';
import { TEXTILES } from './textiles/textiles.ts';

export const HOME = [
  ...CROCKERY,
  ...KITCHENWARE,
  ...CUTLERY,
  ...APPLIANCES,
  ...HEARTHS,
  ...TABLES,
  ...SEATS,
  ...UPHOLSTERY,
  ...CUPBOARDS,
  ...WALLS,
  ...BATH_AND_NURSERY,
  ...CHESTS,
  ...SET_PIECES,
  ...HANGING_LAMPS,
  ...TEXTILES,
];
