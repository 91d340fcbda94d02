/** Somebody of a script whom nobody has drawn yet: made up from the name and from what the script says about them, always the same. */

import { readPrompt } from '#engine/illustrator/reading/read-prompt.ts';
import type { CharacterData } from '../contract.ts';
import { DEFAULT_CHARACTER } from '../contract.ts';
import { describedCharacter } from './describe/read-description.ts';
import { seedFrom } from './seed-from.ts';

/** First names that say who is meant; those that are a word of their own as well ('Tom', 'Rose') are here above all. */
const WOMEN = new Set(
  `alice amelie amy anne annie ava beth claire chloe daisy edith ellen emily emma eva eve fay grace hannah hazel heather helen holly
  ines iris isabel ivy jane jasmine jean jill joan joy julie june karen kate kim laurence lily liz lotte louise lucy mae maeve marie may megan
  mercy mia nicole noor olive pat pearl penny poppy rachel robin rose rosie ruby ruth sally sam sarah scarlett skye sophie sue summer susan
  violet willow yuki zoe hana mei min-ji ji-woo lin sakura aoi`.split(/\s+/u),
);
const MEN = new Set(
  `adam alex art ben bill billy bob buck carlos chuck cliff david dean drake ethan felix finn frank george grant hank harry heath henry hugo jack
  jacob jake jay jim joe john jonas jose joshua kai karim ken leo liam lou luca luke marco mark martin mateo max mike mustafa nick noah noel norm
  oliver omar oscar otto paul peter ray rich rob rocky rusty stefan tom tim ted theo thomas victor will woody yusuf kenji hiro min-jun wei joshua`.split(
    /\s+/u,
  ),
);
const SHIRTS = ['blue', 'red', 'green', 'yellow', 'purple', 'white', 'black'] as const;
const HAIR = ['brown', 'black', 'blonde', 'red', 'brown', 'black'] as const;
const SKIN = ['light', 'medium', 'dark', 'olive', 'medium'] as const;
const LONG_HAIR = ['long', 'medium', 'ponytail', 'curly', 'bun'] as const;
const SHORT_HAIR = ['short', 'curly', 'short'] as const;

/** 'ANNA' is a woman's name, 'CAPTAIN FOX' no name at all. */
function personNamed(name: string): 'woman' | 'man' | undefined {
  const words = name.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const [first = ''] = words;
  if (WOMEN.has(first)) return 'woman';
  if (MEN.has(first)) return 'man';
  if (words.length === 1 && /^[a-zà-ÿ]{2,}a$/u.test(first) && !isRead(first)) return 'woman';
  return undefined;
}

const readsOf = (text: string) => describedCharacter(text, DEFAULT_CHARACTER).understood;
const isRead = (text: string): boolean => readsOf(text).length > 0;

/** What is said in another language as the illustrator reads it: 'Fuchs' is a fox. */
function inEnglish(words: string): string {
  if (isRead(words)) return words;
  const things = readPrompt(words).things.filter((one) => one.kind !== 'object');
  return [words, ...things.map((one) => one.name)].join(', ');
}

/** `number` in the cast: no two in the same clothes. */
export function inventCharacter(name: string, about: string, number: number): CharacterData {
  const seed = seedFrom(`${name} ${about}`);
  const person = personNamed(name);
  const words = inEnglish([person ? `a ${person}` : name.toLowerCase(), about].filter(Boolean).join(', '));
  const { characterData, understood } = describedCharacter(words, { ...DEFAULT_CHARACTER, seed });
  const isSaid = (field: string) => understood.some((one) => one.field === field);
  const { appearance, clothing } = characterData;
  // Whom no word describes is a man or a woman by turns.
  if (!appearance.physique && !appearance.animal && !isSaid('age'))
    appearance.physique = seed % 2 === 0 ? 'feminine' : 'masculine';
  const isWoman = appearance.physique === 'feminine';
  if (!isSaid('color') && clothing.garments.length === 0)
    clothing.color = SHIRTS[(seed + number) % SHIRTS.length]!;
  if (!appearance.animal) {
    if (!isSaid('hairColor')) appearance.hairColor = HAIR[(seed >> 3) % HAIR.length]!;
    if (!isSaid('skinTone')) appearance.skinTone = SKIN[(seed >> 6) % SKIN.length]!;
    const styles = isWoman ? LONG_HAIR : SHORT_HAIR;
    if (!understood.some((one) => one.field === 'hairStyle' && one.words !== person))
      appearance.hairStyle = styles[(seed >> 9) % styles.length]!;
    const voice = isWoman ? 'female-adult' : 'male-adult';
    if (characterData.personality.voice === 'neutral') characterData.personality.voice = voice;
  }
  return characterData;
}
