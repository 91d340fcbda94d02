/** The task calendar behind a secret address: switched on, renewed, switched off and read. */

import { createHash, randomBytes } from 'node:crypto';
import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import { openSealed, sealText } from '#platform/auth/sealed-text.ts';
import type { Platform } from '#platform/platform.ts';
import { readTaskCalendar } from '../calls/calendar-calls.ts';
import * as repo from './calendar.repo.ts';
import { calendarText } from './calendar-text.ts';
import { list } from './tasks.service.ts';

type Place = Pick<Platform, 'db' | 'secret' | 'baseUrl'>;

const PURPOSE = 'task calendar';
/** 256 bits, in letters that every calendar program takes in an address. */
const newToken = (): string => randomBytes(32).toString('hex');
/** Found by its hash: nothing is compared letter by letter that a stopwatch could read. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const urlOf = ({ baseUrl }: Place, token: string): string =>
  `${baseUrl}${fillPath(readTaskCalendar.path, { token })}`;

export async function getCalendar(place: Place, userId: string): Promise<{ url: string | null }> {
  const row = await repo.findCalendar(place.db, userId);
  const token = row && openSealed(place.secret, PURPOSE, userId, row.sealedToken);
  return { url: token ? urlOf(place, token) : null };
}

export async function renewCalendar(
  place: Place,
  userId: string,
  timeZone: string | undefined,
): Promise<{ url: string }> {
  const token = newToken();
  const before = await repo.findCalendar(place.db, userId);
  await repo.saveCalendar(place.db, {
    userId,
    tokenHash: hashToken(token),
    sealedToken: sealText(place.secret, PURPOSE, userId, token),
    timeZone: timeZone ?? before?.timeZone ?? 'UTC',
  });
  return { url: urlOf(place, token) };
}

export async function removeCalendar({ db }: Place, userId: string): Promise<void> {
  await repo.deleteCalendar(db, userId);
}

export async function readCalendar({ db, baseUrl }: Place, token: string): Promise<string> {
  const row = await repo.findByToken(db, hashToken(token));
  if (!row) throw notFound('That calendar');
  return calendarText(await list(db, row.userId), { baseUrl, timeZone: row.timeZone });
}
