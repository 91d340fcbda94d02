/** Cuts a prompt into words and says of each which part of speech it is. */

import nlp from 'compromise/two';
import { nameOfEmoji } from '../../catalogue.ts';
import { isMissing, personOf, placeOf, thingOf } from '../meaning.ts';
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  NUMBERS,
  PREPOSITIONS,
  PRONOUNS,
} from '../words/closed-words.ts';
import { isDescribing } from './describing.ts';
import { lemmaOfVerb } from './verb-forms.ts';
import { isPlural, plain } from './word-forms.ts';

export type Tag =
  | 'det'
  | 'number'
  | 'adj'
  | 'noun'
  /** A verb in the form of "-ing", "plays" or "draw". */
  | 'verb'
  /** "baked", "surrounded". */
  | 'past'
  | 'prep'
  | 'conj'
  | 'adv'
  | 'aux'
  | 'pronoun'
  | 'name';

export interface Token {
  /** Plain: lower case, no accents. */
  word: string;
  tag: Tag;
  /** Where it stands in the text. */
  start: number;
  end: number;
  isCapital: boolean;
  /** "the mechanic's" */
  isOwner: boolean;
  /** What stands between it and the next one. */
  after: '' | ',' | '.';
}

/** More than this is no description any more. */
const MAX_WORDS = 220;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?|&|\p{Extended_Pictographic}\ufe0f?/gu;

