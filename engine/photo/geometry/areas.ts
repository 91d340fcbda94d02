/** Rectangles inside pictures, in whole pixels. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const clamp = (v: number, low: number, high: number): number => Math.max(low, Math.min(high, v));

/** A rectangle given in shares of the picture; at least one pixel, never outside. */
export function areaOfShares(
  width: number,
  height: number,
  share: { x: number; y: number; width: number; height: number },
): Area {
  const left = clamp(Math.round(share.x * width), 0, width - 1);
  const top = clamp(Math.round(share.y * height), 0, height - 1);
  return {
    left,
    top,
    width: clamp(Math.round((share.x + share.width) * width) - left, 1, width - left),
    height: clamp(Math.round((share.y + share.height) * height) - top, 1, height - top),
  };
}

/** The largest rectangle of these proportions (width over height) in the middle. */
export function areaOfAspect(width: number, height: number, aspect: number): Area {
  const wide = width / height > aspect;
  const w = wide ? clamp(Math.round(height * aspect), 1, width) : width;
  const h = wide ? height : clamp(Math.round(width / aspect), 1, height);
  return { left: Math.floor((width - w) / 2), top: Math.floor((height - h) / 2), width: w, height: h };
}

/** Size of the largest upright rectangle with the picture's proportions inside the picture turned by so many degrees. */
export function uprightInside(
  width: number,
  height: number,
  degrees: number,
): { width: number; height: number } {
  const [sin, cos] = [
    Math.abs(Math.sin((degrees * Math.PI) / 180)),
    Math.abs(Math.cos((degrees * Math.PI) / 180)),
  ];
  const scale = 1 / Math.max(cos + (height / width) * sin, cos + (width / height) * sin);
  return {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  };
}
