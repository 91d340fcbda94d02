/** Icons and QR codes: signs whose form is not drawn by hand. */

import { encode } from 'uqr';
import type { IconLayer, QrLayer, ShapeLayer } from '../../document/layers.ts';
import { resolveColor, type Theme } from '../../document/theme.ts';
import type { DrawOp } from '../display-list.ts';
import { paintOf, shadowOf } from '../paints.ts';
import { parsePath } from '../parse-path.ts';
import { type Matrix, type Segment, transformPath } from '../path.ts';
import type { Resources } from '../resources.ts';
import { ellipsePath, rectPath, shapePath } from '../shapes.ts';

export function shapeOps(layer: ShapeLayer, theme: Theme): DrawOp[] {
  const path = shapePath(layer.shape, layer, layer);
  const box = { left: layer.x, top: layer.y, right: layer.x + layer.w, bottom: layer.y + layer.h };
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const drawn: DrawOp = {
    op: 'path',
    path,
    alpha: layer.opacity,
    ...(layer.fill && { fill: paintOf(layer.fill, box, theme) }),
    ...(layer.stroke?.width && {
      stroke: {
        paint: resolveColor(layer.stroke.color, theme),
        width: layer.stroke.width,
        join: 'miter' as const,
      },
    }),
    ...(shadow && { shadow }),
  };
  // Rays reach beyond the corners.
  return layer.shape === 'rays' ? [{ op: 'group', clip: rectPath(layer), ops: [drawn] }] : [drawn];
}

export function iconOps(layer: IconLayer, theme: Theme, resources: Resources): DrawOp[] {
  const shape = resources.icon(layer.icon);
  if (!shape) return [];
  const [left, top, width, height] = shape.box;
  const scale = Math.min(layer.w / width, layer.h / height);
  const paint = resolveColor(layer.color, theme);
  const place: Matrix = [
    scale,
    0,
    0,
    scale,
    layer.x + (layer.w - width * scale) / 2 - left * scale,
    layer.y + (layer.h - height * scale) / 2 - top * scale,
  ];
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  return shape.paths.map(({ d, opacity = 1, stroke, fillRule }) => ({
    op: 'path',
    path: transformPath(parsePath(d), place),
    alpha: layer.opacity * opacity,
    ...(stroke
      ? { stroke: { paint, width: stroke * scale, cap: 'round' as const, join: 'round' as const } }
      : { fill: paint }),
    ...(fillRule && { rule: fillRule }),
    ...(shadow && { shadow }),
  }));
}

/** Modules of white around the code, which readers need. */
const QUIET = 3;

export function qrOps(layer: QrLayer, theme: Theme): DrawOp[] {
  const side = Math.min(layer.w, layer.h);
  const [x, y] = [layer.x + (layer.w - side) / 2, layer.y + (layer.h - side) / 2];
  const { data, size } = encode(layer.text || ' ', { ecc: 'M', border: 0, boostEcc: true });
  const quiet = layer.ground ? QUIET : 0;
  const cell = side / (size + 2 * quiet);
  const at = (index: number, from: number) => from + (index + quiet) * cell;
  const segments: Segment[] = [];
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      if (!data[row]![column] || isEye(row, column, size)) continue;
      const box = { x: at(column, x), y: at(row, y), w: cell, h: cell };
      if (layer.style === 'dots')
        segments.push(
          ...ellipsePath({ x: box.x + cell * 0.04, y: box.y + cell * 0.04, w: cell * 0.92, h: cell * 0.92 }),
        );
      else segments.push(...rectPath(box, layer.style === 'round' ? cell * 0.3 : 0));
    }
  const corner = layer.style === 'squares' ? 0 : layer.style === 'dots' ? cell * 2.4 : cell * 1.6;
  for (const [row, column] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    const eye = (inset: number, round: number) => {
      const length = cell * (7 - 2 * inset);
      return rectPath(
        { x: at(column, x) + inset * cell, y: at(row, y) + inset * cell, w: length, h: length },
        round,
      );
    };
    segments.push(...eye(0, corner), ...eye(1, corner * 0.7), ...eye(2, corner * 0.55));
  }
  const shadow = layer.shadow ? shadowOf(layer.shadow, theme) : undefined;
  const ops: DrawOp[] = [];
  if (layer.ground)
    ops.push({
      op: 'path',
      path: rectPath({ x, y, w: side, h: side }, side * 0.03),
      fill: resolveColor(layer.ground, theme),
      alpha: layer.opacity,
      ...(shadow && { shadow }),
    });
  ops.push({
    op: 'path',
    path: segments,
    fill: resolveColor(layer.color, theme),
    rule: 'evenodd',
    alpha: layer.opacity,
  });
  return ops;
}

/** One of the three squares in the corners, which are drawn whole. */
const isEye = (row: number, column: number, size: number): boolean =>
  (row < 7 && (column < 7 || column >= size - 7)) || (row >= size - 7 && column < 7);
