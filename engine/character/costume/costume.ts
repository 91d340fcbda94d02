/** What people in pictures wear: a list of garments with colours, so that a trade is one line of data. */

import type { HeadSpace } from '../face/head-space.ts';
import type { Body } from '../figure/body.ts';
import type { SolidPart } from '../part.ts';
import type { GarmentName } from './kit.ts';

/** A garment of the kit; colours are '#rrggbb'. */
export interface Garment {
  is: GarmentName;
  colour: string;
  trim: string;
}

export type Costume = readonly Garment[];

export interface Wearer {
  body: Body;
  head: HeadSpace;
  skin: string;
}

export type GarmentMaker = (wearer: Wearer, colour: string, trim: string) => SolidPart[];
