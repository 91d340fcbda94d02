/** How each kind of surface answers light; numbers chosen by eye under the studio light. */

import type { Material } from '../model.ts';
import { CLOTH, CRUST, type Grain, LEATHER, MARBLE, WOOD } from './grain.ts';

export interface Response {
  /** How far light creeps around the edge into the shade, 0 to 1. */
  wrap: number;
  /** Strength and tightness of the highlight. */
  shine: number;
  tightness: number;
  /** Mirror image of the surroundings: straight on, and at a grazing view. */
  mirror: number;
  edgeMirror: number;
  /** Share of the plain colour that is left beside the mirror image. */
  body: number;
  /** Mirror images take the colour of the surface, as metals do. */
  tinted: boolean;
  rim: number;
  /** Light of its own. */
  glow: number;
  /** Height of the hair pattern; 0 is smooth. */
  hair: number;
  /** Warm light that has travelled inside, where light turns to shade. */
  inner: number;
  /** Pattern that belongs to the stuff itself. */
  grain?: Grain;
}

const plain: Response = {
  wrap: 0.25,
  shine: 0.05,
  tightness: 14,
  mirror: 0.015,
  edgeMirror: 0.12,
  body: 1,
  tinted: false,
  rim: 0.75,
  glow: 0,
  hair: 0,
  inner: 0.02,
};

export const RESPONSES: Record<Material, Response> = {
  matte: plain,
  glossy: { ...plain, wrap: 0.15, shine: 0.7, tightness: 90, mirror: 0.06, edgeMirror: 0.5 },
  metal: { ...plain, shine: 1, tightness: 70, mirror: 0.75, edgeMirror: 0.95, body: 0.35, tinted: true },
  glass: { ...plain, shine: 1.4, tightness: 220, mirror: 0.22, edgeMirror: 0.85, body: 0.75, rim: 0.5 },
  glow: { ...plain, shine: 0, mirror: 0, edgeMirror: 0, rim: 0.1, glow: 0.95 },
  fur: {
    ...plain,
    wrap: 0.45,
    shine: 0.06,
    tightness: 8,
    edgeMirror: 0.05,
    rim: 1.15,
    hair: 0.2,
    inner: 0.05,
  },
  /** Its own light is already in its colours; the picture's light only tints it. */
  printed: { ...plain, wrap: 0.9, shine: 0, mirror: 0, edgeMirror: 0, rim: 0.12, glow: 0.55, inner: 0 },
  skin: { ...plain, wrap: 0.45, shine: 0.1, tightness: 20, edgeMirror: 0.1, rim: 0.8, inner: 0.12 },
  wood: { ...plain, shine: 0.16, tightness: 24, mirror: 0.02, edgeMirror: 0.22, inner: 0.05, grain: WOOD },
  crust: { ...plain, wrap: 0.35, shine: 0.09, tightness: 12, rim: 0.6, inner: 0.1, grain: CRUST },
  ceramic: { ...plain, wrap: 0.25, shine: 0.55, tightness: 60, mirror: 0.04, edgeMirror: 0.36 },
  leather: { ...plain, wrap: 0.2, shine: 0.3, tightness: 20, mirror: 0.03, edgeMirror: 0.26, grain: LEATHER },
  cloth: {
    ...plain,
    wrap: 0.4,
    shine: 0.02,
    tightness: 6,
    mirror: 0,
    edgeMirror: 0.04,
    rim: 0.9,
    grain: CLOTH,
  },
  marble: { ...plain, wrap: 0.3, shine: 0.6, tightness: 110, mirror: 0.06, edgeMirror: 0.4, grain: MARBLE },
  liquid: { ...plain, wrap: 0.5, shine: 1, tightness: 150, mirror: 0.05, edgeMirror: 0.5, inner: 0.16 },
};
