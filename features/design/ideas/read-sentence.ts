/** Reads what somebody needs out of one sentence, by rules: format, occasion, offer, date, place, contact, and the rest. */

import { capitalize } from '#common/wording/capitalize.ts';
import { type IdeaLanguage, languageOf, takeAskedLanguage } from '#common/wording/language.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { findFormat } from './asked-format.ts';
import { type Asked, askedFor, plainMarks } from './kinds/asked-for.ts';
import { type FoundFeast, findFeast } from './kinds/feasts.ts';
import { FORM_FORMATS, type Form } from './kinds/forms.ts';
import { type Parts, readParts } from './kinds/read-parts.ts';
import { type Occasion, occasionOf } from './occasions.ts';
import { type CardReading, readCard } from './read-card.ts';
import {
  BEFORE_PRICE,
  DATE,
  DAY_ALONE,
  DEAL,
  EMAIL,
  FEAST_DAY,
  NO_PLACE,
  PERCENT,
  PHONE,
  PLACE,
  PLACE_NAME,
  PRICE,
  WEBSITE,
} from './sentence-patterns.ts';
import { splitRest } from './split-rest.ts';

export interface Reading {
  /** Of every word of the design. */
  language: IdeaLanguage;
  form?: Form | undefined;
  format: FormatName | undefined;
  occasion: Occasion;
  /** What it is about: "autumn bread sale". */
  subject: string;
  /** What else was said: "with live jazz". */
  extra: string;
  /** Over the headline: "New". */
  kicker: string;
  /** What to do: "Book now". */
  call: string;
  offer: string;
  price: string;
  date: string;
  place: string;
  website: string;
  contact: string;
  /** "Espresso | 2.50", one row a line. */
  list: string;
  /** What a picture of it shows. */
  seen: string;
  /** Of a business card: its lines. */
  card?: CardReading;
}

/** Where something was taken out; it parts what stands on its sides. */
const GAP = ' , ';

/** Taken out of such a place, the rest would be half a sentence: the words stay where they are, too. */
const NEEDS_WHAT_FOLLOWS =
  /(?<!\p{L})(?:get|gets|win|enjoy|receive|second|third|next|zweite[rs]?|and|or|an?|your|the|of|is|are|bekommen?|erhalten?|gewinnen?|ein|eine|einen|und|mit|llévate|recibe|un|una|y|tu)\s$/iu;

class Rest {
  text: string;
  constructor(text: string) {
    this.text = text;
  }

  take(pattern: RegExp): string {
    const found = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(this.text);
    return found ? this.cut(found.index, found[0]) : '';
  }

  cut(at: number, part: string): string {
    if (!NEEDS_WHAT_FOLLOWS.test(this.text.slice(0, at)))
      this.text = `${this.text.slice(0, at)}${GAP}${this.text.slice(at + part.length)}`;
    return part.trim();
  }
}

const PERCENT_OFF: Record<RuledLanguage, (digits: string, isMost: boolean) => string> = {
  en: (digits, isMost) => `${isMost ? 'Up to ' : ''}${digits}% off`,
  de: (digits, isMost) => `${isMost ? 'Bis zu ' : ''}${digits} % Rabatt`,
  es: (digits, isMost) => `${isMost ? 'Hasta ' : ''}${digits} % de descuento`,
};

function percentOf(text: string, language: RuledLanguage): string {
  const digits = /\d{1,3}/.exec(text)?.[0];
  return digits ? PERCENT_OFF[language](digits, /up to|bis|hasta/i.test(text)) : '';
}

/** A share that is no discount: "100 % organic". */
const isShare = (found: string, after: string): boolean =>
  /100/.test(found) ||
  (!/off|discount|rabatt|less|descuento|save|spar|ahorra|up to|bis|hasta|[-−]\s?\d/i.test(found) &&
    /^\s(?:organic|cotton|wool|natural|vegan|recycled|pure|bio|cacao|cocoa|arabica|homemade)/i.test(after));

function takePercent(rest: Rest): string {
  const found = PERCENT.exec(rest.text);
  if (!found || isShare(found[0], rest.text.slice(found.index + found[0].length))) return '';
  return rest.cut(found.index, found[0]);
}

