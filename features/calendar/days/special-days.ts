/** Which holidays and days of trade fall into a span of days. */

import { type Country, HOLIDAYS, IN_LIEU, MOVES_ON } from './holidays.ts';
import { keyOf, plusDays } from './rules.ts';
import { TRADE_DAYS } from './trade-days.ts';

export interface SpecialDay {
  /** 2026-11-27 */
  date: string;
  /** In English; the page says it in its language. */
  name: string;
  kind: 'holiday' | 'trade';
}

/** Rules of the moon and the sun hold that long. */
const FIRST_YEAR = 1980;
const LAST_YEAR = 2099;

const years = new Map<string, readonly SpecialDay[]>();

/** Both ends included. */
export function specialDays(country: Country, from: string, to: string): SpecialDay[] {
  const days: SpecialDay[] = [];
  const last = Math.min(Number(to.slice(0, 4)), LAST_YEAR);
  for (let year = Math.max(Number(from.slice(0, 4)), FIRST_YEAR); year <= last; year++)
    days.push(...yearOf(country, year));
  return days.filter(({ date }) => date >= from && date <= to);
}

function yearOf(country: Country, year: number): readonly SpecialDay[] {
  const key = `${country} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const holidays = HOLIDAYS[country].flatMap(([name, rule]): SpecialDay[] => {
    const date = rule(year);
    return date ? [{ date, name, kind: 'holiday' }] : [];
  });
  const off = new Set(holidays.map(({ date }) => date));
  const trade = TRADE_DAYS.filter(({ countries }) => !countries || countries.includes(country)).flatMap(
    ({ name, rule }): SpecialDay[] => {
      const date = rule(year);
      const isSaid = holidays.some((one) => one.date === date && one.name === name);
      return date && !isSaid ? [{ date, name, kind: 'trade' }] : [];
    },
  );
  const made = [...holidays, ...inLieu(country, off), ...trade].sort((a, b) => a.date.localeCompare(b.date));
  years.set(key, made);
  return made;
}

/** The next day that is free of holidays and weekends. */
function inLieu(country: Country, off: ReadonlySet<string>): SpecialDay[] {
  const moved = MOVES_ON[country];
  if (!moved) return [];
  const taken = new Set(off);
  const days: SpecialDay[] = [];
  for (const date of [...off].sort()) {
    if (!moved.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) continue;
    let next = plusDays(new Date(`${date}T00:00:00Z`), 1);
    while (taken.has(keyOf(next)) || moved.includes(next.getUTCDay())) next = plusDays(next, 1);
    taken.add(keyOf(next));
    days.push({ date: keyOf(next), name: IN_LIEU, kind: 'holiday' });
  }
  return days;
}
