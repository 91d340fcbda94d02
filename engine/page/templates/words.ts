/** What is written in a design, by the role of each slot. */

import type { Role } from '../document/layers.ts';

export type Words = Partial<Record<Role, string>>;
