/** Scales, turns and moves an outline, so that letters become one path in the picture's own units. */

import { shortNumber } from '../svg/svg-node.ts';

export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** Degrees, clockwise, around the pen position. */
  turn?: number;
}

/** Takes absolute M, L, C, Q and Z only, as our faces have them. */
export function moveOutline(d: string, { x, y, scale, turn = 0 }: Placement): string {
  const angle = (turn * Math.PI) / 180;
  const cos = Math.cos(angle) * scale;
  const sin = Math.sin(angle) * scale;
  let out = '';
  for (const [, command, values] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const numbers = values!.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const moved: string[] = [];
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [px, py] = [numbers[i]!, numbers[i + 1]!];
      moved.push(shortNumber(x + px * cos - py * sin), shortNumber(y + px * sin + py * cos));
    }
    out += command + moved.join(' ');
  }
  return out;
}
