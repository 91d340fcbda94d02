/** What stands on the last page. */

import type { Spoken } from '#common/voice-words.ts';

export const ENDINGS: Record<Spoken, string> = {
  en: 'The End',
  de: 'Ende',
  fr: 'Fin',
  es: 'Fin',
  it: 'Fine',
  pt: 'Fim',
  ja: 'おしまい',
  ko: '끝',
  zh: '完',
};
