/** Icons for designs by words: every shipped one but signs of companies, whole words before parts of words. */

import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import { iconNames } from '#platform/assets/svg/icon-set.ts';
import { iconOf } from './drawing/design-resources.ts';

interface Named {
  id: string;
  name: string;
}

let all: Named[] | undefined;

const names = (): Named[] => {
  all ??= [
    ...iconNames('ph')
      .filter((name) => name.endsWith('-fill'))
      .map((name) => ({ id: `ph:${name}`, name: name.slice(0, -5) })),
    ...iconNames('ph')
      .filter((name) => !/-(fill|duotone|bold|thin|light)$/.test(name))
      .map((name) => ({ id: `ph:${name}`, name })),
    ...iconNames('tabler')
      .filter((name) => !name.endsWith('-filled'))
      .map((name) => ({ id: `tabler:${name}`, name })),
    ...Object.keys(GEOMETRIC).map((name) => ({ id: `geo:${name}`, name })),
  ];
  return all;
};

const MOST_IDS = 120;

/** 'arrow-bend-down-left' as people say it; numbers only tell drawings of the same thing apart. */
const inWords = (name: string): string =>
  name
    .replace(/-(fill|duotone|\d+)$/, '')
    .replace(/-\d+$/, '')
    .replaceAll('-', ' ')
    .replace(/^./, (first) => first.toUpperCase());

export function findIcons({
  search = '',
  ids,
  limit,
}: {
  search?: string | undefined;
  ids?: string | undefined;
  limit: number;
}) {
  const found = ids
    ? [...new Set(ids.split(','))].slice(0, MOST_IDS).map((id) => ({ id, name: id.replace(/^\w+:/, '') }))
    : ranked(search, limit * 2);
  return found
    .flatMap((one) => {
      const shape = iconOf(one.id);
      return shape ? [{ id: one.id, name: inWords(one.name), paths: shape.paths, box: [...shape.box] }] : [];
    })
    .slice(0, ids ? MOST_IDS : limit);
}

function ranked(search: string, most: number): Named[] {
  const words = search
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length === 0) return names().slice(0, most);
  return names()
    .flatMap((one) => {
      const parts = one.name.split('-');
      const score = words.reduce(
        (sum, word) =>
          sum + (parts.includes(word) ? 3 : parts.some((part) => part.startsWith(word)) ? 1 : -9),
        0,
      );
      return score > 0 ? [{ one, score: score - parts.length * 0.2 }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ one }) => one);
}
