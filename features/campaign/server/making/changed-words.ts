/** What has changed between the facts a piece was made with and those of today, as words in place of others. */

import type { WordChange } from '#common/wording/replace-words.ts';
import { FACT_KEYS, type FactKey, type FactValues } from '../../facts/fact-keys.ts';

export interface ChangedWords {
  changes: WordChange[];
  /** Facts that had no value before: nothing of them stands anywhere. */
  added: FactKey[];
}

export function changedWords(before: FactValues, now: FactValues): ChangedWords {
  const changed = FACT_KEYS.filter((key) => before[key] !== now[key] && key !== 'tone');
  return {
    changes: changed.filter((key) => before[key] !== '').map((key) => ({ from: before[key], to: now[key] })),
    added: changed.filter((key) => before[key] === ''),
  };
}
