/** Poses and nostrils that all hoofed animals have alike. */

import { type Paint, paint } from '#engine/sculpt/model.ts';
import type { Pose } from '../../subject.ts';
import { bothSides } from '../face.ts';

export const POSES: readonly Pose[] = ['stand', 'sit', 'hold', 'read', 'run'];

export const nostrils = (y: number, z: number, x = 0.16, r = 0.06): Paint =>
  paint('mouth', bothSides([x, y, z], [r, r * 1.3, 0.2]), 0.02);
