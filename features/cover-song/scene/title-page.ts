/** The title of a music video and its credits as pages: laid out and drawn by what draws designs, in letters that suit the music. */

import type { FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import type { FaceSource } from '#engine/lettering/faces/face.ts';
import type { Canvas2D, Size, Still } from '#engine/motion/canvas.ts';
import { easeInOut, span } from '#engine/motion/easing.ts';
import { type MotionKind, type Page, pageSchema } from '#engine/page/document/document.ts';
import { FORMATS } from '#engine/page/document/formats.ts';
import type { Fill } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { DesignCanvas } from '#engine/page/draw/paint-canvas.ts';
import { drawMoving } from '#engine/page/motion/draw-moving.ts';
import { Kit } from '#engine/page/templates/kit.ts';
import type { Words } from '#engine/page/templates/words.ts';
import type { SongGenre } from '../enums.ts';

export interface Titles {
  title: string;
  artist: string;
  /** Empty where nobody is named. */
  performer: string;
  genre: SongGenre;
  /** Seconds of the whole film. */
  duration: number;
}

export interface TitleLetters {
  faces: FaceSource;
  /** By its code, as 'emoji:1f600'. */
  emoji(ref: string): Still | undefined;
}

interface Manner {
  heading: FaceFamilyName;
  body: FaceFamilyName;
  weight: number;
  casing: 'as-is' | 'upper';
  /** Between letters, in shares of their size. */
  spacing: number;
  accent: string;
  motion: MotionKind;
}

const MANNERS: Record<SongGenre, Manner> = {
  pop: {
    heading: 'poppins',
    body: 'poppins',
    weight: 800,
    casing: 'as-is',
    spacing: -0.02,
    accent: '#ff7ac6',
    motion: 'pop',
  },
  rock: {
    heading: 'anton',
    body: 'oswald',
    weight: 400,
    casing: 'upper',
    spacing: 0.01,
    accent: '#ff5a3c',
    motion: 'slide',
  },
  country: {
    heading: 'dmserif',
    body: 'lora',
    weight: 400,
    casing: 'as-is',
    spacing: 0,
    accent: '#f2b45a',
    motion: 'rise',
  },
  hip_hop: {
    heading: 'archivo',
    body: 'oswald',
    weight: 400,
    casing: 'upper',
    spacing: -0.01,
    accent: '#ffd23f',
    motion: 'slide',
  },
  electronic: {
    heading: 'grotesk',
    body: 'grotesk',
    weight: 700,
    casing: 'as-is',
    spacing: -0.02,
    accent: '#4fe3ff',
    motion: 'rise',
  },
  ballad: {
    heading: 'cormorant',
    body: 'lora',
    weight: 600,
    casing: 'as-is',
    spacing: 0,
    accent: '#f6d8a8',
    motion: 'fade',
  },
};

/** Seconds: when the title comes and goes, and how long the credits stand at the end. */
const FROM = 0.6;
const UNTIL = 4.4;
const CREDITS = 4;
const LEAVES = 0.7;
/** Of the shorter side: pages are laid out in one size and drawn in any. */
const SHORT_SIDE = 1080;
const SHADE = '#06040e';
/** Of the page's width. */
const MARGIN = 0.08;
/** How dark the ground of letters is: white letters are read over a white shirt, too. And over how much it fades, in units. */
const DARK = 'b4';
const FADE = 9;
/** Letters of a title that needs one line only. */
const ONE_LINE = 14;

const shade = (angle: number, ...stops: (readonly [alpha: string, at: number])[]): Fill => ({
  type: 'linear',
  angle,
  stops: stops.map(([alpha, at]) => ({ at, color: SHADE + alpha })),
});

export const creditsOf = ({ performer }: Pick<Titles, 'performer'>): string =>
  [performer && `Performed by ${performer}`, 'AI-made with Atelier'].filter(Boolean).join(' · ');

/** Every word on them: what letters are read for. */
export const wordsOfTitles = (titles: Titles): string =>
  [titles.title, `by ${titles.artist}`, creditsOf(titles)].join(' ');

const themeOf = ({ genre }: Titles): Theme => {
  const { heading, body, accent } = MANNERS[genre];
  return {
    colors: { primary: accent, secondary: accent, accent, ink: '#ffffff', paper: SHADE },
    faces: { heading, body, accent: heading },
  };
};

export interface TitlePage {
  page: Page;
  theme: Theme;
}

/** `bottom`: share of the height at which it ends. */
export function titlePage(titles: Titles, words: Words, { width, height }: Size, bottom: number): TitlePage {
  const scale = SHORT_SIDE / Math.min(width, height);
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const manner = MANNERS[titles.genre];
  const format = { ...FORMATS['instagram-story'], width: w, height: h, bleed: 0 };
  const kit = new Kit({ format, words, photos: [], logo: null });
  const { u } = kit;
  const left = w * MARGIN;
  const wide = kit.isWide ? w * 0.46 : w - 2 * left;
  const end = bottom * h;
  const small = kit.has('subline') ? u * 9 : u * 2;
  const isShort = [...titles.title].length <= ONE_LINE;
  const headline = u * (isShort ? 11.5 : 21);
  const top = end - small - headline;
  const faded = FADE * u;
  // Beside the performer where there is room, else below the face.
  if (kit.isWide)
    kit.ground(
      { x: 0, y: 0, w: wide + left + 2 * faded, h },
      shade(0, [DARK, 0], [DARK, (wide + left) / (wide + left + 2 * faded)], ['00', 1]),
    );
  else {
    const tall = h - top + faded;
    kit.ground({ x: 0, y: top - faded, w, h: tall }, shade(90, ['00', 0], [DARK, faded / tall], [DARK, 1]));
  }
  kit.text(
    'headline',
    { x: left, y: top, w: wide, h: headline },
    {
      fill: '#ffffff',
      weight: manner.weight,
      casing: manner.casing,
      spacing: manner.spacing,
      valign: 'bottom',
      lines: isShort ? 1 : 2,
      max: u * 11,
    },
  );
  kit.draw('rect', { x: left, y: top + headline + u * 1.2, w: u * 7, h: u * 0.7 }, '@accent');
  kit.text(
    'subline',
    { x: left, y: end - small + u * 3.4, w: wide, h: small - u * 3.4 },
    { fill: '#ffffff', max: u * 3.4, lines: 2, valign: 'top' },
  );
  const page = pageSchema.parse({
    width: w,
    height: h,
    background: `${SHADE}00`,
    motion: { kind: manner.motion, seconds: UNTIL },
    layers: kit.layers,
  });
  return { page, theme: themeOf(titles) };
}

/** Laid out once for a film that asks for it in every frame. */
const known = new WeakMap<Titles, Map<string, TitlePage>>();

function knownPage(titles: Titles, words: Words, size: Size, bottom: number): TitlePage {
  const pages = known.get(titles) ?? new Map<string, TitlePage>();
  known.set(titles, pages);
  const key = [words.subline, size.width, size.height, bottom].join();
  const page = pages.get(key) ?? titlePage(titles, words, size, bottom);
  pages.set(key, page);
  return page;
}

/** The title at the beginning, who made it at the end; nothing between. */
export function drawTitles(
  canvas: Canvas2D,
  size: Size,
  seconds: number,
  titles: Titles,
  letters: TitleLetters,
  bottom: number,
): void {
  const { title, artist, duration } = titles;
  const until = Math.min(UNTIL, duration / 3);
  const credits = duration - CREDITS;
  const show = (subline: string, since: number, strength: number) => {
    if (strength <= 0) return;
    const { page, theme } = knownPage(titles, { headline: title, subline }, size, bottom);
    canvas.save();
    canvas.globalAlpha = strength;
    drawMoving(canvas as unknown as DesignCanvas, { theme }, page, resourcesOf(letters), {
      scale: size.width / page.width,
      time: since,
    });
    canvas.restore();
  };
  const comes = (from: number) => easeInOut(span(seconds, from, from + LEAVES));
  show(artist && `by ${artist}`, seconds - FROM, comes(FROM) * (1 - comes(until - LEAVES)));
  show(creditsOf(titles), seconds - credits, comes(credits));
}

const resourcesOf = ({ faces, emoji }: TitleLetters) => ({
  faces,
  picture: emoji,
  image: (ref: string) => emoji(ref)?.image,
  icon: () => undefined,
});
