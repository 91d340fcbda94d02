/** What the words of a scene say, by which its page is laid out: a price, a date, a place, a list, a question, a quotation. */

import type { Words } from '#engine/page/templates/words.ts';
import { countWords, MAX_WORDS } from './phrases.ts';

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

export const PRICE =
  /(?:[€$£¥₩]|\bCHF|\bUSD|\bEUR|\bR\$)\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:€|\$|£|¥|₩|円|元|원|CHF\b|EUR\b|USD\b|euros?\b|dollars?\b|pounds?\b)/iu;
/** What is given away; a sum beside it is what one has to spend for it. */
const FREE =
  /\bfree (?:uk |local |next-day )?(?:delivery|shipping|returns)\b|\b(?:kostenlose[rn]?|gratis) (?:Versand|Lieferung|Probe\p{L}*)\b|\bVersand (?:kostenlos|gratis)\b|\b(?:livraison|port) (?:gratuite?|offerte?)\b|\benvíos? (?:gratis|gratuitos?)\b|\b(?:spedizione|consegna) (?:gratuita|gratis)\b|\b(?:frete|entrega) (?:grátis|gratuit[oa])\b|送料無料|包邮|무료 ?배송/iu;
export const OFFER =
  /\b\d{1,2}\s?%(?:\s?(?:off|Rabatt|de descuento|de réduction|di sconto|de desconto))?|\d{1,2}\s?折|\d{1,2}\s?%\s?(?:オフ|割引|할인)|\b(?:half price|buy one,? get one(?: free)?|two for one|2 for 1|free (?:delivery|shipping|coffee|trial)|zum halben Preis|halber Preis|gratis|mitad de precio|moitié prix|metà prezzo|metade do preço)\b/iu;
