/** The shapes and safe areas of Instagram and Facebook, in pixels, as their help pages have them in November 2026. */

import { msg } from '#common/texts.ts';
import type { Area, Shape } from './cuts.ts';

/** A part of a frame that something else covers or cuts, in shares of it. */
export interface Zone extends Area {
  label: string;
}

export const POST_SHAPES: readonly Shape[] = [
  { name: '4:5', width: 1080, height: 1350 },
  { name: '3:4', width: 1080, height: 1440 },
  { name: '1:1', width: 1080, height: 1080 },
  { name: '1.91:1', width: 1080, height: 566 },
];
export const FACEBOOK_SHAPES: readonly Shape[] = [
  { name: '4:5', width: 1080, height: 1350 },
  { name: '1:1', width: 1080, height: 1080 },
  { name: '1.91:1', width: 1200, height: 630 },
];
export const STORY: Shape = { name: '9:16', width: 1080, height: 1920 };
export const LINK_CARD: Shape = { name: '1.91:1', width: 1200, height: 630 };
export const EVENT_COVER: Shape = { name: '1.91:1', width: 1920, height: 1005 };
/** Of a tile of the profile. */
export const GRID_ASPECT = 3 / 4;

const across = { left: 0, width: 1 };

export const STORY_ZONES: readonly Zone[] = [
  { ...across, top: 0, height: 0.14, label: msg('Name and close button') },
  { ...across, top: 0.8, height: 0.2, label: msg('Reply field and buttons') },
];
/** A reel's cover is seen whole in its tab, and cut to the tile on the profile. */
export const REEL_ZONES: readonly Zone[] = [
  { ...across, top: 0, height: 0.125, label: msg('Cut off on the profile') },
  { ...across, top: 0.875, height: 0.125, label: msg('Cut off on the profile') },
];
export const EVENT_ZONES: readonly Zone[] = [
  { left: 0, top: 0, width: 0.09, height: 1, label: msg('Cut off on phones') },
  { left: 0.91, top: 0, width: 0.09, height: 1, label: msg('Cut off on phones') },
];