export function tokenize(text: string): Token[] {
  const hints = taggedWords(text);
  const tokens: Token[] = [];
  const matches = [...text.matchAll(WORD)]
    .filter(([word]) => !/\p{Extended_Pictographic}/u.test(word) || /\d/.test(word) || nameOfEmoji(word))
    .slice(0, MAX_WORDS);
  matches.forEach((match, k) => {
    const end = match.index + match[0].length;
    const between = text.slice(end, matches[k + 1]?.index ?? text.length);
    const raw = match[0].replace(/['’](s|re|ll|ve|d|m)$/i, '');
    tokens.push({
      word: plain(nameOfEmoji(raw) ?? raw),
      tag: 'noun',
      start: match.index,
      end,
      isCapital: /^\p{Lu}/u.test(raw),
      isOwner: /['’]s$/i.test(match[0]),
      after: /[.!?\n;:]/.test(between) ? '.' : /[,()\u2013\u2014|/]| - /.test(between) ? ',' : '',
    });
  });
  // Side by side, emoji are a list.
  tokens.forEach((token, k) => {
    if (
      nameOfEmoji(text.slice(token.start, token.end)) &&
      nameOfEmoji(text.slice(tokens[k + 1]?.start ?? 0, tokens[k + 1]?.end ?? 0))
    )
      token.after = ',';
  });
  joinHyphens(tokens, text);
  tokens.forEach((token, k) => {
    token.tag = tagOf(tokens, k, hints.get(`${k} ${token.word}`) ?? hints.get(token.word) ?? []);
  });
  markNames(tokens, (token, k) => hints.get(`${k} ${token.word}`) ?? hints.get(token.word) ?? []);
  return tokens;
}

const PARTICIPLE = /(ing|ed|like|style|free|shaped|made|lit|inspired|sized|friendly)$/;

/** "fire-breathing", "wood-fired": hyphened to a participle, a noun only describes. */
function joinHyphens(tokens: Token[], text: string): void {
  for (let k = tokens.length - 2; k >= 0; k--) {
    const [first, second] = [tokens[k]!, tokens[k + 1]!];
    const isHyphen = second.start - first.end === 1 && /[-\u2010\u2011]/.test(text[first.end]!);
    if (!isHyphen || !PARTICIPLE.test(second.word)) continue;
    tokens.splice(k, 2, {
      ...first,
      word: `${first.word} ${second.word}`,
      end: second.end,
      after: second.after,
    });
  }
}

/** Tags by position and word: the tagger cuts words its own way, so positions may drift and the word alone must do. */
function taggedWords(text: string): Map<string, string[]> {
  const map = new Map<string, string[]>();
  const sentences: { terms: { text: string; tags: string[] }[] }[] = nlp(text.toLowerCase()).json({
    terms: { text: true, tags: true },
  });
  const terms = sentences.flatMap((sentence) => sentence.terms);
  terms.forEach(({ text: word, tags }, k) => {
    const key = plain(word);
    map.set(`${k} ${key}`, tags);
    if (!map.has(key)) map.set(key, tags);
  });
  return map;
}

function tagOf(tokens: readonly Token[], k: number, hints: readonly string[]): Tag {
  const { word } = tokens[k]!;
  if (word.includes(' ')) return PARTICIPLE.test(word) ? 'adj' : 'noun';
  if (DETERMINERS.has(word) && !NUMBERS.has(word)) return 'det';
  if (/^\d+$/.test(word) || NUMBERS.has(word)) return 'number';
  if (CONJUNCTIONS.has(word)) return 'conj';
  if (PREPOSITIONS.has(word)) return 'prep';
  if (AUXILIARIES.has(word)) return 'aux';
  // "couple with suitcases": two people, and no deed.
  if (word === 'couple') return 'noun';
  if (PRONOUNS.has(word)) return 'pronoun';
  if (isImperative(tokens, k)) return 'verb';
  if (isHelpedTo(tokens, k)) return 'verb';
  const isNoun = isKnownNoun(word);
  const isAfterDet = tokens[k - 1]?.tag === 'det' && tokens[k - 1]!.after === '';
  if (isAfterDet && /^(back|top|inside|outside|front)$/.test(word)) return 'noun';
  if (ADVERBS.has(word) && !isNoun) return 'adv';
  if (word.length > 4 && word.endsWith('ing') && (lemmaOfVerb(word) || hints.includes('Gerund') || !isNoun)) {
    const before = tokens[k - 1];
    // "a boy building a castle", but "an old building".
    const isDoing =
      before?.tag === 'noun' &&
      before.after === '' &&
      lemmaOfVerb(word) !== undefined &&
      tokens[k + 1] !== undefined;
    return isGerundNoun(word) && !isDoing ? 'noun' : 'verb';
  }
  const isVerb = hints.includes('Verb');
  if (isFiniteVerb(tokens, k, isNoun)) return 'verb';
  if (hints.includes('PastTense') && !isNoun) return 'past';
  if (/^(held|seated|surrounded|made|filled|covered|dressed|worn|topped|baked)$/.test(word)) return 'past';
  if (isVerb && !isNoun) return hints.includes('PastTense') || word.endsWith('ed') ? 'past' : 'verb';
  if (hints.includes('Adverb') && !isNoun) return 'adv';
  if (hints.includes('Adjective')) return isNamedThing(word) && !isDescribing(word) ? 'noun' : 'adj';
  return 'noun';
}

const IMPERATIVES =
  /^(book|order|shop|try|taste|visit|call|get|buy|join|discover|enjoy|meet|save|come|learn|find|contact|follow|download|subscribe|celebrate|experience|treat|start|feel|make|take|give|bring|let|choose|plan|draw|paint|show|create|generate|design|imagine|picture|see|watch|explore|play|win|grab|sign|click|swipe|stop|look|love|relax|travel|cook|bake|eat|drink)$/;

/** "Book your table", "Draw me a cat"; and after "to": "teaching him to fish". */
function isImperative(tokens: readonly Token[], k: number): boolean {
  const { word, after } = tokens[k]!;
  const before = tokens[k - 1];
  const next = tokens[k + 1]?.word ?? '';
  if (before?.word === 'to') return lemmaOfVerb(word) === word && !isPlural(word);
  const isFirst = !before || before.after === '.';
  const isFollowed =
    DETERMINERS.has(next) || PRONOUNS.has(next) || /^(now|today|and|here|us|with)$/.test(next);
  return isFirst && IMPERATIVES.test(word) && after === '' && isFollowed;
}

/** "helping a woman lift dumbbells", "watching kids paint". */
function isHelpedTo(tokens: readonly Token[], k: number): boolean {
  const { word } = tokens[k]!;
  const before = tokens[k - 1];
  return (
    lemmaOfVerb(word) === word &&
    before !== undefined &&
    before.after === '' &&
    personOf(before.word) !== undefined &&
    tokens.slice(0, k - 1).some((one) => /^(help|watch|let|see|teach|assist)/.test(one.word))
  );
}

const GERUND_NOUNS =
  /^(morning|evening|king|ring|string|wing|spring|building|painting|clothing|wedding|thing|ceiling|pudding|lightning|earring|dumpling|duckling|gosling|sapling|sibling|darling|viking|railing|awning|sling|swing|icing|topping|stocking|something|nothing|everything|viewing|lighting)$/;
const isGerundNoun = (word: string) => GERUND_NOUNS.test(word);

/** The tagger takes "violinist" for an adjective. */
const isNamedThing = (word: string): boolean => Boolean(thingOf(word)?.isExact ?? personOf(word));

const isKnownNoun = (word: string): boolean =>
  Boolean(thingOf(word) ?? personOf(word) ?? placeOf(word)) || isMissing(word);

/** "A dog plays in the snow": after a noun, with a verb that is a pose; but "a sofa and plants". */
function isFiniteVerb(tokens: readonly Token[], k: number, isNoun: boolean): boolean {
  const { word } = tokens[k]!;
  const before = tokens[k - 1];
  if (!/[^s]s$/.test(word) || !before || before.isOwner || before.after !== '' || !lemmaOfVerb(word))
    return false;
  if (before.tag === 'pronoun') return true;
  if (before.tag === 'conj') return tokens.slice(0, k).some(({ tag }) => tag === 'verb') && !isNoun;
  const isDoer =
    personOf(before.word) !== undefined ||
    ['animal', 'fantasy'].includes(thingOf(before.word)?.entry.kind ?? '');
  if (before.tag !== 'noun' || !isDoer) return false;
  const next = tokens[k + 1];
  const isFollowed =
    next?.tag !== 'noun' ||
    PREPOSITIONS.has(next.word) ||
    DETERMINERS.has(next.word) ||
    ADVERBS.has(next.word);
  return (
    !isNoun ||
    (isFollowed &&
      Boolean(thingOf(before.word) ?? personOf(before.word)) &&
      !thingOf(`${before.word} ${word}`))
  );
}

/** A capital inside a sentence makes a name, unless the writer likes capitals or the word goes with an article. */
function markNames(tokens: readonly Token[], hintsOf: (token: Token, k: number) => readonly string[]): void {
  const isInside = (k: number) => k > 0 && tokens[k - 1]!.after !== '.';
  const content = tokens.filter(
    ({ tag }, k) => isInside(k) && !['det', 'prep', 'conj', 'aux', 'pronoun'].includes(tag),
  );
  const capitals = content.filter(({ isCapital }) => isCapital).length;
  if (
    content.length > 1 &&
    capitals > content.length * 0.6 &&
    (content.length > 3 || tokens.every(({ isCapital }) => isCapital))
  )
    return;
  tokens.forEach((token, k) => {
    const before = tokens[k - 1];
    if (!token.isCapital || token.tag === 'det' || token.tag === 'prep' || isKnownProper(token.word)) return;
    const isKnown = isKnownNoun(token.word);
    if (before?.tag === 'name' && before.after === '') token.tag = 'name';
    else if (!isInside(k)) {
      // "Emma Stone in a red dress"
      if (!isKnown && hintsOf(token, k).some((hint) => /^(FirstName|LastName|Person)$/.test(hint)))
        token.tag = 'name';
    } else {
      const isAfterArticle = /^(det|number|adj)$/.test(before!.tag);
      if (!isAfterArticle || !isKnown || tokens[k + 1]?.isCapital) token.tag = 'name';
    }
  });
  // "Honey and Rye": the word between two names belongs to them.
  tokens.forEach((token, k) => {
    if (token.tag === 'conj' && tokens[k - 1]?.tag === 'name' && tokens[k + 1]?.tag === 'name')
      token.tag = 'name';
  });
}

const PROPER =
  /^(grandma|grandpa|granny|grandad|mom|mum|mommy|dad|daddy|mother|father|mama|papa|christmas|halloween|easter|xmas|thanksgiving|santa|claus|japanese|chinese|italian|french|german|spanish|greek|indian|african|asian|american|english|british|irish|scottish|mexican|european|victorian|gothic|swiss|dutch|korean|turkish|arab|arabian|russian|viking|valentine|valentines|diwali|hanukkah|monday|friday|sunday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|eiffel|tower|statue|liberty|mars|moon|earth|saturn|venus|jupiter|labrador|dalmatian|chihuahua|retriever|persian|siamese|torii|ferris|wheel|vespa|jeep|ufo|dj|tv|t|gothic|caesar|moai|buddha|i|new|york|times|square|hong|kong|los|angeles|san|francisco|grand|canyon|old|town|north|pole|rex)$/;

/** Capitalised in English, and yet no name of a person or a business. */
const isKnownProper = (word: string): boolean => PROPER.test(word) || placeOf(word) !== undefined;
