/** The template maker's calls: templates of one's own work, filled in by a form or a table, and offered to everybody. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import {
  listTemplates,
  MAX_PLACE_LENGTH,
  MAX_PLACES,
  partSchema,
  placeSchema,
  TEMPLATE_KINDS,
  templateSummarySchema,
} from '#common/templates.ts';

export const MAX_TEMPLATES = 300;
export const MAX_ROWS = 500;
export const MAX_CSV_BYTES = 2 * 1024 * 1024;

const kind = z.enum(TEMPLATE_KINDS, { error: `Kinds are ${TEMPLATE_KINDS.join(', ')}.` });
const name = z
  .string({ error: 'Please enter a name.' })
  .trim()
  .min(1, 'Please enter a name.')
  .max(100, 'Keep the name within 100 characters.');
const description = z.string().trim().max(500, 'Keep the description within 500 characters.');
const keys = z.array(z.string().min(1).max(80)).max(500);

export const templateBody = z.object({
  name,
  description: description.default(''),
  places: z.array(placeSchema).max(MAX_PLACES, `A template has ${MAX_PLACES} places at most.`).default([]),
  /** Keys of parts that stay as they are. */
  locked: keys.default([]),
  /** Nothing else changes either: sizes, colours, what lies where. */
  isLayoutLocked: z.boolean().default(true),
});
export type TemplateBody = z.output<typeof templateBody>;

export const templateSchema = templateSummarySchema.extend({
  places: z.array(placeSchema),
  locked: z.array(z.string()),
  isLayoutLocked: z.boolean(),
  /** Its words can be locked, and its layout. */
  canLock: z.boolean(),
  /** Everything that may be a place. */
  parts: z.array(partSchema),
  /** That it can be made in, its own first; empty where it has none. */
  formats: z.array(z.object({ id: z.string(), label: z.string() })),
  /** It can be looked at as a page. */
  hasPage: z.boolean(),
  /** What is made of it gets a name. */
  isNamed: z.boolean(),
  /** Why an administrator said no. */
  reason: z.string().nullable(),
  /** Rows of a table that are made at once. */
  maxRows: z.int(),
  /** Goes up with every save; a save names the one it began with. */
  version: z.int(),
});
export type Template = z.infer<typeof templateSchema>;

export const createTemplate = route({
  method: 'POST',
  path: '/api/templates',
  summary:
    'Make a template of a design, film, mail, campaign or book of mine; its words and pictures are suggested as places',
  access: 'user',
  changes: [listTemplates.path],
  body: z.object({
    kind,
    /** Of the thing that it is made of. */
    itemId: z.string().min(1).max(64),
    name: name.optional(),
  }),
  status: 201,
  response: templateSchema,
});

export const getTemplate = route({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'One template, of mine or of everybody',
  access: 'user',
  params: idParams,
  response: templateSchema,
});

const CHANGED = [listTemplates.path, getTemplate.path];

export const updateTemplate = route({
  method: 'PUT',
  path: '/api/templates/:id',
  summary:
    'Change a template of mine: its name, its places, what is locked; what everybody has stays until it is approved again',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: templateBody.extend({ version: z.int('Please send the version that was read.').min(1) }),
  response: templateSchema,
});

