/** What a song is to be about, as it can be called in it. */

import type { Spoken } from '#common/voice-words.ts';
import { readWish } from './english/read-wish.ts';
import type { About } from './subject.ts';

/** "Write me a happy song about", in nine languages. */
const REQUESTS: readonly RegExp[] = [
  /^(?:please\s+)?(?:(?:write|make|sing|compose|give)\s+(?:me\s+|us\s+)?)?(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,3}?(?:song|ballad|anthem|lyrics|words|hymn|jingle|lullaby|tune|rap|toast)\s+(?:about|on|for|of)\s+/iu,
  /^(?:bitte\s+)?(?:schreib\p{L}*\s+(?:mir\s+|uns\s+)?)?(?:ein\p{L}*\s+)?(?:\p{L}+\s+){0,2}?(?:lied|song|text|ballade|hymne)\s+(?:über|für|von|auf)\s+/iu,
  /^(?:escrib\p{L}*\s+)?(?:una?\s+)?(?:canción|balada|letra)\s+(?:\p{L}+\s+){0,2}?(?:sobre|para|de)\s+/iu,
  /^(?:écri\p{L}*(?:-moi)?\s+)?(?:une?\s+)?(?:chanson|ballade)\s+(?:\p{L}+\s+){0,2}?(?:sur|pour|à propos d[e’'])\s*/iu,
  /^(?:scriv\p{L}*\s+)?(?:una?\s+)?(?:canzone|ballata)\s+(?:\p{L}+\s+){0,2}?(?:su|sul|sulla|per|di)\s+/iu,
  /^(?:escrev\p{L}*\s+)?(?:uma?\s+)?(?:canção|música|balada)\s+(?:\p{L}+\s+){0,2}?(?:sobre|para|de)\s+/iu,
  /^(?:写)?(?:一)?首?(?:关于|關於)/u,
];
const TAILS: readonly RegExp[] = [
  /的(?:歌曲?|歌词)[。.]?$/u,
  /(?:についての?|に関する|の)(?:歌|うた)(?:を.*)?$/u,
  /(?:에\s*대한|에\s*관한)\s*(?:노래|곡).*$/u,
];

/** What only tells more about it. */
const CLAUSE =
  /\s*(?:[,;.!?。，、！？]|\s(?:who|which|that|and|because|when|while|where|with|und|der|die|das|weil|que|qui|che|porque|quand|y|et|e)\s).*$/iu;
const DANGLING = /(?:\s+(?:of|the|a|an|in|on|at|to|my|for|from|with|by|and|de|la|el|le|du|von|im))+$/i;
const MAX_WORDS = 4;
const UNSPACED = /^(?:zh|ja)$/;
const MAX_SIGNS = 6;
/** Without 'Write me a song about'. */
export function withoutRequest(sentence: string): string {
  const whole = sentence
    .replace(/\s+/g, ' ')
    .replace(/[[\]<>{}]/g, '')
    .trim();
  let rest = whole;
  for (const request of REQUESTS) rest = rest.replace(request, '');
  for (const tail of TAILS) rest = rest.replace(tail, '');
  const bare = rest.replace(/^\s*["“”'‘’]|["“”'‘’.]\s*$/g, '').trim() || whole;
  return bare;
}

export function aboutOf(sentence: string, language: Spoken): About {
  const bare = withoutRequest(sentence);
  if (language === 'en') return readWish(bare);
  const short = bare.replace(CLAUSE, '').trim() || bare;
  const named = UNSPACED.test(language)
    ? [...short].slice(0, MAX_SIGNS).join('')
    : short.split(' ').slice(0, MAX_WORDS).join(' ');
  // Possessives and articles at the end call for what was cut off.
  const name = named.replace(DANGLING, '');
  const title = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  return { kind: 'thing', name, phrase: name, title, things: [] };
}
