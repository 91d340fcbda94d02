/** The presenter in the picture: before the whole frame, or in a round window in a corner. */

import type { Canvas2D, Still } from '#engine/motion/canvas.ts';
import { easeOut } from '#engine/motion/easing.ts';
import type { Presented } from '../../contract.ts';
import type { Change } from '../change-at.ts';
import type { TemplateLook } from '../look/template-look.ts';
import type { Rect } from '../parts/rect.ts';

/** A drawn figure without a background. */
export interface Figure extends Still {
  /** Which part of its room the picture takes, in shares of it. */
  part: Rect;
}

export type Figures = Partial<Record<Presented, Figure>>;

/** How much quicker the window goes when its presenter steps before the whole frame: nobody is there twice for long. */
const STEPPING_OUT = 4;

/** How much of the window is there: it grows when it comes and shrinks when it goes. */
export function cornerShare({ scene, before, share }: Change): number {
  const [is, was] = [scene, before ?? scene].map((one) => one.presenter === 'corner');
  if (is === was) return Number(is);
  if (is) return share;
  return 1 - Math.min(1, share * (scene.presenter === 'full' ? STEPPING_OUT : 1));
}

export function drawFull(canvas: Canvas2D, room: Rect, figure: Figure | undefined): void {
  if (figure) drawFigure(canvas, room, figure);
}

export function drawCorner(
  canvas: Canvas2D,
  room: Rect | undefined,
  figure: Figure | undefined,
  share: number,
  look: TemplateLook,
): void {
  if (!room || !figure || share <= 0) return;
  const grown = easeOut(share);
  const radius = room.width / 2;
  const [x, y] = [room.x + radius, room.y + radius];
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(grown, grown);
  canvas.translate(-x, -y);
  canvas.save();
  canvas.shadowColor = 'rgba(8,10,24,0.4)';
  canvas.shadowBlur = radius * 0.12;
  canvas.fillStyle = '#ffffff';
  circle(canvas, x, y, radius);
  canvas.fill();
  canvas.restore();
  circle(canvas, x, y, radius * 0.95);
  canvas.clip();
  const wall = canvas.createLinearGradient(0, room.y, 0, room.y + room.height);
  wall.addColorStop(0, look.ground[0]);
  wall.addColorStop(1, look.ground[1]);
  canvas.fillStyle = wall;
  canvas.fillRect(room.x, room.y, room.width, room.height);
  drawFigure(canvas, room, figure);
  canvas.restore();
}

function circle(canvas: Canvas2D, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
}

function drawFigure(canvas: Canvas2D, room: Rect, { image, part }: Figure): void {
  canvas.drawImage(
    image,
    room.x + part.x * room.width,
    room.y + part.y * room.height,
    part.width * room.width,
    part.height * room.height,
  );
}
