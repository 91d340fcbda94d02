/** A round emblem: the name runs along the upper rim, the tagline along the lower one, the symbol stands in the middle. */

import { mix, readableOn } from '../../color/color.ts';
import { drawnWeight, fontStack } from '../../faces/families.ts';
import { element, type SvgNode, shortNumber } from '../../svg/svg-node.ts';
import { layoutText } from '../../text/layout-text.ts';
import { cased, faceFor, quietWeight, sizeOf } from '../lettered.ts';
import { symbolPiece } from '../symbol-piece.ts';
import { type Arranged, type Arranging, boxAt } from './layout.ts';

const CANVAS = { width: 200, height: 200 };
const MIDDLE = 100;
const OUTER = 90;
const INNER = 60;

interface Rim {
  text: string;
  size: number;
  weight: number;
  fill: string;
  /** Widest arc in degrees. */
  max: number;
  isBelow: boolean;
}

interface OnRim {
  nodes: SvgNode[];
  size: number;
  missing: string[];
  /** Half of the arc it takes, in degrees. */
  half: number;
}

/** Letters stand on a circle through the middle of the band, each turned by its own place. */
function onRim(arranging: Arranging, rim: Rim): OnRim {
  const { design } = arranging;
  const face = faceFor(arranging, rim.weight);
  const band = (OUTER + INNER) / 2;
  const tracking = Math.max(0.06, design.letterSpacing / 1000);
  const measure = (size: number) => {
    const line = layoutText(face, rim.text, size, tracking * size);
    const radius = band + (rim.isBelow ? 1 : -1) * (line.capHeight / 2);
    return { line, radius, arc: (line.width / radius) * (180 / Math.PI) };
  };
  const first = measure(rim.size);
  const size = first.arc > rim.max ? (rim.size * rim.max) / first.arc : rim.size;
  const { line, radius, arc } = measure(size);
  const xs: string[] = [];
  const ys: string[] = [];
  const turns: string[] = [];
  for (const { x, advance } of line.glyphs) {
    const along = ((x + advance / 2 - line.width / 2) / radius) * (rim.isBelow ? -1 : 1);
    const angle = (rim.isBelow ? Math.PI / 2 : -Math.PI / 2) + along;
    const turn = rim.isBelow ? angle - Math.PI / 2 : angle + Math.PI / 2;
    xs.push(shortNumber(MIDDLE + Math.cos(angle) * radius - Math.cos(turn) * (advance / 2)));
    ys.push(shortNumber(MIDDLE + Math.sin(angle) * radius - Math.sin(turn) * (advance / 2)));
    turns.push(shortNumber((turn * 180) / Math.PI));
  }
  const text = element(
    'text',
    {
      x: xs.join(' '),
      y: ys.join(' '),
      rotate: turns.join(' '),
      'font-family': fontStack(design.fontFamily),
      'font-size': size,
      'font-weight': drawnWeight(design.fontFamily, rim.weight),
      'font-style': design.italic ? 'italic' : undefined,
      fill: rim.fill,
    },
    [rim.text],
  );
  return { nodes: [text], size, missing: line.missing, half: arc / 2 };
}

export function badgeLayout(arranging: Arranging): Arranged {
  const { design, paint, ground, symbol } = arranging;
  const isSolid = design.plate !== 'none' && design.plate !== 'ring';
  const onBand = isSolid ? readableOn(design.colors[0], [design.colors[1]], 3) : paint;
  const quiet = isSolid ? onBand : readableOn(ground, [mix(design.colors[0], ground, 0.2)], 3);
  const name = cased(design.text.trim(), design.casing) || ' ';
  const tagline = cased(design.tagline.trim(), design.casing);
  const upper = onRim(arranging, {
    text: name,
    size: sizeOf(design) * 0.8,
    weight: design.weight,
    fill: onBand,
    max: tagline ? 190 : 250,
    isBelow: false,
  });
  const lower = tagline
    ? onRim(arranging, {
        text: tagline,
        size: Math.min(12, sizeOf(design) * 0.5),
        weight: quietWeight(design),
        fill: quiet,
        max: 126,
        isBelow: true,
      })
    : undefined;
  const ring = (r: number, width: number) =>
    element('circle', { cx: MIDDLE, cy: MIDDLE, r, fill: 'none', stroke: paint, 'stroke-width': width });
  const frame = isSolid
    ? [
        element('circle', { cx: MIDDLE, cy: MIDDLE, r: OUTER + 4, fill: paint }),
        element('circle', {
          cx: MIDDLE,
          cy: MIDDLE,
          r: OUTER,
          fill: 'none',
          stroke: onBand,
          'stroke-width': 1,
        }),
        element('circle', { cx: MIDDLE, cy: MIDDLE, r: INNER, fill: ground }),
      ]
    : [ring(OUTER + 2, 3), ring(OUTER - 2.5, 0.9), ring(INNER, 1.4)];
  const inner = symbol && symbolPiece({ ...design, plate: 'none' }, symbol, 62 * design.symbolScale, paint);
  const missing = [...upper.missing, ...(lower?.missing ?? [])];
  return {
    canvas: CANVAS,
    nodes: [
      ...frame,
      ...upper.nodes,
      ...(lower?.nodes ?? []),
      ...separators(upper.half, lower?.half, quiet),
      ...(inner?.draw(MIDDLE - inner.width / 2, MIDDLE - inner.height / 2) ?? []),
    ],
    box: boxAt(MIDDLE - OUTER, MIDDLE - OUTER, OUTER * 2, OUTER * 2),
    size: upper.size / 0.8,
    missing,
  };
}

/** A dot in the middle of each free stretch of the rim; with nothing below, three of them at the bottom. */
function separators(upper: number, lower: number | undefined, fill: string): SvgNode[] {
  const free = (180 - upper - (lower ?? 0)) / 2;
  const angles = lower === undefined ? [166, 180, 194] : free > 9 ? [upper + free, 360 - upper - free] : [];
  return angles.map((angle, i) => {
    const turn = ((angle - 90) * Math.PI) / 180;
    const at = (OUTER + INNER) / 2;
    const r = lower === undefined && i !== 1 ? 1.8 : 2.6;
    return element('circle', { cx: MIDDLE + Math.cos(turn) * at, cy: MIDDLE + Math.sin(turn) * at, r, fill });
  });
}
