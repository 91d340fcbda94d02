/** What somebody of a trade wears. */

import { slotOf } from '#common/character/garments.ts';
import { TRADES } from '#engine/illustrator/people/trades.ts';
import { TRADE_CLOTHES } from '#engine/illustrator/people/wardrobe/trade-clothes.ts';
import { personOf } from '#engine/illustrator/reading/meaning.ts';
import { IN_OUTFIT, TRADE_WORDS } from './words/garments.ts';
import { CREATURES, HER_ROLE_LINES, ROLE_LINES } from './words/role-lines.ts';

/** What a trade that is named wears; `isFemale` where women wear something else. */
export function tradeLine(
  words: readonly string[],
  isFemale: boolean,
): { line: string; at: number; to: number } | undefined {
  const first = oneTrade(words, isFemale);
  if (!first || !CREATURES.has(words[first.at]!)) return first;
  const rest = words.map((word, i) => (i <= first.to ? '' : word));
  const second = oneTrade(rest, isFemale);
  if (!second) return first;
  // Horns, ears and wings stay.
  const own = without(first.line, (_is, slot) => slot !== undefined && slot !== 'back');
  return { line: [second.line, own].filter(Boolean).join(', '), at: first.at, to: second.to };
}

function oneTrade(
  words: readonly string[],
  isFemale: boolean,
): { line: string; at: number; to: number } | undefined {
  for (const [at, word] of words.entries()) {
    if (word === '') continue;
    // On ice they wear something else.
    const isOnIce = /^(ice|figure)$/.test(words[at - 1] ?? '');
    const said = `${word} ${words[at + 1] ?? ''}`;
    if (ROLE_LINES[said]) return { line: ROLE_LINES[said], at, to: at + 1 };
    const isWith =
      /^(baby|toddler)$/.test(word) &&
      words.slice(0, at).some((one) => /^(with|holding|carrying)$/.test(one));
    if (isWith) continue;
    const own = isOnIce ? undefined : ((isFemale ? HER_ROLE_LINES[word] : undefined) ?? ROLE_LINES[word]);
    if (own) return { line: own, at, to: at };
    const pair = /^(football|soccer) player$/.test(said) ? 'footballer' : said;
    const named = TRADES.find(
      (one) => one === word || one === pair || TRADE_WORDS[one]?.split(' ').includes(word),
    );
    // Whatever else the language calls people of a trade: 'geologist', 'pharmacist'.
    const kind = named ? undefined : personOf(word);
    const trade = named ?? TRADES.find((one) => one === kind);
    if (!trade || IN_OUTFIT.has(trade)) continue;
    const { wear, hers } = TRADE_CLOTHES[trade];
    return { line: (isFemale && hers) || wear, at, to: trade === word || trade !== pair ? at : at + 1 };
  }
  return undefined;
}

/** A line without the garments that something else stands in for. */
export const without = (
  line: string,
  isGone: (garment: string, slot: string | undefined) => boolean,
): string =>
  line
    .split(', ')
    .filter((one) => {
      const is = one.split(' ')[0]!;
      return !isGone(is, slotOf(is!));
    })
    .join(', ');

/** Says what somebody is, whether or not it is the one whose clothes are worn: 'a pirate captain'. */
export const isTrade = (word: string): boolean => word !== '' && tradeLine([word], false) !== undefined;
