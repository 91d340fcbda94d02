/** Projects as the dashboard lists them and the video maker makes them. */

import { z } from 'zod';
import { isoTime, route } from '#common/contract.ts';

export const projectSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  type: z.string(),
  status: z.string(),
  data: z.unknown().nullable(),
  thumbnailUrl: z.string().nullable(),
  fileUrl: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

export type Project = z.infer<typeof projectSchema>;

export const TITLE_REQUIRED = 'Please enter a title for your video project.';

export const createProjectBody = z.object({
  title: z
    .string({ error: TITLE_REQUIRED })
    .trim()
    .min(1, TITLE_REQUIRED)
    .max(200, 'Keep the title within 200 characters.'),
  description: z
    .string()
    .trim()
    .max(5000, 'Keep the description within 5000 characters.')
    .nullable()
    .optional(),
  type: z.string().trim().min(1, 'Please say what kind of project this is.').max(40),
  data: z.record(z.string(), z.unknown()).nullable().optional(),
  /** New work is a draft; only a render makes it anything else. */
  status: z.literal('draft').optional(),
});

export const listProjects = route({
  method: 'GET',
  path: '/api/projects',
  summary: 'My projects, newest first',
  access: 'user',
  response: z.array(projectSchema),
});

export const createProject = route({
  method: 'POST',
  path: '/api/projects',
  summary: 'Save a new project',
  access: 'user',
  body: createProjectBody,
  status: 201,
  response: projectSchema,
});
