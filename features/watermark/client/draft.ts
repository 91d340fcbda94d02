/** The watermark that is being made: what the form edits and every preview shows. */

import { t } from '#common/texts.ts';
import type { Mark } from '../calls/batch-calls.ts';
import {
  DEFAULT_STYLE,
  type MarkFont,
  type Position,
  type Watermark,
  type WatermarkTemplate,
  type WatermarkType,
} from '../contract.ts';

export interface Draft extends Mark {
  name: string;
  templateId: string | null;
  /** The kept watermark that is being changed, if any. */
  editing: string | null;
}

export const BLANK: Draft = {
  name: '',
  content: '',
  style: DEFAULT_STYLE,
  customizations: { type: 'text' },
  templateId: null,
  editing: null,
};

export const fromTemplate = ({ id, name, content, style, type }: WatermarkTemplate): Draft => ({
  name,
  content,
  style,
  customizations: { type },
  templateId: id,
  editing: null,
});

export const fromSaved = ({ id, name, content, style, customizations, templateId }: Watermark): Draft => ({
  name,
  content,
  style,
  customizations,
  templateId,
  editing: id,
});

export const TYPE_NAMES: Record<WatermarkType, string> = {
  text: t('Text'),
  logo: t('Logo'),
  image: t('Image'),
};

export const POSITION_NAMES: Record<Position, string> = {
  'top-left': t('Top left'),
  'top-right': t('Top right'),
  'bottom-left': t('Bottom left'),
  'bottom-right': t('Bottom right'),
  center: t('Center'),
};

/** The free face first, so that the preview measures what the finished file measures. */
export const FONT_STACKS: Record<MarkFont, string> = {
  Arial: 'Arimo, "Liberation Sans", Arial, sans-serif',
  Helvetica: 'Arimo, "Liberation Sans", Helvetica, Arial, sans-serif',
  Georgia: 'Gelasio, Georgia, serif',
  'Times New Roman': 'Tinos, "Liberation Serif", "Times New Roman", serif',
  Verdana: '"DejaVu Sans", Verdana, sans-serif',
};

/** A drawing or an own picture as something an <img> can show; inside one nothing can run. */
export const markSource = (content: string): string =>
  content.startsWith('<') ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}` : content;
