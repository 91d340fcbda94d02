/** Four clearly different designs for what was read: other layouts, other grounds, the same words. */

import { capitalize } from '#common/wording/capitalize.ts';
import { contrast } from '#engine/lettering/color/color.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import type { Role } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { checkPage } from '#engine/page/draw/check-page.ts';
import { textsOf } from '#engine/page/draw/layers/list-rows.ts';
import { layOutText } from '#engine/page/draw/text/lay-out.ts';
import { buildTemplate } from '#engine/page/templates/build-template.ts';
import { pageShape } from '#engine/page/templates/kit.ts';
import type { Template } from '#engine/page/templates/template.ts';
import type { Words } from '#engine/page/templates/words.ts';
import type { Measure } from '../layout/resize-document.ts';
import { TEMPLATES } from '../templates/all-templates.ts';
import { cardWords, certificateWords, filled, ownRows } from './card-words.ts';
import type { Occasion } from './occasions.ts';
import { PHRASES } from './phrases.ts';
import { CARD_FORMATS, type Reading } from './read-sentence.ts';

export const PROPOSALS = 4;

const CATEGORIES: Record<Occasion, readonly Template['category'][]> = {
  offer: ['offer', 'food'],
  event: ['event', 'celebration'],
  opening: ['event', 'offer', 'business'],
  celebration: ['celebration', 'event'],
  food: ['food', 'offer'],
  quote: ['quote'],
  hiring: ['business', 'news', 'event'],
  news: ['news', 'business', 'offer'],
  video: ['video'],
  business: ['business'],
};

/** Lists with a row for each thing. */
const LISTS: ReadonlySet<FormatName> = new Set(['menu', 'price-list', 'opening-hours']);
/** Only templates that were made for them have the places they need. */
const OWN_TEMPLATES: ReadonlySet<FormatName> = new Set([
  ...LISTS,
  'certificate',
  'business-card',
  'letterhead',
]);

export const formatFor = ({ format, occasion }: Reading): FormatName => {
  if (format) return format;
  if (occasion === 'quote') return 'quote';
  return occasion === 'video' ? 'youtube-thumbnail' : 'instagram-post';
};

/** Printed to be kept, or clicked as a whole: what nobody said has no place there, and a button least of all. */
const SAYS_ONLY_THAT: ReadonlySet<FormatName> = new Set(['business-card', 'youtube-thumbnail', ...LISTS]);

/** From so many facts on, what nobody said would only make the rest smaller. */
const MANY_FACTS = 4;

const factsIn = ({ offer, price, date, place, website, contact, extra }: Reading): number =>
  [offer || price, date, place, website, contact, extra].filter(Boolean).length;

/** `brand`: whose card it is, where the sentence does not say. */
export function wordsFor(
  reading: Reading,
  format = formatFor(reading),
  brand?: { name: string; tagline: string },
): Words {
  const phrases = PHRASES[reading.language][reading.occasion];
  const isBrief = reading.form || SAYS_ONLY_THAT.has(format) || factsIn(reading) >= MANY_FACTS;
  const said = isBrief ? { kicker: '', button: '', subline: '' } : phrases;
  const headline = capitalize(reading.subject);
  if (reading.card && CARD_FORMATS.has(format)) return cardWords(reading.card, brand);
  if (format === 'certificate') return filled(certificateWords(reading, brand));
  const isCard = format === 'business-card';
  const words: Words = {
    kicker: reading.kicker || said.kicker,
    headline,
    subline: reading.extra || said.subline,
    button: reading.call || said.button,
    quote: headline,
    // What a voucher is worth stands on it once.
    price: reading.form === 'voucher' ? '' : reading.price || reading.offer,
    offer: reading.offer || reading.price,
    date: reading.date,
    place: reading.place,
    website: reading.website,
    contact: reading.contact,
    name: isCard ? headline : '',
    position: isCard ? reading.extra : '',
    author: '',
    list: reading.list || (LISTS.has(format) ? ownRows(reading.language) : ''),
  };
  return filled(words);
}

/** Where a design has no place for rows. */
const inOneLine = ({ list = '', ...words }: Words): Words => ({
  ...words,
  subline: list.replaceAll(' | ', ' ').split('\n').join(' · '),
});

export interface Proposal {
  reading: Reading;
  format: FormatName;
  words: Words;
  photos: readonly string[];
  /** Of the brand; absent: each template has its own. */
  theme?: Theme | undefined;
  logo?: string | null | undefined;
  measure: Measure;
  /** How many; absent: four. */
  count?: number | undefined;
  /** Told after each proposal that is finished; a share of all, 0 to 1. */
  onMade?: ((share: number) => void) | undefined;
}

/** The same brand in three moods: as it is, with its second colour in front, and on a dark ground. */
function mood(theme: Theme, turn: number): Theme {
  const { primary, secondary, accent, ink, paper } = theme.colors;
  const moods = [
    theme.colors,
    { primary: accent, secondary, accent: primary, ink, paper },
    { primary: ink, secondary, accent, ink, paper },
    { primary: secondary, secondary: primary, accent, ink, paper },
    // What stands in the first colour must be read on paper.
  ].filter((one, i) => i === 0 || contrast(one.primary, paper) >= 3.5);
  return { ...theme, colors: moods[turn % moods.length]! };
}

