/** One template as it is written down; what it leaves out are the character's defaults. */

import type { ArtStyle } from '#common/character/character-words.ts';
import type { CharacterData, TEMPLATE_CATEGORIES, TEMPLATE_STYLES } from '../../contract.ts';

export interface TemplateSeed {
  slug: string;
  name: string;
  description: string;
  category: (typeof TEMPLATE_CATEGORIES)[number];
  style: (typeof TEMPLATE_STYLES)[number];
  characterType: string;
  /** The first two are shown on the card. */
  tags: string[];
  appearance: Partial<CharacterData['appearance']>;
  clothing: Partial<CharacterData['clothing']>;
  traits: string[];
  voice: CharacterData['personality']['voice'];
  artStyle: ArtStyle;
  seed: number;
}
