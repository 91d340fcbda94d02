/** Characters: their data, the templates they start from, and the calls that make and keep them. */

import { z } from 'zod';
import {
  ACCESSORIES,
  ACCESSORY_COLORS,
  AGES,
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
  PHYSIQUES,
  QUALITIES,
  SKIN_TONES,
} from '#common/character/character-words.ts';
import { isCostumeLine } from '#common/character/garments.ts';
import { route } from '#common/contract.ts';
import { idParams, isoTime, pageQuery } from '#common/schema-parts.ts';
import type { Persona } from '#common/voice-words.ts';
import { getUserStats } from '#features/dashboard/contract.ts';

export const TEMPLATE_CATEGORIES = ['cartoon', 'anime', 'realistic', 'fantasy'] as const;
export const TEMPLATE_STYLES = ['3d', '2d', 'pixel', 'vector'] as const;
/** The voices people choose from; a character that nobody gave one to speaks in a neutral voice. */
export const OFFERED_VOICES = [
  'male-young',
  'male-adult',
  'female-young',
  'female-adult',
  'child',
  'robot',
] as const;
export const AVATAR_VOICES = ['neutral', ...OFFERED_VOICES] as const;
/** One of the speech voices, how high and how fast. */
interface Casting {
  voice: Persona;
  /** Semitones. */
  pitch: number;
  speed: number;
}

/** Who plays a character's part. */
export const CASTING: Record<(typeof AVATAR_VOICES)[number], Casting> = {
  neutral: { voice: 'alloy', pitch: 0, speed: 1 },
  'male-young': { voice: 'echo', pitch: 1, speed: 1.05 },
  'male-adult': { voice: 'onyx', pitch: 0, speed: 1 },
  'female-young': { voice: 'shimmer', pitch: 1, speed: 1.05 },
  'female-adult': { voice: 'nova', pitch: 0, speed: 1 },
  child: { voice: 'shimmer', pitch: 4, speed: 1.05 },
  robot: { voice: 'alloy', pitch: -3, speed: 0.95 },
};
export const ANIMATIONS = ['idle', 'walking', 'running', 'talking', 'waving', 'dancing', 'jumping'] as const;
export type Animation = (typeof ANIMATIONS)[number];

const one = <const T extends readonly [string, ...string[]]>(values: T, name: string) =>
  z.enum(values, { error: `Choose one of the given values for ${name}.` });

/** Every group and field may be left out: the spec's defaults stand in. */
export const characterDataSchema = z.object({
  appearance: z
    .object({
      animal: one(['', ...ANIMALS], 'animal').default(''),
      faceShape: one(FACE_SHAPES, 'face shape').default('oval'),
      skinTone: one(SKIN_TONES, 'skin tone').default('medium'),
      eyeColor: one(EYE_COLORS, 'eye color').default('brown'),
      hairStyle: one(HAIR_STYLES, 'hair style').default('short'),
      hairColor: one(HAIR_COLORS, 'hair color').default('brown'),
      facialHair: one(FACIAL_HAIR, 'facial hair').default(''),
      /** '' is that of the hair. */
      facialHairColor: one(['', ...HAIR_COLORS], 'beard color').default(''),
      bodyType: one(BODY_TYPES, 'body type').default('average'),
      height: one(HEIGHTS, 'height').default('medium'),
      age: one(AGES, 'age').default(''),
      /** A man's or a woman's build. */
      physique: one(PHYSIQUES, 'build').default(''),
      marks: z.array(one(FACE_MARKS, 'marks')).max(5, 'At most five marks.').default([]),
    })
    .prefault({}),
  clothing: z
    .object({
      outfit: one(OUTFITS, 'outfit').default('casual'),
      color: one(CLOTHING_COLORS, 'clothing color').default('blue'),
      /** Garments that were named, as lines of the wardrobe: 'raincoat yellow/charcoal'. */
      garments: z
        .array(z.string().max(400).refine(isCostumeLine, 'Choose garments that there are.'))
        .max(8, 'At most eight garments.')
        .default([]),
      accessories: z.array(one(ACCESSORIES, 'accessories')).max(6, 'At most six accessories.').default([]),
      /** Those whose colour was chosen; the others go with the clothes. */
      accessoryColors: z
        .partialRecord(one(ACCESSORIES, 'accessories'), one(ACCESSORY_COLORS, 'accessory color'))
        .default({}),
    })
    .prefault({}),
  personality: z
    .object({
      traits: z
        .array(z.string().trim().min(1).max(40))
        .max(12, 'At most twelve traits.')
        .default(['friendly']),
      voice: one(AVATAR_VOICES, 'voice').default('neutral'),
    })
    .prefault({}),
  style: z
    .object({
      artStyle: one(ART_STYLES, 'art style').default('3d'),
      renderQuality: one(QUALITIES, 'quality').default('high'),
    })
    .prefault({}),
  /** Small differences that no option names; the same number is the same person. */
  seed: z.int().min(0).max(2_147_483_647).default(1),
});
export type CharacterData = z.infer<typeof characterDataSchema>;

