/** What can lie on a page: the layers of a design, each plain data with limits that a drawing bears. */

import { z } from 'zod';
import { colorSchema, faceSchema } from './theme.ts';

/** What a layer is for: words and pictures are poured in, and a page is laid out anew, by these. */
export const ROLES = [
  'headline',
  'subline',
  'body',
  'kicker',
  'price',
  'offer',
  'date',
  'place',
  'button',
  'contact',
  'website',
  'name',
  'position',
  'quote',
  'author',
  'list',
  'code',
  'photo',
  'logo',
  'character',
  'qr',
  'icon',
  'chart',
  /** Ornaments, and plates that belong to what lies on them. */
  'decor',
  /** Fills the page or a side of it. */
  'ground',
] as const;
export type Role = (typeof ROLES)[number];

export const MAX_TEXT = 10_000;
export const MAX_SIDE = 20_000;

const place = z
  .number()
  .min(-MAX_SIDE, 'A layer lies too far outside.')
  .max(MAX_SIDE, 'A layer lies too far outside.');
const side = z.number().min(0.5, 'A layer is too small.').max(MAX_SIDE, 'A layer is too large.');
const share = z.number().min(0).max(1);
const key = z.string().regex(/^[\w-]{1,40}$/, 'Ids are letters, digits and dashes.');

const gradient = z.object({
  type: z.enum(['linear', 'radial']),
  /** Degrees, clockwise, 0 from left to right. */
  angle: z.number().min(-360).max(360).default(90),
  stops: z
    .array(z.object({ at: share, color: colorSchema }))
    .min(2, 'A gradient has two colours or more.')
    .max(6, 'A gradient has six colours at most.'),
});
export const fillSchema = z.union([colorSchema, gradient]);
export type Fill = z.infer<typeof fillSchema>;

const shadow = z.object({
  x: z.number().min(-500).max(500).default(0),
  y: z.number().min(-500).max(500).default(8),
  blur: z.number().min(0).max(300).default(24),
  color: colorSchema.default('#00000055'),
});
export type Shadow = z.infer<typeof shadow>;

const stroke = z.object({ color: colorSchema, width: z.number().min(0).max(400) });

const common = {
  id: key,
  name: z.string().max(100).default(''),
  x: place,
  y: place,
  w: side,
  h: side,
  /** Degrees, clockwise, around the middle. */
  rotation: z.number().min(-3600).max(3600).default(0),
  opacity: share.default(1),
  shadow: shadow.nullable().default(null),
  isLocked: z.boolean().default(false),
  isHidden: z.boolean().default(false),
  /** Layers with the same group move together. */
  group: key.nullable().default(null),
  role: z.enum(ROLES, { error: 'A layer has an unknown role.' }).default('decor'),
};

const spanStyle = {
  color: colorSchema.optional(),
  face: faceSchema.optional(),
  weight: z.number().min(100).max(900).optional(),
  isItalic: z.boolean().optional(),
  /** Against the size of the layer. */
  scale: z.number().min(0.1).max(5).optional(),
};

export const TEXT_EFFECTS = ['none', 'hollow', 'echo', 'neon', 'lift', 'splice'] as const;

export const textLayerSchema = z.object({
  ...common,
  type: z.literal('text'),
  text: z.string().max(MAX_TEXT, `A text has ${MAX_TEXT.toLocaleString('en')} characters at most.`),
  /** Parts in a style of their own, by places in the text; later ones win. */
  spans: z
    .array(z.object({ from: z.int().min(0), to: z.int().min(0), ...spanStyle }))
    .max(200, 'A text has 200 styled parts at most.')
    .default([]),
  face: faceSchema.default('@body'),
  weight: z.number().min(100).max(900).default(400),
  isItalic: z.boolean().default(false),
  /** Pixels of the page. */
  size: z.number().min(1, 'Letters are too small.').max(4000, 'Letters are too large.'),
  fill: fillSchema.default('@ink'),
  align: z.enum(['left', 'center', 'right', 'justify']).default('left'),
  valign: z.enum(['top', 'middle', 'bottom']).default('top'),
  lineHeight: z.number().min(0.6).max(4).default(1.25),
  /** In shares of the size. */
  spacing: z.number().min(-0.3).max(2).default(0),
  casing: z.enum(['as-is', 'upper', 'lower']).default('as-is'),
  /** From -1 (a smile) to 1 (a rainbow): how far the line bends into a circle. */
  curve: z.number().min(-1).max(1).default(0),
  outline: stroke.nullable().default(null),
  /** A plate behind each line. */
  plate: z
    .object({
      color: colorSchema,
      pad: z.number().min(0).max(3).default(0.25),
      corner: z.number().min(0).max(2).default(0.15),
    })
    .nullable()
    .default(null),
  isUnderlined: z.boolean().default(false),
  /** `shrink`: smaller until it fits its box; `fill`: as large as its box allows. */
  fit: z.enum(['none', 'shrink', 'fill']).default('shrink'),
  effect: z.enum(TEXT_EFFECTS).default('none'),
});

