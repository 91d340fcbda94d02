/** The list of famous buildings that the registry reads. */

import { ANTIQUITY } from './antiquity.ts';
import { EAST } from './east.ts';
import { EUROPE } from './europe.ts';

export const LANDMARKS = [...EUROPE, ...ANTIQUITY, ...EAST];
