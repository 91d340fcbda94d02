/** What the book creator takes from other tools, and how a note or a transcript becomes a chapter. */

import { fillPath } from '#common/contract.ts';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { exportNote } from '#features/notes/contract.ts';
import type { SendTarget } from '#platform/browser/library/send-to.ts';
import { asChapter } from './book-draft.ts';

const isChapter = ({ kind }: Pick<LibraryItem, 'kind'>): boolean => kind === 'note' || kind === 'transcript';

export const BOOK_TARGETS = [
  { id: 'book-chapter', label: t('Chapter of a book'), path: '/book-creator', accepts: isChapter },
] as const satisfies readonly SendTarget[];

/** Notes keep their headings and lists. */
export async function chapterOf({ kind, itemId, title, text }: Chapter): Promise<string> {
  if (kind !== 'note') return `# ${title}\n\n${text ?? ''}`;
  const answer = await fetch(fillPath(exportNote.path, { id: itemId }));
  if (!answer.ok) throw new Error('The note could not be read.');
  return asChapter(title, await answer.text());
}

export type Chapter = Pick<LibraryItem, 'kind' | 'itemId' | 'title'> & { text?: string | null };
