/** The time zones to choose from: how each is called in the reader's language, and which ones fit what is typed. */

import { currentLocale } from '#common/texts.ts';

export interface Zone {
  id: string;
  /** 'Berlin · Central European Time' */
  name: string;
  /** 'GMT+1' */
  offset: string;
  countries?: readonly string[];
}

function part(zone: string, style: 'long' | 'longGeneric' | 'shortOffset', now: Date): string {
  const format = new Intl.DateTimeFormat(currentLocale(), { timeZone: zone, timeZoneName: style });
  return format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export const townOf = (id: string): string => (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

export function describeZone(id: string, now = new Date()): Zone {
  return {
    id,
    name: `${townOf(id)} · ${part(id, 'longGeneric', now)}`,
    offset: part(id, 'shortOffset', now),
  };
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The countries of each zone, in the reader's language; none where the browser does not know. */
function countries(): Map<string, string[]> {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region', fallback: 'none' });
  const found = new Map<string, string[]>();
  for (const code of LETTERS.flatMap((a) => LETTERS.map((b) => a + b))) {
    const name = names.of(code);
    if (!name) continue;
    const region: Intl.Locale & Regional = new Intl.Locale(`und-${code}`);
    for (const zone of region.getTimeZones?.() ?? []) found.set(zone, [...(found.get(zone) ?? []), name]);
  }
  return found;
}

/** Not in every browser, nor in TypeScript's library yet. */
interface Regional {
  getTimeZones?: () => string[] | undefined;
}

/** Every zone that the browser knows. */
export function allZones(now = new Date()): Zone[] {
  const known = countries();
  const ids = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')];
  return ids.map((id) => ({ ...describeZone(id, now), countries: known.get(id) ?? [] }));
}

const plain = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Those that have all typed words: towns that begin like them, then countries, then the rest. */
export function findZones(zones: readonly Zone[], typed: string, most: number): Zone[] {
  const words = plain(typed)
    .split(/[\s/_]+/)
    .filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ id, countries: named = [] }: Zone): number => {
    if (plain(townOf(id)).startsWith(words[0]!)) return 0;
    return named.some((one) => plain(one).startsWith(words[0]!)) ? 1 : 2;
  };
  return zones
    .filter((zone) => {
      const text = plain(
        [zone.id, zone.name, zone.offset, ...(zone.countries ?? [])].join(' ').replaceAll(/[/_]/g, ' '),
      );
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}
