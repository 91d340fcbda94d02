/** The languages that stories are told in. */

import type { Spoken } from '#common/voice-words.ts';
import { ENDINGS } from './endings.ts';
import { COMPETE, FEAR, LEARN, NEW, RIVAL, SLEEP } from './english/growing.ts';
import { FOUND, LOST, MYSTERY, SEEK } from './english/looking.ts';
import { GIFT, MAKE, OPEN, PARTY } from './english/making.ts';
import { DEED, FRIEND, HELP, SECRET, SHARE, TRAVEL } from './english/together.ts';
import { EXTRAS, englishSlots } from './english/wording.ts';
import { foreignTongue } from './languages/foreign.ts';
import { readEnglish } from './reading/english.ts';
import { asTitle, withArticle } from './reading/english-grammar.ts';
import type { Goal } from './reading/told.ts';
import type { Plot } from './row.ts';
import type { Tongue } from './tongue.ts';

const ENGLISH_PLOTS: Readonly<Record<Goal, Plot>> = {
  lost: LOST,
  seek: SEEK,
  found: FOUND,
  mystery: MYSTERY,
  fear: FEAR,
  learn: LEARN,
  compete: COMPETE,
  sleep: SLEEP,
  new: NEW,
  make: MAKE,
  open: OPEN,
  party: PARTY,
  friend: FRIEND,
  help: HELP,
  share: SHARE,
  secret: SECRET,
  travel: TRAVEL,
  deed: DEED,
};
/** What these tell of is a thing; without one another plot tells it. */
const NEEDS_THING: Partial<Record<Goal, Goal>> = {
  lost: 'travel',
  seek: 'travel',
  found: 'travel',
  mystery: 'deed',
  open: 'deed',
  make: 'deed',
  share: 'deed',
};

const KIN_NAMES = /^(?:Gran|Mum|Mom|Dad|Papa|Nana)/u;

const english: Tongue = {
  read: readEnglish,
  plotFor: ({ goal, thing, target, rival, people }) => {
    if (goal === 'compete' && rival === 1) return RIVAL;
    if (goal === 'make' && thing && target === 1 && people.length === 2) return GIFT;
    return ENGLISH_PLOTS[thing ? goal : (NEEDS_THING[goal] ?? goal)];
  },
  slots: englishSlots,
  introduced: ({ name, person, isNamed, isInvented }) => {
    if (isInvented && person.kind) return `${name} the ${person.kind}`;
    if (isNamed) {
      const isKin = person.words && person.name && /^(?:his|her|their|my|our)$/u.test(person.article);
      return isKin && !KIN_NAMES.test(name) ? `${person.article} ${person.words} ${name}` : name;
    }
    return person.article
      ? /^(?:an?|the)$/u.test(person.article)
        ? withArticle(person.words)
        : `${person.article} ${person.words}`
      : name;
  },
  extras: EXTRAS,
  anyTitles: ['{A}’s Big Day', '{A} and {Bt}', '{A}'],
  titled: asTitle,
  ending: ENDINGS.en,
};

export const tongueOf = (language: Spoken): Tongue => (language === 'en' ? english : foreignTongue(language));
