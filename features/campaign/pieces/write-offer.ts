/** What the mail and the landing page of a campaign say, out of its facts. */

import { capitalize } from '#common/wording/capitalize.ts';
import { wallTime } from '#common/wording/time/zone-time.ts';
import type { FactValues } from '../facts/fact-keys.ts';
import { fullLink, phrasesOf } from './write-caption.ts';

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The last day on the wall; its end is when the next one begins. */
export const lastDayOf = (endsAt: Date | null, timeZone: string): string | null =>
  endsAt &&
  wallTime(new Date(endsAt.getTime() - 1000), timeZone)
    .toISOString()
    .slice(0, 10);

export function writeOffer(facts: FactValues, language: string) {
  const { when, where, call } = phrasesOf(language);
  const { what, dates, place, link } = facts;
  const offer = same(facts.offer, what) ? '' : facts.offer;
  const fill = (form: string, value: string) => (value ? form.replace('{0}', () => value) : '');
  const price = facts.price || offer;
  return {
    title: [capitalize(what), price].filter(Boolean).join(' – '),
    preview: [facts.price && offer, dates, place].filter(Boolean).map(capitalize).join(' · '),
    lines: [fill(when, dates), fill(where, place)].filter(Boolean),
    offer: { what: capitalize(what), price, note: facts.price ? capitalize(offer) : '' },
    link: fullLink(link),
    closing: call,
  };
}