/** One price is the price; several are said with what each is for. */
function takePrice(rest: Rest): string {
  const hidden = BEFORE_PRICE.exec(rest.text);
  const spared = hidden ? rest.text.replace(hidden[0], '~'.repeat(hidden[0].length)) : rest.text;
  const found = [...spared.matchAll(PRICE)];
  if (found.length !== 1) return '';
  const [{ index, 0: text }] = found as [RegExpExecArray];
  const before = /[^,;:.!?]*$/.exec(rest.text.slice(0, index))![0];
  const after =
    /^(?![^,;.!?]*\b(?:instead|statt|antes))\s(?:per|for|für|pro|por|je|a|im|at the)\s[^,;.!?]{2,16}(?=[,;.!?]|$)/iu.exec(
      rest.text.slice(index + text.length),
    )?.[0];
  // "kids 12 €": what it is for would stand alone.
  const isLabelled =
    index > before.length && /\p{L}\s$/u.test(before) && !/^(?:for|für|por|from|ab|only|now)\s/iu.test(text);
  if (isLabelled) return text.trim();
  if (after) return cleanPrice(rest.cut(index, text + after));
  return cleanPrice(rest.cut(index, text));
}

const cleanPrice = (text: string): string =>
  text.replace(/^(?:for|für|por|at|um|a|now|jetzt|costs?|kostet|cuesta)\s/iu, '');

function takeDates(rest: Rest): string {
  const found: { index: number; text: string; isKept: boolean }[] = [];
  for (const { index, 0: text } of rest.text.matchAll(DATE)) {
    const after = rest.text.slice(index + text.length);
    // "sellers from 7 am": a later time belongs to the words beside it.
    const clause = /[^,;:.!?]*$/.exec(rest.text.slice(0, index))![0] + /^[^,;:.!?]*/.exec(after)![0];
    if (found.length > 0 && /\p{L}{3}/u.test(clause)) continue;
    const isName = DAY_ALONE.test(text) && /^\s\p{L}/u.test(after) && !CONNECTED.test(after);
    if (isName || FEAST_DAY.test(rest.text.slice(0, index))) continue;
    // In the midst of a clause that needs it: "trains from September on".
    const isInside = /\p{L}[^,;:.!?]*$/u.test(rest.text.slice(0, index)) && /^\s\p{L}/u.test(after);
    found.push({ index, text, isKept: isInside && !CONNECTED.test(after) });
  }
  // From the end, so that the places before stay.
  for (const { index, text, isKept } of [...found].reverse())
    if (!isKept) rest.text = `${rest.text.slice(0, index)}${GAP}${rest.text.slice(index + text.length)}`;
  return found
    .map(({ text }, i) =>
      (i === 0
        ? text.replace(/^(?:on|at|am|um|el|open|a las?)\s(?:the\s)?/iu, '')
        : text.replace(/^(?:on|am|el)\s/iu, '')
      ).trim(),
    )
    .join(', ');
}

/** What may stand behind a day that is meant as a date. */
const CONNECTED =
  /^\s(?:at|in|from|to|until|till|and|only|for|with|by|on|near|we|you|is|are|im|in|am|um|ab|bis|mit|für|bei|auf|en|con|para|a|de|desde|hasta|y)(?!\p{L})/iu;

