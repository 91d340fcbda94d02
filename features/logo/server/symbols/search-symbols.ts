/** Finds symbols by what they are called and by the trade they stand for. */

import { symbolsForWords } from '#engine/lettering/ideas/trade-words.ts';
import { iconName, meantWords } from '#platform/assets/svg/icon-words.ts';
import type { LogoSymbol } from '../../contract.ts';
import { broaderWord } from './broader-word.ts';
import { symbolNames, symbolShape } from './symbol-set.ts';

const START_NAMES =
  'geo:petals geo:cube geo:peaks geo:weave geo:quarters geo:spark geo:pinwheel geo:waves geo:bars geo:halves geo:clover ' +
  'geo:shutter geo:facets geo:leaf geo:moons geo:path geo:rings geo:sunrise geo:signal geo:chevrons geo:bloom ' +
  'ph:leaf-fill ph:coffee-fill ph:lightning-fill ph:house-line-fill ph:camera-fill ph:heart-fill ph:rocket-launch-fill ' +
  'ph:paw-print-fill ph:mountains-fill ph:fork-knife-fill ph:scissors-fill ph:shield-check-fill ph:flower-lotus-fill ' +
  'ph:barbell-fill ph:music-notes-fill ph:palette-fill ph:anchor-fill ph:crown-fill ph:planet-fill ph:book-open-fill ' +
  'ph:sun-horizon-fill ph:bread-fill ph:storefront-fill ph:wrench-fill ph:diamond-fill ph:sailboat-fill ph:tree-fill';

/** Shown before anybody has searched. */
export const START_SYMBOLS: readonly string[] = START_NAMES.split(' ');

function score(name: string, words: readonly string[], meant: ReadonlyMap<string, number>): number {
  let points = meant.has(name) ? 14 - Math.min(8, meant.get(name)!) * 0.5 : 0;
  const parts = name.split('-');
  for (const word of words) {
    if (name === word) points += 20;
    else if (parts.includes(word)) points += 10;
    else if (parts.some((part) => part.startsWith(word) && word.length > 2)) points += 5;
  }
  // Shorter names are the plainer symbols.
  return points === 0 ? 0 : points - parts.length * 0.3;
}

const shown = (id: string): LogoSymbol[] => {
  const shape = symbolShape(id);
  return shape ? [{ id, name: iconName(id), ...shape }] : [];
};

export async function findSymbols({
  search = '',
  language,
  ids,
  limit,
}: {
  search?: string;
  language?: string;
  ids?: string;
  limit: number;
}): Promise<LogoSymbol[]> {
  if (ids !== undefined) return ids.split(',').slice(0, limit).flatMap(shown);
  const words = (await meantWords(search, language)).flatMap(({ english }) => english);
  if (words.length === 0) return START_SYMBOLS.slice(0, limit).flatMap(shown);
  const meant = new Map(
    symbolsForWords(words.join(' '), broaderWord).map((name, i) => [name.replace(/^\w+:/, ''), i]),
  );
  return symbolNames()
    .map((one) => ({ ...one, points: score(one.name, words, meant) }))
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, limit * 2)
    .flatMap(({ id }) => shown(id))
    .slice(0, limit);
}
