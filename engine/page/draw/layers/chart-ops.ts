/** Charts of a small table: bars, lines, pies and rings, with their labels as outlines. */

import type { ChartLayer } from '../../document/layers.ts';
import { textLayerSchema } from '../../document/layers.ts';
import { type Rgba, resolveColor, type Theme } from '../../document/theme.ts';
import type { DrawOp } from '../display-list.ts';
import type { Path, Segment } from '../path.ts';
import type { Resources } from '../resources.ts';
import { ellipsePath, rectPath } from '../shapes.ts';
import { textOps } from '../text/draw-text.ts';

const DEFAULT = ['@primary', '@accent', '@secondary', '@deep', '@muted', '@ink/40'];

interface Pen {
  layer: ChartLayer;
  theme: Theme;
  resources: Resources;
  color(index: number): Rgba;
  ops: DrawOp[];
}

export function chartOps(layer: ChartLayer, theme: Theme, resources: Resources): DrawOp[] {
  const colors = layer.colors.length > 0 ? layer.colors : DEFAULT;
  const pen: Pen = {
    layer,
    theme,
    resources,
    color: (index) => resolveColor(colors[index % colors.length]!, theme),
    ops: [],
  };
  if (layer.chart === 'pie' || layer.chart === 'ring') drawRound(pen);
  else drawAxes(pen);
  return pen.ops;
}

const figure = (value: number): string =>
  Math.abs(value) >= 1e6
    ? `${Math.round(value / 1e5) / 10} M`
    : `${Math.round(value * 100) / 100}`.replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

function write(
  { layer, theme, resources, ops }: Pen,
  text: string,
  box: { x: number; y: number; w: number; h: number },
  align: 'left' | 'center' | 'right' = 'center',
  weight = 400,
): void {
  const words = textLayerSchema.parse({
    id: 'words',
    type: 'text',
    text,
    ...box,
    w: Math.max(1, box.w),
    h: Math.max(1, box.h),
    size: layer.size,
    face: layer.face,
    fill: layer.color,
    weight,
    align,
    valign: 'middle',
    lineHeight: 1.1,
    opacity: layer.opacity,
  });
  ops.push(...textOps(words, theme, resources));
}

function legendRows(names: readonly string[], layer: ChartLayer): number {
  return layer.hasLegend && names.length > 1 ? names.length : 0;
}

function drawLegend(pen: Pen, names: readonly string[], x: number, y: number, w: number): void {
  const { size, opacity } = pen.layer;
  for (const [i, name] of names.entries()) {
    const top = y + i * size * 1.6;
    pen.ops.push({
      op: 'path',
      path: rectPath({ x, y: top + size * 0.2, w: size * 0.9, h: size * 0.9 }, size * 0.2),
      fill: pen.color(i),
      alpha: opacity,
    });
    write(pen, name, { x: x + size * 1.4, y: top, w: w - size * 1.4, h: size * 1.3 }, 'left');
  }
}

