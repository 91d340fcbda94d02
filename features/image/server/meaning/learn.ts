/** Finds out what unknown words of a prompt mean: first in the dictionaries of things, then by what they come close to. */

import { addGuest, findSubject, SUBJECTS } from '#engine/illustrator/subjects/registry.ts';
import { reliefSubject } from '#engine/illustrator/subjects/relief/relief.ts';
import { conceptsOf } from '#engine/illustrator/understand/concepts.ts';
import type { Learned } from '#engine/illustrator/understand/learned.ts';
import type { Meaning } from '#engine/illustrator/understand/lexicon.ts';
import { type EmojiName, type FindEmoji, isPerson, loadEmojiWords } from './emoji-words.ts';
import { drawIcon } from './icon-drawing.ts';
import { type Nearest, nearestConcept } from './nearest-concept.ts';
import { loadSentenceModel } from './sentence-model.ts';

/** The sentence model knows English, so at least Latin letters; shorter words are no things. */
const CAN_COMPARE = /^[a-z][a-z ]{2,40}$/;

let emojiWords: FindEmoji | undefined;
let nearest: Promise<Nearest | undefined> | undefined;

/** `phrases` as the engine lists them, longest first. */
export async function learn(phrases: readonly string[]): Promise<Learned> {
  const learned = new Map<string, Meaning>();
  if (phrases.length === 0) return learned;
  emojiWords ??= loadEmojiWords();
  for (const phrase of phrases) {
    const emoji = emojiWords(phrase);
    const meaning = emoji && (await drawable(emoji));
    if (meaning) learned.set(phrase, meaning);
  }
  const open = phrases.filter((phrase) => CAN_COMPARE.test(phrase) && !isCovered(phrase, learned));
  if (open.length === 0) return learned;
  nearest ??= loadNearest();
  const found = (await (await nearest)?.(open)) ?? [];
  for (const [i, phrase] of open.entries()) {
    const meaning = found[i];
    if (meaning && !isCovered(phrase, learned)) learned.set(phrase, meaning);
  }
  return learned;
}

const isCovered = (phrase: string, learned: Learned): boolean =>
  [...learned.keys()].some(
    (known) => ` ${phrase} `.includes(` ${known} `) || ` ${known} `.includes(` ${phrase} `),
  );

async function loadNearest(): Promise<Nearest | undefined> {
  const embed = await loadSentenceModel();
  return embed && nearestConcept(embed, conceptsOf(SUBJECTS));
}

/** A sculpted subject (for people always) where there is one, else a solid made from the drawing. */
async function drawable(emoji: EmojiName): Promise<Meaning | undefined> {
  if (isPerson(emoji)) return { kind: 'subject', value: 'person' };
  const name = findSubject(emoji.label)?.name;
  if (name) return { kind: 'subject', value: name };
  const drawing = await drawIcon(emoji);
  if (!drawing) return undefined;
  addGuest(reliefSubject(drawing));
  return { kind: 'subject', value: drawing.name };
}
