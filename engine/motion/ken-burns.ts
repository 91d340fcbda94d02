/** Slow camera over a picture: it fills the frame and drifts, so that nothing stands still. */

import type { Canvas2D, Size, Still } from './canvas.ts';
import { easeInOut } from './easing.ts';

/** Four ways to move, taken in turn. */
const MOVES = [
  { from: [0, 0, 1.06], to: [0.03, 0.02, 1.2] },
  { from: [0.04, 0, 1.2], to: [-0.03, 0, 1.08] },
  { from: [-0.03, 0.03, 1.08], to: [0.03, -0.02, 1.18] },
  { from: [0, -0.03, 1.2], to: [0, 0.02, 1.06] },
] as const;

export function kenBurns(canvas: Canvas2D, still: Still, frame: Size, share: number, turn: number): void {
  const { from, to } = MOVES[turn % MOVES.length]!;
  const t = easeInOut(share) * 0.5 + share * 0.5;
  const at = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * t;
  const cover = Math.max(frame.width / still.width, frame.height / still.height) * at(2);
  const [width, height] = [still.width * cover, still.height * cover];
  const x = (frame.width - width) / 2 + at(0) * frame.width;
  const y = (frame.height - height) / 2 + at(1) * frame.height;
  canvas.drawImage(still.image, x, y, width, height);
}
