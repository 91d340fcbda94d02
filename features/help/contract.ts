/** Help: how the installation is, problems that people report, their answers, and what helps to find a fault. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';

export const SUBJECT_REQUIRED = 'Please say in a few words what this is about.';
export const MESSAGE_REQUIRED = 'Please describe what happened.';
export const ANSWER_REQUIRED = 'Please write an answer.';

const MAX_SUBJECT = 120;
const MAX_MESSAGE = 4000;

export const HEALTH_PARTS = [
  'database',
  'files',
  'jobs',
  'mail',
  'image',
  'speech',
  'transcription',
  'text',
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];
export const HEALTH_STATES = ['good', 'limited', 'bad'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const healthPartSchema = z.object({
  part: z.enum(HEALTH_PARTS),
  state: z.enum(HEALTH_STATES),
  /** In words. */
  text: z.string(),
});

export const getHelpHealth = route({
  method: 'GET',
  path: '/api/help/health',
  summary: 'How this installation is, in plain words',
  access: 'user',
  response: z.object({ version: z.string(), parts: z.array(healthPartSchema) }),
});

export const getDiagnostics = route({
  method: 'GET',
  path: '/api/admin/diagnostics',
  summary: 'What helps to find a fault, as a file without secrets and without anything people made',
  access: 'admin',
  produces: 'application/json',
});

export const problemSchema = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The page on which it happened. */
  page: z.string(),
  status: z.enum(['open', 'answered']),
  answer: z.string().nullable(),
  answeredAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type Problem = z.infer<typeof problemSchema>;

export const listProblems = route({
  method: 'GET',
  path: '/api/help/problems',
  summary: 'Problems that I have reported, newest first',
  access: 'user',
  response: z.array(problemSchema),
});

export const reportProblem = route({
  method: 'POST',
  path: '/api/help/problems',
  summary: 'Report a problem to the administrators of this installation',
  access: 'user',
  changes: [listProblems.path],
  body: z.object({
    subject: z
      .string({ error: SUBJECT_REQUIRED })
      .trim()
      .min(1, SUBJECT_REQUIRED)
      .max(MAX_SUBJECT, `Keep the subject within ${MAX_SUBJECT} characters.`),
    message: z
      .string({ error: MESSAGE_REQUIRED })
      .trim()
      .min(1, MESSAGE_REQUIRED)
      .max(MAX_MESSAGE, `Keep the message within ${MAX_MESSAGE} characters.`),
    page: z.string().trim().max(200).default(''),
  }),
  status: 201,
  response: problemSchema,
});

export const deleteProblem = route({
  method: 'DELETE',
  path: '/api/help/problems/:id',
  summary: 'Take back a problem that I have reported',
  access: 'user',
  changes: [listProblems.path],
  params: idParams,
  status: 204,
});

export const problemOfSomebodySchema = problemSchema.extend({ email: z.string().nullable() });
export type ProblemOfSomebody = z.infer<typeof problemOfSomebodySchema>;

export const listAllProblems = route({
  method: 'GET',
  path: '/api/admin/problems',
  summary: 'Problems that people have reported, open ones first (at most 200)',
  access: 'admin',
  response: z.array(problemOfSomebodySchema),
});

export const answerProblem = route({
  method: 'POST',
  path: '/api/admin/problems/:id/answer',
  summary: 'Answer a problem; whoever reported it is told',
  access: 'admin',
  changes: [listAllProblems.path, listProblems.path],
  params: idParams,
  body: z.object({
    answer: z
      .string({ error: ANSWER_REQUIRED })
      .trim()
      .min(1, ANSWER_REQUIRED)
      .max(MAX_MESSAGE, `Keep the answer within ${MAX_MESSAGE} characters.`),
  }),
  response: problemOfSomebodySchema,
});
