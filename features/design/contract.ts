/** The design studio's calls: templates, designs with their versions, ideas, other formats and files. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { listLibrary } from '#common/library.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import { templateLockSchema } from '#common/templates.ts';
import { documentSchema } from '#engine/page/document/document.ts';
import { FORMAT_NAMES } from '#engine/page/document/formats.ts';
import { SOURCE } from '#engine/page/document/layers.ts';
import { TEMPLATE_CATEGORIES } from '#engine/page/document/template-categories.ts';
import { themeSchema } from '#engine/page/document/theme.ts';

const format = z.enum(FORMAT_NAMES, { error: 'Choose one of the formats.' });

export const MAX_DESIGNS = 2000;

export const designTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.enum(TEMPLATE_CATEGORIES),
  /** Formats it looks well in, the best one first. */
  formats: z.array(format),
  format,
  previewUrl: z.string(),
  document: documentSchema,
});
export type DesignTemplate = z.infer<typeof designTemplateSchema>;

export const listDesignTemplates = route({
  method: 'GET',
  path: '/api/design-templates',
  summary: 'Templates for designs, laid out in one format or each in its own',
  access: 'user',
  query: z.object({ format: z.union([z.literal('').transform(() => undefined), format]).optional() }),
  response: z.array(designTemplateSchema),
});

export const getTemplatePreview = route({
  method: 'GET',
  path: '/api/design-templates/:id/preview',
  summary: 'A small picture of a template in a format',
  access: 'public',
  params: idParams,
  query: z.object({ format: format.optional() }),
  produces: 'image/webp',
});

export const designSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  format: documentSchema.shape.format,
  width: z.int(),
  height: z.int(),
  pageCount: z.int(),
  /** Goes up with every save; a save names the one it began with. */
  version: z.int(),
  thumbnailUrl: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type DesignSummary = z.infer<typeof designSummarySchema>;

export const designSchema = designSummarySchema.extend({
  document: documentSchema,
  /** What the template that it was made from has locked. */
  lock: templateLockSchema.nullable(),
});
export type Design = z.infer<typeof designSchema>;

export const listDesigns = route({
  method: 'GET',
  path: '/api/designs',
  summary: 'My designs, the last changed first',
  access: 'user',
  query: pageQuery(48),
  response: z.array(designSummarySchema),
});

const CHANGED = [listDesigns.path, listLibrary.path, '/api/library/summary'];

export const createDesign = route({
  method: 'POST',
  path: '/api/designs',
  summary: 'Begin a design: from a document, from a template, or empty in a format',
  access: 'user',
  changes: CHANGED,
  body: z
    .object({
      document: documentSchema.optional(),
      templateId: z.string().max(64).optional(),
      format: format.optional(),
      /** Colours, faces and logo of this kit are put in. */
      brandKitId: z.string().max(64).optional(),
    })
    .refine(
      ({ document, templateId, format: wanted }) => document || templateId || wanted,
      'Please choose a template or a format.',
    ),
  status: 201,
  response: designSchema,
});

export const getDesign = route({
  method: 'GET',
  path: '/api/designs/:id',
  summary: 'One design of mine',
  access: 'user',
  params: idParams,
  response: designSchema,
});

export const DESIGN_CHANGED =
  'This design was changed in another window. Reload it to see the newer version.';

export const updateDesign = route({
  method: 'PUT',
  path: '/api/designs/:id',
  summary: 'Save a design of mine; refused with 409 when it was saved elsewhere since it was read',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: z.object({
    version: z.int('Please send the version that was read.').min(1),
    document: documentSchema,
  }),
  response: designSchema,
});

