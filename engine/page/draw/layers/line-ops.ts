/** Lines and arrows: straight, bent or waved, with ends. */

import type { LineLayer } from '../../document/layers.ts';
import { resolveColor, type Theme } from '../../document/theme.ts';
import type { DrawOp } from '../display-list.ts';
import { shadowOf } from '../paints.ts';
import type { Path, Segment } from '../path.ts';
import { ellipsePath } from '../shapes.ts';

export function lineOps(layer: LineLayer, theme: Theme): DrawOp[] {
  const { x, w, width, opacity: alpha } = layer;
  const y = layer.y + layer.h / 2;
  const paint = resolveColor(layer.color, theme);
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const isPlain = layer.dash === 'solid';
  // An arrow's point is its end; the line stops inside it.
  const inset = (end: LineLayer['start']) => (end === 'arrow' ? Math.min(w / 3, width * 2.2) : 0);
  const [left, right] = [x + inset(layer.start), x + w - inset(layer.end)];
  const dash = { solid: undefined, dashed: [width * 3, width * 2.2], dotted: [0.01, width * 2] }[layer.dash];
  const ops: DrawOp[] = [
    {
      op: 'path',
      path: course(layer, left, right, y),
      stroke: {
        paint,
        width,
        cap: isPlain || layer.dash === 'dotted' ? 'round' : 'butt',
        join: 'round',
        ...(dash && { dash }),
      },
      alpha,
      ...(shadow && { shadow }),
    },
  ];
  const ends: Path[] = [endPath(layer.start, x, y, width, -1), endPath(layer.end, x + w, y, width, 1)];
  for (const path of ends) if (path.length > 0) ops.push({ op: 'path', path, fill: paint, alpha });
  return ops;
}

/** The line without its ends. */
export const lineCourse = (layer: LineLayer): Path =>
  course(layer, layer.x, layer.x + layer.w, layer.y + layer.h / 2);

function course({ bend, h, width }: LineLayer, left: number, right: number, y: number): Path {
  const reach = Math.max(h / 2, width);
  if (bend === 'arc')
    return [
      ['M', left, y],
      ['Q', (left + right) / 2, y - 2 * reach, right, y],
    ];
  if (bend === 'straight')
    return [
      ['M', left, y],
      ['L', right, y],
    ];
  const waves = Math.max(1, Math.round((right - left) / (reach * 4)));
  const step = (right - left) / waves;
  const out: Segment[] = [['M', left, y]];
  for (let i = 0; i < waves; i++) {
    const at = left + i * step;
    out.push(
      ['Q', at + step / 4, y - 2 * reach, at + step / 2, y],
      ['Q', at + step * 0.75, y + 2 * reach, at + step, y],
    );
  }
  return out;
}

function endPath(end: LineLayer['start'], x: number, y: number, width: number, way: 1 | -1): Path {
  const r = width * 1.6;
  if (end === 'dot') return ellipsePath({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });
  if (end === 'bar')
    return [
      ['M', x - width / 2, y - r * 1.3],
      ['L', x + width / 2, y - r * 1.3],
      ['L', x + width / 2, y + r * 1.3],
      ['L', x - width / 2, y + r * 1.3],
      ['Z'],
    ];
  if (end === 'arrow')
    return [
      ['M', x, y],
      ['L', x - way * r * 2.4, y - r * 1.35],
      ['L', x - way * r * 2.4, y + r * 1.35],
      ['Z'],
    ];
  return [];
}
