/** Where a mark stands on a picture: the same sums for the preview and for the finished file. */

import type { MarkStyle } from '../contract.ts';

export interface Size {
  width: number;
  height: number;
}

/** A font size is given for a picture this long. */
const REFERENCE_LENGTH = 800;

export const longerSide = ({ width, height }: Size): number => Math.max(width, height);

/** Pixels of the text's em square on this picture. */
export const emOn = (picture: Size, fontSize: string): number =>
  (Number.parseFloat(fontSize) * longerSide(picture)) / REFERENCE_LENGTH;

/** The box around a rotated mark. */
export function rotatedBox({ width, height }: Size, degrees: number): Size {
  const angle = (degrees * Math.PI) / 180;
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** A mark never grows beyond the picture: this much of its wanted size fits. */
export function scaleToFit(box: Size, picture: Size): number {
  return Math.min(1, (picture.width * 0.96) / box.width, (picture.height * 0.96) / box.height);
}

/** The middle of the one mark, in the picture's pixels. */
export function middleOf(box: Size, picture: Size, style: Pick<MarkStyle, 'position' | 'margin'>) {
  const max = (whole: number, part: number) => Math.max(0, (whole - part) / 2);
  const margin = (style.margin / 100) * longerSide(picture);
  const aside = Math.max(0, max(picture.width, box.width) - margin);
  const above = Math.max(0, max(picture.height, box.height) - margin);
  const across = style.position.endsWith('left') ? -1 : style.position.endsWith('right') ? 1 : 0;
  const down = style.position.startsWith('top') ? -1 : style.position.startsWith('bottom') ? 1 : 0;
  return { x: picture.width / 2 + across * aside, y: picture.height / 2 + down * above };
}

export interface Tile extends Size {
  /** Middles of the marks in one cell: rows are set off by half a step, as bricks are, so one mark straddles the edge. */
  middles: readonly { x: number; y: number }[];
}

/** One cell that, repeated from the upper left corner, covers the picture. */
export function tileOf(box: Size, picture: Size, style: Pick<MarkStyle, 'margin'>): Tile {
  const gap = ((style.margin + 3) / 100) * longerSide(picture);
  const width = Math.round(box.width + gap);
  const row = Math.round(box.height + gap);
  return {
    width,
    height: row * 2,
    middles: [
      { x: width / 2, y: row / 2 },
      { x: width, y: row * 1.5 },
      { x: 0, y: row * 1.5 },
    ],
  };
}
