/** What pages of books are laid out with: pictures, running words, page numbers, and how much room words take. */

import type { z } from 'zod';
import type { pageSchema } from '#engine/page/document/document.ts';
import type { BookPage } from '../contract.ts';
import { frameOf } from './frames.ts';
import { plainText } from './markdown.ts';
import type { BookLook } from './page-look.ts';

export type LayerInput = z.input<typeof pageSchema>['layers'][number];

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

export const LEADING = 1.36;

export type Laid = { layers: LayerInput[]; background: string };
export type Layer = (page: BookPage, look: BookLook, facts: PageFacts, isNight: boolean) => Laid;

const pictureAlt = (page: BookPage): string => plainText(page.text || page.title).slice(0, 280);

export const picture = (page: BookPage, look: BookLook, over: object = {}): LayerInput[] =>
  page.pictureUrl
    ? [
        {
          id: 'picture',
          type: 'picture',
          role: 'photo',
          src: page.pictureUrl,
          alt: pictureAlt(page),
          ...frameOf(page, look),
          ...over,
        } as LayerInput,
      ]
    : [];

export const folio = (
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

/** On a picture a number needs a ground of its own. */
export const folioOnPicture = (look: BookLook, number: number | undefined): LayerInput[] => {
  const { width, height, margin, size } = look;
  const wide = Math.min(48, size * 0.5) * 2.6;
  return number === undefined
    ? []
    : [
        {
          id: 'folio-plate',
          type: 'shape',
          role: 'decor',
          shape: 'rect',
          corner: margin * 0.225,
          x: (width - wide) / 2,
          y: height - margin * 0.72,
          w: wide,
          h: margin * 0.45,
          fill: '@paper/85',
        },
        ...folio(look, number, '@ink'),
      ];
};

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

export function words(
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