export const MASKS = [
  'rect',
  'ellipse',
  'arch',
  'hexagon',
  'diamond',
  'heart',
  'star',
  'blob',
  'slant',
  'ticket',
] as const;
export type Mask = (typeof MASKS)[number];

/** Whatever logo the person's brand has. */
export const BRAND_LOGO = '@logo';
/** A file of one's own, a picture that comes with the product, or the logo of the brand. */
export const SOURCE = /^(\/api\/files\/[0-9a-zA-Z-]{1,64}|art:[a-z0-9-]{1,40}|@logo)$/;
const source = z.string().regex(SOURCE, 'Pictures come from your library.').nullable().default(null);

const frame = {
  src: source,
  /** For people who do not see it, and for what is painted into it. */
  alt: z.string().max(300).default(''),
  /** `cover` fills the frame, `contain` shows all of the picture. */
  fit: z.enum(['cover', 'contain']).default('cover'),
  /** What stays in the frame: the middle of what is seen, in shares of the picture, and how near. */
  crop: z
    .object({ x: share.default(0.5), y: share.default(0.5), zoom: z.number().min(1).max(10).default(1) })
    .default({ x: 0.5, y: 0.5, zoom: 1 }),
  isMirrored: z.boolean().default(false),
  mask: z.enum(MASKS).default('rect'),
  /** Pixels; of the frame's corners. */
  corner: z.number().min(0).max(4000).default(0),
  border: stroke.nullable().default(null),
  /** Laid over the picture, so that words can be read on it. */
  tint: fillSchema.nullable().default(null),
};

export const pictureLayerSchema = z.object({ ...common, ...frame, type: z.literal('picture') });
export const logoLayerSchema = z.object({ ...common, ...frame, type: z.literal('logo') });
export const characterLayerSchema = z.object({ ...common, ...frame, type: z.literal('character') });

export const SHAPES = [
  'rect',
  'ellipse',
  'polygon',
  'star',
  'burst',
  'path',
  'arch',
  'heart',
  'blob',
  'wave',
  'slant',
  'ribbon',
  'bubble',
  'ticket',
  'dots',
  'rays',
] as const;
export type ShapeKind = (typeof SHAPES)[number];

export const shapeLayerSchema = z.object({
  ...common,
  type: z.literal('shape'),
  shape: z.enum(SHAPES, { error: 'That shape is not one of ours.' }),
  fill: fillSchema.nullable().default('@primary'),
  stroke: stroke.nullable().default(null),
  corner: z.number().min(0).max(4000).default(0),
  /** Corners, points or rays. */
  points: z.int().min(3).max(60).default(5),
  /** Of a star: where the inner points lie; of dots and rays: how thick they are. */
  depth: z.number().min(0.05).max(0.98).default(0.5),
  /** Of a path: absolute M, L, C, Q and Z in a square of 100. */
  d: z
    .string()
    .max(8000, 'A path is too long.')
    .regex(/^[MLCQZ\d\s.,-]*$/, 'A path has absolute M, L, C, Q and Z only.')
    .default(''),
});

export const LINE_ENDS = ['none', 'arrow', 'dot', 'bar'] as const;

