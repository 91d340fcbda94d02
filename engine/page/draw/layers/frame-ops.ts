/** Pictures, logos and characters in their frames: cropped, masked, bordered; a quiet place holder where there is none. */

import type { FrameLayer } from '../../document/layers.ts';
import { resolveColor, type Theme } from '../../document/theme.ts';
import type { DrawOp } from '../display-list.ts';
import { paintOf, shadowOf } from '../paints.ts';
import type { Path } from '../path.ts';
import type { Resources } from '../resources.ts';
import { ellipsePath, rectPath, shapePath } from '../shapes.ts';

export function frameOps(layer: FrameLayer, theme: Theme, resources: Resources): DrawOp[] {
  const clip = shapePath(layer.mask, layer, layer);
  const size = layer.src === null ? undefined : resources.picture(layer.src);
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const alpha = layer.opacity;
  const border: DrawOp[] = layer.border?.width
    ? [
        {
          op: 'path',
          path: clip,
          stroke: {
            paint: resolveColor(layer.border.color, theme),
            width: layer.border.width,
            join: 'miter',
          },
          alpha,
        },
      ]
    : [];
  if (!size) return layer.type === 'picture' ? [...emptyFrame(layer, clip, theme), ...border] : border;

  const shown = shownBox(layer, size);
  const image: DrawOp = {
    op: 'image',
    ref: layer.src!,
    ...shown,
    alpha,
    // What does not fill its frame throws a shadow of its own.
    ...(shadow && layer.fit === 'contain' && { shadow }),
  };
  const ground: DrawOp[] =
    shadow && layer.fit === 'cover'
      ? [{ op: 'path', path: clip, fill: { hex: '#ffffff', alpha: 1 }, alpha, shadow }]
      : [];
  const tint: DrawOp[] = layer.tint
    ? [{ op: 'path', path: clip, fill: paintOf(layer.tint, boundsOfFrame(layer), theme), alpha }]
    : [];
  const middle = layer.x + layer.w / 2;
  const mirrored: DrawOp = layer.isMirrored
    ? { op: 'group', matrix: [-1, 0, 0, 1, 2 * middle, 0], ops: [image] }
    : image;
  const isWhole = layer.fit === 'contain' && layer.mask === 'rect' && layer.corner === 0;
  return [...ground, isWhole ? mirrored : { op: 'group', clip, ops: [mirrored] }, ...tint, ...border];
}

const boundsOfFrame = ({ x, y, w, h }: FrameLayer) => ({ left: x, top: y, right: x + w, bottom: y + h });

/** Where the whole picture lies, so that the wanted part of it fills the frame. */
function shownBox(layer: FrameLayer, size: { width: number; height: number }) {
  const { x, y, w, h, crop } = layer;
  const ratio =
    layer.fit === 'cover'
      ? Math.max(w / size.width, h / size.height)
      : Math.min(w / size.width, h / size.height);
  const scale = ratio * (layer.fit === 'cover' ? crop.zoom : 1);
  const [wide, tall] = [size.width * scale, size.height * scale];
  if (layer.fit === 'contain') return { x: x + (w - wide) / 2, y: y + (h - tall) / 2, w: wide, h: tall };
  const keep = (at: number, whole: number, room: number) =>
    Math.min(0, Math.max(room - whole, room / 2 - at * whole));
  return { x: x + keep(crop.x, wide, w), y: y + keep(crop.y, tall, h), w: wide, h: tall };
}

function emptyFrame(layer: FrameLayer, clip: Path, theme: Theme): DrawOp[] {
  const { x, y, w, h } = layer;
  const side = Math.min(w, h);
  const ink = resolveColor('@ink/22', theme);
  const hills: Path = [
    ['M', x, y + h * 0.86],
    ['L', x + w * 0.32, y + h * 0.5],
    ['L', x + w * 0.55, y + h * 0.74],
    ['L', x + w * 0.72, y + h * 0.58],
    ['L', x + w, y + h * 0.82],
    ['L', x + w, y + h],
    ['L', x, y + h],
    ['Z'],
  ];
  const sun = ellipsePath({
    x: x + w * 0.66 - side * 0.07,
    y: y + h * 0.3 - side * 0.07,
    w: side * 0.14,
    h: side * 0.14,
  });
  return [
    {
      op: 'group',
      clip,
      ops: [
        { op: 'path', path: rectPath(layer), fill: resolveColor('@soft', theme), alpha: layer.opacity },
        { op: 'path', path: hills, fill: ink, alpha: layer.opacity * 0.6 },
        { op: 'path', path: sun, fill: ink, alpha: layer.opacity * 0.6 },
      ],
    },
  ];
}
