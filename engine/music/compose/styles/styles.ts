/** The one table from genre to style: a new genre is a line here and a file beside it. */

import type { Genre } from '../../score.ts';
import { acoustic } from './acoustic.ts';
import { ballad } from './ballad.ts';
import { cinematic } from './cinematic.ts';
import { classical } from './classical.ts';
import { corporate } from './corporate.ts';
import { country } from './country.ts';
import { electronic } from './electronic.ts';
import { hipHop } from './hip-hop.ts';
import { pop } from './pop.ts';
import { rock } from './rock.ts';
import type { Style } from './style.ts';
import { upbeat } from './upbeat.ts';

export const STYLES: Readonly<Record<Genre, Style>> = {
  upbeat,
  cinematic,
  corporate,
  acoustic,
  electronic,
  classical,
  pop,
  rock,
  country,
  hip_hop: hipHop,
  ballad,
};
