/** Whose clock the pages go by: the time zone of the account's settings, else that of the device. */

import type { User } from '#common/user.ts';
import { isTimeZone, momentAt, wallTime } from '#common/wording/time/zone-time.ts';
import { queryClient } from '../api.ts';

/** An IANA name; UTC where the browser does not tell. */
export function deviceZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && isTimeZone(zone) ? zone : 'UTC';
}

export const chosenZone = (): string | null =>
  queryClient.getQueryData<User | null>(['/api/auth/user'])?.timeZone ?? null;

export const zoneHere = (): string => chosenZone() ?? deviceZone();

/*
 * Days and hours are read and set as the local fields of a date. In another zone than the device's these fields show that
 * zone's wall; an hour that the device's own summer time leaves out is shown as the next one.
 */

/** The moment as the wall shows it, in the local fields of a date. */
export function onWall(moment: Date | string | number): Date {
  const at = new Date(moment);
  const zone = chosenZone();
  if (!zone || zone === deviceZone() || Number.isNaN(at.getTime())) return at;
  const wall = wallTime(at, zone);
  const local = new Date(0);
  local.setFullYear(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate());
  local.setHours(wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds(), wall.getUTCMilliseconds());
  return local;
}

/** The moment at which the wall shows the local fields of this date. */
export function fromWall(local: Date): Date {
  const zone = chosenZone();
  if (!zone || zone === deviceZone()) return local;
  const wall = new Date(0);
  wall.setUTCFullYear(local.getFullYear(), local.getMonth(), local.getDate());
  wall.setUTCHours(local.getHours(), local.getMinutes(), local.getSeconds(), local.getMilliseconds());
  return momentAt(wall, zone);
}

export const wallNow = (): Date => onWall(Date.now());

/** For a field of the browser, which knows no zones: 'YYYY-MM-DDTHH:MM'. */
export function wallField(moment: Date | string | number): string {
  const wall = onWall(moment);
  return new Date(wall.getTime() - wall.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Back from such a field. */
export const momentOfField = (field: string): Date => fromWall(new Date(field));
