/** Calls of the address to which mail providers report bounces and complaints. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { isoTime } from '#common/schema-parts.ts';

/** Those whose signature is checked by a key of the person's; Amazon's is always checked, Postmark does not sign. */
export const SIGNING_PROVIDERS = ['sendgrid', 'mailgun'] as const;
export type SigningProvider = (typeof SIGNING_PROVIDERS)[number];

const PATH = '/api/mail-reports';

export const reportHookSchema = z.object({
  /** Null while it is switched off. */
  url: z.string().nullable(),
  provider: z.enum(SIGNING_PROVIDERS).nullable(),
  isForAll: z.boolean(),
  /** Addresses that are silent because of it. */
  taken: z.int(),
  lastAt: isoTime.nullable(),
});
export type ReportHook = z.infer<typeof reportHookSchema>;

export const getReportHook = route({
  method: 'GET',
  path: PATH,
  summary: 'The address to which my mail provider reports',
  access: 'user',
  response: reportHookSchema,
});

export const renewReportHook = route({
  method: 'POST',
  path: PATH,
  summary: 'Make an address for my mail provider, or a new one: the old one answers 404 from now on',
  access: 'user',
  changes: [PATH],
  status: 201,
  response: reportHookSchema,
});

export const reportHookBody = z.object({
  /** Null: no signature is asked for, the address alone is the secret. */
  signing: z
    .object({
      provider: z.enum(SIGNING_PROVIDERS, { error: `Choose ${SIGNING_PROVIDERS.join(' or ')}.` }),
      /** Never shown again. */
      key: z.string().trim().min(16, 'That key is too short.').max(2000, 'That key is too long.'),
    })
    .nullable()
    .optional(),
  /** For everybody who sends from this installation; only administrators. */
  isForAll: z.boolean().optional(),
});

export const updateReportHook = route({
  method: 'PUT',
  path: PATH,
  summary: 'Say who signs the reports, or whom they count for',
  access: 'user',
  changes: [PATH],
  body: reportHookBody,
  response: reportHookSchema,
});

export const deleteReportHook = route({
  method: 'DELETE',
  path: PATH,
  summary: 'Take the address back',
  access: 'user',
  changes: [PATH],
  status: 204,
});

export const takeReports = route({
  method: 'POST',
  path: '/mail-reports/:token',
  summary:
    'Bounces and complaints, as Postmark, SendGrid, Mailgun and Amazon SES send them, or {"email","type"}',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(128) }),
  response: z.object({ taken: z.int() }),
});
