/** Icons for designs by words: every shipped one but signs of companies, whole words before parts of words. */

import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import { iconNames } from '#platform/assets/svg/icon-set.ts';
import { iconName, meantWords } from '#platform/assets/svg/icon-words.ts';
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

const MAX_IDS = 120;

/** Shown before anybody has searched: what posts and flyers need most. */
const START =
  'phone envelope map-pin clock calendar-blank globe star heart check-circle gift tag percent shopping-cart storefront ' +
  'megaphone users thumbs-up chat-circle house-line camera image video-camera microphone music-notes play coffee bread ' +
  'fork-knife pizza cake wine ice-cream leaf tree flower sun moon snowflake umbrella lightning fire mountains waves dog cat ' +
  'paw-print fish car bicycle airplane sailboat rocket-launch barbell trophy crown scissors palette wrench briefcase ' +
  'book-open graduation-cap stethoscope shield-check arrow-right';

export const startIcons = (): readonly string[] => START.split(' ').map((name) => `ph:${name}-fill`);

export async function findIcons({
  search = '',
  language,
  ids,
  limit,
}: {
  search?: string | undefined;
  language?: string | undefined;
  ids?: string | undefined;
  limit: number;
}) {
  const found = ids
    ? [...new Set(ids.split(','))].slice(0, MAX_IDS)
    : await ranked(search, language, limit * 2);
  return found
    .flatMap((id) => {
      const shape = iconOf(id);
      return shape ? [{ id, name: iconName(id), paths: shape.paths, box: [...shape.box] }] : [];
    })
    .slice(0, ids ? MAX_IDS : limit);
}

async function ranked(search: string, language: string | undefined, max: number): Promise<readonly string[]> {
  const words = await meantWords(search, language);
  if (words.length === 0) return startIcons();
  return names()
    .flatMap(({ id, name }) => {
      const parts = name.split('-');
      const score = words.reduce((sum, { word, english }) => {
        const at = english.findIndex((one) => parts.includes(one));
        const isStarted = parts.some((part) => part.startsWith(word));
        return sum + (at >= 0 ? 3 - Math.min(1, at * 0.25) : isStarted ? 1 : -9);
      }, 0);
      return score > 0 ? [{ id, score: score - parts.length * 0.2 }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, max)
    .map(({ id }) => id);
}
