/** New layers as they appear in the middle of a page, sized by it. */

import { t } from '#common/texts.ts';
import type { Page } from '#engine/page/document/document.ts';
import {
  BRAND_LOGO,
  type Layer,
  type LayerInput,
  layerSchema,
  type ShapeKind,
} from '#engine/page/document/layers.ts';
import { newId } from './layer-edits.ts';

/** What a factory gives: everything but its place in the page. */
type Draft = LayerInput extends infer One
  ? One extends { type: string }
    ? Omit<One, 'id' | 'x' | 'y' | 'w' | 'h'> & { w: number; h: number }
    : never
  : never;

/** `among`: layers that are there already; a new one never lies exactly on another. */
export function placed(draft: Draft, page: Page): Layer {
  let [x, y] = [(page.width - draft.w) / 2, (page.height - draft.h) / 2];
  const step = unit(page) * 0.03;
  while (page.layers.some((one) => Math.abs(one.x - x) < 1 && Math.abs(one.y - y) < 1)) {
    x += step;
    y += step;
  }
  return layerSchema.parse({ ...draft, id: newId(), x, y });
}

const unit = ({ width, height }: Page): number => Math.min(width, height);

export type TextKind = 'heading' | 'subheading' | 'body';

export function textDraft(kind: TextKind, page: Page): Draft {
  const side = unit(page);
  const [text, size, face, weight] = {
    heading: [t('Add a heading'), side * 0.1, '@heading', 700] as const,
    subheading: [t('Add a subheading'), side * 0.055, '@body', 600] as const,
    body: [t('Add a little more text'), side * 0.035, '@body', 400] as const,
  }[kind];
  return {
    type: 'text',
    text,
    size,
    face,
    weight,
    align: 'center',
    role: kind === 'heading' ? 'headline' : kind === 'subheading' ? 'subline' : 'body',
    w: page.width * 0.8,
    h: size * 1.5,
  };
}

export const shapeDraft = (shape: ShapeKind, page: Page): Draft => {
  const side = unit(page) * 0.3;
  const isWide = shape === 'ribbon' || shape === 'wave' || shape === 'ticket';
  return { type: 'shape', shape, w: isWide ? side * 1.6 : side, h: isWide ? side * 0.6 : side };
};

export const lineDraft = (page: Page, end: 'none' | 'arrow' = 'none'): Draft => {
  const width = Math.max(2, unit(page) * 0.006);
  return { type: 'line', width, end, w: unit(page) * 0.4, h: width * 4 };
};

export const iconDraft = (icon: string, page: Page): Draft => ({
  type: 'icon',
  icon,
  color: '@primary',
  role: 'icon',
  w: unit(page) * 0.2,
  h: unit(page) * 0.2,
});

export const qrDraft = (page: Page): Draft => ({
  type: 'qr',
  text: 'https://',
  role: 'qr',
  w: unit(page) * 0.3,
  h: unit(page) * 0.3,
});

export const chartDraft = (page: Page): Draft => ({
  type: 'chart',
  chart: 'bar',
  series: [t('Sales')],
  rows: [
    { label: t('Mon'), values: [12] },
    { label: t('Tue'), values: [19] },
    { label: t('Wed'), values: [15] },
    { label: t('Thu'), values: [24] },
  ],
  size: unit(page) * 0.03,
  role: 'chart',
  w: unit(page) * 0.6,
  h: unit(page) * 0.45,
});

export const listDraft = (page: Page): Draft => ({
  type: 'list',
  rows: [
    { name: 'Espresso', value: '2.50' },
    { name: 'Cappuccino', value: '3.20' },
    { name: 'Croissant', value: '2.60' },
  ],
  size: unit(page) * 0.05,
  role: 'list',
  rule: '@ink/20',
  w: page.width * 0.7,
  h: unit(page) * 0.4,
});

export interface PictureSource {
  src: string;
  alt: string;
  /** Width over height; a square where nobody knows. */
  ratio?: number | undefined;
}

/** A third of the page's width, and never more than a third of its height. */
const logoSize = (ratio: number, { width, height }: Page): [w: number, h: number] => {
  const w = Math.min(width * 0.32, height * 0.34 * ratio);
  return [w, w / ratio];
};

/** The place that a template keeps for a logo, as long as nothing is in it. `brandLogo`: what stands in for the brand's. */
export const emptyLogoSlot = ({ layers }: Page, brandLogo: string | null): Layer | undefined =>
  layers.find(
    (one) => one.type === 'logo' && (one.src === null || (one.src === BRAND_LOGO && brandLogo === null)),
  );

export function pictureDraft(
  { src, alt, ratio = 1 }: PictureSource,
  page: Page,
  type: 'picture' | 'logo' | 'character' = 'picture',
): Draft {
  const side = unit(page) * 0.5;
  const [w, h] =
    type === 'logo'
      ? logoSize(ratio, page)
      : ratio >= 1
        ? [side, side / ratio]
        : ([side * ratio, side] as const);
  return {
    type,
    src,
    alt: alt.slice(0, 300),
    fit: type === 'picture' ? 'cover' : 'contain',
    role: type === 'picture' ? 'photo' : type,
    w,
    h,
  };
}
