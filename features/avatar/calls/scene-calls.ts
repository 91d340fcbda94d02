/** Stories with characters: scenes, their pictures and exports. */

import { z } from 'zod';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import { ANIMATIONS } from '../contract.ts';

export const SCENE_TYPES = ['comic_strip', 'animation', 'video', 'story'] as const;
export type SceneType = (typeof SCENE_TYPES)[number];
export const BACKGROUNDS = ['simple', 'city', 'forest', 'space', 'underwater', 'medieval'] as const;
export type Background = (typeof BACKGROUNDS)[number];
export const MAX_CAST = 3;
export const COMIC_LAYOUTS = ['grid', 'rows', 'strip'] as const;
export type ComicLayout = (typeof COMIC_LAYOUTS)[number];
export const MAX_PANELS = 10;
export const SCENE_INCOMPLETE = 'Please enter scene name and create at least one character';

/** Positions are pixels on a stage 500 wide and 400 high, feet first. */
export const sceneCharacterSchema = z.object({
  characterId: z.string().max(64),
  position: z.object({ x: z.number().min(-200).max(1000), y: z.number().min(-200).max(1000) }),
  animation: z.enum(ANIMATIONS, { error: 'Choose one of the animations.' }).default('idle'),
  dialogue: z.string().max(500, 'Keep a line within 500 characters.').default(''),
});

export const panelSchema = z.object({
  id: z.string().max(40),
  layout: z.string().max(40),
  content: z.unknown(),
});

export const sceneBody = z.object({
  name: z.string({ error: SCENE_INCOMPLETE }).trim().min(1, SCENE_INCOMPLETE).max(120),
  description: z.string().trim().max(2000).nullish(),
  sceneType: z.enum(SCENE_TYPES, { error: 'Choose one of the scene types.' }).default('comic_strip'),
  background: z.enum(BACKGROUNDS, { error: 'Choose one of the backgrounds.' }).default('simple'),
  characters: z
    .array(sceneCharacterSchema)
    .min(1, SCENE_INCOMPLETE)
    .max(MAX_CAST, `At most ${MAX_CAST} characters in a scene.`),
  sceneData: z
    .object({
      panels: z.array(panelSchema).max(12).default([]),
      /** A picture of mine behind the figures, in place of the background. */
      pictureId: z.string().max(64).nullish(),
      /** Of a comic: how many panels (absent: one for every line), how they lie, and a silent one of the place first. */
      comic: z
        .object({
          panels: z.int().min(1).max(MAX_PANELS, `At most ${MAX_PANELS} panels.`).optional(),
          layout: z.enum(COMIC_LAYOUTS, { error: 'Choose one of the layouts.' }).optional(),
          hasOpener: z.boolean().optional(),
        })
        .optional(),
    })
    .prefault({ panels: [] }),
  isPublic: z.boolean().default(false),
});

export const sceneSchema = sceneBody.extend({
  id: z.string(),
  description: z.string().nullable(),
  /** The composed picture, made when it is first looked at. */
  pictureUrl: z.string(),
  /** The film, of scenes that are filmed. */
  outputUrl: z.string().nullable(),
  film: z.object({
    /** The film that is being made. */
    jobId: z.string().nullable(),
    /** A frame of the film that there is. */
    thumbnailUrl: z.string().nullable(),
    /** The scene was changed since. */
    isOutdated: z.boolean(),
    /** Why the last one could not be made. */
    error: z.string().nullable(),
  }),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Scene = z.infer<typeof sceneSchema>;

export const listScenes = route({
  method: 'GET',
  path: '/api/character-scenes',
  summary: 'My scenes, newest first',
  access: 'user',
  query: pageQuery(50),
  response: z.array(sceneSchema),
});

export const getScene = route({
  method: 'GET',
  path: '/api/character-scenes/:id',
  summary: 'One scene of mine',
  access: 'user',
  params: idParams,
  response: sceneSchema,
});

export const createScene = route({
  method: 'POST',
  path: '/api/character-scenes',
  summary: 'Keep a scene',
  access: 'user',
  changes: [listScenes.path],
  body: sceneBody,
  status: 201,
  response: sceneSchema,
});

export const updateScene = route({
  method: 'PUT',
  path: '/api/character-scenes/:id',
  summary: 'Change a scene of mine',
  access: 'user',
  changes: [listScenes.path],
  params: idParams,
  body: sceneBody,
  response: sceneSchema,
});

export const deleteScene = route({
  method: 'DELETE',
  path: '/api/character-scenes/:id',
  summary: 'Delete a scene of mine',
  access: 'user',
  changes: [listScenes.path],
  params: idParams,
  status: 204,
});

/** What a draft would look like, before it is kept. */
export const previewScene = route({
  method: 'POST',
  path: '/api/character-scenes/preview',
  summary: 'Compose a scene without keeping it',
  access: 'user',
  body: sceneBody,
  produces: 'image/webp',
});

export const getScenePicture = route({
  method: 'GET',
  path: '/api/character-scenes/:id/picture',
  summary: 'The composed scene',
  access: 'user',
  params: idParams,
  produces: 'image/webp',
});

export const EXPORT_FORMATS = ['png', 'pdf'] as const;

export const exportScene = route({
  method: 'GET',
  path: '/api/character-scenes/:id/export',
  summary: 'A scene to take home',
  access: 'user',
  params: idParams,
  query: z.object({ format: z.enum(EXPORT_FORMATS).default('png') }),
  produces: 'image/png',
});
