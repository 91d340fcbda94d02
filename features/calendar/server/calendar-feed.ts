/** The calendar behind a secret address, as iCalendar (RFC 5545). */

import { fillPath } from '#common/contract.ts';
import { notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { escaped, linesText, stamp } from '#common/wording/calendar-lines.ts';
import { wallTime } from '#common/wording/time/zone-time.ts';
import { hashToken, newAddressToken, openAddressToken } from '#platform/auth/keys/secret-address.ts';
import { zoneOfUser } from '#platform/auth/user-entity.ts';
import type { Platform } from '#platform/platform.ts';
import { type CalendarEntry, readCalendarFeed } from '../contract.ts';
import * as repo from './calendar.repo.ts';
import { entriesBetween } from './calendar.service.ts';

const PURPOSE = 'calendar';
const DAY_MS = 86_400_000;
const DAYS_BACK = 60;
const DAYS_AHEAD = 400;

const urlOf = ({ baseUrl }: Platform, token: string): string =>
  `${baseUrl}${fillPath(readCalendarFeed.path, { token })}`;

export async function getFeed(platform: Platform, userId: string): Promise<{ url: string | null }> {
  const row = await repo.findCalendar(platform.db, userId);
  const sealedToken = row?.sealedToken;
  const token = sealedToken && openAddressToken(platform.secret, PURPOSE, userId, { sealedToken });
  return { url: token ? urlOf(platform, token) : null };
}

export async function renewFeed(
  platform: Platform,
  { id: userId, timeZone: own }: User,
  timeZone = own ?? 'UTC',
): Promise<{ url: string }> {
  const { token, ...kept } = newAddressToken(platform.secret, PURPOSE, userId);
  await repo.saveCalendar(platform.db, userId, { ...kept, timeZone });
  return { url: urlOf(platform, token) };
}

export const removeFeed = ({ db }: Platform, userId: string): Promise<void> =>
  repo.saveCalendar(db, userId, { tokenHash: null, sealedToken: null });

export async function readFeed(platform: Platform, token: string): Promise<string> {
  const row = await repo.findByToken(platform.db, hashToken(token));
  if (!row) throw notFound('That calendar');
  const now = Date.now();
  const { entries } = await entriesBetween(
    platform,
    row.userId,
    new Date(now - DAYS_BACK * DAY_MS),
    new Date(now + DAYS_AHEAD * DAY_MS),
  );
  const timeZone = (await zoneOfUser(platform.db, row.userId)) ?? row.timeZone;
  return feedText(entries, { baseUrl: platform.baseUrl, timeZone, now: new Date(now) });
}

export function feedText(
  entries: readonly CalendarEntry[],
  { baseUrl, timeZone, now }: { baseUrl: string; timeZone: string; now: Date },
): string {
  const events = entries.flatMap((one) => {
    const at = new Date(one.at);
    const start = one.isAllDay
      ? `DTSTART;VALUE=DATE:${stamp(wallTime(at, timeZone)).slice(0, 8)}`
      : `DTSTART:${stamp(at)}Z`;
    const what = [one.network, one.form].filter(Boolean).join(' ');
    return [
      'BEGIN:VEVENT',
      // Each coming of a repeated task is an event of its own here.
      `UID:${one.id.replace(':', '-')}${one.isRepeat ? `-${stamp(at)}` : ''}@atelier`,
      `DTSTAMP:${stamp(now)}Z`,
      start,
      `SUMMARY:${escaped(`${one.state === 'done' ? '✓ ' : ''}${what ? `${what}: ` : ''}${one.title}`)}`,
      `CATEGORIES:${one.kind.toUpperCase()}`,
      'TRANSP:TRANSPARENT',
      `URL:${baseUrl}${one.openUrl}`,
      'END:VEVENT',
    ];
  });
  return linesText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Atelier',
    'X-WR-CALNAME:Atelier',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events,
    'END:VCALENDAR',
  ]);
}
