/** Repeats keep their time through changes of the clock, end when they should, and refuse what makes no sense. */

import { describe, expect, it } from 'vitest';
import { isTimeZone, momentAt, wallTime } from '#common/wording/time/zone-time.ts';
import { nextOccurrence, type Repeating, repeatProblem, settledRule, upcoming } from './occurrences.ts';
import { remindMoment } from './reminder.ts';
import { parseRule, ruleText } from './repeat-rule.ts';

const of = (due: string, repeat: string, timeZone = 'Europe/Berlin'): Repeating => ({
  due: new Date(due),
  repeat,
  timeZone,
});

/** The next few, as a person would tick them on time. */
function chain(task: Repeating, times: number): string[] {
  const found: string[] = [];
  let now: Repeating | undefined = task;
  for (let i = 0; i < times && now; i++) {
    const next = nextOccurrence(now);
    if (next) found.push(next.due.toISOString());
    now = next && { ...now, ...next };
  }
  return found;
}

describe('the next one', () => {
  it('stays at nine when summer time begins and ends', () => {
    expect(chain(of('2027-03-27T08:00:00Z', 'FREQ=DAILY'), 2)).toEqual([
      '2027-03-28T07:00:00.000Z',
      '2027-03-29T07:00:00.000Z',
    ]);
    expect(chain(of('2027-10-30T07:00:00Z', 'FREQ=DAILY'), 1)).toEqual(['2027-10-31T08:00:00.000Z']);
  });

  it('is on time again after a time that summer time skipped', () => {
    const nightly = of('2027-03-13T07:30:00Z', 'FREQ=DAILY', 'America/New_York');
    expect(chain(nightly, 3)).toEqual([
      // 2:30 does not exist on this day.
      '2027-03-14T07:30:00.000Z',
      '2027-03-15T06:30:00.000Z',
      '2027-03-16T06:30:00.000Z',
    ]);
    const skipped = nextOccurrence(nightly)!;
    expect(nextOccurrence({ ...nightly, ...skipped })!.repeat).toBe('FREQ=DAILY');
    const days = upcoming({ ...nightly, ...skipped }, skipped.due, new Date('2027-03-16T12:00:00Z'));
    expect(days.map((one) => one.toISOString())).toEqual([
      '2027-03-15T06:30:00.000Z',
      '2027-03-16T06:30:00.000Z',
    ]);
    // Put on another time by hand, it stays there.
    const moved = { ...nightly, ...skipped, due: new Date('2027-03-14T12:00:00Z') };
    expect(settledRule(moved)).toBe('FREQ=DAILY');
    expect(settledRule({ ...nightly, ...skipped })).toBe(skipped.repeat);
  });

  it('is the end of its day, to the millisecond, where no time was set', () => {
    expect(chain(of('2027-03-27T22:59:59.999Z', 'FREQ=DAILY'), 2)).toEqual([
      '2027-03-28T21:59:59.999Z',
      '2027-03-29T21:59:59.999Z',
    ]);
  });

  it.each([
    ['FREQ=DAILY;INTERVAL=3', ['2027-01-04', '2027-01-07', '2027-01-10']],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', ['2027-01-04', '2027-01-05', '2027-01-06']],
    ['FREQ=WEEKLY;BYDAY=SU,WE', ['2027-01-03', '2027-01-06', '2027-01-10']],
    ['FREQ=WEEKLY;INTERVAL=2', ['2027-01-15', '2027-01-29', '2027-02-12']],
    ['FREQ=MONTHLY', ['2027-02-01', '2027-03-01', '2027-04-01']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', ['2027-01-31', '2027-02-28', '2027-03-31']],
    ['FREQ=MONTHLY;BYDAY=2MO', ['2027-01-11', '2027-02-08', '2027-03-08']],
    ['FREQ=YEARLY', ['2028-01-01', '2029-01-01', '2030-01-01']],
    ['FREQ=YEARLY;INTERVAL=99', ['2126-01-01', '2225-01-01', '2324-01-01']],
  ])('%s', (repeat, days) => {
    expect(chain(of('2027-01-01T12:00:00Z', repeat), 3).map((one) => one.slice(0, 10))).toEqual(days);
  });

  it('skips months that have no such day', () => {
    const days = chain(of('2027-01-31T12:00:00Z', 'FREQ=MONTHLY'), 2).map((one) => one.slice(0, 10));
    expect(days).toEqual(['2027-03-31', '2027-05-31']);
  });

  it('ends after its count and after its last day', () => {
    expect(chain(of('2027-01-01T12:00:00Z', 'FREQ=DAILY;COUNT=3'), 9)).toHaveLength(2);
    const until = chain(of('2027-01-01T22:59:59.999Z', 'FREQ=DAILY;UNTIL=20270103'), 9);
    expect(until.map((one) => one.slice(0, 10))).toEqual(['2027-01-02', '2027-01-03']);
    expect(chain(of('2027-01-01T12:00:00Z', 'FREQ=DAILY;UNTIL=20270103T110000Z'), 9)).toHaveLength(1);
  });

  it('is not in the past when the task was ticked late, and what was missed counts', () => {
    const late = of('2027-01-01T08:00:00Z', 'FREQ=DAILY;COUNT=10');
    expect(nextOccurrence(late, new Date('2027-01-04T09:00:00Z'))).toEqual({
      due: new Date('2027-01-05T08:00:00Z'),
      repeat: 'FREQ=DAILY;COUNT=6',
    });
    expect(nextOccurrence(late, new Date('2027-03-01T09:00:00Z'))).toBeUndefined();
  });
});

describe('what is to come', () => {
  it('lies in the asked span and leaves the task itself out', () => {
    const task = of('2027-01-01T08:00:00Z', 'FREQ=DAILY;COUNT=5');
    const days = upcoming(task, new Date('2027-01-03T00:00:00Z'), new Date('2027-02-01T00:00:00Z'));
    expect(days.map((one) => one.getUTCDate())).toEqual([3, 4, 5]);
  });
});

describe('rules', () => {
  it.each([
    '',
    'daily',
    'FREQ=HOURLY',
    'FREQ=SECONDLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;INTERVAL=1e9',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYMONTHDAY=3',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=99MO',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=2;UNTIL=20270101',
    'FREQ=DAILY;UNTIL=20270231',
    'FREQ=DAILY;UNTIL=tomorrow',
    'FREQ=DAILY;FREQ=DAILY',
    'FREQ=DAILY;BYHOUR=3',
    'FREQ=DAILY;BYHOUR=3;BYMINUTE=60',
    'FREQ=DAILY;BYHOUR=24;BYMINUTE=0',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1',
    'FREQ=MONTHLY;BYSETPOS=5;BYMONTHDAY=1',
    'FREQ=DAILY\nDTSTART:20270101',
  ])('%j is refused', (text) => expect(parseRule(text)).toBeUndefined());

  it('are written the same way whatever their order', () => {
    expect(ruleText(parseRule('rrule:byday=mo,FR;interval=2;freq=weekly')!)).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
    );
  });

  it('that end before they begin or never come are named', () => {
    const due = '2027-01-05T12:00:00Z';
    expect(repeatProblem(of(due, 'FREQ=DAILY;UNTIL=20270104'))).toMatch(/ends before/);
    expect(repeatProblem(of(due, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toMatch(/never comes/);
    expect(repeatProblem(of(due, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'))).toMatch(/never comes/);
    expect(repeatProblem(of(due, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO'))).toBeUndefined();
    expect(repeatProblem(of(due, 'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30;UNTIL=20990101'))).toBeUndefined();
    expect(repeatProblem(of(due, 'FREQ=DAILY;COUNT=1'))).toBeUndefined();
  });
});

describe('the wall clock', () => {
  it('reads a time that comes twice as the first, and one that never comes as the one after', () => {
    const zone = 'America/New_York';
    expect(momentAt(new Date('2026-11-01T01:30:00Z'), zone).toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(momentAt(new Date('2026-03-08T02:30:00Z'), zone).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(wallTime(new Date('2026-07-01T04:00:00.123Z'), zone).toISOString()).toBe(
      '2026-07-01T00:00:00.123Z',
    );
  });
  it.each(['', '+02:00', 'Mars/Base', 'x'.repeat(80), '../etc'])('%j is no time zone', (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
  it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])('%s is one', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );
});

it('a reminder of a day comes at nine, also over a change of the clock', () => {
  const at = (reminder: number, hasTime = false) =>
    remindMoment({
      due: new Date('2027-03-28T21:59:59.999Z'),
      hasTime,
      timeZone: 'Europe/Berlin',
      reminder,
    }).toISOString();
  expect(at(0)).toBe('2027-03-28T07:00:00.000Z');
  expect(at(1440)).toBe('2027-03-27T08:00:00.000Z');
  expect(at(10, true)).toBe('2027-03-28T21:49:59.999Z');
});
