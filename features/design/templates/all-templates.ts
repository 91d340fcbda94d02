/** Every template of the design studio. */

import type { Template } from '#engine/page/templates/template.ts';
import { BUSINESS } from './sets/business.ts';
import { CHANNELS } from './sets/channels.ts';
import { EVENTS } from './sets/events.ts';
import { OFFERS } from './sets/offers.ts';
import { PRINT } from './sets/print.ts';
import { SHOP } from './sets/shop.ts';
import { STATIONERY } from './sets/stationery.ts';
import { WORDS } from './sets/words.ts';

export const TEMPLATES: readonly Template[] = [
  ...OFFERS,
  ...WORDS,
  ...BUSINESS,
  ...SHOP,
  ...EVENTS,
  ...CHANNELS,
  ...PRINT,
  ...STATIONERY,
];

export const findTemplate = (id: string | null | undefined): Template | undefined =>
  TEMPLATES.find((one) => one.id === id);
