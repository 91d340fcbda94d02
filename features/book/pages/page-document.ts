/** Lays a page of a book out: its picture and words become layers of the page engine. */

import type { z } from 'zod';
import { type Page, pageSchema } from '#engine/page/document/document.ts';
import type { BookPage } from '../contract.ts';
import { frameOf, PICTURE_SHARE, panelFrames } from './frames.ts';
import { flowed, plainText } from './markdown.ts';
import type { BookLook } from './page-look.ts';

type LayerInput = z.input<typeof pageSchema>['layers'][number];

/** A head in shares of the picture: words never lie on it. */
export interface SeenHead {
  x: number;
  y: number;
  radius: number;
}

export interface PageFacts {
  /** As printed; absent: none. */
  number?: number | undefined;
  heads?: readonly SeenHead[] | undefined;
  author?: string | undefined;
  /** Titles and page numbers, for the contents. */
  entries?: readonly { title: string; number: number }[] | undefined;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const LEADING = 1.36;

/** Lines that a text takes in a width, about: letters are half as wide as high, or as wide. */
export function linesOf(text: string, width: number, size: number): number {
  return text.split('\n').reduce((sum, row) => {
    let em = 0;
    for (const letter of row) em += CJK.test(letter) ? 1 : 0.5;
    return sum + Math.max(1, Math.ceil((em * size * 1.04) / width));
  }, 0);
}

export function pageOf(page: BookPage, look: BookLook, facts: PageFacts): Page {
  const isNight = /\bat night\b/u.test(page.picture?.place ?? '');
  const { layers, background } = LAYERS[page.kind](page, look, facts, isNight);
  const { width, height, bleed } = look;
  return pageSchema.parse({ width, height, bleed, background, layers });
}

type Laid = { layers: LayerInput[]; background: string };
type Layer = (page: BookPage, look: BookLook, facts: PageFacts, isNight: boolean) => Laid;

const altOf = (page: BookPage): string => plainText(page.text || page.title).slice(0, 280);

const picture = (page: BookPage, look: BookLook, over: object = {}): LayerInput[] =>
  page.pictureUrl
    ? [
        {
          id: 'picture',
          type: 'picture',
          role: 'photo',
          src: page.pictureUrl,
          alt: altOf(page),
          ...frameOf(page, look),
          ...over,
        } as LayerInput,
      ]
    : [];

const folio = (
  { width, height, margin, size }: BookLook,
  number: number | undefined,
  fill: string,
): LayerInput[] =>
  number === undefined
    ? []
    : [
        {
          id: 'folio',
          type: 'text',
          role: 'decor',
          text: String(number),
          x: width / 2 - 150,
          y: height - margin * 0.72,
          w: 300,
          h: margin * 0.45,
          size: Math.min(48, size * 0.5),
          align: 'center',
          valign: 'middle',
          face: '@body',
          fill,
        },
      ];

/** Words in capitals are sounds: SPLASH! They are seen as they are heard. */
const soundSpans = (text: string, color: string) =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})[!.]?/gu)].slice(0, 20).map((one) => ({
    from: one.index,
    to: one.index + one[0].length,
    face: '@heading' as const,
    weight: 700,
    scale: 1.2,
    color,
  }));

function words(
  look: BookLook,
  text: string,
  box: { x: number; y: number; w: number; h: number },
  fill: string,
  accent = '@primary',
): LayerInput {
  return {
    id: 'words',
    type: 'text',
    role: 'body',
    text,
    ...box,
    size: look.size,
    weight: 500,
    face: '@body',
    fill,
    align: 'center',
    valign: 'middle',
    lineHeight: LEADING,
    fit: 'shrink',
    spans: soundSpans(text, accent),
  };
}

/** Picture and words side by side, with a hand-drawn edge between them. */
const beside: Layer = (page, look, { number }, isNight) => {
  const { width, height, margin, bleed } = look;
  const background = isNight ? '@deep' : page.layout === 'above' ? '@soft' : '@paper';
  const ink = isNight ? '@on-deep' : '@ink';
  const edge = Math.round(height * 0.035);
  const line =
    page.layout === 'above' ? Math.round(height * (1 - PICTURE_SHARE)) : Math.round(height * PICTURE_SHARE);
  const room = Math.round(height * (1 - PICTURE_SHARE));
  const box = { x: margin, w: width - 2 * margin, h: room - margin * 1.05 - edge };
  const y = page.layout === 'above' ? margin * 0.7 : line + edge * 0.8;
  const wave: LayerInput = {
    id: 'edge',
    type: 'shape',
    role: 'decor',
    shape: 'path',
    x: -bleed,
    y: line - edge,
    w: width + 2 * bleed,
    h: edge * 2,
    fill: background,
    d: page.layout === 'above' ? EDGE_ABOVE : EDGE_BELOW,
  };
  return {
    background,
    layers: [
      ...picture(page, look),
      wave,
      words(look, page.text, { ...box, y }, ink, isNight ? '@secondary' : '@primary'),
      ...(page.layout === 'above' ? [] : folio(look, number, isNight ? '@on-deep/70' : '@muted')),
    ],
  };
};

