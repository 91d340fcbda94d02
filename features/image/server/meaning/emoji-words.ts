/** Names of some two thousand things in the nine languages, from the emoji dictionaries. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findSubject } from '#engine/illustrator/subjects/registry.ts';
import { plain, stems } from '#engine/illustrator/understand/lexicon.ts';

export interface EmojiName {
  /** In English. */
  label: string;
  /** Code points, as the dictionaries write them. */
  code: string;
  /** Number of the kind of thing, see emojibase's groups. */
  subgroup: number;
}

interface Entry {
  label: string;
  hexcode: string;
  subgroup?: number;
  tags?: string[];
}

const LANGUAGES = ['es', 'fr', 'de', 'it', 'pt', 'zh', 'ja', 'ko'] as const;

/** From groups that are mostly whole scenes. */
const SINGLE =
  'fountain, playground slide, ferris wheel, roller coaster, barber pole, circus tent, carousel horse, rainbow, comet, snowflake'.split(
    ', ',
  );

/** Emoji of people are heads and half figures. */
export const isPerson = ({ subgroup }: Pick<EmojiName, 'subgroup'>): boolean =>
  subgroup >= 25 && subgroup <= 28;

/** People, animals, plants, food, buildings, vehicles, and things: no faces, signs or flags. */
const isThing = (subgroup: number, label: string): boolean =>
  SINGLE.includes(label) ||
  (subgroup >= 25 && subgroup <= 28) ||
  (subgroup >= 34 && subgroup <= 48) ||
  [51, 52, 54, 55, 56].includes(subgroup) ||
  (subgroup >= 60 && subgroup <= 82);

/** Tags that name no thing: light falls on everything, and a morning is no hot drink. */
const VAGUE = new Set(
  'light morning evening night day time today work love party food drink play fun sport music season open new best fresh good great happy people world life cool hot cold fast'.split(
    ' ',
  ),
);

export type FindEmoji = (phrase: string) => EmojiName | undefined;

export function loadEmojiWords(): FindEmoji {
  const require = createRequire(import.meta.url);
  const read = (path: string): Entry[] =>
    JSON.parse(readFileSync(require.resolve(`emojibase-data/${path}`), 'utf8'));
  const names = new Map<string, EmojiName>();
  const byName = new Map<string, EmojiName>();
  const byTag = new Map<string, EmojiName | null>();
  const english = read('en/data.json');
  for (const { label, hexcode, subgroup = -1, tags = [] } of english) {
    if (!isThing(subgroup, label)) continue;
    const name = { label: label.replace(/ face$/, ''), code: hexcode, subgroup };
    names.set(hexcode, name);
    addOnce(byName, label, name);
    // "dog face" may stand for the dog, where no whole dog is listed.
    addOnce(byName, name.label, name);
    // What comes first only describes: neither "light" is a light rail, nor "roasted" a roasted sweet potato.
    const describing = plain(label).split(' ').slice(0, -1);
    const telling = tags.map(plain).filter((tag) => !describing.includes(tag) && !VAGUE.has(tag));
    if (!isPerson(name)) for (const tag of telling) addTag(byTag, tag, plainName(name));
  }
  for (const language of LANGUAGES) {
    for (const { label, hexcode } of read(`${language}/compact.json`)) {
      const name = names.get(hexcode);
      if (name) addOnce(byName, label, name);
    }
  }
  return (phrase) => {
    for (const word of [phrase, ...stems(phrase)]) {
      const found = byName.get(word) ?? byTag.get(word);
      if (found) return found;
    }
    return undefined;
  };
}

/** "feline" is no black cat, just a cat. */
function plainName(name: EmojiName): EmojiName {
  const last = name.label.split(' ').at(-1)!;
  return findSubject(last) ? { ...name, label: last } : name;
}

/** A tag that several share names none of them, unless it is part of one's own name ("sword", crossed swords). */
function addTag(tags: Map<string, EmojiName | null>, tag: string, name: EmojiName): void {
  const other = tags.get(tag);
  if (other === undefined) tags.set(tag, name);
  else if (other?.label !== name.label && !other?.label.includes(tag))
    tags.set(tag, name.label.includes(tag) ? name : null);
}

function addOnce(words: Map<string, EmojiName>, label: string, name: EmojiName): void {
  const word = plain(label).replaceAll('-', ' ');
  if (!words.has(word)) words.set(word, name);
}
