/** Dates in words of eight languages, for due dates of tasks and for what designs announce; loaded where needed, it is large. */

import { de, en, es, fr, it, ja, type ParsedResult, pt, zh } from 'chrono-node';

/** Korean is none of them. */
const READERS = { en, de, es, fr, it, pt, ja, zh };
export type DateLanguage = keyof typeof READERS;
export type ReadDate = ParsedResult;

/** `wallNow`: the time on the wall, as if it were UTC. */
export const parseDates = (text: string, language: DateLanguage, wallNow: Date): ReadDate[] =>
  READERS[language].casual.parse(text, { instant: wallNow, timezone: 0 }, { forwardDate: true });
