/** Who wears clothes of the kit, and what makes a garment for them. */

import type { HeadSpace } from '../face/head-space.ts';
import type { Body, Side } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';

export interface Wearer {
  body: Body;
  head: HeadSpace;
  skin: string;
  /** On a jersey, where one was said. */
  number?: string | undefined;
  /** The hand that holds something; the right one where nothing is said. */
  hand?: Side;
}

export type GarmentMaker = (wearer: Wearer, colour: string, trim: string) => SolidPart[];
