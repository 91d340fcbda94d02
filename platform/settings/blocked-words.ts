/** Words that an operator does not want in prompts; found as whole words, in any spelling of case and accents. */

import { AppError } from '#common/errors.ts';
import type { Settings } from '#platform/settings/settings.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

const wordsOnly = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function findBlockedWord(list: string, text: string): string | undefined {
  const words = list.split(/[,\n]/).map(wordsOnly).filter(Boolean);
  const sentence = ` ${wordsOnly(text)} `;
  return words.find((word) => sentence.includes(` ${word} `));
}

export async function assertNoBlockedWords(settings: Settings, text: string): Promise<void> {
  const word = findBlockedWord(await settings.get('blocked_words'), text);
  if (word) throw new AppError('bad_request', `The word “${word}” is not allowed on this installation.`);
}
