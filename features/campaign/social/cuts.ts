/** Which part of a picture a frame shows: for posts, carousels, covers and cards. */

/** Where the frame stands on the picture: 0 to 1 of the room there is, and how close. */
export interface Place {
  x: number;
  y: number;
  /** 1 shows as much as fits the frame. */
  zoom: number;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CENTRE: Place = { x: 0.5, y: 0.5, zoom: 1 };
export const MAX_ZOOM = 4;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The part of the picture that fills a frame of this shape. */
export function areaOf({ width, height }: Size, aspect: number, { x, y, zoom }: Place): Area {
  const wide = Math.min(width, height * aspect) / clamp(zoom, 1, MAX_ZOOM);
  const high = wide / aspect;
  return { left: (width - wide) * x, top: (height - high) * y, width: wide, height: high };
}

/** The frame moved by shares of itself, as a hand drags the picture under it. */
export function movedBy(size: Size, aspect: number, place: Place, dx: number, dy: number): Place {
  const area = areaOf(size, aspect, place);
  const [roomX, roomY] = [size.width - area.width, size.height - area.height];
  return {
    ...place,
    x: roomX > 0.5 ? clamp(place.x - (dx * area.width) / roomX, 0, 1) : place.x,
    y: roomY > 0.5 ? clamp(place.y - (dy * area.height) / roomY, 0, 1) : place.y,
  };
}

/** Parts of one picture, row by row, side by side without a gap. */
export function gridOf(size: Size, columns: number, rows: number, aspect: number, place: Place): Area[] {
  const whole = areaOf(size, (aspect * columns) / rows, place);
  const [width, height] = [whole.width / columns, whole.height / rows];
  return Array.from({ length: columns * rows }, (_, at) => ({
    left: whole.left + (at % columns) * width,
    top: whole.top + Math.floor(at / columns) * height,
    width,
    height,
  }));
}

export interface Shape extends Size {
  /** As people say it: 4:5. */
  name: string;
}

/** The one that shows most of the picture. */
export const nearestShape = <S extends Shape>({ width, height }: Size, shapes: readonly S[]): S =>
  shapes.reduce((best, one) => {
    const off = (shape: Shape) => Math.abs(Math.log(width / height / (shape.width / shape.height)));
    return off(one) < off(best) ? one : best;
  });
