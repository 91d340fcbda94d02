/** What a line becomes as the title of a task; one rule for the task list and for the documents that its tasks stand in. */

import { cutText } from './cut-text.ts';

export const MAX_TASK_TITLE = 200;

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

export const taskTitle = (text: string): string => cutText(oneLine(text), MAX_TASK_TITLE);

/** A title that is only how a longer line begins is no new name for it. */
export function isNewTitle(title: string, line: string): boolean {
  if (title === taskTitle(line)) return false;
  // Titles of old were cut in the middle of an emoji, of which half stayed.
  const begin = title.endsWith('\ufffd') ? title.slice(0, -1) : title;
  return begin.length < MAX_TASK_TITLE - 2 || !oneLine(line).startsWith(begin);
}
