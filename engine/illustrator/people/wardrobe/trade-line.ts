/** The form of one line of the wardrobe, so that trades stay a table and not code. */

import type { Activity } from '../activities.ts';

export interface TradeLine {
  /** 'garment colour/trim, …' from the skin outwards. */
  wear: string;
  /** For women, where they dress differently. */
  hers?: string;
  gender?: 'female' | 'male';
  /** What they do where the words leave it open. */
  does?: Activity;
  beard?: 'beard' | 'moustache' | 'goatee' | 'stubble';
  hair?: 'long' | 'bald' | 'short' | 'medium' | 'curly' | 'bun' | 'ponytail' | 'braids';
  hairColour?: 'white' | 'gray' | 'black' | 'red' | 'blonde';
  isOld?: boolean;
  build?: 'heavy' | 'athletic' | 'slim';
}
