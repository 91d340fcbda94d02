/** The logo maker's data and calls. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import {
  ANIMATION_DELAYS,
  ANIMATION_DURATIONS,
  ANIMATION_ITERATIONS,
  ANIMATION_TIMINGS,
  ANIMATION_TYPES,
} from '#common/mark-values.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';

export const LOGO_CATEGORIES = ['business', 'tech', 'creative', 'minimal', 'modern'] as const;
export type LogoCategory = (typeof LOGO_CATEGORIES)[number];

export const LOGO_INCOMPLETE = 'Please fill in logo name and text';
export const MAX_LOGO_NAME = 100;

/** What the engine reads as a design: text, colors, fontFamily, fontSize, backgroundColor, layout, symbol, motion … */
const customizations = z.record(z.string().max(60), z.unknown());

const animation = {
  isAnimated: z.boolean(),
  animationType: z.string().nullable(),
  animationDuration: z.string().nullable(),
  animationDelay: z.string().nullable(),
  animationIterations: z.string().nullable(),
  animationTiming: z.string().nullable(),
};

export const logoTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  category: z.string(),
  colors: z.array(z.string()),
  svgContent: z.string(),
  /** The same with its letters as outlines: looks alike everywhere. */
  previewSvg: z.string(),
  /** What to start from when the template is chosen; null for one that was only drawn. */
  design: z.record(z.string(), z.unknown()).nullable(),
  ...animation,
});
export type LogoTemplate = z.infer<typeof logoTemplateSchema>;

