/** The small words of English that tie others together; a tagger guesses them, a list knows them. */

import { wordSet } from './word-table.ts';

export const DETERMINERS = wordSet(
  'a, an, the, this, that, these, those, my, your, his, her, its, our, their, some, any, each, every, another, no, one of, both',
);

export const PREPOSITIONS = wordSet(
  'on, in, at, under, over, with, without, of, by, near, beside, behind, between, inside, into, onto, upon, atop, through, across, along, around, against, above, below, beneath, underneath, from, to, for, about, among, amid, amidst, amongst, outside, within, towards, toward, past, beyond, off, down, up, like, as, during, after, before, opposite, alongside, throughout, per, via, next to, in front of, on top of, close to, full of, out of, instead of, made of, made from, made out of, back to, on the edge of, at the foot of, in the middle of, on the side of, in the center of, in the centre of, on either side of, at the top of, on the back of, on the roof of, on the bank of, on the banks of, on the shore of, inside of, outside of',
);

export const CONJUNCTIONS = wordSet('and, &, or, plus, but, as well as, along with, together with');

export const PRONOUNS = wordSet(
  'how, why, i, you, he, she, it, we, they, me, him, us, them, who, which, what, where, when, someone, somebody, something, everyone, everything, nothing, himself, herself, itself, themselves, each other, one another, here, there, that',
);
/** They stand for the hero named before. */
export const BACK_REFERENCES = wordSet('he, she, it, they, who, which');

export const AUXILIARIES = wordSet(
  'is, are, was, were, be, been, being, am, has, have, had, do, does, did, will, would, can, could, should, shall, may, might, must, lets, let, isnt, arent, its, im, youre, theyre, were, dont',
);

export const ADVERBS = wordSet(
  'very, really, so, too, quite, just, only, even, still, also, well, away, together, apart, straight, quickly, slowly, happily, gently, softly, quietly, brightly, freshly, newly, fast, high, low, far, deep, together, alone, outdoors, outside, indoors, inside, upside down, please, not, never, always, often, again, almost, nearly, slightly, extremely, super, ultra, highly, beautifully, carefully, calmly, peacefully, proudly, up, down, out, off, back, today, now, then, soon, tonight, tomorrow, more, most, less, than, however, maybe, perhaps, probably',
);

export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    single: 1,
    lone: 1,
    two: 2,
    twin: 2,
    both: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    dozen: 12,
    few: 3,
    several: 4,
    some: 3,
    many: 7,
    numerous: 7,
    various: 4,
    countless: 12,
    hundred: 12,
    hundreds: 12,
    thousand: 12,
    thousands: 12,
    multiple: 4,
  }),
);
