/** Calls on one project and on what goes into it: opening, changing, copying, rendering, and the media and sounds of a film. */

import { z } from 'zod';
import { assetSchema } from '#common/asset.ts';
import { route } from '#common/contract.ts';
import { idParams, isoTime } from '#common/schema-parts.ts';
import { PERSONAS, SPOKEN } from '#common/voice-words.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { mouthCueSchema } from '#features/speech/contract.ts';
import {
  createProjectBody,
  listProjects,
  MAX_MUSIC_SECONDS,
  MAX_SCENE_TEXT,
  MAX_SEED,
  METRES,
  MUSIC,
  projectSchema,
  shareBox,
  VIDEO_FORMATS,
  VOICE_SPEED,
  videoDataSchema,
} from '../contract.ts';

export const getProject = route({
  method: 'GET',
  path: '/api/projects/:id',
  summary: 'One of my projects',
  access: 'user',
  params: idParams,
  response: projectSchema,
});

export const listProjectVersions = route({
  method: 'GET',
  path: '/api/projects/:id/versions',
  summary: 'Earlier versions of a project of mine, newest first',
  access: 'user',
  params: idParams,
  response: z.array(z.object({ id: z.string(), name: z.string(), savedAt: isoTime })),
});

export const getProjectVersion = route({
  method: 'GET',
  path: '/api/projects/:id/versions/:version',
  summary: 'What a project of mine said before',
  access: 'user',
  params: idParams.extend({ version: z.string().max(64) }),
  response: videoDataSchema,
});

export const updateProject = route({
  method: 'PUT',
  path: '/api/projects/:id',
  summary: 'Change a project',
  access: 'user',
  changes: [listProjects.path, getProject.path],
  params: idParams,
  body: createProjectBody
    .pick({ title: true, description: true, data: true })
    .extend({
      /** The one that was read: refused with 409 where somebody saved since. Without it, the last save stays. */
      version: z.int().min(0),
      /** Chosen over a newer version: that one is kept among the earlier ones, however young it is. */
      isOverwriting: z.boolean(),
    })
    .partial(),
  response: projectSchema,
});

export const duplicateProject = route({
  method: 'POST',
  path: '/api/projects/:id/duplicate',
  summary: 'A copy of a project, as a draft',
  access: 'user',
  changes: [listProjects.path, getUserStats.path],
  params: idParams,
  status: 201,
  response: projectSchema,
});

export const deleteProject = route({
  method: 'DELETE',
  path: '/api/projects/:id',
  summary: 'Delete a project with its film',
  access: 'user',
  changes: [listProjects.path, getUserStats.path],
  params: idParams,
  status: 204,
});

export const renderProject = route({
  method: 'POST',
  path: '/api/projects/:id/render',
  summary: 'Make the film of a video project',
  access: 'user',
  changes: [listProjects.path, getProject.path],
  params: idParams,
  status: 202,
  response: z.object({ jobId: z.string() }),
});

export const projectCaptions = route({
  method: 'GET',
  path: '/api/projects/:id/captions',
  summary: 'The captions of the film, as SRT or WebVTT',
  access: 'user',
  params: idParams,
  query: z.object({ format: z.enum(['srt', 'vtt']).default('srt') }),
  produces: 'text/plain',
});

export const uploadMedia = route({
  method: 'POST',
  path: '/api/video/media',
  summary: 'A picture or a clip for a film',
  access: 'user',
  consumes: 'multipart/form-data',
  status: 201,
  response: assetSchema.extend({ seconds: z.number().optional(), posterUrl: z.string().optional() }),
});

export const drawPicture = route({
  method: 'POST',
  path: '/api/video/pictures',
  summary: 'A picture for a scene, drawn by the chosen image model',
  access: 'user',
  body: z.object({
    prompt: z.string().trim().min(1).max(600),
    /** The whole text of the film, so that all its pictures play in one place. */
    script: z.string().trim().max(2000).default(''),
    format: z.enum(VIDEO_FORMATS),
  }),
  status: 201,
  response: z.object({
    id: z.string(),
    url: z.string(),
    name: z.string(),
    prompt: z.string(),
    /** Around what it is of, in shares of the picture. */
    subject: shareBox.optional(),
  }),
});

const times = z
  .string()
  .max(8000)
  .regex(/^(\d+(\.\d+)?(,\d+(\.\d+)?)*)?$/, 'Please give seconds with commas between them.')
  .default('');

export const previewMusic = route({
  method: 'GET',
  path: '/api/video/music',
  summary: 'The music of a film, to listen to beforehand',
  access: 'user',
  query: z.object({
    genre: z.enum(MUSIC).exclude(['none']),
    seconds: z.coerce.number().min(1).max(MAX_MUSIC_SECONDS),
    seed: z.coerce.number().int().min(0).max(MAX_SEED),
    metre: z.enum(METRES).optional(),
    /** Seconds at which scenes begin, and from when to when somebody speaks, with commas between them. */
    cuts: times,
    said: times,
  }),
  produces: 'audio/mp4',
});

const lineQuery = z.object({
  text: z.string().trim().min(1).max(MAX_SCENE_TEXT),
  voice: z.enum(PERSONAS),
  language: z.enum(SPOKEN),
  speed: z.coerce.number().min(VOICE_SPEED.min).max(VOICE_SPEED.max).default(VOICE_SPEED.fallback),
});

export const speakLine = route({
  method: 'POST',
  path: '/api/video/voice',
  summary: 'Have a line read aloud, and say how long it takes and when each word is heard',
  access: 'user',
  /** A voice that costs money speaks only when somebody asked to hear it. */
  body: lineQuery.extend({ isAsked: z.boolean().default(false) }),
  response: z.object({
    /** Null: not said yet, because nobody asked. */
    seconds: z.number().nullable(),
    words: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })),
    /** What the mouth of a presenter does meanwhile. */
    mouth: z.array(mouthCueSchema),
  }),
});

export const hearLine = route({
  method: 'GET',
  path: '/api/video/voice',
  summary: 'A line read aloud, to listen to',
  access: 'user',
  query: lineQuery,
  produces: 'audio/wav',
});
