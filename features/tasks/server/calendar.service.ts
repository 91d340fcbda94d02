/** The task calendar behind a secret address: switched on, renewed, switched off and read. */

import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import { hashToken, newAddressToken, openAddressToken } from '#platform/auth/keys/secret-address.ts';
import { zoneOfUser } from '#platform/auth/user-entity.ts';
import type { Platform } from '#platform/platform.ts';
import { readTaskCalendar } from '../calls/calendar-calls.ts';
import * as repo from './calendar.repo.ts';
import { calendarText } from './calendar-text.ts';
import { list } from './tasks.service.ts';

type Place = Pick<Platform, 'db' | 'secret' | 'baseUrl'>;

const PURPOSE = 'task calendar';

const urlOf = ({ baseUrl }: Place, token: string): string =>
  `${baseUrl}${fillPath(readTaskCalendar.path, { token })}`;

export async function getCalendar(place: Place, userId: string): Promise<{ url: string | null }> {
  const row = await repo.findCalendar(place.db, userId);
  const token = row && openAddressToken(place.secret, PURPOSE, userId, row);
  return { url: token ? urlOf(place, token) : null };
}

export async function renewCalendar(
  place: Place,
  userId: string,
  timeZone: string | undefined,
): Promise<{ url: string }> {
  const { token, ...kept } = newAddressToken(place.secret, PURPOSE, userId);
  const before = await repo.findCalendar(place.db, userId);
  await repo.saveCalendar(place.db, {
    userId,
    ...kept,
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
  const timeZone = (await zoneOfUser(db, row.userId)) ?? row.timeZone;
  return calendarText(await list(db, row.userId), { baseUrl, timeZone });
}