export const userLogoSchema = z.object({
  id: z.string(),
  name: z.string(),
  templateId: z.string().nullable(),
  svgContent: z.string(),
  previewSvg: z.string(),
  customizations: z.record(z.string(), z.unknown()).nullable(),
  ...animation,
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type UserLogo = z.infer<typeof userLogoSchema>;

export const saveLogoBody = z.object({
  name: z
    .string({ error: `${LOGO_INCOMPLETE}.` })
    .trim()
    .min(1, `${LOGO_INCOMPLETE}.`)
    .max(MAX_LOGO_NAME, `Keep the name within ${MAX_LOGO_NAME} characters.`),
  svgContent: z.string({ error: 'The logo has no picture.' }).min(1, 'The logo has no picture.'),
  templateId: z.string().max(64).nullish(),
  isAnimated: z.boolean().default(false),
  animationType: z.enum(ANIMATION_TYPES, { error: 'Choose one of the animations.' }).nullish(),
  animationDuration: z.enum(ANIMATION_DURATIONS, { error: 'Choose one of the durations.' }).nullish(),
  animationDelay: z.enum(ANIMATION_DELAYS, { error: 'Choose one of the delays.' }).nullish(),
  animationIterations: z.enum(ANIMATION_ITERATIONS, { error: 'Choose how often it repeats.' }).nullish(),
  animationTiming: z.enum(ANIMATION_TIMINGS, { error: 'Choose one of the timings.' }).nullish(),
  customizations: customizations.nullish(),
});

export const listLogoTemplates = route({
  method: 'GET',
  path: '/api/logo-templates',
  summary: 'Logo templates, of one category or all',
  access: 'user',
  query: z.object({ category: z.string().max(40).optional() }),
  response: z.array(logoTemplateSchema),
});

export const listUserLogos = route({
  method: 'GET',
  path: '/api/user-logos',
  summary: 'My logos, newest first',
  access: 'user',
  query: pageQuery(50),
  response: z.array(userLogoSchema),
});

export const getUserLogo = route({
  method: 'GET',
  path: '/api/user-logos/:id',
  summary: 'One logo of mine',
  access: 'user',
  params: idParams,
  response: userLogoSchema,
});

export const createUserLogo = route({
  method: 'POST',
  path: '/api/user-logos',
  summary: 'Keep a logo; its SVG is sanitised',
  access: 'user',
  changes: [listUserLogos.path],
  body: saveLogoBody,
  status: 201,
  response: userLogoSchema,
});

export const updateUserLogo = route({
  method: 'PUT',
  path: '/api/user-logos/:id',
  summary: 'Change a logo of mine',
  access: 'user',
  changes: [listUserLogos.path],
  params: idParams,
  body: saveLogoBody,
  response: userLogoSchema,
});

export const deleteUserLogo = route({
  method: 'DELETE',
  path: '/api/user-logos/:id',
  summary: 'Delete a logo of mine',
  access: 'user',
  changes: [listUserLogos.path],
  params: idParams,
  status: 204,
});

export const LOGO_FILES = ['svg', 'outlines', 'png', 'ico', 'favicons', 'gif', 'apng', 'kit'] as const;
export type LogoFile = (typeof LOGO_FILES)[number];
export const PNG_SCALES = [1, 2, 4, 10] as const;
/** Pixels of the longer side. */
export const PNG_SIZE = 2048;
export const PNG_SIZES = [512, 1024, PNG_SIZE, 4096] as const;

export const getLogoFile = route({
  method: 'GET',
  path: '/api/user-logos/:id/file',
  summary: 'A logo of mine as a file to download',
  access: 'user',
  params: idParams,
  query: z.object({
    format: z.enum(LOGO_FILES, { error: `Choose one of ${LOGO_FILES.join(', ')}.` }).default('svg'),
    scale: z.coerce
      .number()
      .refine((value) => (PNG_SCALES as readonly number[]).includes(value), 'Choose scale 1, 2, 4 or 10.')
      .optional(),
    /** Pixels of the longer side of a PNG, where no scale is given. */
    size: z.coerce
      .number()
      .int('Choose a size of 16 to 4096 pixels.')
      .min(16, 'Choose a size of 16 to 4096 pixels.')
      .max(4096, 'Choose a size of 16 to 4096 pixels.')
      .default(PNG_SIZE),
    /** Without the background. */
    transparent: z.enum(['true', 'false']).default('false'),
  }),
  produces: 'application/octet-stream',
});

export const symbolSchema = z.object({
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
export type LogoSymbol = z.infer<typeof symbolSchema>;

export const searchSymbols = route({
  method: 'GET',
  path: '/api/logo-symbols',
  summary: 'Symbols for logos, by words or by their ids',
  access: 'user',
  query: z.object({
    search: z.string().trim().max(100).optional(),
    /** Of the words; absent: any of the nine. */
    language: z.string().max(12).optional(),
    /** Ids separated by commas. */
    ids: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(96).default(48),
  }),
  response: z.array(symbolSchema),
});

export const suggestLogos = route({
  method: 'GET',
  path: '/api/logo-ideas',
  summary: 'Twelve proposals for a name; the same seed gives the same ones',
  access: 'user',
  query: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name to get ideas for.')
      .max(60, 'Keep the name within 60 characters.'),
    category: z.enum(LOGO_CATEGORIES, { error: 'Choose one of the categories.' }).default('modern'),
    words: z.string().trim().max(120).default(''),
    seed: z.coerce.number().int().min(0).max(2_147_483_647).default(1),
  }),
  response: z.array(
    z.object({
      manner: z.string(),
      palette: z.string(),
      design: z.record(z.string(), z.unknown()),
      previewSvg: z.string(),
    }),
  ),
});

export const getFaceBlock = route({
  method: 'GET',
  path: '/api/logo-fonts/:face/:block',
  summary: 'Outlines of 256 letters of a typeface',
  access: 'public',
  params: z.object({ face: z.string().max(40), block: z.coerce.number().int().min(0).max(255) }),
  response: z.object({
    unitsPerEm: z.number(),
    capHeight: z.number(),
    xHeight: z.number(),
    glyphs: z.array(z.array(z.union([z.number(), z.string()]))),
    kerning: z.array(z.array(z.number())),
  }),
});
