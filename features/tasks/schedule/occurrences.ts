/** When a repeating task comes again. Counted on the wall clock of its time zone, so no summer time moves it. */

import * as library from 'rrule';
import { parseRule, type RepeatRule, ruleText } from './repeat-rule.ts';
import { momentAt, wallTime } from './zone-time.ts';

/** Node sees the package as one default export, a bundler as named ones. */
const { RRule } = ('default' in library ? library.default : library) as typeof library;

export interface Repeating {
  due: Date;
  /** RFC 5545 text. */
  repeat: string;
  timeZone: string;
}

/** Years to look ahead, so that a rule which never comes (30 February) is not looked for until the year 9999. */
const LOOK_AHEAD = { DAILY: 10, WEEKLY: 10, MONTHLY: 100, YEARLY: 400 };
const LAST_YEAR = 9999;

const yearsAfter = (date: Date, years: number): Date => {
  const later = new Date(date);
  later.setUTCFullYear(Math.min(LAST_YEAR, date.getUTCFullYear() + years));
  return later;
};

/** The last moment of the rule, on the wall. */
export function lastWall({ until }: RepeatRule, timeZone: string): Date | undefined {
  if (!until) return undefined;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? [];
  if (hour === undefined) return new Date(`${year}-${month}-${day}T23:59:59.999Z`);
  return wallTime(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), timeZone);
}

/** The series on the wall clock, in whole seconds, without its count. */
function seriesOf(rule: RepeatRule, due: Date, timeZone: string) {
  const start = wallTime(due, timeZone);
  start.setUTCMilliseconds(0);
  const last = lastWall(rule, timeZone);
  const horizon = yearsAfter(start, LOOK_AHEAD[rule.frequency]);
  const { count: _count, until: _until, ...endless } = rule;
  const options = RRule.parseString(ruleText(endless));
  const until = last && last < horizon ? last : horizon;
  return new RRule({ ...options, dtstart: start, until }, true);
}

/** The first one after the task's own and after `after`, with the rule that is left; undefined when it was the last. */
export function nextOccurrence(
  { due, repeat, timeZone }: Repeating,
  after: Date = due,
): { due: Date; repeat: string } | undefined {
  const rule = parseRule(repeat);
  if (!rule || rule.count === 1) return undefined;
  const series = seriesOf(rule, due, timeZone);
  const start = series.options.dtstart;
  const milliseconds = due.getUTCMilliseconds();
  const from = new Date(Math.max(start.getTime(), wallTime(after, timeZone).getTime() - milliseconds));
  const wall = series.after(from);
  if (!wall) return undefined;
  let left = rule.count;
  if (left !== undefined) {
    // Those that were missed count too; the task's own does not, whether or not its rule would have made it.
    left -= series.between(start, wall, true).filter((one) => one > start).length;
    if (left < 1) return undefined;
  }
  const moment = momentAt(wall, timeZone);
  return {
    due: new Date(moment.getTime() + milliseconds),
    repeat: left === undefined ? repeat : ruleText({ ...rule, count: left }),
  };
}

/** The moments after the task's own until `to`, for a calendar that shows what is to come. */
export function upcoming({ due, repeat, timeZone }: Repeating, from: Date, to: Date): Date[] {
  const rule = parseRule(repeat);
  if (!rule || to <= due) return [];
  const series = seriesOf(rule, due, timeZone);
  const start = series.options.dtstart;
  const milliseconds = due.getUTCMilliseconds();
  const all = series.between(start, wallTime(to, timeZone), true).filter((one) => one > start);
  return all
    .slice(0, rule.count === undefined ? undefined : rule.count - 1)
    .map((wall) => new Date(momentAt(wall, timeZone).getTime() + milliseconds))
    .filter((moment) => moment >= from && moment <= to);
}

/** Why this rule does not fit the task, in words for people; undefined when it fits. */
export function repeatProblem({ due, repeat, timeZone }: Repeating): string | undefined {
  const rule = parseRule(repeat);
  if (!rule) return 'Please choose how the task repeats.';
  const last = lastWall(rule, timeZone);
  if (last && last < wallTime(due, timeZone)) return 'The repeat ends before the task is due.';
  const { count: _count, until: _until, ...endless } = rule;
  if (!nextOccurrence({ due, repeat: ruleText(endless), timeZone }))
    return 'This repeat never comes. Please choose another one.';
  return undefined;
}
