/** Which accessories are worn on the head, where only one of them fits. */

import { HEADWEAR } from '#common/character/character-words.ts';

export const isOnHead = (accessory: string): boolean => (HEADWEAR as readonly string[]).includes(accessory);
