/** Words in quotation marks are to be read in the picture, not drawn: they are taken out before the sentence is read. */

export interface Quoted {
  /** The text with spaces where the words and what announces them stood. */
  rest: string;
  words: string | null;
  /** What announced them: 'called' names something, anything else wants to be read. */
  isName: boolean;
  /** Where they stood. */
  at: number;
}

export const MAX_WORDS = 60;

/** In every language's own marks; apostrophes inside words are none. */
const QUOTES =
  /["“”„][^"“”„\n]{1,200}["“”]|«\s?[^«»\n]{1,200}\s?»|[「『][^」』\n]{1,200}[」』]|(?<![\p{L}\p{N}])['‘‚](?=\p{L}|\p{N})[^'‘’‚\n]{1,80}['’‘](?!\p{L})/u;
/** "text: Happy Birthday" */
const LABELLED =
  /\b(?:text|headline|caption|slogan|title|words?|Text|Überschrift|texte|titre|texto|título|testo|titolo)\s*:\s*([^,.;:!?\n"“„«]{2,60}[!?]?)/iu;

const NOUNS =
  'words?|text|headline|heading|title|caption|slogan|message|lettering|inscription|phrase|writing|print|label|name|quote|tagline|aufschrift|schriftzug|worten?|worte|überschrift|titel|beschriftung|texte|mots?|inscription|titre|phrase|texto|palabras?|frase|título|letrero|inscripción|testo|scritta|parole|titolo|palavras?|inscrição|dizeres';
/** "with the words", "that says", "mit der Aufschrift", "avec le texte", "que dice". */
const LEAD = new RegExp(
  `(?:[,:]?\\s*(?:\\b(?:with|and|bearing|showing|has|mit|und|avec|con|com|y|et|e)\\s+)?(?:\\b(?:the|a|an|its|big|bold|large|der|dem|den|die|einem?r?|le|la|les|el|las|los|il|lo|l['’]|o|as|os|un|une|una|uma|al)\\s*)*\\b(?:${NOUNS})\\b)?(?:\\s*(?:\\b(?:that|which|who|das|die|der|qui|que|che)\\s+)?\\b(?:saying|says?|reading|reads?|spelling|spells?|written(?: on it)?|printed(?: on it)?|labell?ed|titled|sagt|steht|lautet|dit|dice|diz|lit|lee|legge|lê|escrito|écrit|scritto|called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa])\\b)?\\s*:?\\s*$`,
  'iu',
);
const NAMING = /\b(?:called|named|namens|appelée?|llamad[oa]|chamad[oa]|chiamat[oa])\s*:?\s*$/iu;
/** Japanese and Korean say it afterwards. */
const AFTER =
  /^\s*(?:と書(?:かれた|いた|いてある)|という文字(?:の|が)?|(?:이)?라고\s*(?:적힌|쓰인|쓴)|(?:라는\s*)?(?:글씨|문구)(?:가|의)?)/u;
const BEFORE_ZH = /(?:写着|上面写着|写有|標語|字样)\s*$/u;

const spaces = (length: number): string => ' '.repeat(length);

/** What follows the gap goes on with the sentence; anything else begins anew, and no noun joins the one before. */
const GOES_ON =
  /^\s*(?:$|[^\p{L}\p{N}]|(?:in|on|at|with|and|next|beside|behind|under|over|near|by|from|against|for|of|hanging|standing|lying|held|is|are|im|auf|mit|und|an|vor|neben|dans|sur|avec|et|devant|en|sobre|con|y|su|e|com|em|na|no)\b)/iu;

const gap = (length: number, after: string): string =>
  GOES_ON.test(after) ? spaces(length) : `,${spaces(length - 1)}`;

export function takeQuoted(text: string): Quoted {
  const found = QUOTES.exec(text);
  const labelled = found ? null : LABELLED.exec(text);
  if (!found && !labelled) return { rest: text, words: null, isName: false, at: -1 };
  if (labelled) {
    const { index, 0: all } = labelled;
    const rest =
      text.slice(0, index) + gap(all.length, text.slice(index + all.length)) + text.slice(index + all.length);
    return { rest, words: tidy(labelled[1]!), isName: false, at: index };
  }
  const start = found!.index;
  const end = start + found![0].length;
  const before = text.slice(0, start);
  const lead = LEAD.exec(before)?.[0] ?? '';
  const chinese = lead.trim() ? '' : (BEFORE_ZH.exec(before)?.[0] ?? '');
  const from = start - Math.max(lead.length, chinese.length);
  const to = end + (AFTER.exec(text.slice(end))?.[0].length ?? 0);
  const rest = text.slice(0, from) + gap(to - from, text.slice(to)) + text.slice(to);
  return { rest, words: tidy(found![0].slice(1, -1)), isName: NAMING.test(before), at: from };
}

/** Nothing but letters, numbers and signs; more than a headline is left out. */
const tidy = (words: string): string | null => {
  const text = words.replace(/\s+/g, ' ').trim().replace(/[,;]$/, '');
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
};