export const deleteTemplate = route({
  method: 'DELETE',
  path: '/api/templates/:id',
  summary: 'Delete a template of mine; what was made from it stays',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const duplicateTemplate = route({
  method: 'POST',
  path: '/api/templates/:id/duplicate',
  summary: 'A template of my own with the same content',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 201,
  response: templateSchema,
});

export const getTemplatePicture = route({
  method: 'GET',
  path: '/api/templates/:id/picture',
  summary: 'What a template looks like',
  access: 'user',
  params: idParams,
  query: z.object({ version: z.string().max(40).optional() }),
  produces: 'image/webp',
});

/** By the keys of places; what is left out stays as the template has it. */
const values = z
  .record(
    z.string().max(80),
    z.string().max(MAX_PLACE_LENGTH, `Keep each place within ${MAX_PLACE_LENGTH} characters.`),
  )
  .refine((all) => Object.keys(all).length <= MAX_PLACES, `A template has ${MAX_PLACES} places at most.`)
  .default({});

export const listTemplateItems = route({
  method: 'GET',
  path: '/api/template-items',
  summary: 'Things of mine that a template can be made of, the last changed first',
  access: 'user',
  query: z.object({ kind }),
  response: z.array(
    z.object({ id: z.string(), name: z.string(), pictureUrl: z.string().nullable(), updatedAt: isoTime }),
  ),
});

export const previewTemplate = route({
  method: 'POST',
  path: '/api/templates/:id/preview',
  summary: 'What a template looks like with my words and pictures; nothing is saved',
  access: 'user',
  params: idParams,
  body: z.object({ values }),
  produces: 'image/webp',
});

export const readTemplatePage = route({
  method: 'POST',
  path: '/api/templates/:id/page',
  summary: 'A template of a mail with my words and pictures as its readers will see it; nothing is saved',
  access: 'user',
  params: idParams,
  body: z.object({ values }),
  response: z.object({ html: z.string() }),
});

const format = z.string().min(1).max(40).optional();

export const makeFromTemplate = route({
  method: 'POST',
  path: '/api/templates/:id/use',
  summary: 'Make a design, film, mail, campaign or book of my own from a template',
  access: 'user',
  changes: ['/api/designs', '/api/projects', '/api/mailings', '/api/campaigns', '/api/books', '/api/library'],
  params: idParams,
  body: z.object({ values, format, name: name.optional() }),
  example: { values: { headline: 'Summer sale' } },
  status: 201,
  response: z.object({ id: z.string(), kind, openUrl: z.string() }),
});

/** Which column fills which place, by its key. */
export const fillMappingSchema = z.object({
  columns: z
    .record(z.string().max(200), z.string().max(80))
    .refine((all) => Object.values(all).some(Boolean), 'Choose a column for a place at least.'),
  format,
});
export type FillMapping = z.infer<typeof fillMappingSchema>;

export const fillTemplate = route({
  method: 'POST',
  path: '/api/templates/:id/fill',
  summary: 'One thing for every row of a table; send `csv` and `mapping` as a form',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const readTemplateTable = route({
  method: 'POST',
  path: '/api/templates/:id/table',
  summary: 'The columns of a table, and the places they seem to be for; send `csv` as a form',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  response: z.object({
    columns: z.array(z.string()),
    rows: z.int(),
    first: z.array(z.string()),
    suggested: z.record(z.string(), z.string()),
  }),
});

export const publishTemplate = route({
  method: 'POST',
  path: '/api/templates/:id/publish',
  summary:
    'Offer a template of mine to everybody: an administrator looks at it first; of an administrator, it is there at once',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  response: templateSchema,
});

export const unpublishTemplate = route({
  method: 'DELETE',
  path: '/api/templates/:id/publish',
  summary: 'Take a template of mine back; what others made from it stays theirs',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 200,
  response: templateSchema,
});

/* Administrators */

export const moderatedTemplateSchema = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  description: z.string(),
  state: z.enum(['proposed', 'public']),
  /** Who made it. */
  email: z.string().nullable(),
  /** All that is written in it. */
  parts: z.array(partSchema),
  /** What else people will read in it. */
  more: z.array(z.string()),
  places: z.array(placeSchema),
  previewUrl: z.string().nullable(),
  /** Its pictures, films and sounds. */
  files: z.array(z.object({ url: z.string(), type: z.string() })),
  /** Of what is shown; whoever approves names it. */
  proposedAt: isoTime,
});
export type ModeratedTemplate = z.infer<typeof moderatedTemplateSchema>;

export const listModeratedTemplates = route({
  method: 'GET',
  path: '/api/admin/templates',
  summary: 'Templates that wait to be approved, and those that everybody has',
  access: 'admin',
  response: z.array(moderatedTemplateSchema),
});

export const getModeratedPicture = route({
  method: 'GET',
  path: '/api/admin/templates/:id/picture',
  summary: 'What a template looks like that was proposed or published',
  access: 'admin',
  params: idParams,
  query: z.object({ version: z.string().max(40).optional() }),
  produces: 'image/webp',
});

export const getModeratedFile = route({
  method: 'GET',
  path: '/api/admin/templates/:id/files/:fileId',
  summary: 'A file of a template that was proposed or published',
  access: 'admin',
  params: idParams.extend({ fileId: idParams.shape.id }),
  produces: 'application/octet-stream',
});

const MODERATED = [listModeratedTemplates.path, listTemplates.path];

export const approveTemplate = route({
  method: 'POST',
  path: '/api/admin/templates/:id/approve',
  summary: 'Give a proposed template to everybody, as it was looked at',
  access: 'admin',
  changes: MODERATED,
  params: idParams,
  body: z.object({ proposedAt: isoTime }),
  status: 204,
});

export const refuseTemplate = route({
  method: 'POST',
  path: '/api/admin/templates/:id/refuse',
  summary: 'Say no to a proposed template, or take one back from everybody; its owner is told why',
  access: 'admin',
  changes: MODERATED,
  params: idParams,
  body: z.object({
    reason: z
      .string({ error: 'Please say why.' })
      .trim()
      .min(1, 'Please say why.')
      .max(500, 'Keep the reason within 500 characters.'),
  }),
  status: 204,
});
