/** Reads what somebody needs out of one sentence, by rules: format, occasion, offer, date, place and contact. */

import type { FormatName } from '../document/formats.ts';

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
  format: FormatName | undefined;
  occasion: Occasion;
  /** What it is about: "autumn bread sale". */
  subject: string;
  offer: string;
  price: string;
  date: string;
  place: string;
  website: string;
  contact: string;
}

/** The longer word first: a "story" of Instagram is no Instagram post. */
const FORMAT_WORDS: readonly (readonly [RegExp, FormatName])[] = [
  [/\b(you ?tube )?(video )?thumbnail\b|\bvorschaubild\b/i, 'youtube-thumbnail'],
  [/\b(you ?tube )?channel (art|banner)\b/i, 'youtube-channel-art'],
  [/\breel( cover)?\b/i, 'reel-cover'],
  [/\btik ?tok( cover| post)?\b/i, 'tiktok-cover'],
  [/\b(instagram |insta )?story\b|\bstories\b/i, 'instagram-story'],
  [/\bsquare post\b/i, 'instagram-square'],
  [/\b(facebook|fb) (cover|banner|header)\b/i, 'facebook-cover'],
  [/\b(facebook|fb)( post)?\b/i, 'facebook-post'],
  [/\blinked ?in (banner|header|cover)\b/i, 'linkedin-banner'],
  [/\blinked ?in( post)?\b/i, 'linkedin-post'],
  [/\b(twitter|x) header\b/i, 'x-header'],
  [/\b(twitter|x) post\b|\btweet\b/i, 'x-post'],
  [/\bpinterest( pin)?\b|\bpin\b/i, 'pinterest-pin'],
  [/\bbusiness cards?\b|\bvisitenkarten?\b/i, 'business-card'],
  [/\bprice ?lists?\b|\bpreislisten?\b/i, 'price-list'],
  [/\b(table card|qr[- ]?code|qr)\b|\btischkarte\b/i, 'qr-table-card'],
  [/\bvouchers?\b|\bgift (card|certificate)s?\b|\bgutscheine?\b/i, 'voucher'],
  [/\bcertificates?\b|\bdiplomas?\b|\burkunden?\b/i, 'certificate'],
  [/\binvit(ation|e)s?( card)?\b|\beinladung(en)?\b/i, 'invitation'],
  [/\bposters?\b|\bplakate?\b/i, 'poster-a3'],
  [/\b(flyers?|fliers?|leaflets?|handouts?|handzettel)\b/i, 'flyer-a5'],
  [/\bmenus?( card)?\b|\bspeisekarten?\b/i, 'menu'],
  [/\b(presentation )?slides?\b|\bpresentation\b/i, 'presentation-slide'],
  [/\b(e-?mail|newsletter) (header|banner)\b/i, 'email-header'],
  [/\bquotes?( card| post)?\b|\bzitat\b/i, 'quote'],
  [/\b(instagram|insta)( post)?\b|\bpost\b/i, 'instagram-post'],
];

const OCCASION_WORDS: readonly (readonly [RegExp, Occasion])[] = [
  [/\bquote\b|\bmotto\b|\bzitat\b/i, 'quote'],
  [/\b(hiring|job|vacancy|join our team|we are looking for|apprentice|career)\b/i, 'hiring'],
  [/\b(grand )?(re)?opening\b|\bnow open\b|\beröffnung\b/i, 'opening'],
  [
    /\b(sale|off|discount|offer|deal|promo(tion)?|rabatt|angebot|half price|special price|clearance)\b|\d\s?%/i,
    'offer',
  ],
  [
    /\b(birthday|wedding|anniversary|christmas|easter|new year|valentine|graduation|baby shower|thank you|geburtstag|hochzeit)\b/i,
    'celebration',
  ],
  [
    /\b(party|concert|festival|market|workshop|course|class|webinar|meeting|tour|exhibition|reading|show|tournament|open day|event|night|brunch)\b/i,
    'event',
  ],
  [/\b(menu|restaurant|bistro|lunch|dinner|pizza|coffee|cake|bread|bakery|soup|burger|breakfast)\b/i, 'food'],
  [/\b(video|episode|vlog|tutorial|podcast|stream)\b/i, 'video'],
  [/\b(business card|company|portfolio|agency|consult)/i, 'business'],
];

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const CLOCK = "(?:\\d{1,2}(?:[:.]\\d{2})?\\s?(?:am|pm|o'clock|h)|\\d{1,2}:\\d{2})";
const ON = `(?:${DAY}|(?:\\d{1,2}(?:st|nd|rd|th)?\\.?\\s(?:of\\s)?${MONTH}|${MONTH}\\s\\d{1,2}(?:st|nd|rd|th)?)(?:,?\\s\\d{4})?|\\d{1,2}\\.\\d{1,2}\\.(?:\\d{2,4})?|tomorrow|tonight|today|(?:this|next)\\s(?:week(?:end)?|month|summer|winter|autumn|spring|${DAY})|christmas eve|new year's eve)`;
const DATE = new RegExp(
  `\\b(?:(?:only\\s)?(?:until|till|through|by|on|from|every|starting|since)\\s)?(?:the\\s)?${ON}(?:,?\\s(?:the\\s)?${ON})?(?:\\s?(?:to|until|till|–|-|and)\\s?${ON})?(?:,?\\s(?:at|from)?\\s?${CLOCK}(?:\\s?(?:to|until|–|-)\\s?${CLOCK})?)?`,
  'i',
);

