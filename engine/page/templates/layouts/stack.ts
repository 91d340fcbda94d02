/** Words below each other: slots that have none leave their room to the others. */

import type { Role } from '../../document/layers.ts';
import { type Box, placed, rows } from '../boxes.ts';
import type { Kit } from '../kit.ts';

type TextOptions = NonNullable<Parameters<Kit['text']>[2]>;

export interface Slot extends TextOptions {
  role: Role;
  /** Of the height, beside the others. */
  share: number;
  /** Of a button: its colours. */
  button?: readonly [fill: string, color: string];
  /** Of a button: square, soft or round. */
  corner?: number;
}

export interface StackOptions {
  align?: 'left' | 'center' | 'right';
  gap?: number;
}

/** Of the size: how wide a letter is, about. */
const LETTER = 0.54;
const MAX_LINES = 4;

/** Into how many lines words go best, if they are to be as large as their room allows. */
function bestLines(words: string, { w, h }: Box): number {
  const longest = Math.max(...words.split(/\s+/).map((word) => word.length));
  let [best, largest] = [1, 0];
  for (let lines = 1; lines <= MAX_LINES; lines++) {
    const letters = Math.max(longest, Math.ceil(words.length / lines) + (lines > 1 ? 1 : 0));
    const size = Math.min(h / (lines * 1.1), w / (letters * LETTER));
    if (size > largest * 1.05) [best, largest] = [lines, size];
  }
  return best;
}

/** So that a plate begins where the lines above it do, and not its words. */
function beginning(room: Box, { plate, max = Infinity }: TextOptions): Box {
  const by = (plate?.pad ?? 0.25) * Math.min(max, room.h / 1.12);
  return { ...room, x: room.x + by, w: Math.max(1, room.w - 2 * by) };
}

/** What stands on a plate is one line, an address mostly: as large as its length allows. */
const plateMax = (words: string, { w }: Box, { plate, max = Infinity }: TextOptions): number =>
  Math.min(max, w / ([...words].length * LETTER * 1.12 + 2 * (plate?.pad ?? 0.25)));

const AT = { left: 0, center: 0.5, right: 1 } as const;

export function stack(
  kit: Kit,
  box: Box,
  slots: readonly (Slot | false)[],
  options: StackOptions = {},
): void {
  const { align = 'left', gap = kit.u * 1.6 } = options;
  const used = slots.filter((one): one is Slot => one !== false && kit.has(one.role));
  const rooms = rows(
    box,
    used.map(({ share }) => share),
    gap,
  );
  for (const [i, slot] of used.entries()) {
    const room = rooms[i]!;
    const { role, share, button, corner, ...given } = slot;
    const isPlated = given.plate !== undefined && role === 'website';
    const style = isPlated ? { ...given, max: plateMax(kit.words(role), room, given) } : given;
    if (!button) {
      const lines = style.lines ?? (role === 'headline' ? bestLines(kit.words(role), room) : undefined);
      kit.text(role, isPlated && align === 'left' ? beginning(room, style) : room, {
        align,
        ...style,
        ...(lines && { lines }),
      });
      continue;
    }
    const [fill, color] = button;
    const h = Math.min(room.h, kit.u * 7.5);
    const w = Math.min(room.w, Math.max(kit.u * 22, kit.words('button').length * h * 0.3 + h));
    kit.button(placed(room, w, h, AT[align]), fill, color, {
      ...(corner !== undefined && { corner }),
    });
  }
}
