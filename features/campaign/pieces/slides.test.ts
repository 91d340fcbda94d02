/** What a carousel tells of the facts that there are. */

import { expect, it } from 'vitest';
import { NO_FACTS } from '../facts/read-facts.ts';
import { slidesOf } from './slides.ts';

const facts = { ...NO_FACTS, what: 'pumpkin rolls', price: '3 €', dates: 'until Friday', place: 'Munich' };
const said = (values: Partial<typeof facts>) =>
  slidesOf({ ...NO_FACTS, ...values }, 'en').map(({ words }) => words.headline);

it('has three to five slides, the last of which says what to do', () => {
  expect(said(facts)).toEqual([
    'Pumpkin rolls',
    'Pumpkin rolls',
    'Until Friday',
    'Munich',
    'We look forward to seeing you!',
  ]);
  expect(said({ what: 'rolls', price: '3 €' })).toHaveLength(3);
  expect(said({ what: 'rolls' })).toEqual([]);
});

it('says the price once it has one, and never twice what it is', () => {
  const [, second] = slidesOf({ ...facts, offer: 'half price' }, 'en');
  expect(second!.words).toMatchObject({ offer: '3 €', price: '3 €' });
  expect(slidesOf({ ...facts, offer: 'Pumpkin rolls' }, 'en')[0]!.words.offer).toBe('');
});
