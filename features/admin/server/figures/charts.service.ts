/** Puts the counted days into rows without gaps, as charts draw them. */

import type { Db } from '#platform/db/database.ts';
import { generationsByDay } from '#platform/usage/totals.ts';
import type { AdminCharts } from '../../contract.ts';
import * as repo from './charts.repo.ts';
import { lastDays, startOf } from './days.ts';

interface DayValue {
  day: string;
  value: number;
}

const everyDay = (days: string[], rows: DayValue[]): DayValue[] => {
  const known = new Map(rows.map((row) => [row.day, row.value]));
  return days.map((day) => ({ day, value: known.get(day) ?? 0 }));
};

export async function readCharts(db: Db, now: Date = new Date()): Promise<AdminCharts> {
  const days = lastDays(now);
  const since = startOf(days[0]!);
  const [signUps, generations, jobs, queue, bytes, figures] = await Promise.all([
    repo.signUpsByDay(db, since),
    generationsByDay(db, since),
    repo.jobsByDay(db, since),
    repo.queueNow(db, now),
    repo.bytesByDay(db, since),
    repo.figuresSince(db, days[0]!),
  ]);
  const types = [...new Set(generations.map((row) => row.type))].sort();
  const ended = (status: string) =>
    everyDay(
      days,
      jobs.filter((row) => row.status === status),
    );
  const [completed, failed] = [ended('completed'), ended('failed')];
  return {
    signUps: everyDay(days, signUps),
    generations: types.map((type) => ({
      type,
      days: everyDay(
        days,
        generations.filter((row) => row.type === type),
      ),
    })),
    jobs: days.map((day, i) => ({ day, completed: completed[i]!.value, failed: failed[i]!.value })),
    queue,
    storage: storageOver(days, bytes, figures),
  };
}

/**
 * Past days as they were noted at their end. A day that nobody noted shows what came until then of the files
 * that still exist; today is always counted live.
 */
function storageOver(
  days: string[],
  bytes: { day: string; bytes: number }[],
  figures: { day: string; storageBytes: number }[],
): DayValue[] {
  const arrived = new Map(bytes.map((row) => [row.day, row.bytes]));
  const noted = new Map(figures.map((row) => [row.day, row.storageBytes]));
  const today = days.at(-1);
  let total = arrived.get('before') ?? 0;
  return days.map((day) => {
    total += arrived.get(day) ?? 0;
    return { day, value: day === today ? total : (noted.get(day) ?? total) };
  });
}
