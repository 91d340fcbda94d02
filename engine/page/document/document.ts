/** A design as plain data: what the editor changes, the server keeps and `drawDesign` draws. */

import { z } from 'zod';
import { CUSTOM_FORMAT, FORMAT_NAMES, FORMATS, formatOf } from './formats.ts';
import { fillSchema, type Layer, layerSchema } from './layers.ts';
import { DEFAULT_THEME, themeSchema } from './theme.ts';

export const DOCUMENT_VERSION = 1;
export const MAX_PAGES = 20;
export const MAX_LAYERS = 500;
export const MAX_LETTERS = 100_000;
/** A poster full of small print; more is a book, and takes long to lay out. */
export const MAX_PAGE_LETTERS = 20_000;
export const MAX_NAME = 120;

const pageSide = z
  .int('A page has whole pixels.')
  .min(16, 'A page is 16 pixels wide and high at least.')
  .max(8000, 'A page is 8,000 pixels wide and high at most.');

/** How what lies on a page comes in when it is a film; `pan` lets large pictures drift. */
export const MOTIONS = ['fade', 'rise', 'slide', 'pop', 'pan'] as const;
export type MotionKind = (typeof MOTIONS)[number];

const motionSchema = z.object({
  kind: z.enum(MOTIONS, { error: 'Choose one of the animations.' }),
  seconds: z
    .number()
    .min(2, 'A page is shown for two seconds at least.')
    .max(15, 'A page is shown for 15 seconds at most.')
    .default(5),
});
export type Motion = z.infer<typeof motionSchema>;

export const pageSchema = z.object({
  width: pageSide,
  height: pageSide,
  background: fillSchema.default('@paper'),
  /** Pixels beyond each edge that are cut off after printing; layers may reach into it. */
  bleed: z.number().min(0).max(300).default(0),
  /** Null: it stands still. */
  motion: motionSchema.nullable().default(null),
  /** From the bottom up. */
  layers: z.array(layerSchema),
});
export type Page = z.infer<typeof pageSchema>;

/** As it was saved: also before a limit was drawn. */
export const savedDocumentSchema = z.object({
  version: z
    .literal(DOCUMENT_VERSION, { error: 'This design was made by another version.' })
    .default(DOCUMENT_VERSION),
  name: z
    .string()
    .trim()
    .min(1, 'Please enter a name.')
    .max(MAX_NAME, `Keep the name within ${MAX_NAME} characters.`),
  format: z.enum([...FORMAT_NAMES, CUSTOM_FORMAT], { error: 'Choose one of the formats.' }),
  /** Pixels to an inch; the size on paper. */
  dpi: z.number().min(36).max(1200).default(96),
  theme: themeSchema.default(DEFAULT_THEME),
  /** The template it began with: other formats are laid out by it. */
  template: z.string().max(64).nullable().default(null),
  pages: z
    .array(pageSchema)
    .min(1, 'A design has a page at least.')
    .max(MAX_PAGES, `A design has ${MAX_PAGES} pages at most.`),
});

const lettersIn = (layer: Layer): number => {
  if (layer.type === 'list')
    return layer.rows.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return 'text' in layer ? layer.text.length : 0;
};

const lettersOn = ({ layers }: Page): number => layers.reduce((sum, one) => sum + lettersIn(one), 0);

export const documentSchema = savedDocumentSchema.superRefine(({ pages }, context) => {
  const refuse = (message: string, ...path: number[]) =>
    context.addIssue({ code: 'custom', path: ['pages', ...path], message });
  if (pages.reduce((sum, { layers }) => sum + layers.length, 0) > MAX_LAYERS)
    refuse(`A design has ${MAX_LAYERS} layers at most.`);
  if (pages.reduce((sum, page) => sum + lettersOn(page), 0) > MAX_LETTERS)
    refuse(`A design has ${MAX_LETTERS.toLocaleString('en')} characters at most.`);
  for (const [i, page] of pages.entries()) {
    if (lettersOn(page) > MAX_PAGE_LETTERS)
      refuse(`A page has ${MAX_PAGE_LETTERS.toLocaleString('en')} characters at most.`, i);
    if (new Set(page.layers.map(({ id }) => id)).size < page.layers.length)
      refuse('Two layers have the same id.', i);
  }
});
export type DesignDocument = z.infer<typeof documentSchema>;
export type DesignInput = z.input<typeof documentSchema>;
export type DesignFormat = DesignDocument['format'];

export const layersOf = ({ pages }: Pick<DesignDocument, 'pages'>): Layer[] =>
  pages.flatMap((page) => page.layers);

/** An empty page in a format. */
export function blankDocument(format: keyof typeof FORMATS, name = FORMATS[format].label): DesignDocument {
  const { width, height, bleed, dpi, pages } = FORMATS[format];
  return documentSchema.parse({
    name,
    format,
    dpi,
    pages: Array.from({ length: pages }, () => ({ width, height, bleed, layers: [] })),
  });
}

export const labelOf = (format: DesignFormat): string => formatOf(format)?.label ?? 'Custom size';
