/** Joins the hand-made table of cards with the emoji's code points and writes the list the illustrator draws from. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Kind } from '../../engine/illustrator/scene.ts';
import { CARD_TABLE } from './cards/card-table.ts';

const ROOT = new URL('../../', import.meta.url);
const FILES = new Set(
  readdirSync(new URL('node_modules/@lobehub/fluent-emoji-3d/assets', ROOT)).map((file) =>
    file.replace('.webp', ''),
  ),
);
const EMOJI = JSON.parse(readFileSync(new URL('node_modules/emojibase-data/en/data.json', ROOT), 'utf8')) as {
  label: string;
  hexcode: string;
}[];
const CODE_OF = new Map(EMOJI.map(({ label, hexcode }) => [label.toLowerCase(), hexcode.toLowerCase()]));

/** File names carry the variation selector for some emoji and not for others. */
function fileOf(label: string): string | undefined {
  const code = CODE_OF.get(label.toLowerCase());
  return code && [code, `${code}-fe0f`, code.replaceAll('-fe0f', '')].find((one) => FILES.has(one));
}

interface Card {
  name: string;
  kind: Kind;
  text: string;
}

function readLine(line: string, kind: Kind): Card | undefined {
  const [, label = '', name, metres = '', words = ''] =
    /^([^=:]+?)(?: = ([^:]+?))?, ([\d.]+)(?:: (.+))?$/.exec(line) ?? [];
  const code = fileOf(label);
  if (!metres || !code) {
    console.error(`no card for: ${line}`);
    return undefined;
  }
  return { name: (name ?? label).toLowerCase(), kind, text: [code, metres, words].join('|') };
}

const cards = Object.entries(CARD_TABLE).flatMap(([kind, table]) =>
  table
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => readLine(line.trim(), kind as Kind) ?? []),
);
// The later of two cards of one name is the better picture: the table is ordered so.
const byName = new Map(cards.map((card) => [card.name, card]));
const linesOf = (kind: string) =>
  [...byName.values()].filter((card) => card.kind === kind).map(({ name, text }) => `${name}|${text}`);

writeFileSync(
  new URL('engine/illustrator/cards/cards.gen.ts', ROOT),
  `/** Things that are drawn from a card, written by scripts/words/build-cards.ts; one kind a line, each card name|file|metres|synonyms. */

import type { Kind } from '../scene.ts';

export const CARDS_BY_KIND: Partial<Record<Kind, string>> = {
${Object.keys(CARD_TABLE)
  .map((kind) => `  ${kind}: ${JSON.stringify(linesOf(kind).join(';'))},`)
  .join('\n')}
};
`,
);
console.log(`${byName.size} cards`);
