/** The pixels that a diffusion model draws best for a shape: near what it was trained on, in steps it can take. */

export interface Pixels {
  width: number;
  height: number;
}

const STEP = 64;
/** A tiny picture is for trying out whether anything comes at all. */
export const TINY_SIDE = 256;

const toStep = (value: number): number => Math.max(STEP, Math.round(value / STEP) * STEP);

/** Small models keep their short side, larger ones their number of pixels. */
export function pixelsFor(side: number, aspect: number): Pixels {
  const ratio = Math.min(3, Math.max(1 / 3, aspect));
  if (side <= 512) {
    const long = Math.min(1.5, Math.max(ratio, 1 / ratio)) * side;
    return ratio >= 1 ? { width: toStep(long), height: side } : { width: side, height: toStep(long) };
  }
  const short = toStep(side * Math.sqrt(Math.min(ratio, 1 / ratio)));
  const long = Math.max(short, Math.floor((side * side) / short / STEP) * STEP);
  return ratio >= 1 ? { width: long, height: short } : { width: short, height: long };
}

/** From what a call of an image model says about the shape; square where it says nothing. */
export function aspectOf({
  size,
  aspectRatio,
}: {
  size?: string | undefined;
  aspectRatio?: string | undefined;
}): number {
  const [width, height] = (size ?? aspectRatio ?? '1:1').split(/[x:]/).map(Number);
  return width && height ? width / height : 1;
}