export const DATE =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta)s?\b|\b\d{1,2}\.?\s?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|enero|janvier|gennaio|janeiro)\w*|\b(?:january|february|march|april|june|july|august|september|october|november|december)\s\d{1,2}\b|\d{1,2}月\d{1,2}日|\d{1,2}월 ?\d{1,2}일|\b\d{1,2}(?::\d{2})?\s?(?:am|pm|uhr)\b|\b(?:from|until|bis|ab) \d{1,2}(?::\d{2})?\b(?!\s(?:an?|per|pro|par|por)\s)/iu;
export const PLACE =
  /\b(?:\p{Lu}[\p{L}'’-]{1,30}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Square|Way|Drive|Boulevard|Yard|Row|Place|Quay|Hill|Gate)\s\d{1,4}[a-z]?\b|\b(?:Am|An der|Im|Zum|Zur|Auf der|Auf dem|Unter den)\s\p{Lu}\p{L}+\s\d{1,4}[a-z]?\b|(?<=[,:]\s)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Route|Version|Part|Chapter|Room)\s)(?:\p{Lu}[\p{L}'’-]{1,30}\s){1,2}\d{1,3}[a-z]?(?=\s*(?:,\s\p{Lu}|[.!]?$))|\b\d{1,4}\s[A-Z][\w'-]+\s(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ss]quare|[Ww]ay|[Dd]rive|[Bb]oulevard|[Yy]ard|[Rr]ow)\b|\b[A-ZÄÖÜ][\wäöüß-]+(?:straße|strasse|str\.|gasse|platz|weg|allee|\sStr(?:aße|\.))\s\d+|\b(?:\d+,?\s)?(?:[Rr]ue|[Vv]ia|[Cc]alle|[Rr]ua|[Pp]laza|[Pp]iazza|[Pp]lace)\s(?:d\p{L}{0,3}[\s’'])?(?:la\s|l[’']|les\s|los\s)?[A-ZÀ-Ü][\p{L}'’-]+(?:\s[A-ZÀ-Ü][\p{L}'’-]+)?(?:,?\s\d+)?/u;
export const WEB = /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?\b/iu;
/** What it costs, or what is given away. */
export const COSTS = new RegExp(`${PRICE.source}|${OFFER.source}`, 'iu');
const QUOTE = /^\s*[“"„«「『](.+?)[”"“»」』]\s*[.,]?\s*(?:[—–-]\s*(.+))?$/su;
const NUMBER =
  /^\s*(?:over |more than |über |mehr als |más de |plus de )?(\d{1,3}(?:[.,]\d{3})*\+?)\s+(\p{L}.*)$/iu;
const STEP =
  /^\s*(?:step\s?(\d)|(\d)[.)]|(first|second|third|then|next|finally|zuerst|dann|danach|schließlich|primero|luego|d’abord|ensuite|enfin|prima|poi|infine|primeiro|depois)(?=[:,]))\b[:,.]?\s*(.+)$/isu;

export const PHONE =
  /(?<![\d.,/])(?:\+\d{1,3}|\(?0\d+\)?|\d{2,4})(?:[\s/-]\(?\d{2,5}\)?(?:-\d{2,4})?){1,4}(?![\d.,]*\s?(?:[€$£¥%]|kr))/u;
/** Signs of a number that somebody could call. */
const MIN_DIGITS = 7;
export const phoneIn = (text: string): RegExpExecArray | null => {
  const found = PHONE.exec(text);
  return found && found[0].replace(/\D/gu, '').length >= MIN_DIGITS ? found : null;
};

/** Before an address or a number that stands apart. */
const POINTING =
  /[\s,;:–—-]+(?:Telefon|Tel\.?|Phone|WhatsApp|Handy|Tél\.?|Teléfono|at|on|in|to|via|by|unter|auf|über|mit|in der|am|sur|au|à|en|al|allo|su|no|na|em|por|para)?\s*$/iu;

/** "At the pier or on ...": what is left when the site stands apart. */
const JOINING = /\s(?:or|and|oder|und|ou|et|o|y|e)(?: passez| visit| come by)?$/iu;

/** Words that lead to what comes after them, and hang in the air when that stands alone. */
const LEADING =
  /(?:^|[\s,;:–—-]+)(?:for|at|only|just|now|from|starting at|costs?|with|until|on|is|are|of|ist|sind|es|son|est|sont|è|sono|é|são|für|ab|nur|jetzt|mit|um|am|kostet|kosten|por|desde|solo|ahora|cuestan?|pour|à|dès|seulement|coûte|coûtent|per|a|da|solo a|a soli|costa|costano|a partir de|só|custa)?(?:\s(?:only|just|nur|seulement))?\s*$/iu;
const TRAILING = /^[\s,;:–—.!。、-]+/u;

const tidy = (text: string): string => text.replace(/^[\s,;:–—、。-]+|[\s,;:–—、。-]+$/gu, '').trim();
/** A sentence on a poster ends without a full stop. */
const unended = (text: string): string => text.replace(/(?<![.…]|\b\p{L})[.。]$/u, '');
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Book a free trial lesson": taken out, half a sentence would be left. */
const isInside = (text: string, { index, 0: found }: RegExpExecArray): boolean =>
  /(?<!\p{L})(?:an?|the|your|our|one|and|or|of|ein|eine[nmrs]?|dein\w*|ihr\w*|un|una|tu|su|une|votre|uno|um|uma)\s$/iu.test(
    text.slice(0, index),
  ) && /^\s\p{L}/u.test(text.slice(index + found.length));

/** Whether a sum can be taken out of its sentence: at an end of it, or after a word that leads to it. */
const standsApart = (text: string, { index, 0: found }: RegExpExecArray): boolean => {
  const [before, after] = [text.slice(0, index), text.slice(index + found.length)];
  const isLed = /[\p{P}]\s*$/u.test(before) || before.replace(LEADING, '').length < before.trimEnd().length;
  return before.trim() === '' || /^\s*(?:\p{P}|$)/u.test(after) || isLed;
};

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

    .split(/\s*(?:,|;|·|•|\n|、|，)\s*(?:(?:and|und|y|et|e|ou|o)\s)?|\s+(?:and|und|y|et|e)\s+(?=[^,]*$)/u)
    .map(tidy)
    .filter(Boolean);
  // "We sort, file and explain" is a sentence.
  const isTold =
    intro === '' && /^(?:I|we|you|they|it|he|she|ich|wir|sie|nous|je|vous|noi|io|yo|nosotros)\s/iu.test(body);
  const isList =
    !isTold &&
    items.length >= 3 &&
    items.length <= 6 &&
    items.every((one) => one.split(/\s+/).length <= 4 && one.length <= 32);
  return isList && (intro !== '' || items.every((one) => one.split(/\s+/).length <= 3))
    ? { intro: tidy(intro), items: items.map(capital) }
    : undefined;
}

/** `text` as it is shown, without marks for the voice. */
export function readWords(text: string): Said {
  const { kind, words } = kindOf(text.trim());
  const end = (role: 'headline' | 'subline') => words[role] && { [role]: unended(words[role]) };
  return { kind, words: { ...words, ...end('headline'), ...end('subline') } };
}

function kindOf(said: string): Said {
  if (!said) return { kind: 'silent', words: {} };
  const quote = QUOTE.exec(said);
  if (quote)
    return {
      kind: 'quote',
      words: { quote: quote[1]!.trim(), ...(quote[2] && { author: unended(tidy(quote[2])) }) },
    };
  if (/[?？؟]\s*$/u.test(said)) return { kind: 'question', words: { headline: said } };
  const list = listIn(said);
  if (list && !PRICE.test(said) && !PLACE.test(said) && !WEB.test(said) && !phoneIn(said))
    return {
      kind: 'list',
      words: { ...(list.intro && { headline: list.intro }), list: list.items.join('\n') },
    };
  return saleIn(said) ?? stepOrNumberIn(said) ?? contactIn(said);
}

const PRICES = new RegExp(PRICE.source, 'giu');
const INSTEAD =
  /\b(?:instead of|down from|reduced from|was|statt|au lieu de|en lugar de|en vez de|invece di|em vez de)\b/iu;

/** "From £65" is no £65. */
const FROM =
  /\b(from|starting at|starts? (?:at|from)|ab|desde|dès|à partir de|a partire da|a partir de|da)(?:\s(?:only|just|nur))?\s*$/iu;
const fromIn = (text: string, { index }: RegExpExecArray): string => {
  const found = FROM.exec(text.slice(0, index));
  return found ? `${found[1]!.toLocaleLowerCase()} ` : '';
};

/** "$19 a month" is one thing. */
const UNIT =
  /^\s?(?:(?:an?|per|pro|par|por|al|each)\s\p{L}+|each|pro Stück|\/\s?\p{L}+)(?=\s*(?:[\p{P}]|$))/iu;
function withUnit(text: string, price: RegExpExecArray): RegExpExecArray {
  const unit = UNIT.exec(text.slice(price.index + price[0].length))?.[0] ?? '';
  return Object.assign([price[0] + unit], { index: price.index, input: text }) as RegExpExecArray;
}

/** Half a sentence is no headline. */
const DANGLING =
  /(?:^|\s)(?:and|or|pay|get|gets|save|is|are|costs?|starts?|takes?|for|with|und|oder|zahlen|kosten|kostet|ist|sind|bekommen|erhalten|et|ou|payez|est|sont|coûtent?|y|o|paga|es|son|cuestan?|e|pagare|è|sono|costan?o?|é|são|custam?)$/iu;

/** What it costs, or what is given away. */
function saleIn(said: string): Said | undefined {
  if (said.length >= MAX_SALE) return undefined;
  const free = FREE.exec(said);
  const prices = free ? [] : [...said.matchAll(PRICES)];
  // Two sums are told in their sentence, where each has its meaning.
  const [price] = prices.length === 1 || INSTEAD.test(said) ? prices : [];
  const whole = price && withUnit(said, price);
  if (price && whole && standsApart(said, whole)) {
    const { headline, rest } = around(said, whole);
    if (headline && !DANGLING.test(headline))
      return {
        kind: 'price',
        words: {
          headline,
          price: `${fromIn(said, price)}${whole[0].trim()}`,
          ...(rest && { subline: rest }),
        },
      };
  }
  const offer = free ?? OFFER.exec(said);
  if (!offer || isInside(said, offer)) return undefined;
  const { headline, rest } = around(said, offer);
  if (!headline || DANGLING.test(headline)) return undefined;
  return {
    kind: 'offer',
    words: { headline, offer: capital(offer[0].trim()), ...(rest && { subline: rest }) },
  };
}

function stepOrNumberIn(said: string): Said | undefined {
  const step = STEP.exec(said);
  if (step) return { kind: 'step', words: { headline: capital(tidy(step[4]!)), ...stepNumber(step) } };
  const number = NUMBER.exec(said);
  if (!number || DATE.test(said) || PLACE.test(said) || phoneIn(said)) return undefined;
  const isMore = number.index === 0 && !/^\s*\d/u.test(said) && !number[1]!.endsWith('+');
  return {
    kind: 'number',
    words: { offer: `${number[1]!}${isMore ? '+' : ''}`, headline: capital(number[2]!) },
  };
}

/** "Visit us at 14 Castle Street, Leeds": what stands before the address, and the address. */
function addressIn(said: string): Words | undefined {
  const found = PLACE.exec(said);
  const headline = found ? tidy(said.slice(0, found.index).replace(POINTING, '').replace(JOINING, '')) : '';
  return found && headline ? { headline, place: unended(said.slice(found.index).trim()) } : undefined;
}

/** A site or a number to call at an end of the sentence stands apart, like a button. */
function contactIn(said: string): Said {
  const found = WEB.exec(said) ?? phoneIn(said);
  const after = found ? said.slice(found.index + found[0].length).replace(/[\p{P}\s]+$/u, '') : '';
  const before = found ? tidy(said.slice(0, found.index).replace(POINTING, '').replace(JOINING, '')) : '';
  // "Order" alone would be a headline without a thing; a number to call says by itself what to do.
  const town = /^,?\s?(\p{Lu}[\p{L}-]{2,24})$/u.exec(after)?.[1];
  const isAtEnd = after === '' || town !== undefined;
  const isApart = found !== null && isAtEnd && before !== '' && (countWords(before) > 1 || !WEB.test(said));
  const more: Words = isApart
    ? { headline: before, ...(town && { subline: town }), website: found[0].trim() }
    : { headline: said };
  const place = isApart ? undefined : addressIn(said);
  if (place) return { kind: 'place', words: place };
  if (PLACE.test(said)) return { kind: 'place', words: more };
  const isDate = DATE.test(said);
  return { kind: isDate ? 'date' : 'statement', words: isApart ? more : parted(said) };
}

/** A longer sentence about money is told as it is. */
const MAX_SALE = 110;

const LEAST_WORDS = 3;
/** Where a sentence takes breath: a mark, or a word that a new thought begins with. */
const BREATHS =
  /[,;:–—]\s+|\s+(?=(?:with|because|so that|while|where|which|mit|weil|damit|con|porque|para que|avec|parce que|pour que|perché|com|para que)\s)/giu;

/** A long sentence is a headline and what else it says. */
function parted(text: string): Words {
  if (countWords(text) <= MAX_WORDS) return { headline: text };
  const places = [...text.matchAll(BREATHS)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const place = places.findLast(([end]) => {
    const words = countWords(text.slice(0, end));
    return words >= LEAST_WORDS && words <= MAX_WORDS;
  });
  if (!place || countWords(text.slice(place[1])) < 2) return { headline: text };
  return { headline: text.slice(0, place[0]), subline: text.slice(place[1]) };
}

const stepNumber = ([, named, counted]: RegExpExecArray): Words => {
  const number = named ?? counted;
  return number ? { kicker: number } : {};
};
