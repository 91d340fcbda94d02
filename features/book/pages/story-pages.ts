/** Lays out the pages of a story: its cover and title, pictures with words beside or on them, and its end. */

import { frameOf, PICTURE_SHARE } from './frames.ts';
import { folio, folioOnPicture, type Layer, type LayerInput, LEADING, picture, words } from './page-parts.ts';
import { linesOf } from './text-room.ts';

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
      ...(page.layout === 'above'
        ? folioOnPicture(look, number)
        : folio(look, number, isNight ? '@on-deep/70' : '@muted')),
    ],
  };
};

/** Long soft waves across the page, in a square of 100. */
const EDGE_BELOW = 'M0 40 C12 20 22 58 36 42 C50 26 60 56 74 42 C86 30 92 50 100 38 L100 100 L0 100 Z';
const EDGE_ABOVE = 'M0 60 C12 80 22 42 36 58 C50 74 60 44 74 58 C86 70 92 50 100 62 L100 0 L0 0 Z';

/** Words on the picture, where no face is. */
const full: Layer = (page, look, { number, heads = [] }) => {
  const { width, height, margin } = look;
  if (!page.text)
    return { background: '@paper', layers: [...picture(page, look), ...folioOnPicture(look, number)] };
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
  const y = isTop ? margin * 0.75 : height - margin * 0.85 - h;
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
      ...folioOnPicture(look, number),
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

export const story: Layer = (page, look, facts, isNight) =>
  page.layout === 'words' || !page.pictureUrl
    ? wordsOnly(page, look, facts, isNight)
    : page.layout === 'full'
      ? full(page, look, facts, isNight)
      : beside(page, look, facts, isNight);

export const title: Layer = (page, look, { author }) => {
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
        y: height * 0.06,
        w: width - 2.6 * margin,
        h: height * 0.22,
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

export const end: Layer = (page, look) => {
  const { width, height, margin } = look;
  const frame = frameOf(page, look);
  const below = page.pictureUrl ? frame.y + frame.h + margin * 0.4 : height * 0.4;
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
        y: below,
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
              { x: margin * 1.5, y: below + height * 0.15, w: width - 3 * margin, h: height * 0.08 },
              '@muted',
            ),
          ]
        : []),
    ],
  };
};

export const cover: Layer = (page, look, { author, heads = [] }) => {
  const { width, height, margin, bleed } = look;
  const highest = Math.min(1, ...heads.map((one) => one.y - one.radius * 1.3));
  const high = Math.max(height * 0.13, Math.min(height * 0.3, highest * height - margin * 1.1));
  /** Under the title, where nobody stands. */
  const byline = author ? margin * 0.7 : 0;
  const top = Math.min(margin, Math.max(margin * 0.5, highest * height - high - margin * 0.2));
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
        y: top,
        w: width - 2 * margin,
        h: high - byline,
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
              y: top + high - byline,
              w: width - 2 * margin,
              h: byline,
              size: margin * 0.36,
              weight: 600,
              face: '@body' as const,
              fill: '#ffffff',
              align: 'center' as const,
              valign: 'middle' as const,
              shadow: { x: 0, y: 4, blur: 18, color: '#00000099' },
            },
          ]
        : []),
    ],
  };
};