const PERCENT =
  /(?:up to\s)?[-−–]?\s?\d{1,3}\s?(?:%|percent|per cent|prozent)(?:\s?(?:off|discount|rabatt|less))?(?:\s(?:on|off)\s(?:all|everything)(?:\s\w+)?)?/i;
const DEAL =
  /\b(?:half price|(?:buy|get)\s?(?:one|1)[, ]\s?get\s?(?:one|1)(?:\sfree)?|\d\s?for\s?\d|free\s(?:entry|admission|delivery|shipping|tasting|coffee|trial))\b/i;
const PRICE =
  /(?:(?:only|just|from|for)\s)?(?:[€$£]\s?\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?\s?(?:€|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?)\b))/i;
const WEBSITE =
  /\b(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|de|at|ch|eu|io|co|uk|fr|it|es|nl|shop|app|example)(?:\/[^\s,]*)?/i;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+|\b0)\d[\d\s/()-]{6,}\d/;
const PLACE =
  /\b(?:at|in)\s(?:the\s|our\s)?((?:[A-Z][\p{L}'-]+|\d{1,4}[a-z]?)(?:\s(?:[A-Z][\p{L}'-]+|\d{1,4}[a-z]?|of|the|am|an|der))*)/u;

/** Takes a part out of the sentence, so that what is left is what it is about. */
function take(rest: { text: string }, pattern: RegExp): string {
  const found = pattern.exec(rest.text);
  if (!found) return '';
  rest.text = `${rest.text.slice(0, found.index)} , ${rest.text.slice(found.index + found[0].length)}`;
  return found[0].trim();
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const percentOf = (text: string): string => {
  if (!text) return '';
  const digits = /\d{1,3}/.exec(text)![0];
  return `${/up to/i.test(text) ? 'Up to ' : ''}${digits} % off`;
};

export function readSentence(sentence: string): Reading {
  const rest = { text: sentence.replace(/\s+/g, ' ').trim() };
  const contactParts = [take(rest, EMAIL), take(rest, PHONE)].filter(Boolean);
  const website = take(rest, WEBSITE);
  const occasion = OCCASION_WORDS.find(([pattern]) => pattern.test(rest.text))?.[1] ?? 'news';
  const percent = take(rest, PERCENT);
  const deal = take(rest, DEAL);
  const price = take(rest, PRICE).replace(/^for\s/i, '');
  const date = take(rest, DATE);
  const place = take(rest, PLACE).replace(/^(at|in)\s(the\s|our\s)?/i, '');
  const known = FORMAT_WORDS.find(([pattern]) => pattern.test(rest.text));
  if (known) take(rest, known[0]);
  const isVideo = known !== undefined && /^(youtube|reel|tiktok)/.test(known[1]);
  return {
    format: known?.[1],
    occasion: isVideo && occasion === 'news' ? 'video' : occasion,
    subject: subjectOf(rest.text) || subjectOf(sentence),
    offer: percent ? percentOf(percent) : capital(deal),
    price: capital(price),
    date: capital(date.replace(/^on\s/i, '')),
    place,
    website,
    contact: contactParts.join('\n'),
  };
}

const LEAD = /^(please\s|i\s(need|want|would like)\s|we\s(need|want)\s|make\s(me\s)?|create\s|design\s)/i;
const JOINTS =
  /^(for|about|with|saying|says|that says|to announce|announcing|announce|of|on|and|to|our|the|my|an?|new:?|eine?n?|für|unser\w*)\s/i;

/** What remains, without the words that only hold the sentence together. */
function subjectOf(text: string): string {
  const parts = text
    .split(/[,;:.!?–—]+/)
    .map((part) => {
      let rest = part.trim();
      for (let before = ''; before !== rest; ) {
        before = rest;
        rest = rest.replace(LEAD, '').replace(JOINTS, '').trim();
      }
      return rest.replace(/\s(on|at|in|for|until|from|and|with|the|of|by|only|this|every)$/i, '').trim();
    })
    .filter((part) => /\p{L}{2}/u.test(part));
  return [...parts].sort((a, b) => b.length - a.length)[0] ?? '';
}

/** For the page: what was understood. */
export function readingInWords(reading: Reading, formatLabel: string): { label: string; value: string }[] {
  const entries: [string, string][] = [
    ['Format', formatLabel],
    ['About', reading.subject],
    ['Offer', reading.offer],
    ['Price', reading.price],
    ['Date', reading.date],
    ['Place', reading.place],
    ['Website', reading.website],
    ['Contact', reading.contact.replace('\n', ', ')],
  ];
  return entries.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