export const DEFAULT_CHARACTER: CharacterData = characterDataSchema.parse({});

export const DESCRIPTION_REQUIRED = 'Please enter a character description';
export const MAX_DESCRIPTION = 1000;

const description = z
  .string({ error: DESCRIPTION_REQUIRED })
  .trim()
  .min(1, DESCRIPTION_REQUIRED)
  .max(MAX_DESCRIPTION, `Keep the description within ${MAX_DESCRIPTION} characters.`);

export const avatarTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  style: z.string(),
  imageUrl: z.string(),
  characterType: z.string(),
  tags: z.array(z.string()),
  basePrompt: z.string(),
  characterData: characterDataSchema,
});
export type AvatarTemplate = z.infer<typeof avatarTemplateSchema>;

export const listAvatarTemplates = route({
  method: 'GET',
  path: '/api/avatar-templates',
  summary: 'Characters to start from, by category and style',
  access: 'user',
  query: z.object({
    category: z.enum(['all', ...TEMPLATE_CATEGORIES]).optional(),
    style: z.enum(['all', ...TEMPLATE_STYLES]).optional(),
  }),
  response: z.array(avatarTemplateSchema),
});

export const getTemplatePicture = route({
  method: 'GET',
  path: '/api/avatar-templates/:id/picture',
  summary: 'Picture of a template',
  access: 'user',
  params: idParams,
  produces: 'image/webp',
});

/** What the words of a description said, so that people can see it and take it back. */
export const understoodSchema = z.object({
  group: z.enum(['appearance', 'clothing', 'personality', 'style']),
  field: z.string().max(40),
  value: z.string().max(400),
  words: z.string(),
  /** Of an accessory, where the words say one. */
  color: z.enum(ACCESSORY_COLORS).optional(),
  /** What was asked for cannot be shown; this comes nearest. */
  isNearest: z.boolean().optional(),
});
export type Understood = z.infer<typeof understoodSchema>;

export const generateAvatar = route({
  method: 'POST',
  path: '/api/generate-avatar',
  summary: 'Draw a character from a description and chosen options',
  access: 'user',
  changes: [getUserStats.path],
  body: z.object({
    description,
    style: one(ART_STYLES, 'art style').optional(),
    category: z.string().max(40).default('cartoon'),
    characterData: characterDataSchema.prefault({}),
    /** What the words were read as and the person has removed: it stays off. */
    removed: z
      .array(understoodSchema.pick({ field: true, value: true }))
      .max(60)
      .default([]),
    /** Off when the person changed the options by hand and the words must not win over them. */
    followDescription: z.boolean().default(true),
    /** 'cloud' draws with the connected image model instead of the character engine. */
    engine: z.enum(['builtin', 'cloud']).default('builtin'),
  }),
  response: z.object({
    imageUrl: z.string(),
    characterData: characterDataSchema,
    understood: z.array(understoodSchema),
    /** Words that ask for something the engine cannot draw. */
    unused: z.array(z.string()),
    engine: z.string(),
  }),
});

