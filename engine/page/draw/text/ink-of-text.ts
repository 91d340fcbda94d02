/** The box around what is drawn of a text, for checks and for handles: from the boxes of its letters, without their outlines. */

import type { Glyph } from '#engine/lettering/faces/face.ts';
import type { TextLayer } from '../../document/layers.ts';
import type { Theme } from '../../document/theme.ts';
import { applyMatrix, type Bounds, boundsOf } from '../path.ts';
import type { Resources } from '../resources.ts';
import { outlineOf, textOps } from './draw-text.ts';
import { layOutText, type PlacedLetter, type TextBlock } from './lay-out.ts';
import { EMOJI_SIZE } from './letters.ts';

const boxes = new WeakMap<Glyph, Bounds | { isEmpty: true }>();
function boxOf(glyph: Glyph): Bounds | undefined {
  const known = boxes.get(glyph) ?? boundsOf(outlineOf(glyph)) ?? { isEmpty: true };
  boxes.set(glyph, known);
  return 'isEmpty' in known ? undefined : known;
}

/** As the layer lies before it is turned. `block`: the text as it was laid out. */
export function inkOfText(
  layer: TextLayer,
  theme: Theme,
  resources: Resources,
  block?: TextBlock,
): Bounds | undefined {
  const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const add = (x: number, y: number): void => {
    ink.left = Math.min(ink.left, x);
    ink.right = Math.max(ink.right, x);
    ink.top = Math.min(ink.top, y);
    ink.bottom = Math.max(ink.bottom, y);
  };
  if (layer.curve === 0) addStraight(layer, block ?? layOutText(layer, theme, resources.faces), add);
  else addBent(layer, theme, resources, add);
  return ink.left <= ink.right ? ink : undefined;
}

type Add = (x: number, y: number) => void;

function addStraight(layer: TextLayer, block: TextBlock, add: Add): void {
  for (const line of block.lines) {
    const y = layer.y + line.baseline;
    for (const placed of line.letters) addLetter(placed, block.size, layer.x + placed.x, y, add);
    if (layer.isUnderlined && line.width > 0) {
      add(layer.x + line.x, y + block.size * 0.12);
      add(layer.x + line.x + line.width, y + block.size * 0.18);
    }
  }
}

function addLetter({ letter, isMirrored }: PlacedLetter, size: number, x: number, y: number, add: Add): void {
  if (letter.emoji) {
    const side = size * EMOJI_SIZE * letter.style.scale;
    add(x, y - side * 0.86);
    add(x + side, y + side * 0.14);
    return;
  }
  for (const { glyph, x: at, unit } of letter.pieces) {
    const box = boxOf(glyph);
    if (!box) continue;
    const across = (side: number): number => {
      const along = (unit * side + at) * size;
      return x + (isMirrored ? letter.advance * size - along : along);
    };
    add(across(box.left), y + unit * size * box.top);
    add(across(box.right), y + unit * size * box.bottom);
  }
}

/** Along an arc each letter is turned: only its outline tells. */
function addBent(layer: TextLayer, theme: Theme, resources: Resources, add: Add): void {
  for (const op of textOps({ ...layer, plate: null, effect: 'none', outline: null }, theme, resources)) {
    if (op.op === 'path') {
      const box = boundsOf(op.path);
      if (!box) continue;
      add(box.left, box.top);
      add(box.right, box.bottom);
    } else if (op.op === 'group' && op.matrix) {
      const [image] = op.ops;
      if (image?.op !== 'image') continue;
      add(...applyMatrix(op.matrix, image.x, image.y));
      add(...applyMatrix(op.matrix, image.x + image.w, image.y + image.h));
    }
  }
}
