/** A link for a customer: to look at a campaign, say something about its pieces and approve them, without an account. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';

const PATH = '/api/campaigns/:id/review';
export const MAX_REMARK = 1000;

export const remarkSchema = z.object({
  id: z.string(),
  pieceId: z.string(),
  name: z.string(),
  text: z.string(),
  verdict: z.enum(['approved', 'change']),
  createdAt: isoTime,
});
export type Remark = z.infer<typeof remarkSchema>;

const reviewSchema = z.object({
  /** Null while it is switched off. */
  url: z.string().nullable(),
  remarks: z.array(remarkSchema),
});

export const getReview = route({
  method: 'GET',
  path: PATH,
  summary: 'The link for my customer, and what was said there',
  access: 'user',
  params: idParams,
  response: reviewSchema,
});

export const renewReview = route({
  method: 'POST',
  path: PATH,
  summary: 'Make a link for my customer, or a new one: the old one answers 404 from now on',
  access: 'user',
  changes: [PATH],
  params: idParams,
  status: 201,
  response: reviewSchema,
});

export const deleteReview = route({
  method: 'DELETE',
  path: PATH,
  summary: 'Take the link back; what was said stays',
  access: 'user',
  changes: [PATH],
  params: idParams,
  status: 204,
});

const tokenParams = z.object({ token: z.string().min(1).max(64) });

export const openReview = route({
  method: 'GET',
  path: '/review/:token',
  summary: 'The campaign behind a link, for whoever has it',
  access: 'public',
  params: tokenParams,
  produces: 'text/html',
});

export const sendRemark = route({
  method: 'POST',
  path: '/review/:token',
  summary: 'Approve a piece, or say what should change',
  access: 'public',
  params: tokenParams,
  body: z.object({
    pieceId: z.string().min(1).max(64),
    name: z.string().trim().min(1, 'Please say who you are.').max(80),
    text: z.string().trim().max(MAX_REMARK).default(''),
    verdict: z.enum(['approved', 'change']),
    /** The hash of what was shown: only that is approved. */
    shown: z.string().max(64).default(''),
  }),
  produces: 'text/html',
});

export const getReviewFile = route({
  method: 'GET',
  path: '/review/:token/files/:fileId',
  summary: 'A picture or film of the campaign behind a link',
  access: 'public',
  params: tokenParams.extend({ fileId: z.string().min(1).max(64) }),
  produces: 'application/octet-stream',
});

export const getReviewView = route({
  method: 'GET',
  path: '/review/:token/views/:pieceId',
  summary: 'A mail or landing page of the campaign behind a link',
  access: 'public',
  params: tokenParams.extend({ pieceId: z.string().min(1).max(64) }),
  produces: 'text/html',
});
