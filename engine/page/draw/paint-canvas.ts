/** Paints a display list on any 2D canvas: the browser's or the server's. */

import { type DrawOp, type DropShadow, isGradient, type Paint, type PathOp } from './display-list.ts';
import type { Path } from './path.ts';

export type DesignCanvas = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'scale'
  | 'transform'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'drawImage'
  | 'createLinearGradient'
  | 'createRadialGradient'
  | 'setLineDash'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'miterLimit'
  | 'globalAlpha'
  | 'shadowColor'
  | 'shadowBlur'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
  | 'imageSmoothingQuality'
>;

const rgba = (hex: string, alpha: number): string => {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return `rgba(${part(1)},${part(3)},${part(5)},${Math.round(alpha * 1000) / 1000})`;
};

function trace(canvas: DesignCanvas, path: Path): void {
  canvas.beginPath();
  for (const s of path) {
    switch (s[0]) {
      case 'M':
        canvas.moveTo(s[1], s[2]);
        break;
      case 'L':
        canvas.lineTo(s[1], s[2]);
        break;
      case 'Q':
        canvas.quadraticCurveTo(s[1], s[2], s[3], s[4]);
        break;
      case 'C':
        canvas.bezierCurveTo(s[1], s[2], s[3], s[4], s[5], s[6]);
        break;
      default:
        canvas.closePath();
    }
  }
}

function styleOf(canvas: DesignCanvas, paint: Paint): string | CanvasGradient {
  if (!isGradient(paint)) return rgba(paint.hex, paint.alpha);
  const { x1, y1, x2, y2 } = paint;
  const made =
    paint.type === 'linear'
      ? canvas.createLinearGradient(x1, y1, x2, y2)
      : canvas.createRadialGradient(x1, y1, 0, x1, y1, Math.max(0.01, Math.hypot(x2 - x1, y2 - y1)));
  for (const { at, color } of paint.stops) made.addColorStop(at, rgba(color.hex, color.alpha));
  return made;
}

/** Shadows ignore what the canvas is turned and scaled by, so they are given in its own pixels. */
function throwShadow(canvas: DesignCanvas, { x, y, blur, color }: DropShadow, scale: number): void {
  canvas.shadowColor = rgba(color.hex, color.alpha);
  canvas.shadowBlur = blur * scale;
  canvas.shadowOffsetX = x * scale;
  canvas.shadowOffsetY = y * scale;
}

function paintPath(
  canvas: DesignCanvas,
  { path, fill, rule, stroke, alpha, shadow }: PathOp,
  scale: number,
): void {
  canvas.save();
  canvas.globalAlpha *= alpha;
  if (shadow) throwShadow(canvas, shadow, scale);
  trace(canvas, path);
  if (fill) {
    canvas.fillStyle = styleOf(canvas, fill);
    canvas.fill(rule ?? 'nonzero');
    // The line of what is filled lies on it, and not in a shadow of its own.
    if (stroke) canvas.shadowColor = 'rgba(0,0,0,0)';
  }
  if (stroke) {
    canvas.strokeStyle = styleOf(canvas, stroke.paint);
    canvas.lineWidth = stroke.width;
    canvas.lineCap = stroke.cap ?? 'butt';
    canvas.lineJoin = stroke.join ?? 'miter';
    canvas.miterLimit = 4;
    canvas.setLineDash([...(stroke.dash ?? [])]);
    canvas.stroke();
  }
  canvas.restore();
}

/** `scale`: pixels of the canvas to one of the list, for shadows. */
export function paintCanvas(
  canvas: DesignCanvas,
  ops: readonly DrawOp[],
  image: (ref: string) => CanvasImageSource | undefined,
  scale: number,
): void {
  for (const op of ops) {
    if (op.op === 'path') paintPath(canvas, op, scale);
    else if (op.op === 'image') {
      const picture = image(op.ref);
      if (!picture) continue;
      canvas.save();
      canvas.globalAlpha *= op.alpha;
      canvas.imageSmoothingQuality = 'high';
      if (op.shadow) throwShadow(canvas, op.shadow, scale);
      canvas.drawImage(picture, op.x, op.y, op.w, op.h);
      canvas.restore();
    } else {
      canvas.save();
      if (op.matrix) canvas.transform(...op.matrix);
      if (op.clip) {
        trace(canvas, op.clip);
        canvas.clip();
      }
      paintCanvas(canvas, op.ops, image, scale);
      canvas.restore();
    }
  }
}
