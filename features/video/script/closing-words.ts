/** What the last card asks people to do, and the facts on it: by what the film says, in the language it is in. */

import { type IdeaLanguage, languageOf } from '#common/wording/language.ts';
import type { VideoData } from '../contract.ts';
import { lookOf, templateOf } from '../scene/look/template-look.ts';
import { PHONE, PLACE, readWords, WEB } from '../scene/pages/read-words.ts';
import { advertOf } from './advert.ts';
import { sentencesOf, shownText, toldIn } from './told.ts';

type Call = 'book' | 'order' | 'try' | 'phone' | 'visit' | 'more';

/** What a film speaks of, from what asks for most to what asks for least. */
const SPEAKS_OF: readonly [Call, RegExp][] = [
  [
    'try',
    /\bfree trial|\bfirst (?:month|class|lesson|week)|\btry (?:it|us|a|your)|\bprobe(?:stunde|training|monat|woche)|\bschnupper|prueba gratis|primera clase|essai gratuit|premier (?:mois|cours)|prova gratuita|prima lezione|aula (?:grátis|experimental)|体験|무료 ?체험|体验|试/iu,
  ],
  [
    'book',
    /\bbook(?:ing)?\b|\bappointments?\b|\breserv|\btermin|\bbuch(?:en|ung)|\bprenot|\bréserve|\brendez-vous|\bcita\b|\bmarque\b|\bagend|予約|预约|预订|예약/iu,
  ],
  [
    'order',
    /\border\b|\bshipp(?:ed|ing)\b|\bdelivery\b|\bbestell|\bversand|\bliefer|\bcommande|\blivraison|\bpedid|\bpide\b|\benvío|\bordin|\bspedizion|\bencomend|\bentrega|\bfrete|注文|送料|お届け|订购|下单|包邮|주문|배송/iu,
  ],
  ['phone', new RegExp(PHONE.source, 'u')],
  [
    'visit',
    /\bvisit\b|\bcome (?:by|in|and)|\bwalk in\b|\bopen\b|\bbesuch|\bkomm|\bgeöffnet|\bouvert|\bvisitez|\bvisita|\babierto|\bapert[oi]|\bvieni|\baberto|\bvenha|営業|お越し|营业|光临|영업|오세요/iu,
  ],
];

const CALLS: Record<IdeaLanguage, Record<Call, string>> = {
  en: {
    book: 'Book now',
    order: 'Order yours now',
    try: 'Try it today',
    phone: 'Give us a call',
    visit: 'Come and see us',
    more: 'Find out more',
  },
  de: {
    book: 'Jetzt buchen',
    order: 'Jetzt bestellen',
    try: 'Jetzt ausprobieren',
    phone: 'Rufen Sie an',
    visit: 'Kommen Sie vorbei',
    more: 'Mehr erfahren',
  },
  es: {
    book: 'Reserva ya',
    order: 'Pídelo ahora',
    try: 'Pruébalo hoy',
    phone: 'Llámanos',
    visit: 'Ven a vernos',
    more: 'Descubre más',
  },
  fr: {
    book: 'Réservez maintenant',
    order: 'Commandez maintenant',
    try: 'Essayez dès aujourd’hui',
    phone: 'Appelez-nous',
    visit: 'Venez nous voir',
    more: 'En savoir plus',
  },
  it: {
    book: 'Prenota ora',
    order: 'Ordina ora',
    try: 'Provalo oggi',
    phone: 'Chiamaci',
    visit: 'Vieni a trovarci',
    more: 'Scopri di più',
  },
  pt: {
    book: 'Reserve agora',
    order: 'Peça já',
    try: 'Experimente hoje',
    phone: 'Ligue para nós',
    visit: 'Venha nos visitar',
    more: 'Saiba mais',
  },
  zh: {
    book: '立即预约',
    order: '立即订购',
    try: '今天就来体验',
    phone: '欢迎来电',
    visit: '欢迎光临',
    more: '了解更多',
  },
  ja: {
    book: 'ご予約はこちら',
    order: 'ご注文はこちら',
    try: 'まずはお試しください',
    phone: 'お電話ください',
    visit: 'お待ちしております',
    more: '詳しくはこちら',
  },
  ko: {
    book: '지금 예약하세요',
    order: '지금 주문하세요',
    try: '지금 체험해 보세요',
    phone: '전화 주세요',
    visit: '놀러 오세요',
    more: '더 알아보기',
  },
};

/** Templates that sell something; the others end with words of their own. */
const SELLING: ReadonlySet<string> = new Set(['promotional', 'product', 'explainer', 'social']);

/** "No booking needed" asks for nothing. */
const UNNEEDED =
  /\b(?:no|without(?: an?)?) (?:booking|appointments?|reservations?)|\bohne (?:Termin|Voranmeldung|Reservierung)|\bsin (?:cita|reserva)|\bsans (?:rendez-vous|réservation)|\bsenza (?:appuntamento|prenotazione)|\bsem (?:marcação|reserva)|予約不要|无需预约|예약 없이/giu;