export const deleteDesign = route({
  method: 'DELETE',
  path: '/api/designs/:id',
  summary: 'Delete a design of mine',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const getDesignThumbnail = route({
  method: 'GET',
  path: '/api/designs/:id/thumbnail',
  summary: 'A small picture of the first page of a design of mine',
  access: 'user',
  params: idParams,
  query: z.object({ version: z.coerce.number().int().optional() }),
  produces: 'image/webp',
});

export const getDesignPicture = route({
  method: 'GET',
  path: '/api/designs/:id/picture',
  summary: 'The first page of a design of mine as a PNG, for other tools',
  access: 'user',
  params: idParams,
  produces: 'image/png',
});

export const listDesignVersions = route({
  method: 'GET',
  path: '/api/designs/:id/versions',
  summary: 'Earlier versions of a design of mine, newest first',
  access: 'user',
  params: idParams,
  response: z.array(z.object({ version: z.int(), name: z.string(), savedAt: isoTime })),
});

export const getDesignVersion = route({
  method: 'GET',
  path: '/api/designs/:id/versions/:version',
  summary: 'A design of mine as it was',
  access: 'user',
  params: idParams.extend({ version: z.coerce.number().int().min(1) }),
  response: documentSchema,
});

export const MAX_SENTENCE = 500;

/** On the answer: which text model wrote the words, and why it did not; both as `encodeURIComponent` writes them. */
export const WORDS_BY_HEADER = 'x-words-by';
export const WORDS_PROBLEM_HEADER = 'x-words-problem';

/** What was read out of the sentence, for people, as `encodeURIComponent` writes it. */
export const UNDERSTOOD_HEADER = 'x-understood';

/** On a quick answer: a picture would be painted for it. */
export const PICTURE_WANTED_HEADER = 'x-picture-wanted';

export const designIdeas = route({
  method: 'POST',
  path: '/api/designs/ideas',
  summary: 'Four finished proposals from a sentence',
  access: 'user',
  body: z.object({
    sentence: z
      .string({ error: 'Please say what you need.' })
      .trim()
      .min(3, 'Please say what you need.')
      .max(MAX_SENTENCE, `Keep the sentence within ${MAX_SENTENCE} characters.`),
    format: format.optional(),
    brandKitId: z.string().max(64).optional(),
    /** Pictures to use; absent: one is found or painted. */
    pictures: z.array(z.string().regex(SOURCE)).max(4).optional(),
    /** A logo will be put into the places kept for one, so that they are made large enough. */
    hasLogo: z.boolean().optional(),
    /** Only with what is at hand: no picture is painted, and the answer says whether one would be. */
    isQuick: z.boolean().optional(),
  }),
  response: z.array(documentSchema),
});

export const resizeDesign = route({
  method: 'POST',
  path: '/api/designs/:id/resize',
  summary: 'The design in other formats, laid out anew; each becomes a design of its own',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: z.object({
    formats: z
      .array(format)
      .min(1, 'Choose a format.')
      .max(FORMAT_NAMES.length)
      .transform((all) => [...new Set(all)]),
  }),
  status: 201,
  response: z.array(designSchema),
});

export const EXPORT_TYPES = ['png', 'jpeg', 'webp', 'svg', 'pdf', 'gif', 'mp4'] as const;
export const isFilm = (type: ExportType): type is 'gif' | 'mp4' => type === 'gif' || type === 'mp4';
export type ExportType = (typeof EXPORT_TYPES)[number];

export const exportDesign = route({
  method: 'POST',
  path: '/api/designs/:id/export',
  summary: 'Make a file of a design of mine; it goes into the library',
  access: 'user',
  params: idParams,
  body: z.object({
    type: z.enum(EXPORT_TYPES, { error: `Choose one of ${EXPORT_TYPES.join(', ')}.` }),
    /** From 1; absent: the first one, or all of them in a PDF, GIF or MP4. */
    page: z.int().min(1).max(20).optional(),
    scale: z.number().min(0.25).max(4).default(1),
    /** Of a PDF: the bleed with marks where to cut; absent: where the format has a bleed. */
    hasMarks: z.boolean().optional(),
    /** Of a PNG or WebP: without the background. */
    isTransparent: z.boolean().default(false),
  }),
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const MAX_CSV_ROWS = 10_000;
export const MAX_CSV_BYTES = 8 * 1024 * 1024;

/** Which column fills which layer, by the layer's id or by its role. */
export const batchMappingSchema = z.object({
  columns: z
    .record(z.string().max(200), z.string().max(60))
    .refine((all) => Object.keys(all).length > 0, 'Choose a column for a layer at least.')
    .refine((all) => Object.keys(all).length <= 100, 'That is more columns than can be used.'),
  type: z.enum(['png', 'pdf'], { error: 'Choose png or pdf.' }).default('png'),
  /** Column that the files are named by. */
  fileName: z.string().max(200).optional(),
  /** Only this row, from 1: to look at it before. */
  row: z.int().min(1).optional(),
});
export type BatchMapping = z.infer<typeof batchMappingSchema>;

export const batchDesign = route({
  method: 'POST',
  path: '/api/designs/:id/batch',
  summary: 'One file for every row of a table, as a ZIP; send `csv` and `mapping` as a form',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const previewBatch = route({
  method: 'POST',
  path: '/api/designs/:id/batch/preview',
  summary: 'The columns of a table, and the design with one of its rows; send `csv` and `mapping` as a form',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  response: z.object({
    columns: z.array(z.string()),
    rows: z.int(),
    /** What each column seems to be for. */
    suggested: z.record(z.string(), z.string()),
    document: documentSchema,
    error: z.string().nullable(),
  }),
});

export const designIconSchema = z.object({
  id: z.string(),
  name: z.string(),
  paths: z.array(
    z.object({
      d: z.string(),
      opacity: z.number().optional(),
      stroke: z.number().optional(),
      fillRule: z.literal('evenodd').optional(),
    }),
  ),
  /** x, y, width, height of the ink. */
  box: z.array(z.number()),
});

export const searchDesignIcons = route({
  method: 'GET',
  path: '/api/design-icons',
  summary: 'Icons for designs, by words or by their ids',
  access: 'user',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    /** Of the words; absent: any of the nine. */
    language: z.string().max(12).optional(),
    /** Ids separated by commas. */
    ids: z.string().max(8000).optional(),
    limit: z.coerce.number().int().min(1).max(120).default(60),
  }),
  response: z.array(designIconSchema),
});

export const getEmoji = route({
  method: 'GET',
  path: '/api/design-emoji/:code',
  summary: 'The picture that stands for an emoji in designs',
  access: 'public',
  params: z.object({ code: z.string().regex(/^[0-9a-f-]{4,80}$/, 'That is no emoji.') }),
  produces: 'image/webp',
});

export const getDesignArt = route({
  method: 'GET',
  path: '/api/design-art/:name',
  summary: 'A picture that comes with the templates',
  access: 'public',
  params: z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}$/, 'There is no such picture.') }),
  produces: 'image/webp',
});

