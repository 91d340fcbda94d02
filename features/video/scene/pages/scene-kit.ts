/** What the layouts of scenes draw with: a page's rooms and slots, and what is known of the film and its picture. */

import { contrast } from '#engine/lettering/color/color.ts';
import type { Fill } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { type Box, inset } from '#engine/page/templates/boxes.ts';
import type { Kit } from '#engine/page/templates/kit.ts';
import { fallback, type WordLook } from '#engine/page/templates/layouts/photo-layouts.ts';
import type { Slot } from '#engine/page/templates/layouts/stack.ts';
import type { Manner } from './film-theme.ts';
import { PLACE, phoneIn } from './read-words.ts';

export interface Cutout {
  src: string;
  /** Width by height of what is left. */
  ratio: number;
  /** Its middle in shares of the picture, and how near the picture comes for it. */
  crop: { x: number; y: number; zoom: number };
}

export interface SceneKit {
  kit: Kit;
  manner: Manner;
  theme: Theme;
  /** What a shade over the picture comes to. */
  shade: string;
  /** Width by height of the picture; undefined where there is none. */
  ratio: number | undefined;
  /** Where on the picture its subject leaves room for words. */
  calm: 'top' | 'bottom' | 'left' | 'right';
  /** Of the logo, where there is one: width by height, and the colour that it stands out from. */
  logo: { ratio: number; plate: string } | undefined;
  /** The picture's subject without its ground, where it was cut out. */
  cutout: Cutout | undefined;
  /** Which of the ways a layout has, so that two scenes with the same layout are not twins. */
  turn: number;
}

export const READABLE = 4.5;
/** Of small words in the accent, which may lie on an ornament. */
const WELL = 5.6;
/** Of the page, by its shape: what words on a picture take, which its subject must leave free. */
export const WORDS_SHARE = { wide: 0.56, other: 0.46 };

const withManner = (look: WordLook, { casing, weight }: Manner): WordLook => ({ ...look, casing, weight });

/** Words straight on the paper of the film. */
export const onPaper = ({ theme: { colors }, manner }: SceneKit): WordLook =>
  withManner(
    {
      headline: '@ink',
      quiet: '@ink',
      accent: contrast(colors.accent, colors.paper) >= WELL ? '@accent' : '@ink',
      button: ['@accent', '@on-accent'],
      corner: manner.corner,
    },
    manner,
  );

/** Words on a dark shade or ground. */
export const onDark = ({ manner }: SceneKit): WordLook =>
  withManner(
    {
      headline: '#ffffff',
      quiet: '#ffffff',
      accent: '@secondary',
      button: ['@secondary', '@on-secondary'],
      corner: manner.corner,
    },
    manner,
  );

/** Words on a block in one of the film's colours. */
export const onBlock = ({ manner, theme: { colors } }: SceneKit, color: 'primary' | 'accent'): WordLook => {
  const loud = contrast(colors.secondary, colors[color]) >= READABLE;
  return withManner(
    {
      headline: `@on-${color}`,
      quiet: `@on-${color}`,
      accent: loud ? '@secondary' : `@on-${color}`,
      button: loud ? ['@secondary', '@on-secondary'] : [`@on-${color}`, `@${color}`],
      corner: manner.corner,
    },
    manner,
  );
};

/** What a page of words stands on. */
export type Ground = 'paper' | 'primary' | 'accent';

export const lookOn = (on: SceneKit, ground: Ground): WordLook =>
  ground === 'paper' ? onPaper(on) : onBlock(on, ground);

/** Of small words: a film is read on a phone, and only for a moment. */
const LARGER = 1.4;
/** A sentence that is a paragraph is set as one. */
const MANY_LETTERS = 110;
const MANY_LINES = 6;
/** Letters of a subline that needs one line only. */
const ONE_LINE = 26;
const SMALL: ReadonlySet<string> = new Set(['subline', 'date', 'place']);

