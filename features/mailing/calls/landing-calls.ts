/** Calls of landing pages: static pages under an address of their own, and of the domain that mails come from. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { blocksSchema } from '../blocks/block.ts';
import { languageSchema, timeZoneSchema } from '../contract.ts';

export const MAX_LANDING_PAGES = 200;

export const landingPageBody = z.object({
  title: z
    .string({ error: 'Please enter a title.' })
    .trim()
    .min(1, 'Please enter a title.')
    .max(150, 'Keep the title within 150 characters.'),
  /** Its address: /p/pumpkin-rolls. Absent: made of the title. */
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/, 'Use 3 to 60 letters a to z, digits and hyphens.')
    .optional(),
  /** For search engines and previews in chats. */
  description: z.string().trim().max(300, 'Keep the description within 300 characters.').default(''),
  brandKitId: z.string().max(64).nullable().default(null),
  language: languageSchema,
  timeZone: timeZoneSchema,
  blocks: blocksSchema,
  isPublished: z.boolean().default(false),
});
export type LandingPageBody = z.infer<typeof landingPageBody>;

export const landingPageSchema = landingPageBody.extend({
  id: z.string(),
  slug: z.string(),
  url: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type LandingPage = z.infer<typeof landingPageSchema>;

export const listLandingPages = route({
  method: 'GET',
  path: '/api/landing-pages',
  summary: 'My landing pages, newest first',
  access: 'user',
  response: z.array(landingPageSchema.omit({ blocks: true })),
});

export const createLandingPage = route({
  method: 'POST',
  path: '/api/landing-pages',
  summary: 'Make a landing page; published, it is at /p/ and its address',
  access: 'user',
  changes: [listLandingPages.path],
  body: landingPageBody,
  example: { title: 'Pumpkin rolls', blocks: [{ type: 'heading', text: 'Pumpkin rolls' }] },
  status: 201,
  response: landingPageSchema,
});

export const getLandingPage = route({
  method: 'GET',
  path: '/api/landing-pages/:id',
  summary: 'One landing page of mine',
  access: 'user',
  params: idParams,
  response: landingPageSchema,
});

const CHANGED = [listLandingPages.path, getLandingPage.path];

export const updateLandingPage = route({
  method: 'PUT',
  path: '/api/landing-pages/:id',
  summary: 'Change a landing page of mine, publish it or take it back',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  body: landingPageBody,
  response: landingPageSchema,
});

export const deleteLandingPage = route({
  method: 'DELETE',
  path: '/api/landing-pages/:id',
  summary: 'Delete a landing page of mine',
  access: 'user',
  changes: CHANGED,
  params: idParams,
  status: 204,
});

export const checkMailDomain = route({
  method: 'GET',
  path: '/api/mail-domain',
  summary: 'Whether the domain that mails come from says so in its DNS: SPF, DKIM and DMARC',
  access: 'user',
  query: z.object({
    domain: z
      .string()
      .trim()
      .toLowerCase()
      .max(253)
      .regex(
        /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
        'Please enter a domain like example.com.',
      )
      .optional(),
    /** Name of the DKIM key, as the mail server's operator says it. */
    selector: z
      .string()
      .trim()
      .max(60)
      .regex(/^[a-z0-9._-]*$/i, 'A selector has letters, digits, dots and hyphens.')
      .optional(),
  }),
  response: z.object({
    /** What mails come from. */
    from: z.string(),
    domain: z.string(),
    /** Whether a mail server is set at all. */
    hasServer: z.boolean(),
    checks: z.array(
      z.object({
        name: z.enum(['spf', 'dkim', 'dmarc']),
        state: z.enum(['good', 'weak', 'missing', 'unknown']),
        message: z.string(),
        record: z.string().nullable(),
      }),
    ),
  }),
});
export type MailDomain = z.infer<typeof checkMailDomain.response>;
