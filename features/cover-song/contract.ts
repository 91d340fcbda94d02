/** Cover songs: projects, who performs, where, and the calls around them; what others may know of this feature. */

import { z } from 'zod';
import { assetSchema } from '#common/asset.ts';
import { route } from '#common/contract.ts';
import { idParams, int32, isoTime, pageQuery } from '#common/schema-parts.ts';
import { getUserStats } from '#features/dashboard/contract.ts';
import { songSchema } from './calls/song-calls.ts';
import {
  ASPECTS,
  BODY_TYPES,
  CAMERA_ANGLES,
  CHARACTER_TYPES,
  CLOTHING_STYLES,
  COVER_STATUSES,
  HAIRSTYLES,
  LIGHTINGS,
  SCENE_TYPES,
  STAGE_PERSONA_IDS,
} from './enums.ts';

export type { SongAnalysis } from './calls/song-calls.ts';

export const LINK_INVALID = 'Please enter a valid YouTube URL';
export const LINK_FOREIGN = 'Must be a valid YouTube URL';
/** The generic message of the spec's form. */
export const TITLE_REQUIRED = 'String must contain at least 1 character(s)';
/** Asked again whenever the wording changes; the number is stored with the answer. */
export const FACE_CONSENT = { version: 1, text: 'This is my face, or I have permission to use it' } as const;
export const FACE_CONSENT_REQUIRED =
  'Please confirm that this is your face, or that you have permission to use it.';
export const MAX_SCENES = 12;
/** Seconds; where no song is chosen yet. */
export const DEFAULT_LENGTH = 30;

