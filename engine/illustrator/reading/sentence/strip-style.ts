/** Takes fixed expressions about the picture itself out of the text, so that the rest can be read as a sentence. */

import { setAir } from '../draft/describe.ts';
import { type Draft, leaveOut } from '../draft/draft.ts';
import { thingOf } from '../meaning.ts';
import { PHOTOGRAPHY_WORDS, STYLE_PHRASES, TEXT_SPACE } from '../words/style-phrases.ts';

const RAISED_ARMS =
  /\b(?:with )?(?:his |her |their )?(?:(?:arms|hands) (?:raised|up in the air|in the air|stretched out|wide open)|(?:raised|outstretched) (?:arms|hands))\b/gi;

/** "a forest scene": at the end of a clause these only say that it is a picture. */
const PICTURE_NOUNS =
  /(?<=[a-z]{2} )(?:scene|scenery|view|vista|panorama|illustration|picture|image|photo|photograph|artwork|vibes?|atmosphere|theme|concept|wallpaper|graphic|clipart|render)(?=\s*(?:[,.;!?]|$|\b(?:in|with|at|on|for|during)\b))/gi;

/** "a bookshop front", "a flower shop window": whatever is sold there, it is seen from the street. */
const asShopFront = (text: string): string =>
  text.replace(
    /\b(?:[a-z]+ )?(?:shop|store|bakery|caf[eé]|bookshop|bookstore|boutique|salon|restaurant|florist|barbershop|pharmacy) (?:front|window|exterior|fa[cç]ade|entrance|display)\b/gi,
    (match) => 'storefront'.padEnd(match.length),
  );

/** "outside a bike shop": whatever is sold there, it is seen from the street. */
const outsideShops = (text: string): string =>
  text.replace(
    /\b(outside|in front of) (?:(?:of )?(?:a|an|the|my|our|his|her|their) )?(?:[a-z]+ ){0,3}?(?:shop|store|bakery|caf[eé]|bookshop|bookstore|boutique|salon|restaurant|barbershop|pharmacy)\b(?! (?:window|counter|owner))/gi,
    (match) => 'in front of a storefront'.padEnd(match.length).slice(0, Math.max(match.length, 24)),
  );

/** "a heart shaped box" is a box; no box of ours has that shape. */
const withoutShape = (text: string, draft: Draft): string =>
  text.replace(/\b[a-z]+[- ]shaped (?=[a-z]+)/gi, (match) => {
    leaveOut(draft, match.trim());
    return ' '.repeat(match.length);
  });

/** "a turkey dinner" is about the turkey. */
const asDish = (text: string): string =>
  text.replace(/\b([a-z]+) (dinner|lunch|breakfast|brunch|supper|meal|feast)\b/gi, (match, dish: string) =>
    /^(turkey|chicken|goose|duck)$/i.test(dish)
      ? 'roast chicken'.padEnd(match.length)
      : thingOf(dish.toLowerCase())?.entry.kind === 'food'
        ? dish.padEnd(match.length)
        : match,
  );

/** A potter's wheel is what potters work at, no part of a cart. */
const withoutWheel = (text: string): string =>
  /\b(potter|pottery|clay)/i.test(text)
    ? text.replace(/\b(?:on|at) (?:the|a|his|her) (?:potter'?s? )?wheel\b/gi, (match) =>
        ' '.repeat(match.length),
      )
    : text;

const MEDIUM =
  '(?:ads?|adverts?|advertisement|banner|flyer|leaflet|brochure|thumbnail|commercial|promo|promotion|campaign|header|newsletter|website|web ?page|homepage|landing page|instagram|facebook|pinterest|linkedin|youtube|tiktok|social media|post|story|reel|billboard|sticker)';

/** "…, pet grooming ad", "… for our website": what the picture is for is not in it. */
const PURPOSE = [
  new RegExp(`,\\s*(?:[a-z'-]+\\s+){0,4}${MEDIUM}(?=\\s*(?:[,.;!]|$))`, 'gi'),
  new RegExp(
    `\\bfor (?:(?:an?|the|my|our|your|their)\\s+)?(?:[a-z'-]+\\s+){0,2}${MEDIUM}(?:\\s+${MEDIUM})?(?=\\s*(?:[,.;!]|$))`,
    'gi',
  ),
];

/** "a barber shop interior" is a barber shop. */
const INSIDE =
  /(?<=\b(?:shop|store|salon|kitchen|room|caf[eé]|office|restaurant|bakery|studio|gym|church|library|museum|bathroom|bedroom|workshop|garage|barbershop|hotel|spaceship) )interior\b/gi;

const PALETTE =
  /\b(?:in |with )?(?:soft |light )?(pastel|bright|warm|cold|cool|soft|vibrant|muted|earthy|earth|neutral|bold|vivid|natural|rich|dark|light|autumn|summer|spring|candy)[- ](?:colou?rs?|tones?|shades?|hues?|tints?|palette)(?: palette)?\b/gi;

const blank = (text: string, start: number, length: number) =>
  text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);

/** The text with spaces where expressions stood: every other word keeps its position. */
export function stripStyle(text: string, draft: Draft): string {
  let rest = asDish(withoutWheel(asShopFront(outsideShops(withoutShape(text, draft))))).replace(
    /["“”«»][^"“”«»]{1,200}["“”«»]/g,
    (quote) => ' '.repeat(quote.length),
  );
  const space = TEXT_SPACE.exec(rest);
  if (space) {
    draft.textSpace = sideOf(space[0].toLowerCase());
    rest = blank(rest, space.index, space[0].length);
  }
  for (const [pattern, effect] of STYLE_PHRASES) {
    const match = new RegExp(pattern.source, 'i').exec(rest);
    if (!match) continue;
    draft.camera ??= effect.camera ?? null;
    draft.treatment ??= effect.treatment ?? null;
    draft.intent ??= effect.intent ?? null;
    for (const word of match[0].toLowerCase().split(/[\s-]+/))
      if (!/^(black|white)$/.test(word)) setAir(draft, word);
    rest = blank(rest, match.index, match[0].length);
  }
  rest = rest.replace(RAISED_ARMS, (match) => {
    draft.isCheering = true;
    return ' '.repeat(match.length);
  });
  const spaces = (match: string): string => ' '.repeat(match.length);
  // "pastel colours", "in warm tones" say how the picture looks; no flag is in it.
  rest = rest.replace(PALETTE, (match, word: string) => {
    setAir(draft, word.toLowerCase());
    return ' '.repeat(match.length);
  });
  rest = rest.replace(INSIDE, spaces);
  for (const pattern of PURPOSE) rest = rest.replace(pattern, spaces);
  return rest.replace(new RegExp(PHOTOGRAPHY_WORDS.source, 'gi'), spaces).replace(PICTURE_NOUNS, spaces);
}

function sideOf(text: string): 'left' | 'right' | 'top' | 'bottom' {
  if (/\bright\b/.test(text)) return 'right';
  if (/\b(top|above|upper)\b/.test(text)) return 'top';
  if (/\b(bottom|below|lower)\b/.test(text)) return 'bottom';
  return 'left';
}