/** "In 24 hours", "save $1,400", a number to call: what people remember of a sentence is its number, unless that is a year. */
const LOUD =
  /(?<![\p{L}\d])(?!(?:19|20)\d\d(?!\d))(?:[€$£¥]\s?)?\d+(?:[.,:]\d+)*(?:\s?(?:%|[€$£¥])|[-\s](?:hours?|minutes?|days?|weeks?|months?|years?|euros?|dollars?|pounds?|km|kg|g|ml|am|pm|Stunden?|Minuten?|Tagen?|Wochen?|Jahren?|Uhr|heures?|jours?|semaines?|ans|horas?|días?|semanas?|años|ore|giorni|settimane|anni|horas|dias|anos)(?!\p{L}))?(?!\s?(?:to|bis|à|a|-|–)\s?\d)/u;

const loudIn = (words: string, color: Fill) => {
  const isShort = words.length <= MANY_LETTERS && !PLACE.test(words);
  const found = isShort ? (phoneIn(words) ?? LOUD.exec(words)) : null;
  const isPart = found && found[0].length < words.length * 0.7;
  return isPart && typeof color === 'string'
    ? [{ from: found.index, to: found.index + found[0].length, color }]
    : [];
};

/** Where to go stands on a plate, like a button. */
export const onPlate = <T extends { share: number }>(
  slot: T,
  { button, corner = 0 }: WordLook,
  u: number,
) => ({
  ...slot,
  share: 0.9,
  fill: button[1],
  weight: 600,
  max: u * 4.6,
  valign: 'middle' as const,
  plate: { color: button[0], pad: 0.5, corner: corner > 2 ? 0.9 : corner > 0 ? 0.25 : 0 },
});

export const slotsOf = ({ kit, manner }: SceneKit, look: WordLook, max = manner.max): Slot[] =>
  fallback(kit, look, max).map((slot) => {
    if (slot.role === 'headline') {
      const isLong = kit.words('headline').length > MANY_LETTERS;
      return {
        ...slot,
        spacing: manner.spacing,
        ...(isLong && { lines: MANY_LINES }),
        ...(look.accent !== look.headline && { spans: loudIn(kit.words('headline'), look.accent) }),
      };
    }
    if (slot.role === 'website') return onPlate(slot, look, kit.u);
    if (!SMALL.has(slot.role)) return slot;
    const isShort = slot.role === 'subline' && kit.words('subline').length < ONE_LINE;
    return {
      ...slot,
      share: slot.share * LARGER,
      ...(slot.max && { max: slot.max * LARGER }),
      ...(isShort && { lines: 1 }),
    };
  });

/** Of the free room: where a part leaves less of it in either direction, words take all that is free. */
const LEAST = 0.15;

/** The part of a room in which words may stand. */
export function within(room: Box, safe: Box): Box {
  const x = Math.max(room.x, safe.x);
  const y = Math.max(room.y, safe.y);
  const w = Math.min(room.x + room.w, safe.x + safe.w) - x;
  const h = Math.min(room.y + room.h, safe.y + safe.h) - y;
  return w < LEAST * safe.w || h < LEAST * safe.h ? safe : { x, y, w, h };
}

/** The half of the page on which words are set, and the rest. */
export function halves(kit: Kit, side: SceneKit['calm'], share: number): { words: Box; rest: Box } {
  const { full } = kit;
  const isAcross = side === 'left' || side === 'right';
  const part = (isAcross ? full.w : full.h) * share;
  const words: Box =
    side === 'left'
      ? { ...full, w: part }
      : side === 'right'
        ? { ...full, x: full.x + full.w - part, w: part }
        : side === 'top'
          ? { ...full, h: part }
          : { ...full, y: full.y + full.h - part, h: part };
  const rest: Box =
    side === 'left'
      ? { ...full, x: full.x + part, w: full.w - part }
      : side === 'right'
        ? { ...full, w: full.w - part }
        : side === 'top'
          ? { ...full, y: full.y + part, h: full.h - part }
          : { ...full, h: full.h - part };
  return { words, rest };
}

export const padded = (box: Box, by: number): Box =>
  inset(box, Math.min(by, box.w / 4), Math.min(by, box.h / 4));

/** Where a framed picture stands: in squares it may reach below the logo, which has a plate of its own. */
export const frameRoom = ({ kit }: SceneKit, rest: Box, pad: number): Box =>
  kit.shape === 'square' ? padded(rest, pad * 1.4) : within(padded(rest, pad), kit.safe);
