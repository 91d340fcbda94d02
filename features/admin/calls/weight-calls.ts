/** Calls about weights on this machine: what there is, downloads, and which of it draws. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { jobSchema } from '#common/job.ts';
import { okResponse } from '#common/schema-parts.ts';

const PATH = '/api/admin/models/weights';

/** 'here': its sum was never compared; 'unusable': the problem says why. */
export const WEIGHT_STATES = ['absent', 'partial', 'here', 'verified', 'wrong', 'unusable'] as const;

const weightsSchema = z.object({
  id: z.string(),
  /** As it is chosen in settings: local:ID. */
  model: z.string(),
  name: z.string(),
  goodFor: z.string(),
  licence: z.object({ name: z.string(), url: z.string() }).nullable(),
  /** Ours, added by an administrator, or a file that somebody put there. */
  source: z.enum(['known', 'added', 'file']),
  state: z.enum(WEIGHT_STATES),
  /** Of all its files; null: not known. */
  bytes: z.number().nullable(),
  bytesHere: z.number(),
  problem: z.string().nullable(),
  isChosen: z.boolean(),
  /** While it is under way. */
  download: jobSchema.pick({ stage: true, progress: true, status: true }).nullable(),
  /** Why the last download ended without a file. */
  failure: z.string().nullable(),
});
export type WeightsInfo = z.infer<typeof weightsSchema>;

export const listWeights = route({
  method: 'GET',
  path: PATH,
  summary: 'Weights that can be downloaded, and those that are here',
  access: 'admin',
  response: z.object({
    /** Why nothing can be drawn on this machine, in words. */
    engineProblem: z.string().nullable(),
    /** Why the operator's own list cannot be read. */
    catalogueProblem: z.string().nullable(),
    folder: z.string(),
    freeBytes: z.number(),
    weights: z.array(weightsSchema),
  }),
});
export type WeightsOverview = z.infer<typeof listWeights.response>;

const params = z.object({ id: z.string().min(1).max(140) });
const changes = [PATH];

export const addWeights = route({
  method: 'POST',
  path: PATH,
  summary: 'Add weights by address; they are downloaded at once',
  access: 'admin',
  body: z.object({
    name: z.string({ error: 'Please enter a name.' }).trim().min(1, 'Please enter a name.').max(100),
    url: z
      .url({ protocol: /^https?$/, error: 'Enter the whole address of the file, beginning with https://.' })
      .max(2000, 'That address is too long.'),
    sha256: z
      .string({ error: 'Please enter the SHA-256.' })
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 digits from 0 to 9 and a to f.'),
  }),
  status: 201,
  changes,
  response: z.object({ id: z.string() }),
});

export const downloadWeightsCall = route({
  method: 'POST',
  path: `${PATH}/:id/download`,
  summary: 'Download weights, go on with a download, or compare the sum of a file that is here',
  access: 'admin',
  params,
  status: 202,
  changes,
  response: okResponse,
});

export const cancelWeights = route({
  method: 'POST',
  path: `${PATH}/:id/cancel`,
  summary: 'Stop a download; what is here stays for later',
  access: 'admin',
  params,
  changes,
  response: okResponse,
});

export const chooseWeights = route({
  method: 'POST',
  path: `${PATH}/:id/use`,
  summary: 'Make pictures with these weights, at once',
  access: 'admin',
  params,
  changes,
  response: okResponse,
});

export const removeWeights = route({
  method: 'DELETE',
  path: `${PATH}/:id`,
  summary: 'Remove weights from this machine',
  access: 'admin',
  params,
  changes,
  response: okResponse,
});