function takePlaces(rest: Rest): string {
  const found: string[] = [];
  let text = rest.text;
  for (const match of rest.text.matchAll(PLACE)) {
    const place = match[1] ?? match[2] ?? match[3] ?? match[4] ?? '';
    if (NO_PLACE.test(place) || found.length === 2) continue;
    found.push(place.replace(/^(?:the(?=\s\p{Ll})|dem|der|den|el|la)\s/u, '').replace(/[.'’]$/, ''));
    text = text.replace(match[0], GAP);
  }
  rest.text = text;
  if (found.length === 0) {
    const name = text.split(/[,;:.!?]/).find((part) => PLACE_NAME.test(part.trim()));
    if (name) {
      found.push(name.trim());
      rest.text = text.replace(name, GAP);
    }
  }
  return found.map(capitalize).join(', ');
}

/** English, German and Spanish have rules for whole sentences; all others are read part by part. */
const RULED = ['en', 'de', 'es'] as const;
type RuledLanguage = (typeof RULED)[number];

const FORM_OCCASIONS: Record<Form, Occasion> = {
  invitation: 'celebration',
  announcement: 'celebration',
  menu: 'food',
  'price-list': 'business',
  voucher: 'offer',
  'opening-hours': 'business',
  certificate: 'business',
};

function readByParts(
  text: string,
  said: IdeaLanguage,
  language: IdeaLanguage,
  now: Date,
): Reading | undefined {
  const ask = askedFor(text);
  const feast: FoundFeast | undefined = findFeast(text);
  const isRuled = RULED.some((one) => one === said) && language === said;
  const parts = readParts({ text: ask.text, said, requested: language, form: ask.form, feast, now });
  const isOwnList =
    ask.form !== undefined && ask.format !== FORM_FORMATS[ask.form] && parts.rows.length === 0;
  if (isRuled && parts.rows.length < 3 && (!ask.form || (isOwnList && /menu|list|hours/.test(ask.form))))
    return undefined;
  return {
    ...ofParts(parts, text),
    language,
    form: ask.form,
    format: ask.format,
    occasion: occasionIn(ask, text),
  };
}

const occasionIn = ({ form, format }: Asked, text: string): Occasion => {
  if (form) return FORM_OCCASIONS[form];
  const found = occasionOf(text);
  if (found) return found;
  return format && /^(youtube|reel|tiktok)/.test(format) ? 'video' : 'news';
};

const ofParts = (
  { kicker, headline, rows, ...facts }: Parts,
  text: string,
): Omit<Reading, 'language' | 'form' | 'format' | 'occasion'> => ({
  ...facts,
  subject: headline || text,
  kicker,
  call: '',
  list: rows.map(({ name, value }) => (value ? `${name} | ${value}` : name)).join('\n'),
});

/** `asked`: the format that was chosen, whatever the sentence says of it. */
export function readSentence(sentence: string, requested?: FormatName, now = new Date()): Reading {
  const whole = plainMarks(sentence);
  const card = cardIn(sentence, whole, requested);
  if (card) return card;
  const { requested: wanted, rest: text } = takeAskedLanguage(whole);
  const said = languageOf(text);
  const language = wanted ?? said;
  const parts = readByParts(text, said, language, now);
  if (parts) return parts;
  const rest = new Rest(text);
  const contactParts = [rest.take(EMAIL), rest.take(PHONE)].filter(Boolean);
  const website = rest.take(WEBSITE);
  const known = findFormat(rest.text);
  if (known) rest.text = `${rest.text.slice(0, known.at)}${GAP}${rest.text.slice(known.at + known.length)}`;
  const isVideo = known !== undefined && /^(youtube|reel|tiktok)/.test(known.format);
  const occasion = occasionOf(rest.text) ?? (PERCENT.test(rest.text) ? 'offer' : 'news');
  const percent = takePercent(rest);
  const deal = rest.take(DEAL);
  // What a film is called is not what it costs.
  const price = isVideo ? '' : takePrice(rest);
  const date = takeDates(rest);
  const place = takePlaces(rest);
  const { subject, extra, call, kicker } = splitRest(rest.text);
  return {
    language,
    format: known?.format,
    occasion: occasion !== 'news' ? occasion : isVideo ? 'video' : deal || percent ? 'offer' : 'news',
    subject: subject || capitalize(deal) || splitRest(sentence).subject || sentence.trim(),
    extra,
    kicker,
    call,
    offer: percent ? percentOf(percent, said as RuledLanguage) : subject ? capitalize(deal) : '',
    price: capitalize(price),
    date: capitalize(date),
    place,
    website,
    contact: contactParts.join('\n'),
    list: '',
    seen: subject || rest.text,
  };
}

/** What says who somebody is and how they are reached. */
export const CARD_FORMATS: ReadonlySet<FormatName | undefined> = new Set([
  'business-card',
  'letterhead',
] as const);

function cardIn(sentence: string, text: string, requested: FormatName | undefined): Reading | undefined {
  const known = findFormat(text);
  if (!CARD_FORMATS.has(requested ?? known?.format)) return undefined;
  // Line breaks part the lines of an address.
  const lines = sentence
    .trim()
    .replace(/[ \t]*\n+[ \t]*/g, ' ; ')
    .replace(/\s+/g, ' ');
  const found = findFormat(lines);
  const rest = found ? `${lines.slice(0, found.at)} ; ${lines.slice(found.at + found.length)}` : lines;
  const card = readCard(rest);
  const subject = card.company || card.name || card.trade || card.position;
  return {
    language: languageOf(text),
    format: known?.format,
    occasion: 'business',
    subject: subject || sentence.trim(),
    extra: [subject === card.name ? '' : card.name, card.position, subject === card.trade ? '' : card.trade]
      .filter(Boolean)
      .join(' · '),
    kicker: '',
    call: '',
    offer: '',
    price: '',
    date: '',
    place: card.address,
    website: card.website,
    contact: card.contact,
    list: '',
    seen: subject,
    card,
  };
}

/** For the page: what was understood. */
export function readingInWords(reading: Reading, formatLabel: string): { label: string; value: string }[] {
  const entries: [string, string][] = [
    ['Format', formatLabel],
    ['About', reading.subject],
    ['Also', reading.extra],
    ['List', reading.list.replaceAll(' | ', ' ').replaceAll('\n', ', ')],
    ['Offer', reading.offer],
    ['Price', reading.price],
    ['Date', reading.date],
    ['Place', reading.place],
    ['Website', reading.website],
    ['Contact', reading.contact.replaceAll('\n', ', ')],
  ];
  return entries.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