/** How a design looks from afar: its ground, where its headline stands, and how much of it is picture. */
function looksOf({ pages: [page] }: DesignDocument): string {
  const { layers, background, width, height } = page!;
  const headline = layers.find(({ role }) => role === 'headline' || role === 'quote');
  const align = headline?.type === 'text' ? headline.align : '';
  const photo = layers
    .filter(({ role }) => role === 'photo')
    .reduce((max, { w, h }) => Math.max(max, (w * h) / (width * height)), 0);
  const third = photo === 0 ? 'none' : photo > 0.85 ? 'full' : 'part';
  const ground = layers.some(({ role, w, h }) => role === 'ground' && w * h > 0.6 * width * height);
  return [typeof background === 'string' ? background : 'gradient', align, third, ground].join();
}

const hasPicture = ({ pages }: DesignDocument): boolean =>
  pages.some((page) => page.layers.some((one) => one.type === 'picture' && one.src !== null));

/** Letters smaller than this share of the page's shorter side are not read on a phone. */
const LEGIBLE = 0.021;

const isLegible = (document: DesignDocument, faces: ReturnType<Measure>['faces']): boolean =>
  document.pages.every((page) =>
    page.layers.every((layer) =>
      textsOf(layer).every(
        (text) => layOutText(text, document.theme, faces).size >= LEGIBLE * Math.min(page.width, page.height),
      ),
    ),
  );

export function propose(given: Proposal): DesignDocument[] {
  const { format, measure, count = PROPOSALS } = given;
  const ranked = rank(given);
  const made: DesignDocument[] = [];
  const used = new Set<Template>();
  const looks = new Set<string>();
  // First only what is sound, legible and unlike the others; then less and less is asked.
  for (let turn = 0; turn < 4 && made.length < count; turn++) {
    for (const template of ranked) {
      if (made.length >= count) break;
      if (turn < 3 && used.has(template)) continue;
      const own = given.theme ?? template.theme;
      const document = buildTemplate(template, format, {
        name: capitalize(given.reading.subject).slice(0, 80) || FORMATS[format].label,
        words: given.words.list && !template.words.list ? inOneLine(given.words) : given.words,
        isOnly: true,
        photos: given.photos,
        logo: given.logo ?? null,
        theme: mood(own, given.theme ? made.length : Math.max(0, turn - 2)),
      });
      // A template's own sample picture shows something else than what was said.
      if (turn < 3 && given.photos.length === 0 && hasPicture(document)) continue;
      const look = looksOf(document);
      if (turn === 0 && looks.has(look)) continue;
      const resources = measure(document);
      const isSound = document.pages.every((page) => checkPage(document, page, resources).length === 0);
      if (turn < 3 && !isSound) continue;
      if (turn < 2 && !isLegible(document, resources.faces)) continue;
      made.push(document);
      given.onMade?.(made.length / count);
      used.add(template);
      looks.add(look);
    }
  }
  return made;
}

/** Templates by how well they suit: the occasion, the format, and whether they have a place for all that was said. */
function rank({ reading, format, words, photos }: Proposal): Template[] {
  const categories = CATEGORIES[reading.occasion];
  const shape = pageShape(FORMATS[format].width, FORMATS[format].height);
  const told = (['list', 'price', 'date', 'place', 'website', 'contact', 'subline'] as const).filter(
    (role) => (role === 'subline' ? reading.extra !== '' : words[role]),
  );
  const scored = TEMPLATES.flatMap((template) => {
    const place = template.formats.indexOf(format);
    const fits =
      place >= 0
        ? 6 - Math.min(3, place) * 0.5
        : template.formats.some((one) => pageShape(FORMATS[one].width, FORMATS[one].height) === shape)
          ? 2
          : undefined;
    if (fits === undefined) return [];
    // Its samples were written for something else.
    if (place < 0 && OWN_TEMPLATES.has(format)) return [];
    if (template.category === 'quote' && reading.occasion !== 'quote') return [];
    const { slots, frames } = slotsOf(template, format, words);
    // A list without entries and a code that leads nowhere are worse than none.
    if (template.words.list && !words.list) return [];
    if (slots.has('qr') && !words.website && !words.qr && format !== 'qr-table-card') return [];
    if (!slots.has('headline') && !slots.has('quote')) return [];
    const category = categories.indexOf(template.category);
    const suits = category < 0 ? 0 : 5 - category * 1.5;
    const shows = told.filter((role) => slots.has(role) || (role === 'price' && slots.has('offer'))).length;
    // The same picture twice is worse than another layout.
    const isTwice = frames > Math.max(1, photos.length);
    const pictured = slots.has('photo') ? (photos.length > 0 ? 1.5 : -4) - (isTwice ? 5 : 0) : 0;
    const listed = words.list && slots.has('list') ? 6 : 0;
    return [{ template, score: fits + suits + shows * 1.6 + listed + pictured }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ template }) => template);
}

function slotsOf(template: Template, format: FormatName, words: Words): { slots: Set<Role>; frames: number } {
  const { pages } = buildTemplate(template, format, { words, isOnly: true });
  const roles = pages.flatMap((page) =>
    page.layers.filter(({ id }) => id === 'headline' || !id.startsWith('headline')).map(({ role }) => role),
  );
  return { slots: new Set(roles), frames: roles.filter((role) => role === 'photo').length };
}

/** Whether a picture would be seen at all: a card has none, and painting one takes a while. */
export const showsPhotos = (format: FormatName): boolean =>
  !OWN_TEMPLATES.has(format) ||
  TEMPLATES.some(
    (template) => template.formats.includes(format) && slotsOf(template, format, {}).slots.has('photo'),
  );
