/** Reads dates and repeats out of a title while it is typed, and says what was understood. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { currentLocale } from '#common/texts.ts';
import { zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { MAX_PARSED_TEXT, type ParsedTask, parseTask } from '../../calls/parse-calls.ts';
import type { TaskDraft } from './task-draft.ts';

const queryFor = (text: string) => ({
  queryKey: [parseTask.path, text],
  queryFn: () =>
    callApi(parseTask, {
      body: { text: text.trim(), timeZone: zoneHere(), language: currentLocale() },
    }),
});

const isReadable = (text: string): boolean => text.trim().length > 2 && text.trim().length <= MAX_PARSED_TEXT;

/** The due date of the words, where they name one. */
export const dueParts = ({
  dueDate,
  hasTime = false,
  repeat,
}: ParsedTask): Pick<TaskDraft, 'dueDate' | 'hasTime' | 'timeZone' | 'repeat'> | undefined =>
  dueDate ? { dueDate, hasTime, timeZone: zoneHere(), repeat: repeat ?? null } : undefined;

export function useTitleWords(title: string, isOn: boolean) {
  const client = useQueryClient();
  const [ignored, setIgnored] = useState<string>();
  const settled = useDebounced(title);
  const isWanted = (text: string) => isOn && text !== ignored && isReadable(text);
  const { data } = useQuery({ ...queryFor(settled), enabled: isWanted(settled) });
  return {
    /** What the title says of when it is due. */
    read: settled === title && isWanted(title) && data?.dueDate ? data : undefined,
    /** These words are meant as they stand. */
    ignore: () => setIgnored(title),
    /** What will be saved, also when it was typed faster than read; words that cannot be read now stay as they are. */
    async readNow(): Promise<ParsedTask | undefined> {
      if (!isWanted(title)) return undefined;
      const found = await client.fetchQuery(queryFor(title)).catch(() => undefined);
      return found?.dueDate ? found : undefined;
    },
  };
}
