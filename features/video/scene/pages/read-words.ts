/** What the words of a scene say, by which its page is laid out: a price, a date, a place, a list, a question, a quotation. */

import type { Words } from '#engine/page/templates/words.ts';

export const SAYINGS = [
  'title',
  'end',
  'price',
  'offer',
  'date',
  'place',
  'question',
  'list',
  'quote',
  'number',
  'step',
  'statement',
  'silent',
] as const;
export type Saying = (typeof SAYINGS)[number];

export interface Said {
  kind: Saying;
  words: Words;
}

const PRICE =
  /(?:[€$£¥₩]|\bCHF|\bUSD|\bEUR|\bR\$)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|¥|₩|円|元|원|CHF\b|EUR\b|USD\b|euros?\b|dollars?\b|pounds?\b)/iu;
const OFFER =
  /\b\d{1,2}\s?%(?:\s?(?:off|Rabatt|de descuento|de réduction|di sconto|de desconto))?|\d{1,2}\s?折|\d{1,2}\s?%\s?(?:オフ|割引|할인)|\b(?:half price|buy one,? get one(?: free)?|two for one|2 for 1|free (?:delivery|shipping|coffee|trial)|zum halben Preis|halber Preis|gratis|mitad de precio|moitié prix|metà prezzo|metade do preço)\b/iu;
const DATE =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)s?\b|\b\d{1,2}\.?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|janvier|gennaio|janeiro)\w*|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s\d{1,2}\b|\d{1,2}月\d{1,2}日|\d{1,2}월 ?\d{1,2}일|\b\d{1,2}(?::\d{2})?\s?(?:am|pm|uhr)\b|\b(?:from|until|bis|ab) \d{1,2}(?::\d{2})?\b/iu;
const PLACE =
  /\b\d{1,4}\s[A-Z][\w'-]+\s(?:street|st|road|rd|avenue|ave|lane|square|way|drive|boulevard)\b|\b[A-ZÄÖÜ][\wäöüß-]+(?:straße|strasse|gasse|platz|weg|allee)\s\d+|\b(?:rue|via|calle|rua|plaza|piazza)\s[A-ZÀ-Ü]/u;
const WEB =
  /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+\.(?:com|de|net|org|io|shop|fr|es|it|pt|jp|kr|cn|ch|at|uk|eu)(?:\/\S*)?\b/iu;
const QUOTE = /^\s*[“"„«「『](.+?)[”"“»」』]\s*[.,]?\s*(?:[—–-]\s*(.+))?$/su;
const NUMBER =
  /^\s*(?:over |more than |über |mehr als |más de |plus de )?(\d{1,3}(?:[.,]\d{3})*\+?)\s+(\p{L}.*)$/iu;
const STEP =
  /^\s*(?:step\s?(\d)|(\d)[.)]|(first|second|third|then|next|finally|zuerst|dann|danach|schließlich|primero|luego|d’abord|ensuite|enfin|prima|poi|infine|primeiro|depois)(?=[:,]))\b[:,.]?\s*(.+)$/isu;

/** Words that lead to what comes after them, and hang in the air when that stands alone. */
const LEADING =
  /[\s,;:–—-]+(?:for|at|only|just|now|from|starting at|with|until|on|für|ab|nur|jetzt|mit|um|am|por|desde|solo|ahora|pour|à|dès|seulement|per|da|solo a|a soli|a partir de|só)?(?:\s(?:only|just|nur|seulement))?\s*$/iu;
const TRAILING = /^[\s,;:–—.!-]+/u;

const tidy = (text: string): string => text.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '').trim();
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Book a free trial lesson": taken out, half a sentence would be left. */
const isInside = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  /(?<!\p{L})(?:an?|the|your|our|one|and|or|of|ein|eine[nmrs]?|dein\w*|ihr\w*|un|una|tu|su|une|votre|uno|um|uma)\s$/iu.test(
    text.slice(0, index),
  ) && /^\s\p{L}/u.test(text.slice(index + found.length));

