/** The languages that stories are told in. */

import type { Spoken } from '#common/voice-words.ts';
import { ENDINGS } from './endings.ts';
import { COMPETE, FEAR, LEARN, NEW, RIVAL, SLEEP } from './english/growing.ts';
import { FOUND, LOST, MYSTERY, SEEK } from './english/looking.ts';
import { GIFT, MAKE, OPEN, PARTY } from './english/making.ts';
import {
  FEAR_LETTER,
  FRIEND_OPPOSITE,
  HELP_SMALL,
  LEARN_SECRETLY,
  LOST_ASKING,
  MAKE_OF_MANY,
  TRAVEL_POSTCARDS,
} from './english/other-ways.ts';
import { ASTRAY, DEED, FRIEND, HELP, SECRET, SHARE, STUCK, TRAVEL } from './english/together.ts';
import { EXTRAS, englishSlots } from './english/wording.ts';
import { foreignTongue } from './languages/foreign.ts';
import { readEnglish } from './reading/english.ts';
import { asTitle, withArticle } from './reading/english-grammar.ts';
import type { Goal } from './reading/told.ts';
import type { Plot } from './row.ts';
import type { Tongue } from './tongue.ts';

/** The first ones fit anything that is told; the seed may choose another. */
const ENGLISH_PLOTS: Readonly<Record<Goal, readonly Plot[]>> = {
  lost: [LOST, LOST_ASKING],
  seek: [SEEK],
  found: [FOUND],
  mystery: [MYSTERY],
  fear: [FEAR, FEAR_LETTER],
  learn: [LEARN, LEARN_SECRETLY],
  compete: [COMPETE],
  sleep: [SLEEP],
  new: [NEW],
  make: [MAKE, MAKE_OF_MANY],
  open: [OPEN],
  party: [PARTY],
  friend: [FRIEND, FRIEND_OPPOSITE],
  help: [HELP, HELP_SMALL],
  share: [SHARE],
  secret: [SECRET],
  travel: [TRAVEL, TRAVEL_POSTCARDS],
  stuck: [STUCK],
  astray: [ASTRAY],
  deed: [DEED],
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
  plotFor: ({ goal, thing, target, rival, people }, seed) => {
    if (goal === 'compete' && rival === 1) return RIVAL;
    const isGift = goal === 'make' && thing && target === 1 && people.length === 2;
    const plots = isGift ? [GIFT] : ENGLISH_PLOTS[thing ? goal : (NEEDS_THING[goal] ?? goal)];
    return plots[seed % plots.length]!;
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
