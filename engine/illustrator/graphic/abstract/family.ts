/** What every family of abstract art is given, and gives. */

import type { Canvas, Tick } from '../../canvas/canvas.ts';
import type { Noise } from '../../canvas/noise.ts';
import type { AbstractPalette } from './palettes.ts';

export interface AbstractContext {
  noise: Noise;
  palette: AbstractPalette;
  seed: number;
  aspect: number;
}

export type AbstractFamily = (context: AbstractContext, width: number, height: number, tick: Tick) => Canvas;
