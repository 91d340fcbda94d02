/** Who performs, as data from which the page draws them live, just as the film does. */

import { z } from 'zod';
import {
  ACCESSORIES,
  ACCESSORY_COLORS,
  ANIMALS,
  ART_STYLES,
  BODY_TYPES,
  CLOTHING_COLORS,
  EYE_COLORS,
  FACE_MARKS,
  FACE_SHAPES,
  FACIAL_HAIR,
  HAIR_COLORS,
  HAIR_STYLES,
  HEIGHTS,
  OUTFITS,
  QUALITIES,
  SKIN_TONES,
  STAGE_OUTFITS,
} from '#common/character/character-words.ts';
import { route } from '#common/contract.ts';
import { idParams } from '#common/schema-parts.ts';
import { HAIRSTYLES } from '../enums.ts';

const lookSchema = z.object({
  animal: z.enum(['', ...ANIMALS]).optional(),
  faceShape: z.enum(FACE_SHAPES),
  skinTone: z.enum(SKIN_TONES),
  eyeColor: z.enum(EYE_COLORS),
  hairStyle: z.enum(HAIR_STYLES),
  hairColor: z.enum(HAIR_COLORS),
  facialHair: z.enum(FACIAL_HAIR),
  bodyType: z.enum(BODY_TYPES),
  physique: z.enum(['masculine', 'feminine']).optional(),
  age: z.enum(['baby', 'child', 'teen', 'adult', 'old']).optional(),
  marks: z.array(z.enum(FACE_MARKS)).optional(),
  garments: z.array(z.string()).optional(),
  height: z.enum(HEIGHTS),
  outfit: z.enum([...OUTFITS, ...STAGE_OUTFITS]),
  color: z.enum(CLOTHING_COLORS),
  accessories: z.array(z.enum(ACCESSORIES)),
  accessoryColors: z.partialRecord(z.enum(ACCESSORIES), z.enum(ACCESSORY_COLORS)).optional(),
  artStyle: z.enum(ART_STYLES),
  quality: z.enum(QUALITIES),
  seed: z.number(),
});

/** What the photo shows of hair and glasses; null where the top of the head is not in it. */
const foundLookSchema = z.object({
  hairStyle: z.enum(HAIRSTYLES).nullable(),
  hairColor: z.string(),
  glasses: z.boolean(),
});
export type FoundLook = z.infer<typeof foundLookSchema>;

/** A face taken from a photo: its mesh, and the picture on it. */
export const faceDataSchema = z.object({
  points: z.array(z.number()),
  /** Base64 of a picture file. */
  crop: z.string(),
  skin: z.string(),
  hair: z.string().nullable(),
  look: foundLookSchema.nullable(),
});
export type FaceData = z.infer<typeof faceDataSchema>;

export const performerSchema = z.object({
  look: lookSchema,
  hands: z.enum(['microphone', 'guitar', 'free']),
  face: faceDataSchema.nullable(),
});
export type PerformerData = z.infer<typeof performerSchema>;

export const getPerformer = route({
  method: 'GET',
  path: '/api/cover-songs/:id/performer',
  summary: 'Who performs in a cover song of mine, ready to be drawn',
  access: 'user',
  params: idParams,
  response: performerSchema,
});