export const coverSongSchema = z.object({
  id: z.string(),
  userId: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  youtubeUrl: z.string(),
  originalArtist: z.string().nullable(),
  /** Seconds. */
  songDuration: int32.nullable(),
  status: z.enum(COVER_STATUSES),
  audioUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  processingProgress: z.int().min(0).max(100),
  errorMessage: z.string().nullable(),
  /** The latest making of the video, to follow it and to stop it. */
  jobId: z.string().nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type CoverSong = z.infer<typeof coverSongSchema>;

/** Where faces are in a photo, in parts of its width and height. */
export const faceReadingSchema = z.object({
  faces: z.array(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  /** Which of them performs; null while the person has not chosen among several. */
  chosen: z.int().nullable(),
});
export type FaceReading = z.infer<typeof faceReadingSchema>;

const hairColor = z.string().regex(/^#[0-9a-f]{6}$/, 'Choose a colour such as #8a4b20.');
/** Hair and glasses that the person chose by hand; null: as in the photo. */
export const chosenLookSchema = z.object({
  hairStyle: z.enum(HAIRSTYLES, { error: 'Choose one of the hairstyles.' }).nullable(),
  hairColor: hairColor.nullable(),
  glasses: z.boolean('Say yes or no.').nullable(),
});
export type ChosenLook = z.infer<typeof chosenLookSchema>;
export const AS_IN_PHOTO: ChosenLook = { hairStyle: null, hairColor: null, glasses: null };

export const characterSchema = z.object({
  name: z.string(),
  characterType: z.enum(CHARACTER_TYPES),
  /** Null until somebody has said it. */
  bodyType: z.enum(BODY_TYPES).nullable(),
  clothingStyle: z.enum(CLOTHING_STYLES),
  /** For 'avatar': the character's own clothes instead of that style. */
  wearsOwnClothes: z.boolean(),
  /** For 'avatar': one of the owner's saved characters. */
  avatarId: z.string().nullable(),
  /** For 'celebrity': an invented performer. */
  persona: z.enum(STAGE_PERSONA_IDS),
  /** For 'user_face'. */
  faceImageUrl: z.string().nullable(),
  faceConfirmedAt: isoTime.nullable(),
  face: faceReadingSchema.nullable(),
  chosenLook: chosenLookSchema,
});
export type SongCharacter = z.infer<typeof characterSchema>;

/** Whole seconds from the beginning of the used part of the song. */
const moment = z
  .int('Scene times are whole seconds.')
  .min(0, 'A scene cannot begin before the song.')
  .max(3600);
const optionalText = (max: number) =>
  z.string().trim().max(max, `Keep this within ${max} characters.`).nullable().optional();

export const sceneSchema = z.object({
  name: z.string(),
  sceneType: z.enum(SCENE_TYPES),
  startTime: z.int(),
  endTime: z.int(),
  cameraAngle: z.enum(CAMERA_ANGLES),
  lighting: z.enum(LIGHTINGS),
  /** For 'custom': an own picture, or words for the illustrator. */
  backgroundUrl: z.string().nullable(),
  prompt: z.string().nullable(),
  /** Id of the scene template it was taken from. */
  templateId: z.string().nullable(),
});
export type SongScene = z.infer<typeof sceneSchema>;

export const coverProjectSchema = coverSongSchema.extend({
  song: songSchema.nullable(),
  character: characterSchema,
  scenes: z.array(sceneSchema),
  aspect: z.enum(ASPECTS),
  previewJobId: z.string().nullable(),
});
export type CoverProject = z.infer<typeof coverProjectSchema>;

export const listCoverSongs = route({
  method: 'GET',
  path: '/api/cover-songs',
  summary: 'My cover songs, newest first',
  access: 'user',
  query: pageQuery(200),
  response: z.array(coverSongSchema),
});

const title = z
  .string({ error: 'Required' })
  .trim()
  .min(1, TITLE_REQUIRED)
  .max(200, 'Keep the title within 200 characters.');

/** The link is checked by the service, whose refusal is the spec's sentence and nothing else. */
export const createCoverSongBody = z.object({
  title,
  description: optionalText(2000),
  youtubeUrl: z.string({ error: `${LINK_INVALID}.` }).max(2000, `${LINK_INVALID}.`),
  originalArtist: optionalText(200),
  /** Sent by old clients; the owner is always who is signed in. */
  userId: z.string().optional(),
});

export const createCoverSong = route({
  method: 'POST',
  path: '/api/cover-songs',
  summary: 'Begin a cover song from a link; the owner is who is signed in',
  access: 'user',
  changes: [listCoverSongs.path, getUserStats.path],
  body: createCoverSongBody,
  status: 201,
  response: coverSongSchema,
});

export const getCoverSong = route({
  method: 'GET',
  path: '/api/cover-songs/:id',
  summary: 'One cover song of mine with its song, character and scenes',
  access: 'user',
  params: idParams,
  response: coverProjectSchema,
});

export const coverOwnSong = route({
  method: 'POST',
  path: '/api/cover-songs/from-song',
  summary: 'Begin a cover song with a song that I made in the song generator; no link is needed',
  access: 'user',
  changes: [listCoverSongs.path, getUserStats.path],
  body: z.object({
    songId: z.string().max(64),
    aspect: z.enum(ASPECTS, { error: 'Choose one of the formats.' }).default('9:16'),
  }),
  status: 201,
  response: coverSongSchema,
});

export const updateCoverSong = route({
  method: 'PATCH',
  path: '/api/cover-songs/:id',
  summary: 'Change title, artist, description or the format of the video',
  access: 'user',
  changes: [listCoverSongs.path, getCoverSong.path],
  params: idParams,
  body: z.object({
    title: title.optional(),
    description: optionalText(2000),
    originalArtist: optionalText(200),
    aspect: z.enum(ASPECTS, { error: 'Choose one of the formats.' }).optional(),
  }),
  response: coverSongSchema,
});

export const deleteCoverSong = route({
  method: 'DELETE',
  path: '/api/cover-songs/:id',
  summary: 'Delete a cover song of mine with all its files; work under way is stopped',
  access: 'user',
  changes: [listCoverSongs.path, getUserStats.path],
  params: idParams,
  status: 204,
});

export const putCharacter = route({
  method: 'PUT',
  path: '/api/cover-songs/:id/character',
  summary: 'Who performs, and in which clothes',
  access: 'user',
  params: idParams,
  body: z.object({
    name: z.string().trim().max(100, 'Keep the name within 100 characters.').optional(),
    characterType: z.enum(CHARACTER_TYPES, { error: 'Choose one of the character types.' }),
    bodyType: z.enum(BODY_TYPES, { error: 'Choose one of the body types.' }).nullish(),
    clothingStyle: z.enum(CLOTHING_STYLES, { error: 'Choose one of the clothing styles.' }),
    /** Absent: until another style is chosen. */
    wearsOwnClothes: z.boolean('Say yes or no.').optional(),
    avatarId: z.string().max(64).nullable().optional(),
    persona: z.enum(STAGE_PERSONA_IDS, { error: 'Choose one of the stage personas.' }).optional(),
    /** Which of several faces in the photo. */
    chosenFace: z.int().min(0).max(50).optional(),
    chosenLook: chosenLookSchema.partial().optional(),
  }),
  response: characterSchema,
});

/** Form: 'confirmed' (yes), then one picture in 'file'. */
export const uploadFace = route({
  method: 'POST',
  path: '/api/cover-songs/:id/face',
  summary: 'The photo whose face performs; deleted with the project',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  response: characterSchema,
});

export const deleteFace = route({
  method: 'DELETE',
  path: '/api/cover-songs/:id/face',
  summary: 'Remove the photo and everything read from it',
  access: 'user',
  params: idParams,
  response: characterSchema,
});

export const putScenes = route({
  method: 'PUT',
  path: '/api/cover-songs/:id/scenes',
  summary: 'The scenes along the song, in order',
  access: 'user',
  params: idParams,
  body: z.object({
    scenes: z
      .array(
        z.object({
          name: z.string().trim().max(100, 'Keep the name within 100 characters.').default(''),
          sceneType: z.enum(SCENE_TYPES, { error: 'Choose one of the scene types.' }),
          startTime: moment,
          endTime: moment,
          cameraAngle: z.enum(CAMERA_ANGLES, { error: 'Choose one of the camera angles.' }).default('front'),
          lighting: z.enum(LIGHTINGS, { error: 'Choose one of the lightings.' }).default('normal'),
          backgroundUrl: z.string().max(200).nullable().default(null),
          prompt: z
            .string()
            .trim()
            .max(500, 'Keep the words within 500 characters.')
            .nullable()
            .default(null),
          templateId: z.string().max(64).nullable().default(null),
        }),
      )
      .min(1, 'A video needs at least one scene.')
      .max(MAX_SCENES, `A video has at most ${MAX_SCENES} scenes.`),
  }),
  response: z.array(sceneSchema),
});

/** Form: one picture in 'file'. */
export const uploadBackground = route({
  method: 'POST',
  path: '/api/cover-songs/:id/backgrounds',
  summary: 'A picture of mine for a custom scene; deleted with the project',
  access: 'user',
  params: idParams,
  consumes: 'multipart/form-data',
  status: 201,
  response: assetSchema,
});

export const listClothingOptions = route({
  method: 'GET',
  path: '/api/clothing-options',
  summary: 'The wardrobe: every clothing style on every body type',
  access: 'user',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.enum(BODY_TYPES),
      style: z.enum(CLOTHING_STYLES),
      imageUrl: z.string().nullable(),
      colors: z.array(z.string()),
    }),
  ),
});

export const sceneTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(SCENE_TYPES),
  backgroundUrl: z.string().nullable(),
  lighting: z.enum(LIGHTINGS),
  mood: z.string(),
  tags: z.array(z.string()),
});
export type SceneTemplate = z.infer<typeof sceneTemplateSchema>;

export const listSceneTemplates = route({
  method: 'GET',
  path: '/api/scene-templates',
  summary: 'Stages to begin with: every scene type in several moods',
  access: 'user',
  response: z.array(sceneTemplateSchema),
});

export const getScenePicture = route({
  method: 'GET',
  path: '/api/scene-templates/:id/picture',
  summary: 'The picture of a stage',
  access: 'user',
  params: idParams,
  produces: 'image/avif',
});

export const getClothingPicture = route({
  method: 'GET',
  path: '/api/clothing-options/:id/picture',
  summary: 'The picture of an outfit',
  access: 'user',
  params: idParams,
  produces: 'image/avif',
});