/** The words around what was found: the longer part is the headline. */
function around(text: string, found: RegExpExecArray): { headline: string; rest: string } {
  const before = tidy(text.slice(0, found.index).replace(LEADING, ''));
  const after = tidy(text.slice(found.index + found[0].length).replace(TRAILING, '')).replace(/[.]$/u, '');
  if (!before) return { headline: capital(after), rest: '' };
  return { headline: before, rest: capital(after) };
}

/** Three things or more, a few words each. */
function listIn(text: string): { intro: string; items: string[] } | undefined {
  const [, intro = '', body = text] = /^([^:]{3,60}):\s*(.+)$/su.exec(text) ?? [];
  const items = body
    .replace(/[.!]$/u, '')
    .split(/\s*(?:,|;|·|•|\n|、|，)\s*|\s+(?:and|und|y|et|e)\s+(?=[^,]*$)/u)
    .map(tidy)
    .filter(Boolean);
  const isList =
    items.length >= 3 &&
    items.length <= 6 &&
    items.every((one) => one.split(/\s+/).length <= 4 && one.length <= 32);
  return isList && (intro !== '' || items.every((one) => one.split(/\s+/).length <= 3))
    ? { intro: tidy(intro), items: items.map(capital) }
    : undefined;
}

/** `text` as it is shown, without marks for the voice. */
export function readWords(text: string): Said {
  const said = text.trim();
  if (!said) return { kind: 'silent', words: {} };
  const quote = QUOTE.exec(said);
  if (quote)
    return { kind: 'quote', words: { quote: quote[1]!.trim(), ...(quote[2] && { author: tidy(quote[2]) }) } };
  if (/[?？؟]\s*$/u.test(said)) return { kind: 'question', words: { headline: said } };
  const list = listIn(said);
  if (list && !PRICE.test(said))
    return {
      kind: 'list',
      words: { ...(list.intro && { headline: list.intro }), list: list.items.join('\n') },
    };
  const price = PRICE.exec(said);
  if (price && said.length < 110) {
    const { headline, rest } = around(said, price);
    if (headline)
      return { kind: 'price', words: { headline, price: price[0].trim(), ...(rest && { subline: rest }) } };
  }
  const offer = OFFER.exec(said);
  if (offer && said.length < 110 && !isInside(said, offer)) {
    const { headline, rest } = around(said, offer);
    if (headline)
      return {
        kind: 'offer',
        words: { headline, offer: capital(offer[0].trim()), ...(rest && { subline: rest }) },
      };
  }
  const step = STEP.exec(said);
  if (step) return { kind: 'step', words: { headline: capital(tidy(step[4]!)), ...stepNumber(step) } };
  const number = NUMBER.exec(said);
  if (number && !DATE.test(said))
    return { kind: 'number', words: { offer: number[1]!, headline: capital(number[2]!) } };
  const web = WEB.exec(said);
  const rest = web ? tidy(said.replace(web[0], '').replace(/[:,]\s*$/u, '')) : said;
  const more = web && rest ? { headline: rest, website: web[0] } : { headline: said };
  if (PLACE.test(said)) return { kind: 'place', words: more };
  return { kind: DATE.test(said) ? 'date' : 'statement', words: web ? more : parted(said) };
}

/** On a screen nobody reads more at once. */
const MAX_WORDS = 9;
const LEAST_WORDS = 3;
/** Where a sentence takes breath: a mark, or a word that a new thought begins with. */
const BREATHS =
  /[,;:–—]\s+|\s+(?=(?:with|because|so that|while|where|which|mit|weil|damit|con|porque|para que|avec|parce que|pour que|perché|com|para que)\s)/giu;

/** A long sentence is a headline and what else it says. */
function parted(text: string): Words {
  const count = (part: string) => part.trim().split(/\s+/u).length;
  if (count(text) <= MAX_WORDS) return { headline: text };
  const places = [...text.matchAll(BREATHS)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const place = places.findLast(([end]) => {
    const words = count(text.slice(0, end));
    return words >= LEAST_WORDS && words <= MAX_WORDS;
  });
  if (!place || count(text.slice(place[1])) < 2) return { headline: text };
  return { headline: text.slice(0, place[0]), subline: capital(text.slice(place[1])) };
}

const stepNumber = ([, named, counted]: RegExpExecArray): Words => {
  const number = named ?? counted;
  return number ? { kicker: number } : {};
};