/** What the last card says where nobody wrote it. */
export function closingWords(data: VideoData): string {
  const template = templateOf(data);
  const said = saidIn(data).replace(UNNEEDED, '');
  const language = languageOf(said);
  // Whoever says where it is wants people to come.
  const call =
    SPEAKS_OF.find(([, pattern]) => pattern.test(said))?.[0] ?? (PLACE.test(said) ? 'visit' : undefined);
  const isOurs = SELLING.has(template) || language !== 'en';
  return said.trim() && (isOurs || call === 'book')
    ? CALLS[language][call ?? 'more']
    : lookOf(data, template).ending;
}

const saidIn = (data: VideoData): string =>
  toldIn(data)
    .map(({ text }) => shownText(text))
    .join('\n');

/** "Saturday 14 June at 10 am": a day with its month, and the hour where it is told. */
const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|ene|abr|ago|dic|fév|avr|juin|juil|aoû|déc|gen|mag|giu|lug|set|ott|fev|out)\\p{L}*\\.?';
const WHEN = new RegExp(
  `(?:\\p{L}{2,10}(?:day|tag|woch|di|dí|[eé]s|feira),?\\s(?:the\\s|den\\s|le\\s|el\\s)?)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|º)?\\s(?:de\\s|of\\s)?${MONTH}|(?<!\\p{L})${MONTH}\\s\\d{1,2}(?!\\d))(?:,?\\s(?:at|um|à|a las|alle|às|from|ab)\\s\\d{1,2}(?:[:.]\\d{2})?(?:\\s?(?:am|pm|Uhr|h))?)?`,
  'iu',
);

/** "Every Thursday at 7 pm". */
const WEEKLY =
  /(?<!\p{L})(?:every|each|jeden|chaque|tous les|cada|todos los|ogni|toda)\s\p{L}{2,8}(?:day|tag|woch|di|dí|[eé]s|feira|bado|coledì|vedì|edì|rdì)s?(?:,?\s(?:at|from|um|ab|à|a las|alle|às)\s\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm|Uhr|h)?(?!\p{L}))?/iu;
/** Of a network. */
const HANDLE = /(?<![\p{L}\d.])@[\w.]{2,29}\w/u;
/** "In Leeds." */
const TOWN_ALONE =
  /(?<!\p{L})(?:in|à)\s(?!January|February|March|April|May|June|July|August|September|October|November|December|English|French|German|Spanish|Italian|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Ruhe|Ordnung|Handarbeit|Kürze)(\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Lu}\p{Ll}+)?)(?=[.!]|$|,\s\d)/u;

/** Of an address: what comes after the house, such as the town. */
const TOWN = /^,\s\p{Lu}[\p{L} .-]{1,30}?(?=[.,;!]|\s(?:and|und|et|y|e)\s|$)/u;
const MAX_OFFER = 44;

/** The facts of the film that are not on the card yet: what it costs, where it is, how to reach it. */
export function factsFor(data: VideoData, card: string): string[] {
  const said = saidIn(data);
  const known = card.toLowerCase();
  const place = PLACE.exec(said);
  const address = place && place[0] + (TOWN.exec(said.slice(place.index + place[0].length))?.[0] ?? '');
  const phone = PHONE.exec(said);
  const digits = phone?.[0].replace(/\D/gu, '').length;
  const told = sentencesOf(shownText(data.description));
  const name = told.length === 1 ? advertOf(told[0]!)?.name : undefined;
  const found = [
    name && !data.title.toLowerCase().includes(name.toLowerCase()) && name,
    !PLACE.test(card) && address,
    !PHONE.test(card) && !WEB.test(card) && digits && digits >= 7 && phone?.[0].trim(),
    !WEB.test(card) && WEB.exec(said)?.[0],
    !address && TOWN_ALONE.exec(said)?.[1],
    HANDLE.exec(said)?.[0],
    WHEN.exec(said)?.[0] ?? WEEKLY.exec(said)?.[0],
    offerIn(said),
  ];
  return found.filter((one): one is string => Boolean(one) && !known.includes(String(one).toLowerCase()));
}

/** "Cut and shave £28": the first sentence with a price, in a few words. */
function offerIn(said: string): string | undefined {
  for (const sentence of sentencesOf(said)) {
    const { kind, words } = readWords(sentence);
    const sum = kind === 'price' ? words.price : kind === 'offer' ? words.offer : undefined;
    if (!sum) continue;
    // A short sentence says it best.
    const whole = sentence.replace(/^(?:Now|Only|Just|Jetzt|Nur)\s(?=\S*\d)|[.!。！]+$/gu, '');
    if (whole.length <= MAX_OFFER) return whole;
    const about = words.headline ?? '';
    // As they follow each other in the sentence: "£349 instead of £420".
    const [low, of] = [sentence.toLowerCase(), about.toLowerCase()];
    const line =
      low.indexOf(of) < low.indexOf(sum.toLowerCase())
        ? `${about} ${sum}`
        : `${sum} ${about.charAt(0).toLowerCase()}${about.slice(1)}`;
    if (line.length <= MAX_OFFER) return line.trim();
    // "Gratis" alone says nothing.
    return /\d/.test(sum) ? sum : undefined;
  }
  return undefined;
}
