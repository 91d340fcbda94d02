/** A brief of one sentence becomes an advert: a hook, the offer, who and where. Nothing is added to what it says. */

import { COSTS, DATE, OFFER, PHONE, PLACE, WEB } from '../scene/pages/read-words.ts';

export interface Advert {
  /** In the order in which they are shown; the last card asks for something by itself. */
  lines: string[];
  /** Whose offer it is, where that was said. */
  name: string | undefined;
}

const MIN_DIGITS = 7;
const MAX_NAME = 5;

const isContact = (part: string): boolean =>
  PLACE.test(part) || WEB.test(part) || (PHONE.exec(part)?.[0].replace(/\D/gu, '').length ?? 0) >= MIN_DIGITS;

/** "Bäckerei Sommer", "Café del Mar": a few words, of which the first and the last are capitals. */
const isName = (part: string): boolean => {
  const words = part.split(/\s+/u);
  const isProper = [words[0]!, words.at(-1)!].every((one) => /^[\p{Lu}\d]/u.test(one));
  return isProper && words.length <= MAX_NAME && !COSTS.test(part) && !DATE.test(part) && !isContact(part);
};

/** "... on Sunday at Bäckerei Sommer": whose it is stands at the end of the offer. */
const AT_NAME = /^(.+?)\s(?:at|bei|im|in der|chez|en|da|presso|na|no)\s((?:\p{Lu}[\p{L}&’'-]*\s?){2,4})$/u;

/** "Half price on all croissants on Sunday": what it is about, and nothing of when. */
const TOPIC = new RegExp(
  `(?:${OFFER.source})\\s(?:on|auf|für|sur|su|en|em)\\s(?:all|alle|tous les|toutes les|tutti i|tutte le|todos los|todas las|todos os|todas as)\\s(?:(?:our|the|unsere|nos)\\s)?(.{3,28}?)(?=$|[,;]|\\s(?:on|this|every|from|until|till|am|ab|bis|diesen|jeden|le|ce|dès|jusqu|el|este|desde|hasta|il|questo|da|fino|no|na|neste|a partir|até|today|tomorrow|heute|morgen)\\s?)`,
  'iu',
);

const hookIn = (offer: string): string | undefined => {
  const topic = TOPIC.exec(offer)?.[1];
  return topic && `${topic.charAt(0).toLocaleUpperCase()}${topic.slice(1)}?`;
};

/** Undefined where the sentence is one that says something else. */
export function advertOf(sentence: string): Advert | undefined {
  const given = sentence
    .replace(/[.!]$/u, '')
    .split(/[,;|·]\s+|\s+[–—]\s+/u)
    .map((one) => one.trim())
    .filter(Boolean);
  const led = AT_NAME.exec(given[0] ?? '');
  const parts = led ? [led[1]!, led[2]!.trim(), ...given.slice(1)] : given;
  const contact = parts.findIndex((one, i) => i > 0 && isContact(one));
  const last = contact < 0 ? parts.length - 1 : contact;
  const from = contact > 1 && isName(parts[contact - 1]!) ? contact - 1 : last;
  const name = from > 0 && isName(parts[from]!) ? parts[from]! : undefined;
  const offer = parts.slice(0, from).join(', ');
  // After an address there is its town at most; where there is none, it must be the offer of somebody.
  const isWhole = parts.slice(last + 1).every((one) => isContact(one) || /^(?:\d|\p{Lu})/u.test(one));
  if (!offer || !isWhole || (contact < 0 && !(name && COSTS.test(offer)))) return undefined;
  const hook = hookIn(offer);
  return { name, lines: [...(hook ? [hook] : []), offer, parts.slice(from).join(', ')] };
}
