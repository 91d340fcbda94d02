/** How much two texts differ: the share of words (or characters) to insert, delete or replace. */

import { countsCharacters } from '#common/voice-words.ts';

export function comparable(text: string, language: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[-–—]/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s']/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '') return [];
  return countsCharacters(language) ? [...plain.replace(/\s/g, '')] : plain.split(' ');
}

export interface ErrorCount {
  errors: number;
  /** Words or characters of the reference. */
  length: number;
}

export function countErrors(reference: string, heard: string, language: string): ErrorCount {
  const [a, b] = [comparable(reference, language), comparable(heard, language)];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
    }
    row = next;
  }
  return { errors: row[b.length]!, length: a.length };
}
