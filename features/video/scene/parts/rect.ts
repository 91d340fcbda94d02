/** A part of a frame, in its pixels. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
