/** The list of buildings and of what stands outdoors that the registry reads. */

import { BARN } from './barn.ts';
import { BRIDGES } from './bridges.ts';
import { CASTLE } from './castle.ts';
import { HOUSE } from './house.ts';
import { LANDMARKS } from './landmarks/landmarks.ts';
import { LIGHTHOUSE } from './lighthouse.ts';
import { FIELDS } from './outdoors/fields.ts';
import { GARDEN_BUILDINGS } from './outdoors/garden-buildings.ts';
import { RIDES } from './outdoors/rides.ts';
import { STREET_FURNITURE } from './outdoors/street-furniture.ts';
import { YARD } from './outdoors/yard.ts';
import { SKYSCRAPER } from './skyscraper.ts';
import { DWELLINGS } from './streets/dwellings.ts';
import { INDUSTRY } from './streets/industry.ts';
import { SHELTERS } from './streets/shelters.ts';
import { TRADE } from './streets/trade.ts';
import { VILLA } from './streets/villa.ts';
import { TENT } from './tent.ts';
import { TOWER } from './tower.ts';
import { WINDMILL } from './windmill.ts';

export const BUILDINGS = [
  HOUSE,
  VILLA,
  CASTLE,
  TOWER,
  LIGHTHOUSE,
  WINDMILL,
  TENT,
  BARN,
  SKYSCRAPER,
  ...BRIDGES,
  ...LANDMARKS,
  ...DWELLINGS,
  ...SHELTERS,
  ...TRADE,
  ...INDUSTRY,
  ...YARD,
  ...FIELDS,
  ...GARDEN_BUILDINGS,
  ...STREET_FURNITURE,
  ...RIDES,
];
