/** Every template of the design studio. */

import { BUSINESS } from './sets/business.ts';
import { OFFERS } from './sets/offers.ts';
import { WORDS } from './sets/words.ts';
import type { Template } from './template.ts';

export const TEMPLATES: readonly Template[] = [...OFFERS, ...WORDS, ...BUSINESS];

export const findTemplate = (id: string | null | undefined): Template | undefined =>
  TEMPLATES.find((one) => one.id === id);
