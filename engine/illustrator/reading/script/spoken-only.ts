/** Takes out of a film's line what is said and never seen: sums, hours, addresses, what one should do and how to reach whom. */

/** Alike in all languages: taken out before anything is translated. */
const MARKS: readonly RegExp[] = [
  /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,6}\.[a-z]{2,}(?:\/\S*)?(?=[\s,;!?)]|\.?$)/giu,
  /\S{1,64}@\S{1,200}/gu,
  /(?<![\d.,/])(?:\+\d{1,3}[\s/-]?)?\(?\d{2,5}\)?(?:[\s/-]\(?\d{2,5}\)?){1,4}(?![\d.,]*\s?[€$£¥%])/gu,
  /(?:[€$£¥₩]|\bCHF|\bUSD|\bEUR|\bR\$)\s?\d+(?:[.,]\d+)*|\b\d+(?:[.,]\d+)*\s?(?:€|\$|£|¥|₩|円|元|원|(?:CHF|EUR|USD|euros?|dollars?|pounds?|francs?|cents?|Franken)\b)/giu,
  /\b\d{1,3}\s?%/gu,
  // "Harbour Street 9", "14 Castle Street", "Lindenstraße 8", "12, rue des Fleurs".
  /\b(?:\p{Lu}[\p{L}’'-]{1,30}\s){1,3}\d{1,4}\p{Ll}?\b(?=\s*[,.;]|\s*$)/gu,
  /\b\d{1,4},?\s(?:(?:rue|via|calle|rua)\s)?(?:\p{Lu}[\p{L}’'-]{1,30}\s){0,2}(?:[Ss]treet|[Rr]oad|[Aa]venue|[Ll]ane|[Ss]quare|[Ww]ay|[Dd]rive|[Rr]ow|St|Rd|Ave)\b/gu,
];

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|today|tomorrow|tonight|(?:this|next|every|all) (?:week|month|year|day|weekend)';
const COUNT =
  '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?:[:.]\\d{2})?';

/** In the English of the line. */
const PHRASES: readonly RegExp[] = [
  // "Two for five euros": the sum went before.
  new RegExp(`\\b${COUNT} for(?: ${COUNT})?(?: euros?| dollars?| pounds?)?(?=\\s*[,.;!?]|\\s*$)`, 'giu'),
  new RegExp(
    `\\b(?:every|each|on|from|until|till|by|before|after|since|this|next)?\\s?(?:${DAY})(?: (?:to|until|and|or) (?:${DAY}))?`,
    'giu',
  ),
  new RegExp(
    `\\b(?:from|until|till|at|by|before|after|between) ${COUNT}(?:\\s?(?:am|pm|o'clock))?(?: (?:to|and|until) ${COUNT}(?:\\s?(?:am|pm))?)?\\b`,
    'giu',
  ),
  new RegExp(`\\b${COUNT} (?:minutes?|hours?|days?|weeks?|months?|years?)\\b`, 'giu'),
  /\b(?:straight|fresh|hot|right) (?:from|out of) the oven\b/giu,
  /\b(?:delivered |shipped |brought )?(?:straight |right )?(?:to|at) your (?:front )?(?:door|doorstep|home|house|table)\b|\bdelivered\b|\bdelivery\b/giu,
  /\b(?:cancel|pause|change) (?:it )?(?:any ?time|whenever you like)\b/giu,
  /\b(?:for )?free\b|\bno (?:booking|appointment|contract)\b|\bhalf price\b|\bprices?\b|\boffers?\b|\b(?:per|a|an) (?:night|month|week|hour|piece|person)\b/giu,
  // What one should do, and not what it is done with.
  /(?<=^|[.!?;,]\s*)(?:please\s)?(?:book(?: (?:now|online|at|on|here))?|call(?: us)?(?: now)?|order(?: (?:now|online|before|by))?|visit(?: us)?|come (?:by|in|and see us|and visit)|walk in|drop by|stop by|click|follow us|subscribe|sign up|register|reserve|message us|write to us|e-?mail us|text us|ask us|find us|learn more|find out more|shop now|get in touch|try (?:it|us))\b/giu,
];

/** Asked of adverts only: their own words, in nine languages. */
const SELLING =
  /\bfrom \d|\b(?:free|half (?:the )?price|euros?|dollars?|pounds?|delivered|made to measure|to your door|\d+ ?% off|offers?|sale|book (?:now|a|your|online|at)|order|call us|visit us|opening|open (?:daily|from|on|until|all|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|lessons?|class(?:es)?|appointments?|quote|refill|subscri\w+|gratis|kostenlos\w*|Termine?|Probe\w+|bestell\w*|buchen|Rabatt|geöffnet|halber Preis|zum halben|commande\w*|réserve\w*|gratuit\w*|offert\w*|remise|promo\w*|reserva\w*|pide|oferta|abierto|prenota\w*|ordina\w*|sconto|aperto|encomend\w*|agende|desconto|aberto)\b|予約|営業|円|预订|优惠|元|예약|영업|원/iu;

/** Whether somebody offers something to somebody: a film about a trip or a birthday has its own pictures only. */
export const sellsIn = (script: string): boolean =>
  SELLING.test(script) || MARKS.some((pattern) => script.search(pattern) >= 0);

export const withoutMarks = (text: string): string => cut(text, MARKS);
/** "In the Cotswolds" is no sheep, "Harbour Cycles" no harbour: the names in an English advert draw nothing. */
export const withoutNames = (english: string): string =>
  english.replace(
    /(?<=\p{Ll}[,;]?\s)\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)*(?!\p{L})|(?<=^|[.!?]\s)\p{Lu}\p{Ll}+(?:\s(?:&\s)?\p{Lu}\p{Ll}+)+(?!\p{L})/gu,
    '',
  );

export const withoutPhrases = (english: string): string => cut(english, PHRASES);

const cut = (text: string, patterns: readonly RegExp[]): string =>
  patterns
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .replace(/\s+(?=[,.;!?])/gu, '')
    .replace(/(?:[,;]\s*)+(?=[.!?]|$)|^[\s,;]+/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
