/** Takes out of a sentence what it says about the book or the film, and for whom it is. */

const KIND =
  "(?:picture ?books?|story ?books?|children(?:'|’)s book|bedtime stor(?:y|ies)|books?|comics?|stor(?:y|ies)|tales?|movies?|films?|cartoons?)";
/** 'A picture book of 24 pages about', 'Tell me a funny bedtime story in which'. */
const ABOUT_THE_BOOK = new RegExp(
  String.raw`^\s*(?:please\s+)?(?:(?:can you\s+)?(?:make|write|create|tell|do|i want|i need|i(?:'|’)d like|we(?:'|’)d like)\s+)?(?:me\s+|us\s+)?(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,3}?${KIND}\b[^.:]{0,60}?\s?(?:\babout|\bof how|\bin which|\bwhere|:)\s*`,
  'iu',
);
const OTHER_BEGINNINGS =
  /^\s*(?:(?:mach|schreib|erzähl)\p{L}*\s+(?:mir\s+|uns\s+)?)?(?:(?:bitte\s+)?ein(?:e|en)?\s+(?:\p{L}+\s+)?(?:bilderbuch|kinderbuch|buch|comic|(?:gute-?nacht-?)?geschichte|märchen|film)\b.{0,30}?\s(?:über|von|vom|in der|in dem)\s+|(?:raconte-\p{L}+\s+)?une?\s+(?:album|livre|conte|histoire|film)\b.{0,40}?\s(?:sur|à propos d[e’'])\s*|une?\s+(?:libro|cuento|cómic|álbum|historia|película)\b.{0,40}?\s(?:sobre|de cómo|de)\s+|una?\s+(?:libro|albo|racconto|fumetto|storia|favola|film)\b.{0,40}?\s(?:su|di|che parla di)\s+|uma?\s+(?:livro|conto|álbum|história|filme)\b.{0,40}?\s(?:sobre|de)\s+)/iu;
/** 'for children of four', 'with 24 pages', 'for my son Leo'. */
const FOR_WHOM =
  /[,;]?\s*(?:\(?(?:for|aimed at)\s+(?:[\p{L}-]+\s+)?(?:children|kids|toddlers|readers|ages?|my|our|four|five|six|preschoolers|bedtime)\b[^.]*|with\s+\d+\s+pages|in\s+\d+\s+pages|für\s+(?:kleine\s+)?kinder[^.]*|pour\s+(?:les\s+|des\s+)?enfants[^.]*|para\s+ni[ñn]os[^.]*|per\s+bambini[^.]*|para\s+crian[cç]as[^.]*)\s*\.?\s*$/iu;
const ONCE = /^(?:once(?: upon a time)?,?\s+)?there\s+(?:was|is|lived|lives|were|are)\s+(?:once\s+)?/iu;
/** 'Every night', 'one rainy day': when it is stays in the sentence for whoever asks, not before its subject. */
const WHEN =
  /^(?:(?:every|each|one|last|this)\s+(?:\p{L}+\s+)?(?:night|day|morning|evening|afternoon|winter|summer|spring|autumn|year|week|sunday|monday|saturday)|in (?:winter|summer|spring|autumn)|at night|on (?:a|one) (?:\p{L}+\s+)?(?:day|night|morning|evening)|today|tonight|tomorrow),?\s+(?=\p{L})/iu;

export const withoutWhen = (core: string): string => core.replace(WHEN, '');

export function bookWords(sentence: string): string {
  const core = sentence
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(ABOUT_THE_BOOK, '')
    .replace(OTHER_BEGINNINGS, '')
    .replace(FOR_WHOM, '')
    .replace(ONCE, '')
    .replace(/^how\s+(?=(?:an?|the|my|our|\p{Lu}\p{L}+|\p{L}+\s+(?:learn|got|became))\b)/u, '')
    .replace(/[.!?。！？…\s]+$/u, '')
    .trim();
  return core || sentence.trim();
}
