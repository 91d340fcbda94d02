/** A task in words, "Order flour tomorrow at 9:00 every week", becomes a title, a due date and a repeat. */

import type { ReadDate } from '#common/wording/time/dates-in-words.ts';
import { momentAt, wallTime } from '#common/wording/time/zone-time.ts';
import type { ParsedTask } from '../../calls/parse-calls.ts';
import { WEEKDAYS, type Weekday } from '../../schedule/repeat-rule.ts';
import {
  findRepeat,
  type RepeatPhrase,
  WORD_LANGUAGES,
  type WordLanguage,
  weekdayWord,
} from './repeat-phrases.ts';
import { titleWithout, withoutLeadIn } from './task-title.ts';

export interface Reading {
  timeZone: string;
  /** Of the person; texts of other languages are understood too. */
  language: string;
  now: Date;
}

const DAY_MS = 86_400_000;

/** The package is large, and most days nobody writes dates in words. */
const dates = () => import('#common/wording/time/dates-in-words.ts');
type Dates = Awaited<ReturnType<typeof dates>>;

export async function readTask(text: string, { timeZone, language, now }: Reading): Promise<ParsedTask> {
  const library = await dates();
  const own = WORD_LANGUAGES.find((one) => one === language) ?? 'en';
  const wallNow = wallTime(now, timeZone);
  const phrase = findRepeat(text, own);
  const { rest, date, length } = readFirst(library, text, wallNow, own, phrase);
  const spans = [
    ...(date ? [{ from: date.index, to: date.index + date.text.length }] : []),
    ...(phrase ? [{ from: phrase.from, to: phrase.from + length }] : []),
  ];
  // A sentence that is nothing but a date keeps its words.
  const title = titleWithout(rest, merged(spans)) || withoutLeadIn(text) || text.trim();
  if (!date && !phrase) return { title };
  const hasTime = date?.start.isCertain('hour') ?? false;
  const due = dueOf(date?.date() ?? wallNow, hasTime, timeZone);
  return { title, dueDate: due.toISOString(), hasTime, ...(phrase && { repeat: phrase.rule }) };
}

interface FirstDate {
  /** The text with the day in place of the repeat. */
  rest: string;
  date?: ReadDate;
  /** Letters of that day. */
  length: number;
}

/** "Every Monday at 8" is read as "Monday at 8": the first one is due then. Today may be over, so the next day is tried too. */
function readFirst(
  library: Dates,
  text: string,
  wallNow: Date,
  own: WordLanguage,
  phrase: RepeatPhrase | undefined,
): FirstDate {
  if (!phrase) return { rest: text, date: findDate(library, text, wallNow, own), length: 0 };
  const today = (wallNow.getUTCDay() + 6) % 7;
  const daysUntil = (day: Weekday) => (WEEKDAYS.indexOf(day) - today + 7) % 7;
  const days = phrase.days.toSorted((a, b) => daysUntil(a) - daysUntil(b)).slice(0, 2);
  const words = days.length > 0 ? days.map((day) => weekdayWord(phrase.language, day)) : [''];
  const tries = words.map((word) => {
    const rest = text.slice(0, phrase.from) + word + text.slice(phrase.to);
    return { rest, date: findDate(library, rest, wallNow, phrase.language), length: word.length };
  });
  const timeOf = ({ date }: FirstDate) => date?.date().getTime() ?? Number.POSITIVE_INFINITY;
  return tries.toSorted((a, b) => timeOf(a) - timeOf(b))[0]!;
}

/** What was read as a day means its end, as everywhere in tasks. */
function dueOf(wall: Date, hasTime: boolean, timeZone: string): Date {
  const at = new Date(wall);
  if (hasTime) at.setUTCMilliseconds(0);
  else at.setUTCHours(23, 59, 59, 999);
  const moment = momentAt(new Date(Math.floor(at.getTime() / 1000) * 1000), timeZone);
  return new Date(moment.getTime() + at.getUTCMilliseconds());
}

/** Of all languages the one that understands most; the likeliest one where several understand the same. */
function findDate(library: Dates, text: string, wallNow: Date, likely: WordLanguage): ReadDate | undefined {
  const yesterday = wallNow.getTime() - DAY_MS;
  let best: ReadDate | undefined;
  for (const language of [likely, ...WORD_LANGUAGES]) {
    const results = library.parseDates(text, language, wallNow);
    // A task is not due in the past.
    const found = results.find((one) => one.date().getTime() > yesterday);
    if (found && found.text.length > (best?.text.length ?? 0)) best = found;
  }
  return best;
}

/** The date may have been read over the day of the repeat. */
function merged(spans: { from: number; to: number }[]): { from: number; to: number }[] {
  const [first, second] = spans.toSorted((a, b) => a.from - b.from);
  if (!first || !second) return spans;
  if (second.from > first.to) return [first, second];
  return [{ from: first.from, to: Math.max(first.to, second.to) }];
}