/** Long soft waves across the page, in a square of 100. */
const EDGE_BELOW = 'M0 40 C12 20 22 58 36 42 C50 26 60 56 74 42 C86 30 92 50 100 38 L100 100 L0 100 Z';
const EDGE_ABOVE = 'M0 60 C12 80 22 42 36 58 C50 74 60 44 74 58 C86 70 92 50 100 62 L100 0 L0 0 Z';

/** Words on the picture, where no face is. */
const full: Layer = (page, look, { number, heads = [] }) => {
  const { width, height, margin } = look;
  if (!page.text) return { background: '@paper', layers: picture(page, look) };
  const wide = width - 2 * margin;
  const pad = look.size * 0.6;
  const inner = wide - 2 * pad;
  const high = linesOf(page.text, inner, look.size) * look.size * LEADING + 2 * pad;
  const share = (high + margin * 0.8) / height;
  const highest = Math.min(1, ...heads.map((one) => one.y - one.radius * 1.25));
  const lowest = Math.max(0, ...heads.map((one) => one.y + one.radius));
  // Above the heads where there is room, else over the feet; whichever leaves the faces more air.
  const isTop = highest - share >= 0 || highest - share > 1 - lowest - share;
  const most = (isTop ? Math.max(0.16, highest) : Math.max(0.16, 1 - lowest)) * height - margin * 0.8;
  const h = Math.min(high, most);
  const y = isTop ? margin * 0.75 : height - margin * 0.75 - h;
  return {
    background: '@paper',
    layers: [
      ...picture(page, look),
      {
        id: 'plate',
        type: 'shape',
        role: 'decor',
        shape: 'rect',
        corner: look.size * 0.55,
        x: margin,
        y,
        w: wide,
        h,
        fill: '@paper/92',
        shadow: { x: 0, y: 10, blur: 40, color: '#00000033' },
      },
      words(look, page.text, { x: margin + pad, y: y + pad * 0.5, w: inner, h: h - pad }, '@ink'),
      ...(isTop ? folio(look, undefined, '@paper') : []),
      ...(number === undefined ? [] : []),
    ],
  };
};

/** A page without a picture: few words stand large in its middle, many flow. */
const wordsOnly: Layer = (page, look, { number }) => {
  const { width, height, margin } = look;
  return {
    background: '@soft',
    layers: [
      words(
        { ...look, size: look.size * 1.1 },
        page.text,
        { x: margin * 1.4, y: margin * 1.2, w: width - 2.8 * margin, h: height - 2.9 * margin },
        '@ink',
      ),
      ...folio(look, number, '@muted'),
    ],
  };
};

const story: Layer = (page, look, facts, isNight) =>
  page.layout === 'words' || !page.pictureUrl
    ? wordsOnly(page, look, facts, isNight)
    : page.layout === 'full'
      ? full(page, look, facts, isNight)
      : beside(page, look, facts, isNight);

const title: Layer = (page, look, { author }) => {
  const { width, height, margin, size } = look;
  return {
    background: '@soft',
    layers: [
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin * 1.3,
        y: height * 0.08,
        w: width - 2.6 * margin,
        h: height * 0.24,
        size: height * 0.085,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        align: 'center',
        valign: 'middle',
        lineHeight: 1.12,
      },
      ...picture(page, look, { mask: 'ellipse', border: { color: '@secondary', width: 22 } }),
      ...(author
        ? [
            {
              id: 'author',
              type: 'text' as const,
              role: 'author' as const,
              text: author,
              x: margin,
              y: height * 0.935 - size * 0.6,
              w: width - 2 * margin,
              h: size * 1.5,
              size: Math.min(size * 0.8, 80),
              align: 'center' as const,
              valign: 'middle' as const,
              face: '@body' as const,
              fill: '@muted',
            },
          ]
        : []),
    ],
  };
};