function drawAxes(pen: Pen): void {
  const { layer, ops } = pen;
  const { x, y, w, h, size, rows, series, opacity: alpha } = layer;
  const legend = legendRows(series, layer) > 0 ? size * 1.8 : 0;
  const values = rows.flatMap((row) => row.values);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values) || 1];
  const room = { top: y + legend + (layer.hasValues ? size * 1.5 : size * 0.4), bottom: y + h - size * 1.9 };
  const at = (value: number) => room.bottom - ((value - low) / (high - low || 1)) * (room.bottom - room.top);
  const step = w / rows.length;
  const rule = (level: number, share: number) =>
    ops.push({
      op: 'path',
      path: [
        ['M', x, level],
        ['L', x + w, level],
      ],
      stroke: { paint: resolveColor(layer.color, pen.theme), width: Math.max(1, size * 0.05) },
      alpha: alpha * share,
    });
  for (const part of [0.25, 0.5, 0.75, 1]) rule(at(low + (high - low) * part), 0.14);
  rule(at(0), 0.5);
  for (const [i, row] of rows.entries())
    write(pen, row.label, { x: x + i * step, y: y + h - size * 1.6, w: step, h: size * 1.5 });
  if (layer.chart === 'bar') {
    const wide = (step * 0.68) / series.length;
    for (const [i, row] of rows.entries())
      for (const [s, value] of row.values.slice(0, series.length).entries()) {
        const left = x + i * step + step * 0.16 + s * wide;
        const [top, bottom] = [Math.min(at(value), at(0)), Math.max(at(value), at(0))];
        const bar = { x: left + wide * 0.05, y: top, w: wide * 0.9, h: Math.max(0.5, bottom - top) };
        const color = pen.color(series.length > 1 ? s : 0);
        ops.push({ op: 'path', path: rectPath(bar, Math.min(wide * 0.12, bar.h / 2)), fill: color, alpha });
        if (layer.hasValues)
          write(
            pen,
            figure(value),
            { x: left - wide * 0.2, y: top - size * 1.4, w: wide * 1.4, h: size * 1.3 },
            'center',
            600,
          );
      }
  } else {
    for (const s of series.keys()) {
      const points = rows.flatMap((row, i): [number, number][] =>
        row.values[s] === undefined ? [] : [[x + (i + 0.5) * step, at(row.values[s])]],
      );
      const path = points.map(([px, py], i): Segment => [i === 0 ? 'M' : 'L', px, py]);
      const width = Math.max(2, size * 0.18);
      ops.push({
        op: 'path',
        path,
        stroke: { paint: pen.color(s), width, join: 'round', cap: 'round' },
        alpha,
      });
      for (const [px, py] of points)
        ops.push({
          op: 'path',
          path: ellipsePath({ x: px - width * 1.4, y: py - width * 1.4, w: width * 2.8, h: width * 2.8 }),
          fill: pen.color(s),
          alpha,
        });
      if (layer.hasValues && s === 0)
        for (const [i, [px, py]] of points.entries())
          write(
            pen,
            figure(rows[i]!.values[s]!),
            { x: px - step / 2, y: py - size * 1.9, w: step, h: size * 1.3 },
            'center',
            600,
          );
    }
  }
  if (legend > 0) {
    const each = w / series.length;
    for (const [i, name] of series.entries()) {
      const left = x + i * each;
      ops.push({
        op: 'path',
        path: rectPath({ x: left, y: y + size * 0.2, w: size * 0.9, h: size * 0.9 }, size * 0.2),
        fill: pen.color(i),
        alpha,
      });
      write(pen, name, { x: left + size * 1.3, y, w: each - size * 1.5, h: size * 1.3 }, 'left');
    }
  }
}

/** A slice of a circle, from and to in turns from the top. */
function slicePath(cx: number, cy: number, r: number, from: number, to: number, inner: number): Path {
  const point = (turn: number, reach: number): [number, number] => [
    cx + reach * Math.sin(turn * 2 * Math.PI),
    cy - reach * Math.cos(turn * 2 * Math.PI),
  ];
  const parts = Math.max(2, Math.ceil((to - from) * 90));
  const rim = (reach: number, back: boolean): [number, number][] =>
    Array.from({ length: parts + 1 }, (_, i) =>
      point(from + ((back ? parts - i : i) / parts) * (to - from), reach),
    );
  const points = [...rim(r, false), ...(inner > 0 ? rim(inner, true) : [[cx, cy] as [number, number]])];
  return [...points.map(([px, py], i): Segment => [i === 0 ? 'M' : 'L', px, py]), ['Z']];
}

function drawRound(pen: Pen): void {
  const { layer, ops, theme } = pen;
  const { x, y, w, h, size, rows, opacity: alpha } = layer;
  const names = rows.map(({ label, values }) =>
    layer.hasValues ? `${label} · ${figure(values[0] ?? 0)}` : label,
  );
  const isBeside = layer.hasLegend && w > h * 1.25;
  const isBelow = layer.hasLegend && !isBeside;
  const side = Math.min(isBeside ? w * 0.55 : w, isBelow ? h - names.length * size * 1.6 - size : h);
  if (side <= 0) return;
  const r = side / 2;
  const [cx, cy] = [isBeside ? x + r : x + w / 2, isBelow ? y + r : y + h / 2];
  const total = rows.reduce((sum, { values }) => sum + Math.max(0, values[0] ?? 0), 0) || 1;
  const inner = layer.chart === 'ring' ? r * 0.6 : 0;
  let from = 0;
  for (const [i, { values }] of rows.entries()) {
    const to = from + Math.max(0, values[0] ?? 0) / total;
    if (to > from)
      ops.push({
        op: 'path',
        path: slicePath(cx, cy, r, from, to, inner),
        fill: pen.color(i),
        stroke: { paint: resolveColor('@paper', theme), width: Math.max(1, r * 0.012), join: 'round' },
        alpha,
      });
    from = to;
  }
  if (isBeside)
    drawLegend(pen, names, x + side + size, cy - (names.length * size * 1.6) / 2, w - side - size);
  if (isBelow) drawLegend(pen, names, x + w * 0.1, y + side + size, w * 0.8);
}