export const getDesignFont = route({
  method: 'GET',
  path: '/api/design-fonts/:face',
  summary: 'The file of a typeface, for the field one writes in',
  access: 'public',
  params: z.object({ face: z.string().max(40) }),
  produces: 'font/ttf',
});

export const MAX_BRAND_KITS = 50;

const line = (max: number) => z.string().trim().max(max, `Keep it within ${max} characters.`).default('');

export const brandKitBody = z.object({
  name: z
    .string({ error: 'Please enter the name of the brand.' })
    .trim()
    .min(1, 'Please enter the name of the brand.')
    .max(100, 'Keep the name within 100 characters.'),
  colors: themeSchema.shape.colors,
  faces: themeSchema.shape.faces,
  /** Addresses of pictures of mine, the main logo first. */
  logos: z
    .array(z.string().regex(/^\/api\/files\/[0-9a-zA-Z-]{1,64}$/, 'Logos come from your library.'))
    .max(12, 'A brand has 12 logos at most.')
    .default([]),
  contact: z
    .object({ phone: line(60), email: line(120), website: line(200), address: line(200), social: line(100) })
    .default({ phone: '', email: '', website: '', address: '', social: '' }),
  /** How the brand speaks: "warm, short, no exclamation marks". */
  voice: line(300),
  /** The line below the name. */
  tagline: line(120),
  /** Used where none is chosen. */
  isDefault: z.boolean().default(false),
});
export type BrandKitBody = z.infer<typeof brandKitBody>;

export const brandKitSchema = brandKitBody.extend({ id: z.string(), createdAt: isoTime, updatedAt: isoTime });
export type BrandKit = z.infer<typeof brandKitSchema>;

export const listBrandKits = route({
  method: 'GET',
  path: '/api/brand-kits',
  summary: 'My brand kits, the default one first',
  access: 'user',
  response: z.array(brandKitSchema),
});

export const createBrandKit = route({
  method: 'POST',
  path: '/api/brand-kits',
  summary: 'Save a brand kit',
  access: 'user',
  changes: [listBrandKits.path],
  body: brandKitBody,
  status: 201,
  response: brandKitSchema,
});

export const getBrandKit = route({
  method: 'GET',
  path: '/api/brand-kits/:id',
  summary: 'One brand kit of mine',
  access: 'user',
  params: idParams,
  response: brandKitSchema,
});

export const updateBrandKit = route({
  method: 'PUT',
  path: '/api/brand-kits/:id',
  summary: 'Change a brand kit of mine',
  access: 'user',
  changes: [listBrandKits.path, '/api/brand-kits/:id'],
  params: idParams,
  body: brandKitBody,
  response: brandKitSchema,
});

export const deleteBrandKit = route({
  method: 'DELETE',
  path: '/api/brand-kits/:id',
  summary: 'Delete a brand kit of mine',
  access: 'user',
  changes: [listBrandKits.path],
  params: idParams,
  status: 204,
});