const end: Layer = (page, look) => {
  const { width, height, margin } = look;
  return {
    background: '@soft',
    layers: [
      ...picture(page, look, { mask: 'ellipse', border: { color: '@secondary', width: 22 } }),
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: height * 0.74,
        w: width - 2 * margin,
        h: height * 0.15,
        size: height * 0.09,
        weight: 600,
        face: '@heading',
        fill: '@primary',
        align: 'center',
        valign: 'middle',
      },
      ...(page.text
        ? [
            words(
              { ...look, size: look.size * 0.7 },
              page.text,
              { x: margin * 1.5, y: height * 0.87, w: width - 3 * margin, h: height * 0.08 },
              '@muted',
            ),
          ]
        : []),
    ],
  };
};

const cover: Layer = (page, look, { author }) => {
  const { width, height, margin, bleed } = look;
  return {
    background: '@deep',
    layers: [
      ...picture(page, look),
      {
        id: 'shade',
        type: 'shape',
        role: 'decor',
        shape: 'rect',
        x: -bleed,
        y: -bleed,
        w: width + 2 * bleed,
        h: height * 0.42,
        fill: {
          type: 'linear',
          angle: 90,
          stops: [
            { at: 0, color: '@deep/80' },
            { at: 1, color: '@deep/0' },
          ],
        },
      },
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: margin,
        w: width - 2 * margin,
        h: height * 0.3,
        size: height * 0.13,
        weight: 700,
        face: '@heading',
        fill: '#ffffff',
        align: 'center',
        valign: 'middle',
        lineHeight: 1.06,
        shadow: { x: 0, y: 8, blur: 30, color: '#00000088' },
      },
      ...(author
        ? [
            {
              id: 'author',
              type: 'text' as const,
              role: 'author' as const,
              text: author,
              x: margin,
              y: height - margin * 1.7,
              w: width - 2 * margin,
              h: margin,
              size: margin * 0.42,
              weight: 600,
              face: '@body' as const,
              fill: '#ffffff',
              align: 'center' as const,
              valign: 'middle' as const,
              plate: { color: '@deep/80', pad: 0.5, corner: 0.6 },
            },
          ]
        : []),
    ],
  };
};

const comic: Layer = (page, look, { number }) => {
  const panels = page.panels ?? [];
  const { size } = look;
  return {
    background: '@paper',
    layers: [
      ...panelFrames(panels.length, look).flatMap((frame, i): LayerInput[] => {
        const panel = panels[i]!;
        const caption = panel.caption;
        const em = Math.min(size * 0.62, frame.h * 0.07);
        const pad = em * 0.5;
        const wide = frame.w - 2 * pad;
        const lines = linesOf(caption, wide - 2 * pad, em);
        const high = lines * em * 1.3 + pad * 1.4;
        const y = frame.y + frame.h - high - pad;
        return [
          {
            id: `panel-${i}`,
            type: 'picture',
            role: 'photo',
            src: panel.pictureUrl,
            alt: [caption, ...panel.lines.map((one) => one.text)].join(' ').slice(0, 280),
            ...frame,
            border: { color: '@ink', width: 9 },
          } as LayerInput,
          ...(caption
            ? ([
                {
                  id: `plate-${i}`,
                  type: 'shape',
                  role: 'decor',
                  shape: 'rect',
                  x: frame.x + pad,
                  y,
                  w: wide,
                  h: high,
                  fill: '#fff3c4',
                  stroke: { color: '@ink', width: 5 },
                },
                {
                  id: `caption-${i}`,
                  type: 'text',
                  role: 'body',
                  text: caption,
                  x: frame.x + 2 * pad,
                  y: y + pad * 0.3,
                  w: wide - 2 * pad,
                  h: high - pad * 0.6,
                  size: em,
                  weight: 500,
                  face: 'arimo',
                  fill: '#1b1b22',
                  align: 'left',
                  valign: 'middle',
                  lineHeight: 1.25,
                },
              ] as LayerInput[])
            : []),
        ];
      }),
      ...folio(look, number, '@muted'),
    ],
  };
};

