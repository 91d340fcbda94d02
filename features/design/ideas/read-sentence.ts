/** Reads what somebody needs out of one sentence, by rules: format, occasion, offer, date, place, contact, and the rest. */

import { capitalize } from '#common/wording/capitalize.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { type IdeaLanguage, languageOf } from './language.ts';
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
  words,
} from './sentence-patterns.ts';
import { splitRest } from './split-rest.ts';

export const OCCASIONS = [
  'offer',
  'event',
  'opening',
  'celebration',
  'food',
  'quote',
  'hiring',
  'news',
  'video',
  'business',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

export interface Reading {
  language: IdeaLanguage;
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
  /** Of a business card: its lines. */
  card?: CardReading;
}

/** The longer word first: a "story" of Instagram is no Instagram post. */
const FORMAT_WORDS: readonly (readonly [pattern: string, FormatName])[] = [
  ['(?:you ?tube )?(?:video )?thumbnail|vorschaubild|miniatura', 'youtube-thumbnail'],
  ['(?:you ?tube )?channel (?:art|banner)', 'youtube-channel-art'],
  ['(?:instagram |insta )?reel(?: cover)?', 'reel-cover'],
  ['tik ?tok(?: cover| post| video)?', 'tiktok-cover'],
  ['(?:instagram |insta )(?:story|stories|historia)', 'instagram-story'],
  ['square post', 'instagram-square'],
  ['(?:facebook|fb)[ -](?:cover|banner|header|titelbild|portada)', 'facebook-cover'],
  ['(?:facebook|fb)(?:[ -](?:post|beitrag|ad))?', 'facebook-post'],
  ['linked ?in (?:banner|header|cover)', 'linkedin-banner'],
  ['linked ?in(?:[ -](?:post|beitrag))?', 'linkedin-post'],
  ['(?:twitter|x) header', 'x-header'],
  ['(?:twitter|x) post|tweet', 'x-post'],
  ['pinterest(?: pin)?', 'pinterest-pin'],
  ['business cards?|visitenkarten?|tarjetas? de visita', 'business-card'],
  ['letter ?heads?|letter paper|brief(?:papier|bogen|kopf)|papel (?:con membrete|de carta)', 'letterhead'],
  [
    '(?:instagram|insta)(?:[ -](?:post|beitrag|ad))?|(?:post|publicación) (?:for|para|für) (?:instagram|insta)',
    'instagram-post',
  ],
  ['flyers?|fliers?|leaflets?|handouts?|handzettel|folletos?|volantes?', 'flyer-a5'],
  ['posters?|plakate?|aushang|cartel(?:es)?|póster', 'poster-a3'],
  ['(?:e-?mail|newsletter)[ -](?:header|banner)', 'email-header'],
  ['table (?:card|tent)|qr[- ]?code(?: card)?|tischkarte', 'qr-table-card'],
];

/** Formats only where the sentence asks for one; elsewhere they are what is sold. */
const ASKED_FORMATS: readonly (readonly [pattern: string, FormatName])[] = [
  ['story|historia', 'instagram-story'],
  ['price ?list|preisliste|lista de precios', 'price-list'],
  ['voucher|gift (?:card|certificate)|gutschein|vale(?: regalo)?', 'voucher'],
  ['certificate|diploma|urkunde|diploma', 'certificate'],
  ['invit(?:ation|e)(?: card)?|einladung(?:skarte)?|invitación', 'invitation'],
  ['(?:lunch |drinks |food )?menu(?: card)?|speisekarte|menú', 'menu'],
  ['(?:presentation )?slide|presentation|folie', 'presentation-slide'],
  ['quote(?: card| post)?|zitat|cita', 'quote'],
  ['pin', 'pinterest-pin'],
  ['(?:social media )?post|beitrag|publicación|banner|ad|anzeige|anuncio', 'instagram-post'],
];

const ASKING =
  "(?:please|bitte|por favor|i|we|ich|wir|need|want|wants|would like|'d like|make|me|us|create|design|draw|brauche|brauchen|möchte|mach|mache|gestalte|erstelle|necesito|necesitamos|quiero|haz|crea|diseña|an?|the|our|ein|eine|einen|unser|unsere|un|una|new|nice|simple|small|short|birthday|wedding|party|kleine[nrs]?|schöne[nrs]?)";
const JOINED =
  '(?:\\s*[:–—-]|\\s(?:for|about|to|of|with|saying|that says|which says|to announce|announcing|to promote|promoting|to advertise|für|über|zum?r?|mit|para|sobre|de|con|que diga)(?=\\s)|(?=\\s*[,.]))';

interface FoundFormat {
  format: FormatName;
  at: number;
  length: number;
}

function findFormat(text: string): FoundFormat | undefined {
  const requested = ASKED_FORMATS.flatMap(([pattern, format]): FoundFormat[] => {
    const found = new RegExp(`^((?:${ASKING}\\s)*)(${pattern})(${JOINED}|$)`, 'iu').exec(text);
    return found ? [{ format, at: 0, length: found[0].length }] : [];
  });
  if (requested[0]) return requested[0];
  const named = FORMAT_WORDS.flatMap(([pattern, format]): FoundFormat[] => {
    const found = words(`(?:(?:${ASKING}|als|as|como)\\s)*(?:${pattern})`).exec(text);
    // "Bring this flyer": what is spoken of is not what is asked for.
    if (!found || /(?:this|diesen|este)\s$/i.test(text.slice(0, found.index))) return [];
    const joint = new RegExp(`^${JOINED}`, 'iu').exec(text.slice(found.index + found[0].length));
    return [{ format, at: found.index, length: found[0].length + (joint?.[0].length ?? 0) }];
  });
  return named[0];
}

const OCCASION_WORDS: readonly (readonly [pattern: string, Occasion])[] = [
  ['quote|motto|zitat', 'quote'],
  [
    "hiring|jobs?|vacancy|join our team|(?:we are|we're|is) looking for|looking for an?|apprentice(?:ship)?|careers?|wir suchen|sucht|gesucht|aushilfe|ausbildung|auszubildende[rn]?|buscamos|se busca|empleo|staff wanted|help wanted",
    'hiring',
  ],
  [
    "(?:grand |re-?)opening|opening(?! hours| times| on| at)|now open|we(?: are|'re) open|opens|neueröffnung|eröffnung|(?:gran )?apertura|inauguración|abrimos",
    'opening',
  ],
  [
    'sale|vouchers?|gift cards?|gutscheine?|off|discount|offer|deal|promo(?:tion)?|rabatt|angebote?|half price|special price|clearance|\\p{L}*schlussverkauf|\\p{L}*verkauf|aktion|oferta|descuentos?|rebajas|promoción|liquidación|[2-4]\\s?x\\s?[1-3]|buy one.*',
    'offer',
  ],
  [
    "birthday|wedding|anniversary|christmas|easter|new year|valentine'?s?|graduation|baby shower|thank you|years|geburtstag|hochzeit|jubiläum|weihnacht\\p{L}*|danke|cumpleaños|boda|aniversario|navidad|gracias",
    'celebration',
  ],
  [
    'party|happy hour|tastings?|concert|festival|fair|market|workshops?|repair|launch|lessons?|course|class(?:es)?|webinar|meeting|tour|exhibition|reading|show|tournament|open day|event|nights?|brunch|quiz|karaoke|yoga|lesson|camp|race|run|walk|bazaar|fest|konzert|\\p{L}*markt|\\p{L}*kurse?|ausstellung|lesung|turnier|\\p{L}*fest|tag der offenen tür|führung|concierto|fiesta|mercad(?:o|illo)|taller|curso|exposición|clases?|torneo|charla|noche',
    'event',
  ],
  [
    'menu|strawberr(?:y|ies)|fruit|vegetables|wine|lemonade|cheese|honey|restaurant|bistro|lunch|dinner|pizzas?|coffee|cakes?|bread|bakery|soup|burgers?|breakfast|croissants?|ice cream|tacos?|tapas|sushi|brot|brötchen|kuchen|kaffee|mittagstisch|frühstück|suppe|eis|spargel|pan|panadería|tarta|café|comida|desayuno|paella|menú',
    'food',
  ],
  ['video|episode|vlog|tutorial|podcast|stream', 'video'],
  ['business card|company|portfolio|agency|consulting|visitenkarte', 'business'],
];

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

const PERCENT_OFF: Record<IdeaLanguage, (digits: string, isMost: boolean) => string> = {
  en: (digits, isMost) => `${isMost ? 'Up to ' : ''}${digits}% off`,
  de: (digits, isMost) => `${isMost ? 'Bis zu ' : ''}${digits} % Rabatt`,
  es: (digits, isMost) => `${isMost ? 'Hasta ' : ''}${digits} % de descuento`,
};

function percentOf(text: string, language: IdeaLanguage): string {
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

/** `asked`: the format that was chosen, whatever the sentence says of it. */
export function readSentence(sentence: string, requested?: FormatName): Reading {
  const rest = new Rest(sentence.replace(/\s+/g, ' ').trim());
  const card = cardIn(sentence, rest.text, requested);
  if (card) return card;
  const language = languageOf(rest.text);
  const contactParts = [rest.take(EMAIL), rest.take(PHONE)].filter(Boolean);
  const website = rest.take(WEBSITE);
  const known = findFormat(rest.text);
  if (known) rest.text = `${rest.text.slice(0, known.at)}${GAP}${rest.text.slice(known.at + known.length)}`;
  const isVideo = known !== undefined && /^(youtube|reel|tiktok)/.test(known.format);
  const occasion =
    OCCASION_WORDS.find(([pattern]) => words(pattern).test(rest.text))?.[1] ??
    (PERCENT.test(rest.text) ? 'offer' : 'news');
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
    offer: percent ? percentOf(percent, language) : subject ? capitalize(deal) : '',
    price: capitalize(price),
    date: capitalize(date),
    place,
    website,
    contact: contactParts.join('\n'),
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
    card,
  };
}

/** For the page: what was understood. */
export function readingInWords(reading: Reading, formatLabel: string): { label: string; value: string }[] {
  const entries: [string, string][] = [
    ['Format', formatLabel],
    ['About', reading.subject],
    ['Also', reading.extra],
    ['Offer', reading.offer],
    ['Price', reading.price],
    ['Date', reading.date],
    ['Place', reading.place],
    ['Website', reading.website],
    ['Contact', reading.contact.replaceAll('\n', ', ')],
  ];
  return entries.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
