/** A list as the words and lines it is drawn with: one row below the other, however many there are. */

import {
  type Layer,
  type LineLayer,
  type ListLayer,
  lineLayerSchema,
  type TextLayer,
  textLayerSchema,
} from '../../document/layers.ts';

/** Of a row: its letters; a row is never higher than this many of them. */
const LETTERS = 0.5;
const HIGHEST = 2.8;
/** Of the width: what names take beside values, by how long both are, and the gap. */
const NAMES = { least: 0.4, max: 0.74 };
const GAP = 0.02;
/** Values are set bold. */
const BOLDER = 1.35;

type Part = TextLayer | LineLayer;

/** A list is never changed in place: what it came to is remembered. */
const known = new WeakMap<ListLayer, readonly Part[]>();

export function rowsOfList(layer: ListLayer): readonly Part[] {
  const found = known.get(layer) ?? partsOf(layer);
  known.set(layer, found);
  return found;
}

function partsOf(layer: ListLayer): Part[] {
  const { rows, x, y, w, h, rule } = layer;
  const each = Math.min(h / rows.length, layer.size * HIGHEST);
  const size = Math.max(1, Math.min(layer.size, each * LETTERS));
  const top = y + (h - each * rows.length) / 2;
  const [names, values] = [longest(rows.map(({ name }) => name)), longest(rows.map(({ value }) => value))];
  const share = Math.min(NAMES.max, Math.max(NAMES.least, names / (names + BOLDER * values || 1)));
  return rows.flatMap((row, i): Part[] => {
    const at = top + i * each;
    const room = { y: at + (each - size * 1.3) / 2, h: size * 1.3 };
    const parts: Part[] = [];
    const write = (text: string, box: { x: number; w: number }, side: 'left' | 'right') =>
      parts.push(
        textLayerSchema.parse({
          id: `${layer.id}-${side}-${i}`,
          type: 'text',
          role: 'list',
          text,
          ...box,
          ...room,
          size,
          lineHeight: 1.2,
          face: layer.face,
          weight: side === 'left' ? layer.weight : Math.max(700, layer.weight),
          fill: side === 'left' ? layer.fill : layer.valueFill,
          align: side,
          valign: 'middle',
          opacity: layer.opacity,
        }),
      );
    if (row.name) write(row.name, { x, w: row.value ? w * share : w }, 'left');
    if (row.value) write(row.value, { x: x + w * (share + GAP), w: w * (1 - GAP - share) }, 'right');
    if (rule && i < rows.length - 1)
      parts.push(
        lineLayerSchema.parse({
          id: `${layer.id}-rule-${i}`,
          type: 'line',
          color: rule,
          width: Math.max(1, layer.size * 0.022),
          x,
          y: at + each - 1,
          w,
          h: 2,
          opacity: layer.opacity,
        }),
      );
    return parts;
  });
}

/** In letters; those of Chinese, Japanese and Korean are twice as wide. */
const longest = (texts: readonly string[]): number =>
  Math.max(
    0,
    ...texts.map((text) => [...text].reduce((sum, char) => sum + (char.codePointAt(0)! > 0x2e80 ? 2 : 1), 0)),
  );

/** The words of a layer; a list has several. */
export const textsOf = (layer: Layer): readonly TextLayer[] => {
  if (layer.type === 'text') return [layer];
  return layer.type === 'list' && !layer.isHidden
    ? rowsOfList(layer).filter((one): one is TextLayer => one.type === 'text')
    : [];
};