const recipe: Layer = (page, look, { number }) => {
  const { width, height, margin, size } = look;
  const { facts: about, ingredients, steps } = page.recipe ?? { facts: '', ingredients: [], steps: [] };
  const frame = frameOf(page, look);
  const top = page.pictureUrl ? frame.y + frame.h : margin * 0.6;
  const em = Math.min(size, 66);
  const left = (width - 2 * margin) * 0.34;
  const titleHigh = height * 0.085;
  const body = top + titleHigh + em * 2.6;
  const room = height - body - margin * 0.95;
  return {
    background: '@paper',
    layers: [
      ...picture(page, look),
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: top + margin * 0.25,
        w: width - 2 * margin,
        h: titleHigh,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
        lineHeight: 1.1,
      },
      {
        id: 'facts',
        type: 'text',
        role: 'subline',
        text: about,
        x: margin,
        y: top + titleHigh + margin * 0.22,
        w: width - 2 * margin,
        h: em * 1.5,
        size: em * 0.8,
        face: '@body',
        fill: '@muted',
        valign: 'middle',
      },
      {
        id: 'plate',
        type: 'shape',
        role: 'decor',
        shape: 'rect',
        corner: 40,
        x: margin,
        y: body,
        w: left,
        h: room,
        fill: '@soft',
      },
      {
        id: 'ingredients',
        type: 'text',
        role: 'list',
        text: ingredients.map((one) => `• ${one}`).join('\n'),
        x: margin + em * 0.6,
        y: body + em * 0.6,
        w: left - em * 1.2,
        h: room - em * 1.2,
        size: em * 0.86,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.4,
      },
      {
        id: 'steps',
        type: 'text',
        role: 'body',
        text: steps.map((one, i) => `${i + 1}.  ${one}`).join('\n'),
        spans: numbersOf(steps),
        x: margin + left + em,
        y: body + em * 0.3,
        w: width - 2 * margin - left - em,
        h: room - em * 0.3,
        size: em * 0.9,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.42,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

function numbersOf(steps: readonly string[]) {
  let at = 0;
  return steps.map((one, i) => {
    const from = at;
    const number = `${i + 1}.`;
    at += number.length + 2 + one.length + 1;
    return { from, to: from + number.length, weight: 700, color: '@primary' };
  });
}

const chapter: Layer = (page, look, { number }) => {
  const { width, height, margin } = look;
  const frame = frameOf(page, look);
  const top = page.pictureUrl ? frame.y + frame.h : height * 0.1;
  const { text, spans } = flowed(page.text);
  const body = top + height * 0.13;
  return {
    background: '@paper',
    layers: [
      ...picture(page, look),
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: top + margin * 0.3,
        w: width - 2 * margin,
        h: height * 0.1,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
        lineHeight: 1.1,
      },
      {
        id: 'words',
        type: 'text',
        role: 'body',
        text,
        spans,
        x: margin,
        y: body,
        w: width - 2 * margin,
        h: height - body - margin,
        size: look.size,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.5,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

const textPage: Layer = (page, look, { number }) => {
  const { width, height, margin } = look;
  const { text, spans } = flowed(page.text);
  return {
    background: '@paper',
    layers: [
      {
        id: 'words',
        type: 'text',
        role: 'body',
        text,
        spans,
        x: margin,
        y: margin,
        w: width - 2 * margin,
        h: height - 2.1 * margin,
        size: look.size,
        face: '@body',
        fill: '@ink',
        lineHeight: 1.5,
      },
      ...folio(look, number, '@muted'),
    ],
  };
};

const contents: Layer = (page, look, { number, entries = [] }) => {
  const { width, height, margin, size } = look;
  const rows = entries
    .slice(0, 60)
    .map((one) => ({ name: one.title.slice(0, 200) || '·', value: String(one.number) }));
  return {
    background: '@soft',
    layers: [
      {
        id: 'title',
        type: 'text',
        role: 'headline',
        text: page.title,
        x: margin,
        y: margin,
        w: width - 2 * margin,
        h: height * 0.1,
        size: height * 0.055,
        weight: 700,
        face: '@heading',
        fill: '@primary',
        valign: 'middle',
      },
      ...(rows.length > 0
        ? [
            {
              id: 'entries',
              type: 'list' as const,
              role: 'list' as const,
              rows,
              x: margin,
              y: margin + height * 0.13,
              w: width - 2 * margin,
              h: Math.min(height * 0.72, rows.length * size * 2.1),
              size: size * 1.05,
              rule: '@secondary/40',
            },
          ]
        : []),
      ...folio(look, number, '@muted'),
    ],
  };
};

const LAYERS: Record<BookPage['kind'], Layer> = {
  cover,
  title,
  story,
  end,
  comic,
  recipe,
  chapter,
  text: textPage,
  contents,
};
