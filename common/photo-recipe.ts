/** What can be done to a photo, as plain data: the list of steps that a page edits, a call carries and the engine does. */

import { z } from 'zod';

/** Pixels of a picture at most, before and after every step. */
export const PHOTO_MAX_PIXELS = 40_000_000;
/** Pixels of one side at most. */
export const PHOTO_MAX_SIDE = 12_000;
/** Steps of one recipe at most. */
export const PHOTO_MAX_STEPS = 60;

export const PHOTO_FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const ADJUSTMENTS = [
  'brightness',
  'contrast',
  'exposure',
  'highlights',
  'shadows',
  'saturation',
  'temperature',
  'tint',
  'sharpness',
  'vignette',
] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

export const FILTERS = [
  'vivid',
  'warm',
  'cool',
  'golden',
  'fade',
  'film',
  'sepia',
  'mono',
  'noir',
  'silver',
  'dusk',
  'forest',
  'rose',
  'crisp',
  'matte',
  'cinema',
] as const;
export type FilterName = (typeof FILTERS)[number];

/** A share of the picture's width or height, from the top left. */
const share = z.number().min(0).max(1);
const amount = z.number().min(-100).max(100);
const pixels = z.number().int().min(1).max(PHOTO_MAX_SIDE);
export const photoColourSchema = z.string().regex(/^#[0-9a-f]{6}$/i, 'Please give the colour as #rrggbb.');

export const photoPointSchema = z.object({
  x: share,
  y: share,
  /** False: this place is not part of it. */
  include: z.boolean().default(true),
});
export type PhotoPoint = z.infer<typeof photoPointSchema>;

/** Which part of the picture is meant: painted by hand, found from clicks, or a drawn mask. */
export const photoMaskSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('strokes'),
    strokes: z
      .array(
        z.object({
          points: z
            .array(z.tuple([share, share]))
            .min(1)
            .max(5000),
          /** Width of the brush as a share of the picture's longer side. */
          size: z.number().min(0.001).max(0.5),
        }),
      )
      .min(1)
      .max(500),
  }),
  z.object({ kind: z.literal('points'), points: z.array(photoPointSchema).min(1).max(64) }),
  z.object({
    kind: z.literal('image'),
    /** A grey PNG or WebP in base64, stretched over the picture: white is meant, black is not. */
    data: z.string().min(1).max(8_000_000),
  }),
]);
export type PhotoMask = z.infer<typeof photoMaskSchema>;

const adjustShape = Object.fromEntries(ADJUSTMENTS.map((name) => [name, amount.optional()])) as Record<
  Adjustment,
  z.ZodOptional<typeof amount>
>;
export const photoAdjustSchema = z.object(adjustShape);
export type PhotoAdjust = z.infer<typeof photoAdjustSchema>;

export const photoFilterSchema = z.object({
  name: z.enum(FILTERS),
  /** 0 leaves the picture as it is, 100 is the whole look. */
  strength: z.number().min(0).max(100).default(100),
});
export type PhotoFilter = z.infer<typeof photoFilterSchema>;

/** What changes colours only; the page shows it live with the same code (`applyLook`). */
export interface PhotoLook {
  adjust?: PhotoAdjust;
  filter?: PhotoFilter;
}

export const photoOperationSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('crop'),
    area: z.union([
      z
        .object({ x: share, y: share, width: share, height: share })
        .refine((r) => r.width > 0 && r.height > 0, 'The crop must not be empty.')
        .refine((r) => r.x + r.width <= 1.000001 && r.y + r.height <= 1.000001, 'The crop must lie inside.'),
      /** Width over height; the largest such area in the middle. */
      z.object({ aspect: z.number().min(0.05).max(20) }),
    ]),
  }),
  z.object({
    type: z.literal('rotate'),
    /** Degrees clockwise; flips come after it. */
    turn: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]).default(0),
    flipHorizontal: z.boolean().default(false),
    flipVertical: z.boolean().default(false),
  }),
  /** Degrees clockwise; cut to the largest upright area of the same proportions. */
  z.object({ type: z.literal('straighten'), angle: z.number().min(-45).max(45) }),
  z
    .object({
      type: z.literal('resize'),
      width: pixels.optional(),
      height: pixels.optional(),
      fit: z.enum(['inside', 'cover', 'fill']).default('inside'),
    })
    .refine((r) => r.width ?? r.height, 'Please give a width or a height.'),
  z.object({ type: z.literal('adjust'), ...adjustShape }),
  z.object({ type: z.literal('filter'), ...photoFilterSchema.shape }),
  z.object({
    type: z.literal('remove-background'),
    /** Absent: found by itself. */
    subject: photoMaskSchema.optional(),
    background: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('transparent') }),
        z.object({ kind: z.literal('colour'), colour: photoColourSchema }),
        z.object({ kind: z.literal('blur'), amount: z.number().min(1).max(100) }),
      ])
      .default({ kind: 'transparent' }),
  }),
  z.object({ type: z.literal('erase'), mask: photoMaskSchema }),
  z.object({ type: z.literal('upscale'), factor: z.union([z.literal(2), z.literal(4)]) }),
]);

/** As the engine takes it: every default filled in. */
export type PhotoOperation = z.infer<typeof photoOperationSchema>;
/** As a page or a stored recipe may write it. */
export type PhotoOperationInput = z.input<typeof photoOperationSchema>;

export const photoRecipeSchema = z.array(photoOperationSchema).max(PHOTO_MAX_STEPS);

export const photoOutputSchema = z.object({
  format: z.enum(PHOTO_FORMATS).default('png'),
  /** 1 to 100; PNG is always exact. */
  quality: z.number().int().min(1).max(100).default(90),
  /** The finished picture is made smaller to fit, never larger. */
  maxWidth: pixels.optional(),
  maxHeight: pixels.optional(),
  /** Behind transparent places, for formats without them. */
  background: photoColourSchema.default('#ffffff'),
});
export type PhotoOutput = z.infer<typeof photoOutputSchema>;
