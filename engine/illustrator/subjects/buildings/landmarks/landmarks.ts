/** Famous buildings. */

import { EAST } from './east.ts';
import { EUROPE } from './europe.ts';

export const LANDMARKS = [...EUROPE, ...EAST];
