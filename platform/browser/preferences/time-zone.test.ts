/** Days and hours of another zone than the device's, there and back. */

import { afterEach, describe, expect, it } from 'vitest';
import type { User } from '#common/user.ts';
import { queryClient } from '../api.ts';
import { dayKey } from '../calendar/days.ts';
import { showDate, showMoment } from '../format.ts';
import { deviceZone, fromWall, momentOfField, onWall, wallField, zoneHere } from './time-zone.ts';

const choose = (timeZone: string | null) =>
  queryClient.setQueryData<Partial<User>>(['/api/auth/user'], { id: 'u', timeZone });
afterEach(() => queryClient.clear());

describe('whose clock', () => {
  it('is the device’s until another is chosen', () => {
    expect(zoneHere()).toBe(deviceZone());
    choose('Pacific/Auckland');
    expect(zoneHere()).toBe('Pacific/Auckland');
    choose(null);
    expect(zoneHere()).toBe(deviceZone());
  });

  it.each([
    ['Pacific/Auckland', '2026-11-20', '2026-11-20T09:30'],
    ['America/Los_Angeles', '2026-11-19', '2026-11-19T12:30'],
    ['Asia/Kolkata', '2026-11-20', '2026-11-20T02:00'],
  ])('is %s: days, fields and words follow', (zone, day, field) => {
    choose(zone);
    const moment = '2026-11-19T20:30:00.000Z';
    expect(dayKey(onWall(moment))).toBe(day);
    expect(wallField(moment)).toBe(field);
    expect(momentOfField(field).toISOString()).toBe(moment);
    expect(fromWall(onWall(moment)).toISOString()).toBe(moment);
    expect(showDate(moment)).toBe(day.endsWith('20') ? 'Nov 20, 2026' : 'Nov 19, 2026');
    expect(showMoment(moment)).toContain(`${Number(field.slice(11, 13)) % 12 || 12}:${field.slice(14)}`);
  });

  it('keeps the hour over a change of summer time there', () => {
    choose('Europe/Berlin');
    expect(momentOfField('2026-10-24T09:00').toISOString()).toBe('2026-10-24T07:00:00.000Z');
    expect(momentOfField('2026-10-26T09:00').toISOString()).toBe('2026-10-26T08:00:00.000Z');
  });
});
