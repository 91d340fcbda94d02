/** The calendar put together from what every feature has on its days. */

import type { BodyOf, QueryOf, ResponseOf } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { momentAt, wallTime } from '#common/wording/time/zone-time.ts';
import type { DatedEntry, DatedSource } from '#platform/generation-jobs/dated.ts';
import type { Platform } from '#platform/platform.ts';
import type { CalendarEntry, moveEntry, readCalendar } from '../contract.ts';
import { specialDays } from '../days/special-days.ts';
import * as repo from './calendar.repo.ts';

/** Of each kind and day: in a month nobody reads more, and a day by itself shows all there is. */
const perDay = (days: number): number => (days > 7 ? 15 : days > 1 ? 100 : 3000);
const DAY_MS = 86_400_000;

export const toEntry = (kind: DatedSource['kind'], entry: DatedEntry): CalendarEntry => ({
  id: `${kind}:${entry.id}`,
  kind,
  title: entry.title,
  form: entry.form ?? null,
  network: entry.network ?? null,
  at: entry.at.toISOString(),
  isAllDay: entry.isAllDay ?? false,
  state: entry.state,
  openUrl: entry.openUrl,
  imageUrl: entry.imageUrl ?? null,
  isMovable: entry.isMovable,
  isRepeat: entry.isRepeat ?? false,
});

/** Everything that stands between two moments, the earliest first. */
export async function entriesBetween(platform: Platform, userId: string, from: Date, to: Date) {
  const most = perDay(Math.round((to.getTime() - from.getTime()) / DAY_MS));
  const lists = await Promise.all(
    platform.dated().map(async ({ kind, list }) => {
      const found = await list(userId, { from, to, perDay: most });
      const days = Map.groupBy(found, ({ at }) => Math.floor((at.getTime() - from.getTime()) / DAY_MS));
      const isCut = [...days.values()].some(({ length }) => length >= most);
      return { isCut, entries: found.map((one) => toEntry(kind, one)) };
    }),
  );
  const entries = lists.flatMap((one) => one.entries);
  return {
    entries: entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
    isCut: lists.some(({ isCut }) => isCut),
  };
}

export function createCalendarService(platform: Platform) {
  const { db } = platform;

  function sourceOf(id: string): { source: DatedSource; own: string } {
    const [kind, own] = id.split(':', 2);
    const source = platform.dated().find((one) => one.kind === kind);
    if (!source || !own) throw notFound('That entry');
    return { source, own };
  }

  async function country(userId: string) {
    return (await repo.findCalendar(db, userId))?.country ?? null;
  }

  return {
    async read(
      user: User,
      { from, to, timeZone = user.timeZone ?? 'UTC', country: wanted }: QueryOf<typeof readCalendar>,
    ): Promise<ResponseOf<typeof readCalendar>> {
      const start = momentAt(new Date(`${from}T00:00:00Z`), timeZone);
      const end = momentAt(new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS), timeZone);
      const [found, chosen] = await Promise.all([
        entriesBetween(platform, user.id, start, new Date(end.getTime() - 1)),
        wanted ?? country(user.id),
      ]);
      return { ...found, days: chosen ? specialDays(chosen, from, to) : [] };
    },

    async move(
      user: User,
      id: string,
      { day, time, timeZone = user.timeZone ?? 'UTC' }: BodyOf<typeof moveEntry>,
    ): Promise<CalendarEntry> {
      const { source, own } = sourceOf(id);
      const entry = await source.find(user.id, own);
      if (!entry) throw notFound('That entry');
      if (!entry.isMovable)
        throw new AppError('conflict', 'This one is on its way or over, and stays where it is.');
      const wall = wallTime(entry.at, timeZone).toISOString().slice(10);
      const at = momentAt(new Date(`${day}${time ? `T${time}:00Z` : wall}`), timeZone);
      await source.move(user, own, { at, timeZone });
      const moved = await source.find(user.id, own);
      if (!moved) throw notFound('That entry');
      return toEntry(source.kind, moved);
    },

    settings: async (userId: string) => ({ country: await country(userId) }),

    async saveSettings(userId: string, values: { country: repo.CalendarRow['country'] }) {
      await repo.saveCalendar(db, userId, values);
      return values;
    },
  };
}
