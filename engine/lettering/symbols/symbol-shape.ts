/** A symbol as outlines in units of its own, with the box that its ink fills. */

export interface SymbolPath {
  d: string;
  opacity?: number;
  /** Width of a stroke with round ends; absent for a filled path. */
  stroke?: number;
  fillRule?: 'evenodd';
}

export interface SymbolShape {
  paths: SymbolPath[];
  /** x, y, width, height of the ink. */
  box: [number, number, number, number];
}
