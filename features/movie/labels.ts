/** How shots, shapes and music of a movie are called on the page. */

import { msg } from '#common/texts.ts';
import type { MovieMusic, MovieShape, ShotKind } from './script/script-limits.ts';

export const SHOT_LABELS: Record<ShotKind, string> = {
  wide: msg('Wide'),
  two: msg('Two-shot'),
  close: msg('Close'),
  over: msg('Over the shoulder'),
};

export const SHAPE_LABELS: Record<MovieShape, string> = {
  '16:9': msg('Wide (16:9)'),
  '9:16': msg('Upright (9:16)'),
  '1:1': msg('Square (1:1)'),
};

export const MUSIC_LABELS: Record<MovieMusic, string> = {
  none: msg('No music'),
  cinematic: msg('Cinematic'),
  acoustic: msg('Acoustic'),
  classical: msg('Classical'),
  upbeat: msg('Upbeat'),
  ballad: msg('Ballad'),
  electronic: msg('Electronic'),
};
