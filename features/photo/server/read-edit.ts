/** Reads what an edit asks for: the editor's own list of steps, or one step in the words that programs use. */

import type { z } from 'zod';
import { AppError } from '#common/errors.ts';
import {
  type PhotoOperation,
  type PhotoOutput,
  photoOutputSchema,
  photoRecipeSchema,
} from '#common/photo-recipe.ts';

export interface Edit {
  operations: PhotoOperation[];
  output: PhotoOutput;
}

interface Size {
  width: number;
  height: number;
}

type Fields = Record<string, unknown>;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** '16:9', '1.5' or 1.5. */
function aspectOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const match = /^(\d+(?:\.\d+)?)(?:\s*[:/x]\s*(\d+(?:\.\d+)?))?$/.exec(
    typeof value === 'string' ? value.trim() : '',
  );
  return match ? Number(match[1]) / Number(match[2] ?? 1) : undefined;
}

/** Shares of the picture; numbers above one are pixels. */
function areaOf(fields: Fields, size: Size): Fields | undefined {
  const { left, top } = fields;
  const [x, y] = [number(fields.x ?? left) ?? 0, number(fields.y ?? top) ?? 0];
  const [width, height] = [number(fields.width), number(fields.height)];
  if (width === undefined || height === undefined) return undefined;
  const isPixels = Math.max(x, y, width, height) > 1;
  const [across, down] = isPixels ? [size.width, size.height] : [1, 1];
  return { x: x / across, y: y / down, width: width / across, height: height / down };
}

/** A rectangle as strokes of a wide brush would be round at its corners: it is drawn as a mask of rows. */
function maskOf(fields: Fields, size: Size): unknown {
  if (fields.mask && typeof fields.mask === 'object' && 'kind' in fields.mask) return fields.mask;
  if (typeof fields.mask === 'string')
    return { kind: 'image', data: fields.mask.replace(/^data:[^,]*,/, '') };
  if (Array.isArray(fields.points)) return { kind: 'points', points: fields.points };
  if (Array.isArray(fields.strokes)) return { kind: 'strokes', strokes: fields.strokes };
  const area = areaOf((fields.area ?? fields.mask ?? fields) as Fields, size) as
    | { x: number; y: number; width: number; height: number }
    | undefined;
  if (!area) return undefined;
  const { x, y, width, height } = area;
  const [wide, tall] = [width * size.width, height * size.height];
  const longer = Math.max(size.width, size.height);
  const brush = Math.min(wide, tall) / 2;
  const [insetX, insetY] = [brush / 2 / size.width, brush / 2 / size.height];
  const rows = Math.max(1, Math.ceil(tall / brush) * 2);
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const strokes = Array.from({ length: rows + 1 }, (_, row) => {
    const at = clamp(y + insetY + (row / rows) * Math.max(0, height - 2 * insetY));
    return {
      points: [
        [clamp(x + insetX), at],
        [clamp(x + width - insetX), at],
      ],
      size: Math.min(0.5, Math.max(0.001, brush / longer)),
    };
  });
  return { kind: 'strokes', strokes: strokes.slice(0, 500) };
}

function stepOf(operation: string, fields: Fields, size: Size): Fields {
  switch (operation) {
    case 'crop': {
      const aspect = aspectOf(fields.aspect ?? fields.ratio ?? fields.aspectRatio);
      const area = (fields.area as Fields | undefined) ?? (aspect ? { aspect } : areaOf(fields, size));
      return { type: 'crop', area };
    }
    case 'rotate': {
      const turn = number(fields.turn ?? fields.angle ?? fields.degrees ?? fields.rotate) ?? 0;
      const quarter = (((turn % 360) + 360) % 360) as number;
      if (quarter % 90 !== 0) return { type: 'straighten', angle: turn };
      return { ...fields, type: 'rotate', turn: quarter };
    }
    case 'flip':
      return {
        type: 'rotate',
        flipHorizontal: fields.direction !== 'vertical',
        flipVertical: fields.direction === 'vertical',
      };
    case 'straighten':
      return { type: 'straighten', angle: number(fields.angle ?? fields.degrees) };
    case 'filter':
      return { ...fields, type: 'filter', name: fields.name ?? fields.filter };
    case 'erase':
      return { type: 'erase', mask: maskOf(fields, size) };
    case 'upscale':
    case 'enlarge':
      return { type: 'upscale', factor: number(fields.factor ?? fields.scale) ?? 2 };
    case 'adjust':
      return { ...(fields.adjustments as Fields | undefined), ...fields, type: 'adjust' };
    default:
      return { ...fields, type: operation };
  }
}

const KNOWN =
  'crop, rotate, flip, straighten, resize, adjust, filter, remove-background, erase, upscale or export';

export function readEdit(body: Fields, size: Size): Edit {
  const { operation, operations, output, ...fields } = body;
  if (operation === undefined && operations === undefined)
    throw new AppError('bad_request', `Say what to do: ${KNOWN}.`);
  const steps = Array.isArray(operations)
    ? operations
    : operation === 'export'
      ? []
      : [stepOf(String(operation), fields, size)];
  // Settings of the file may stand beside the step.
  const { format, quality, maxWidth, maxHeight, background } = fields;
  const file = { format: format === 'jpg' ? 'jpeg' : format, quality, maxWidth, maxHeight };
  return {
    operations: read(photoRecipeSchema, steps, operation),
    output: read(photoOutputSchema, {
      ...definedIn(file),
      ...(typeof background === 'string' && operation === 'export' && { background }),
      ...(output as Fields | undefined),
    }),
  };
}

const definedIn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function read<S extends z.ZodType>(schema: S, value: unknown, operation?: unknown): z.output<S> {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const issues = found.error.issues.map(({ path, message }) => ({ path: `body.${path.join('.')}`, message }));
  const isUnknown = found.error.issues.some(({ code }) => code === 'invalid_union');
  const what =
    isUnknown && operation !== undefined ? `Choose ${KNOWN}, with its settings.` : issues[0]?.message;
  throw new AppError('bad_request', `This edit cannot be done. ${what ?? ''}`.trim(), { issues });
}
