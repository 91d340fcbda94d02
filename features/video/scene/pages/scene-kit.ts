/** What the layouts of scenes draw with: a page's rooms and slots, and what is known of the film and its picture. */

import { contrast } from '#engine/lettering/color/color.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import { type Box, inset } from '#engine/page/templates/boxes.ts';
import type { Kit } from '#engine/page/templates/kit.ts';
import { fallback, type WordLook } from '#engine/page/templates/layouts/photo-layouts.ts';
import type { Slot } from '#engine/page/templates/layouts/stack.ts';
import type { Manner } from './film-theme.ts';

export interface SceneKit {
  kit: Kit;
  manner: Manner;
  theme: Theme;
  /** Width by height of the picture; undefined where there is none. */
  ratio: number | undefined;
  /** Where on the picture its subject leaves room for words. */
  calm: 'top' | 'bottom' | 'left' | 'right';
  /** Which of the ways a layout has, so that two scenes with the same layout are not twins. */
  turn: number;
}

export const READABLE = 4.5;
/** Of small words in the accent, which may lie on an ornament. */
const WELL = 5.6;
/** Of the page, by its shape: what words on a picture take, which its subject must leave free. */
export const WORDS_SHARE = { wide: 0.56, other: 0.46 };
/** What a shade over a picture comes to. */
export const SHADE = '#0d1016';

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
export const onDark = ({ theme: { colors }, manner }: SceneKit): WordLook =>
  withManner(
    {
      headline: '#ffffff',
      quiet: '#ffffff',
      accent: contrast(colors.accent, SHADE) >= READABLE ? '@accent' : '#ffffff',
      button: ['@accent', '@on-accent'],
      corner: manner.corner,
    },
    manner,
  );

/** Words on a block in one of the film's colours. */
export const onBlock = ({ manner }: SceneKit, color: 'primary' | 'accent'): WordLook =>
  withManner(
    {
      headline: `@on-${color}`,
      quiet: `@on-${color}`,
      accent: `@on-${color}`,
      button: [`@on-${color}`, `@${color}`],
      corner: manner.corner,
    },
    manner,
  );

/** Of small words: a film is read on a phone, and only for a moment. */
const LARGER = 1.4;
/** A sentence that is a paragraph is set as one. */
const MANY_LETTERS = 110;
const MANY_LINES = 6;
/** Letters of a subline that needs one line only. */
const ONE_LINE = 26;
const SMALL: ReadonlySet<string> = new Set(['subline', 'website', 'date', 'place']);

export const slotsOf = ({ kit, manner }: SceneKit, look: WordLook, max = manner.max): Slot[] =>
  fallback(kit, look, max).map((slot) => {
    if (slot.role === 'headline') {
      const isLong = kit.words('headline').length > MANY_LETTERS;
      return { ...slot, spacing: manner.spacing, ...(isLong && { lines: MANY_LINES }) };
    }
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