/** From the middle of the left side of its box to that of the right. */
export const lineLayerSchema = z.object({
  ...common,
  type: z.literal('line'),
  color: colorSchema.default('@ink'),
  width: z.number().min(0.25).max(400).default(4),
  dash: z.enum(['solid', 'dashed', 'dotted']).default('solid'),
  bend: z.enum(['straight', 'arc', 'wave']).default('straight'),
  start: z.enum(LINE_ENDS).default('none'),
  end: z.enum(LINE_ENDS).default('none'),
});

export const iconLayerSchema = z.object({
  ...common,
  type: z.literal('icon'),
  /** 'ph:coffee-fill' or 'tabler:heart': a name in the shipped sets, never a drawing of its own. */
  icon: z.string().regex(/^(ph|tabler|geo):[a-z0-9-]{1,60}$/, 'Icons come from the shipped sets.'),
  color: colorSchema.default('@ink'),
});

export const qrLayerSchema = z.object({
  ...common,
  type: z.literal('qr'),
  text: z
    .string()
    .max(1000, 'A QR code holds 1,000 characters here.')
    .refine((text) => new TextEncoder().encode(text).length <= 2000, 'That is too much for a QR code.'),
  color: colorSchema.default('#000000'),
  ground: colorSchema.nullable().default('#ffffff'),
  style: z.enum(['squares', 'dots', 'round']).default('squares'),
});

export const chartLayerSchema = z.object({
  ...common,
  type: z.literal('chart'),
  chart: z.enum(['bar', 'line', 'pie', 'ring']),
  /** Names of the series. */
  series: z
    .array(z.string().max(60))
    .min(1, 'A chart has a column of figures.')
    .max(6, 'A chart has six series at most.'),
  rows: z
    .array(z.object({ label: z.string().max(60), values: z.array(z.number().min(-1e12).max(1e12)).max(6) }))
    .min(1, 'A chart has a row at least.')
    .max(60, 'A chart has 60 rows at most.'),
  colors: z.array(colorSchema).max(60).default([]),
  color: colorSchema.default('@ink'),
  face: faceSchema.default('@body'),
  size: z.number().min(1).max(400).default(24),
  hasValues: z.boolean().default(true),
  hasLegend: z.boolean().default(true),
});

/** Rows of names with what stands beside them: dishes and prices, days and hours. */
export const listLayerSchema = z.object({
  ...common,
  type: z.literal('list'),
  rows: z
    .array(z.object({ name: z.string().max(200), value: z.string().max(80).default('') }))
    .min(1, 'A list has a row at least.')
    .max(60, 'A list has 60 rows at most.'),
  face: faceSchema.default('@body'),
  weight: z.number().min(100).max(900).default(500),
  /** Of its letters at most, in pixels of the page; many rows make them smaller. */
  size: z.number().min(1).max(4000),
  fill: colorSchema.default('@ink'),
  valueFill: colorSchema.default('@primary'),
  /** Between the rows. */
  rule: colorSchema.nullable().default(null),
});

export const layerSchema = z.discriminatedUnion('type', [
  textLayerSchema,
  pictureLayerSchema,
  logoLayerSchema,
  characterLayerSchema,
  shapeLayerSchema,
  lineLayerSchema,
  iconLayerSchema,
  qrLayerSchema,
  chartLayerSchema,
  listLayerSchema,
]);

export type Layer = z.infer<typeof layerSchema>;
export type LayerType = Layer['type'];
export type TextLayer = z.infer<typeof textLayerSchema>;
export type FrameLayer =
  | z.infer<typeof pictureLayerSchema>
  | z.infer<typeof logoLayerSchema>
  | z.infer<typeof characterLayerSchema>;
export type ShapeLayer = z.infer<typeof shapeLayerSchema>;
export type LineLayer = z.infer<typeof lineLayerSchema>;
export type IconLayer = z.infer<typeof iconLayerSchema>;
export type QrLayer = z.infer<typeof qrLayerSchema>;
export type ChartLayer = z.infer<typeof chartLayerSchema>;
export type ListLayer = z.infer<typeof listLayerSchema>;
/** As it is written by hand: what has a default may be left out. */
export type LayerInput = z.input<typeof layerSchema>;
