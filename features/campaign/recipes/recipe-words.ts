/** Trades and occasions that recipes for adverts are sorted by. */

import { msg } from '#common/texts.ts';

export const TRADES = {
  bakery: msg('Bakery and café'),
  restaurant: msg('Restaurant'),
  shop: msg('Shop'),
  beauty: msg('Hair and beauty'),
  fitness: msg('Fitness'),
  crafts: msg('Trades and repairs'),
  health: msg('Health'),
  property: msg('Property'),
  courses: msg('Courses and lessons'),
  clubs: msg('Clubs and events'),
} as const;
export type Trade = keyof typeof TRADES;

export const OCCASIONS = {
  new: msg('Something new'),
  offer: msg('Special offer'),
  season: msg('Season'),
  opening: msg('Opening'),
  event: msg('Invitation'),
  booking: msg('Appointments'),
  gift: msg('Gift idea'),
  last: msg('Last chance'),
  trust: msg('About our work'),
  hiring: msg('We are hiring'),
} as const;
export type Occasion = keyof typeof OCCASIONS;

/** What the first picture says; {0} is what it is about. */
export const TITLES: Record<Occasion, string> = {
  new: msg('New: {0}'),
  offer: '{0}',
  season: '{0}',
  opening: msg('Opening: {0}'),
  event: msg('You’re invited: {0}'),
  booking: '{0}',
  gift: msg('Gift idea: {0}'),
  last: msg('Last chance: {0}'),
  trust: '{0}',
  hiring: msg('We are hiring: {0}'),
};
