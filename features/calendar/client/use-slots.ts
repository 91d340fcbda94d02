/** The posting times of a day at which nothing goes out yet. */

import { useQuery } from '@tanstack/react-query';
import { listPostingTimes } from '#features/campaign/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { dayKey } from '#platform/browser/calendar/days.ts';
import { momentOfField, onWall } from '#platform/browser/preferences/time-zone.ts';
import type { CalendarEntry } from '../contract.ts';
import { showTime } from './entry-words.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clockOf = (at: string): string => {
  const date = onWall(at);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

export function useSlots(entries: ReadonlyMap<string, readonly CalendarEntry[]>) {
  const { data } = useQuery(apiQuery(listPostingTimes));
  return (day: Date): string[] => {
    const taken = new Set(
      (entries.get(dayKey(day)) ?? []).filter(({ kind }) => kind === 'piece').map(({ at }) => clockOf(at)),
    );
    const weekday = day.getDay() || 7;
    const times = (data?.times ?? []).filter(({ weekdays }) => weekdays.includes(weekday));
    const isAhead = (time: string) => momentOfField(`${dayKey(day)}T${time}`).getTime() > Date.now();
    return [...new Set(times.map(({ time }) => time))]
      .filter((time) => !taken.has(time) && isAhead(time))
      .sort()
      .map((time) => showTime(momentOfField(`${dayKey(day)}T${time}`)));
  };
}
