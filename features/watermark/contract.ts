/** The watermark maker's data and calls: marks, their templates, and putting them on photos. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';

export const WATERMARK_TYPES = ['text', 'logo', 'image'] as const;
export type WatermarkType = (typeof WATERMARK_TYPES)[number];

export const POSITIONS = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center'] as const;
export type Position = (typeof POSITIONS)[number];

export const LAYOUTS = ['single', 'tile'] as const;

/** The five names people know; each is drawn with a free face of the same measures. */
export const MARK_FONTS = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana'] as const;
export type MarkFont = (typeof MARK_FONTS)[number];

export const WATERMARK_REQUIRED = 'Please fill in watermark name and content';

export const MAX_MARK_TEXT = 120;
/** A sanitised drawing, not a photograph. */
const MAX_CONTENT = 300_000;

const HEX = /^#[0-9a-f]{6}$/i;
const NAMED =
  /^(aqua|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gray|green|grey|indigo|ivory|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|teal|turquoise|violet|white|yellow)$/;

/** Sizes are those on a picture 800 pixels long; they grow with the picture. */
export const markStyleSchema = z.object({
  position: z.enum(POSITIONS, { error: 'Choose one of the five positions.' }).default('bottom-right'),
  opacity: z
    .number({ error: 'Opacity goes from 0.1 to 1.' })
    .min(0.1, 'Opacity goes from 0.1 to 1.')
    .max(1, 'Opacity goes from 0.1 to 1.')
    .default(0.7),
  fontSize: z
    .string()
    .trim()
    .regex(/^\d{1,3}(\.\d)?(px)?$/, 'Give the size in pixels, for example 16px.')
    .default('16px'),
  color: z
    .string()
    .trim()
    .toLowerCase()
    .refine((value) => HEX.test(value) || NAMED.test(value), 'Give a colour such as black or #1e40af.')
    .default('black'),
  fontFamily: z.enum(MARK_FONTS).default('Arial'),
  bold: z.boolean().default(false),
  /** A thin contrasting edge that keeps the mark readable on any photo. */
  outline: z.boolean().default(false),
  layout: z.enum(LAYOUTS).default('single'),
  /** Width of a drawn mark, in percent of the picture's longer side. */
  scale: z.number().min(3).max(100).default(20),
  /** Distance from the edge, in percent of the picture's longer side. */
  margin: z.number().min(0).max(20).default(3),
  /** Degrees, clockwise. */
  rotation: z.number().min(-180).max(180).default(0),
});
export type MarkStyle = z.infer<typeof markStyleSchema>;

export const DEFAULT_STYLE: MarkStyle = markStyleSchema.parse({});

/** Empty as the spec sends it means text. A logo's content is its drawing; an image's is the address of an own picture, or a drawing. */
export const customizationsSchema = z.object({ type: z.enum(WATERMARK_TYPES).default('text') });

const markFields = {
  name: z.string({ error: WATERMARK_REQUIRED }).trim().min(1, WATERMARK_REQUIRED).max(120),
  content: z
    .string({ error: WATERMARK_REQUIRED })
    .trim()
    .min(1, WATERMARK_REQUIRED)
    .max(MAX_CONTENT, 'This drawing is too large for a watermark.'),
  style: markStyleSchema.prefault({}),
  customizations: customizationsSchema.prefault({}),
};

export const watermarkBody = z
  .object({ ...markFields, templateId: z.string().max(64).nullish() })
  .refine((mark) => mark.customizations.type !== 'text' || mark.content.length <= MAX_MARK_TEXT, {
    message: `Keep the text within ${MAX_MARK_TEXT} characters.`,
    path: ['content'],
  });

export const watermarkSchema = z.object({
  id: z.string(),
  name: z.string(),
  templateId: z.string().nullable(),
  content: z.string(),
  style: markStyleSchema,
  customizations: customizationsSchema,
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Watermark = z.infer<typeof watermarkSchema>;

export const watermarkTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(WATERMARK_TYPES),
  content: z.string(),
  style: markStyleSchema,
});
export type WatermarkTemplate = z.infer<typeof watermarkTemplateSchema>;

export const listWatermarkTemplates = route({
  method: 'GET',
  path: '/api/watermark-templates',
  summary: 'Watermark templates, of one type or all',
  access: 'user',
  query: z.object({
    type: z.enum([...WATERMARK_TYPES, 'all'], { error: 'Choose text, logo or image.' }).optional(),
  }),
  response: z.array(watermarkTemplateSchema),
});

export const listWatermarks = route({
  method: 'GET',
  path: '/api/user-watermarks',
  summary: 'My watermarks, newest first',
  access: 'user',
  query: pageQuery(100),
  response: z.array(watermarkSchema),
});

export const getWatermark = route({
  method: 'GET',
  path: '/api/user-watermarks/:id',
  summary: 'One watermark of mine',
  access: 'user',
  params: idParams,
  response: watermarkSchema,
});

export const createWatermark = route({
  method: 'POST',
  path: '/api/user-watermarks',
  summary: 'Keep a watermark',
  access: 'user',
  changes: [listWatermarks.path],
  body: watermarkBody,
  status: 201,
  response: watermarkSchema,
});

export const updateWatermark = route({
  method: 'PUT',
  path: '/api/user-watermarks/:id',
  summary: 'Change a watermark of mine',
  access: 'user',
  changes: [listWatermarks.path],
  params: idParams,
  body: watermarkBody,
  response: watermarkSchema,
});

export const deleteWatermark = route({
  method: 'DELETE',
  path: '/api/user-watermarks/:id',
  summary: 'Delete a watermark of mine',
  access: 'user',
  changes: [listWatermarks.path],
  params: idParams,
  status: 204,
});
