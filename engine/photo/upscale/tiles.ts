/** Cuts a picture into overlapping tiles of one size, and puts their enlargements together without a seam. */

export interface Tile {
  left: number;
  top: number;
}

export interface Tiling {
  tiles: Tile[];
  /** Size of every tile. */
  width: number;
  height: number;
}

/** Tiles begin at even places and have even sides, because the model takes pixels two by two. */
export function tilesOver(width: number, height: number, side: number, overlap: number): Tiling {
  const across = startsAlong(width, side, overlap);
  const down = startsAlong(height, side, overlap);
  return {
    width: across.size,
    height: down.size,
    tiles: down.starts.flatMap((top) => across.starts.map((left) => ({ left, top }))),
  };
}

function startsAlong(length: number, side: number, overlap: number): { starts: number[]; size: number } {
  const even = length + (length % 2);
  if (even <= side) return { starts: [0], size: even };
  const count = Math.ceil((even - overlap) / (side - overlap));
  // As small as will do: every pixel costs time.
  const size = 2 * Math.ceil((even + (count - 1) * overlap) / count / 2);
  const starts = Array.from(
    { length: count },
    (_, i) => 2 * Math.round(((even - size) * i) / (count - 1) / 2),
  );
  return { starts, size };
}

/** How much a tile counts at a place: full in its middle, fading where a neighbour overlaps, nothing at its very rim. */
export function weightAt(
  place: number,
  size: number,
  overlap: number,
  isFirst: boolean,
  isLast: boolean,
): number {
  const rim = overlap / 4;
  const fade = overlap / 2;
  const from = isFirst ? 1 : (place + 0.5 - rim) / fade;
  const to = isLast ? 1 : (size - place - 0.5 - rim) / fade;
  return Math.max(1e-4, Math.min(1, from, to));
}
