/** Catches what is dragged at edges and middles of the page and of other layers, and says where the guides are. */

import type { Bounds } from './box.ts';

export interface Guide {
  /** 'x' stands upright at that x. */
  axis: 'x' | 'y';
  at: number;
  /** Along the other axis. */
  from: number;
  to: number;
}

export interface Snapped {
  dx: number;
  dy: number;
  guides: Guide[];
}

interface Line {
  at: number;
  from: number;
  to: number;
}

const linesOf = (axis: 'x' | 'y', { left, top, right, bottom }: Bounds): Line[] =>
  axis === 'x'
    ? [left, (left + right) / 2, right].map((at) => ({ at, from: top, to: bottom }))
    : [top, (top + bottom) / 2, bottom].map((at) => ({ at, from: left, to: right }));

/** `edges`: only these of the moving box may be caught, by index of left, middle, right; all when absent. */
function nearest(
  axis: 'x' | 'y',
  moving: Bounds,
  others: readonly Bounds[],
  reach: number,
  edges: readonly number[],
): { by: number; guides: Guide[] } {
  const own = linesOf(axis, moving).filter((_, i) => edges.includes(i));
  let best: number | undefined;
  for (const line of own)
    for (const other of others)
      for (const { at } of linesOf(axis, other)) {
        const by = at - line.at;
        if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best))) best = by;
      }
  if (best === undefined) return { by: 0, guides: [] };
  const guides = new Map<number, Guide>();
  for (const line of own)
    for (const other of others)
      for (const { at, from, to } of linesOf(axis, other)) {
        if (Math.abs(at - line.at - best) > 0.01) continue;
        const known = guides.get(at);
        guides.set(at, {
          axis,
          at,
          from: Math.min(line.from, from, known?.from ?? Number.POSITIVE_INFINITY),
          to: Math.max(line.to, to, known?.to ?? Number.NEGATIVE_INFINITY),
        });
      }
  return { by: best, guides: [...guides.values()] };
}

const ALL = [0, 1, 2];

export function snap(
  moving: Bounds,
  others: readonly Bounds[],
  reach: number,
  { x: xEdges = ALL, y: yEdges = ALL }: { x?: readonly number[]; y?: readonly number[] } = {},
): Snapped {
  const x = nearest('x', moving, others, reach, xEdges);
  const y = nearest('y', moving, others, reach, yEdges);
  return { dx: x.by, dy: y.by, guides: [...x.guides, ...y.guides] };
}
