/** Calls of administrators on templates: those that wait for everybody, and those that everybody has. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { listTemplates, partSchema, placeSchema, TEMPLATE_KINDS } from '#common/templates.ts';

export const moderatedTemplateSchema = z.object({
  id: z.string(),
  kind: z.enum(TEMPLATE_KINDS),
  name: z.string(),
  description: z.string(),
  state: z.enum(['proposed', 'public']),
  /** Who made it. */
  email: z.string().nullable(),
  /** All that is written in it. */
  parts: z.array(partSchema),
  places: z.array(placeSchema),
  previewUrl: z.string().nullable(),
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

const CHANGED = [listModeratedTemplates.path, listTemplates.path];

export const approveTemplate = route({
  method: 'POST',
  path: '/api/admin/templates/:id/approve',
  summary: 'Give a proposed template to everybody, as it was proposed',
  access: 'admin',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const refuseTemplate = route({
  method: 'POST',
  path: '/api/admin/templates/:id/refuse',
  summary: 'Say no to a proposed template, or take one back from everybody; its owner is told why',
  access: 'admin',
  changes: CHANGED,
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
