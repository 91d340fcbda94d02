/** The days that are shown with everything on them, and moving one of them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from 'date-fns';
import { callApi } from '#common/api-client.ts';
import type { ResponseOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { createTask } from '#features/tasks/contract.ts';
import { apiKey, apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { dayKey, dayOfKey, daysShown, type Span, shortDay } from '#platform/browser/calendar/days.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { fromWall, onWall, zoneHere } from '#platform/browser/preferences/time-zone.ts';
import {
  type CalendarEntry,
  getCalendarSettings,
  moveEntry,
  readCalendar,
  saveCalendarSettings,
} from '../contract.ts';
import { type Country, isCountry } from '../days/holidays.ts';

/** Some systems hand on tags that are none, as 'en-US@posix'. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/** Where the browser says it is at home. */
function countryHere(): Country {
  const region = navigator.languages.map(regionOf).find((one) => one !== undefined && isCountry(one));
  return (region as Country | undefined) ?? 'US';
}

export function useSettings(isSignedIn: boolean) {
  const client = useQueryClient();
  const { data } = useQuery({ ...apiQuery(getCalendarSettings), enabled: isSignedIn });
  const save = useMutation({
    mutationFn: (country: Country) => callApi(saveCalendarSettings, { body: { country } }),
    onSuccess: () => refreshAfter(client, saveCalendarSettings),
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  return { country: data && (data.country ?? countryHere()), save };
}

type Page = ResponseOf<typeof readCalendar>;

export function useCalendar(span: Span, day: Date, country: Country | undefined) {
  const client = useQueryClient();
  const days = daysShown(span, day);
  const asked = {
    query: {
      from: dayKey(days[0]!),
      to: dayKey(days.at(-1)!),
      timeZone: zoneHere(),
      country: country ?? 'US',
    },
  };
  const key = apiKey(readCalendar, asked);
  const query = useQuery({
    ...apiQuery(readCalendar, asked),
    enabled: country !== undefined,
    refetchOnMount: 'always',
    // The month before stays while the next one comes.
    placeholderData: (before) => before,
  });
  const move = useMutation({
    mutationFn: ({ entry, to, time }: { entry: CalendarEntry; to: Date; time?: string }) =>
      callApi(moveEntry, {
        params: { id: entry.id },
        body: { day: dayKey(to), time, timeZone: zoneHere() },
      }),
    onMutate: ({ entry, to, time }) => {
      const before = client.getQueryData<Page>(key);
      const at = onWall(entry.at);
      const [hour, minute] = time?.split(':').map(Number) ?? [at.getHours(), at.getMinutes()];
      at.setFullYear(to.getFullYear(), to.getMonth(), to.getDate());
      at.setHours(hour!, minute);
      client.setQueryData<Page>(
        key,
        (page) =>
          page && {
            ...page,
            entries: page.entries
              .map((one) => (one === entry ? { ...one, at: fromWall(at).toISOString() } : one))
              .sort((a, b) => a.at.localeCompare(b.at)),
          },
      );
      return before;
    },
    onSuccess: async (_, { entry, to }) => {
      notify({ title: t('Moved to {0}', shortDay(to)), description: entry.title });
      await refreshAfter(client, moveEntry, { params: { id: entry.id } });
    },
    onError: (error, _, before) => {
      client.setQueryData(key, before);
      onErrorNotify(t('Not moved'), t('Please try again.'))(error);
    },
  });
  const add = useMutation({
    mutationFn: ({ title, on }: { title: string; on: Date }) =>
      callApi(createTask, {
        body: { title, dueDate: endOf(on).toISOString(), timeZone: zoneHere() },
      }),
    onSuccess: async () => {
      await refreshAfter(client, createTask);
      await query.refetch();
    },
    onError: onErrorNotify(t('Not added'), t('Please try again.')),
  });
  return { days, query, move, add };
}

/** A task of a day is not late before that day is over. */
const endOf = (day: Date): Date => new Date(fromWall(addDays(dayOfKey(dayKey(day))!, 1)).getTime() - 1);