export const getAvatarEngines = route({
  method: 'GET',
  path: '/api/generate-avatar/engines',
  summary: 'Who can draw characters here',
  access: 'user',
  response: z.object({ builtin: z.string(), cloud: z.string().nullable() }),
});

export const userAvatarSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  templateId: z.string().nullable(),
  imageUrl: z.string().nullable(),
  characterData: characterDataSchema,
  animations: z.unknown().nullable(),
  isConsistent: z.boolean(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type UserAvatar = z.infer<typeof userAvatarSchema>;

/** Only files of this product can be a character's picture. */
const ownPicture = z
  .string()
  .regex(/^\/api\/files\/[\w-]{1,64}$/, 'The picture must be one that was made here.');

export const avatarBody = z.object({
  name: z.string().trim().max(120, 'Keep the name within 120 characters.').default('My Avatar'),
  description: z.string().trim().max(MAX_DESCRIPTION).nullish(),
  templateId: z.string().max(64).nullish(),
  imageUrl: ownPicture,
  characterData: characterDataSchema,
  animations: z.record(z.string().max(40), z.unknown()).nullish(),
  isConsistent: z.boolean().default(true),
});

export const listUserAvatars = route({
  method: 'GET',
  path: '/api/user-avatars',
  summary: 'My characters, newest first',
  access: 'user',
  query: pageQuery(100),
  response: z.array(userAvatarSchema),
});

export const getUserAvatar = route({
  method: 'GET',
  path: '/api/user-avatars/:id',
  summary: 'One character of mine',
  access: 'user',
  params: idParams,
  response: userAvatarSchema,
});

export const createUserAvatar = route({
  method: 'POST',
  path: '/api/user-avatars',
  summary: 'Keep a character',
  access: 'user',
  changes: [listUserAvatars.path],
  body: avatarBody,
  status: 201,
  response: userAvatarSchema,
});

export const updateUserAvatar = route({
  method: 'PUT',
  path: '/api/user-avatars/:id',
  summary: 'Change a character of mine',
  access: 'user',
  changes: [listUserAvatars.path],
  params: idParams,
  body: avatarBody,
  response: userAvatarSchema,
});

export const NAME_REQUIRED = 'Please enter a name.';

export const renameUserAvatar = route({
  method: 'PATCH',
  path: '/api/user-avatars/:id',
  summary: 'Give a character of mine another name',
  access: 'user',
  changes: [listUserAvatars.path],
  params: idParams,
  body: z.object({
    name: z
      .string({ error: NAME_REQUIRED })
      .trim()
      .min(1, NAME_REQUIRED)
      .max(120, 'Keep the name within 120 characters.'),
  }),
  response: userAvatarSchema,
});

export const deleteUserAvatar = route({
  method: 'DELETE',
  path: '/api/user-avatars/:id',
  summary: 'Delete a character of mine',
  access: 'user',
  changes: [listUserAvatars.path],
  params: idParams,
  status: 204,
});

/** A file for other programs: mesh, bones and movements. */
export const getAvatarModel = route({
  method: 'POST',
  path: '/api/avatar-model',
  summary: 'A character as a GLB file with skeleton and movements',
  access: 'user',
  body: z.object({
    characterData: characterDataSchema,
    /** What the file is called. */
    name: z.string().max(200).default(''),
  }),
  produces: 'model/gltf-binary',
});

export const listAnimationPresets = route({
  method: 'GET',
  path: '/api/animation-presets',
  summary: 'The movements that characters know',
  access: 'user',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string().nullable(),
      category: z.string(),
      animationType: z.string(),
      duration: z.string().nullable(),
    }),
  ),
});
