/** Who wears clothes of the kit, and what makes a garment for them. */

import type { HeadSpace } from '../face/head-space.ts';
import type { Body } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';

export interface Wearer {
  body: Body;
  head: HeadSpace;
  skin: string;
}

export type GarmentMaker = (wearer: Wearer, colour: string, trim: string) => SolidPart[];
