/** What was changed but not yet saved: shape and colours, as plain data that becomes steps of a recipe. */

import type { FilterName, PhotoAdjust, PhotoLook, PhotoOperation } from '#common/photo-recipe.ts';

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Draft {
  turn: 0 | 90 | 180 | 270;
  flipHorizontal: boolean;
  flipVertical: boolean;
  /** Degrees. */
  angle: number;
  /** Shares of the turned and straightened picture; null: all of it. */
  crop: CropArea | null;
  adjust: PhotoAdjust;
  filter: { name: FilterName; strength: number } | null;
}

export const BLANK_DRAFT: Draft = {
  turn: 0,
  flipHorizontal: false,
  flipVertical: false,
  angle: 0,
  crop: null,
  adjust: {},
  filter: null,
};

/** In the order in which the preview does them. */
export function stepsOf(draft: Draft): PhotoOperation[] {
  const { turn, flipHorizontal, flipVertical, angle, crop, filter } = draft;
  const steps: PhotoOperation[] = [];
  if (turn !== 0 || flipHorizontal || flipVertical)
    steps.push({ type: 'rotate', turn, flipHorizontal, flipVertical });
  if (angle !== 0) steps.push({ type: 'straighten', angle });
  if (crop) steps.push({ type: 'crop', area: crop });
  const adjust = Object.entries(draft.adjust).filter(([, value]) => value);
  if (adjust.length > 0) steps.push({ type: 'adjust', ...Object.fromEntries(adjust) });
  if (filter) steps.push({ type: 'filter', ...filter });
  return steps;
}

export const isChanged = (draft: Draft): boolean => stepsOf(draft).length > 0;

export const lookOf = ({ adjust, filter }: Draft): PhotoLook => ({ adjust, ...(filter && { filter }) });

/** The largest area of these proportions in the middle; both in pixels' proportions. */
export function cropOfAspect(width: number, height: number, aspect: number): CropArea {
  const isWide = width / height > aspect;
  const w = isWide ? (height * aspect) / width : 1;
  const h = isWide ? 1 : width / aspect / height;
  return { x: (1 - w) / 2, y: (1 - h) / 2, width: w, height: h };
}

const MIN_SHARE = 0.04;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export type Handle = 'move' | 'nw' | 'ne' | 'sw' | 'se';

/** Moves a crop or one of its corners by shares of the picture; `aspect` (in shares) keeps its proportions. */
export function dragCrop(area: CropArea, handle: Handle, dx: number, dy: number, aspect?: number): CropArea {
  if (handle === 'move')
    return {
      ...area,
      x: clamp(area.x + dx, 0, 1 - area.width),
      y: clamp(area.y + dy, 0, 1 - area.height),
    };
  const [isLeft, isTop] = [handle.endsWith('w'), handle.startsWith('n')];
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const max = { width: isLeft ? right : 1 - area.x, height: isTop ? bottom : 1 - area.y };
  let width = clamp(area.width + (isLeft ? -dx : dx), MIN_SHARE, max.width);
  let height = clamp(area.height + (isTop ? -dy : dy), MIN_SHARE, max.height);
  if (aspect) {
    width = Math.min(width, max.height * aspect);
    height = width / aspect;
  }
  return { x: isLeft ? right - width : area.x, y: isTop ? bottom - height : area.y, width, height };
}
