/** What files say about where they come from: asking any file, and choosing what is put into one's own. */

import { z } from 'zod';
import { route } from '#common/contract.ts';

/** What a file says about itself; everything in it may be a lie. */
const saidSchema = z.object({
  /** The code of IPTC's vocabulary, without its address. */
  source: z.string().nullable(),
  software: z.string().nullable(),
  tool: z.string().nullable(),
  engine: z.string().nullable(),
  prompt: z.string().nullable(),
  seed: z.string().nullable(),
  madeAt: z.string().nullable(),
});

export const MANIFEST_STATES = ['none', 'valid', 'changed', 'forged', 'broken', 'unchecked'] as const;

const findingsSchema = z.object({
  /** The media type by content; null: a file we cannot look into. */
  type: z.string().nullable(),
  said: saidSchema.nullable(),
  manifest: z.object({
    state: z.enum(MANIFEST_STATES),
    /** By whose key; of a manifest that can be read. */
    signer: z
      .object({
        name: z.string(),
        fingerprint: z.string(),
        isOurs: z.boolean(),
        /** The certificate is expired, or not one for signing files. */
        isDoubtful: z.boolean(),
      })
      .nullable(),
    software: z.string().nullable(),
    source: z.string().nullable(),
    /** The signature leaves out more of the file than the manifest itself. */
    isPartial: z.boolean(),
  }),
});
export type Findings = z.infer<typeof findingsSchema>;

export const verifyFile = route({
  method: 'POST',
  path: '/api/verify',
  summary: 'What a file says about its origin, and whether its signature holds; nothing of it is kept',
  access: 'public',
  consumes: 'multipart/form-data',
  response: findingsSchema,
});

const fileSettingsSchema = z.object({ promptInFiles: z.boolean() });

export const getFileSettings = route({
  method: 'GET',
  path: '/api/account/file-settings',
  summary: 'What is put into the files that I make',
  access: 'user',
  response: fileSettingsSchema,
});

export const setFileSettings = route({
  method: 'PUT',
  path: '/api/account/file-settings',
  summary: 'Choose what is put into the files that I make from now on',
  access: 'user',
  body: fileSettingsSchema,
  changes: ['/api/account/file-settings'],
  response: fileSettingsSchema,
});
