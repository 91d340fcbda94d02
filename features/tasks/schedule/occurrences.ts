/** When a repeating task comes again. Counted on the wall clock of its time zone, so no summer time moves it. */

import { RRuleTemporal } from 'rrule-temporal';
import { momentAt, wallTime } from '#common/wording/time/zone-time.ts';
import { parseRule, type RepeatRule, ruleText } from './repeat-rule.ts';

export interface Repeating {
  due: Date;
  /** RFC 5545 text. */
  repeat: string;
  timeZone: string;
}

/** Of days, weeks, months or years that are looked at: a rule which never comes (31 February) is given up after them. */
const MAX_STEPS = 1200;
const LAST_WALL = new Date('9999-12-31T23:59:59Z');

/** Wall times travel through the library as if they were in UTC: which moment they are is decided here alone. */
const onTheWall = (wall: Date) => ({
  timeZoneId: 'UTC',
  wall,
  toString: () => wall.toISOString().replace('Z', '+00:00[UTC]'),
});
const WALLS = { ZonedDateTime: { from: (text: string) => onTheWall(new Date(text.replace('[UTC]', ''))) } };

/** The last moment of the rule, on the wall. */
export function lastWall({ until }: RepeatRule, timeZone: string): Date | undefined {
  if (!until) return undefined;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?$/.exec(until) ?? [];
  if (hour === undefined) return new Date(`${year}-${month}-${day}T23:59:59.999Z`);
  return wallTime(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), timeZone);
}

/** Where the task would stand on the wall, had no change of the clock moved it; in whole seconds. */
export function wallStart({ time }: RepeatRule, due: Date, timeZone: string): Date {
  const wall = wallTime(due, timeZone);
  wall.setUTCMilliseconds(0);
  if (time) wall.setUTCHours(time.hour, time.minute);
  return wall;
}

interface Series {
  start: Date;
  /** The first one behind this. */
  after(wall: Date): Date | undefined;
  between(from: Date, to: Date): Date[];
  /** So many after the start. */
  first(count: number): Date[];
}

function seriesOf(rule: RepeatRule, due: Date, timeZone: string): Series {
  const start = wallStart(rule, due, timeZone);
  const { count: _count, until: _until, time: _time, ...endless } = rule;
  const last = lastWall(rule, timeZone);
  const library = new RRuleTemporal({
    rruleString: ruleText(endless),
    dtstart: onTheWall(start),
    until: onTheWall(last && last < LAST_WALL ? last : LAST_WALL),
    maxIterations: MAX_STEPS,
    temporal: WALLS,
    cache: false,
  });
  const isLater = ({ wall }: { wall: Date }) => wall > start;
  return {
    start,
    after: (wall) => orNothing(() => library.next(wall), null)?.wall,
    between: (from, to) =>
      orNothing(() => library.between(from, to, true), [])
        .filter(isLater)
        .map(({ wall }) => wall),
    first: (count) =>
      // The start itself is listed where it fits the rule.
      orNothing(() => library.all((_, index) => index <= count), [])
        .filter(isLater)
        .slice(0, count)
        .map(({ wall }) => wall),
  };
}

/** The library throws where it has looked far enough. */
function orNothing<T>(look: () => T, nothing: T): T {
  try {
    return look();
  } catch {
    return nothing;
  }
}

/** The first one after the task's own and after `after`, with the rule that is left; undefined when it was the last. */
export function nextOccurrence(
  { due, repeat, timeZone }: Repeating,
  after: Date = due,
): { due: Date; repeat: string } | undefined {
  const rule = parseRule(repeat);
  if (!rule || rule.count === 1) return undefined;
  const series = seriesOf(rule, due, timeZone);
  const milliseconds = due.getUTCMilliseconds();
  const from = new Date(Math.max(series.start.getTime(), wallTime(after, timeZone).getTime() - milliseconds));
  // Those that were missed count too; the task's own does not, whether or not its rule would have made it.
  const counted = rule.count === undefined ? undefined : series.first(rule.count - 1);
  const wall = counted ? counted.find((one) => one > from) : series.after(from);
  if (!wall) return undefined;
  const moment = momentAt(wall, timeZone);
  const count = counted && rule.count! - counted.indexOf(wall) - 1;
  return {
    due: new Date(moment.getTime() + milliseconds),
    repeat: ruleText({ ...rule, count, time: timeLost(wall, moment, timeZone) }),
  };
}

/** A time that the change to summer time skips is remembered in the rule, so that the day after is on time again. */
function timeLost(wall: Date, moment: Date, timeZone: string): RepeatRule['time'] {
  if (wallTime(moment, timeZone).getTime() === wall.getTime()) return undefined;
  return { hour: wall.getUTCHours(), minute: wall.getUTCMinutes() };
}

/** The rule without a remembered time that no longer belongs to when the task is due. */
export function settledRule({ due, repeat, timeZone }: Repeating): string {
  const rule = parseRule(repeat);
  if (!rule?.time) return repeat;
  const wall = wallStart(rule, due, timeZone);
  const isStill = momentAt(wall, timeZone).getTime() === Math.floor(due.getTime() / 1000) * 1000;
  return ruleText({ ...rule, time: isStill ? timeLost(wall, due, timeZone) : undefined });
}

/** The moments after the task's own until `to`, for a calendar that shows what is to come. */
export function upcoming({ due, repeat, timeZone }: Repeating, from: Date, to: Date): Date[] {
  const rule = parseRule(repeat);
  if (!rule || to <= due) return [];
  const series = seriesOf(rule, due, timeZone);
  const milliseconds = due.getUTCMilliseconds();
  const begin = new Date(Math.max(series.start.getTime(), wallTime(from, timeZone).getTime() - DAY_MS));
  const walls =
    rule.count === undefined
      ? series.between(begin, wallTime(to, timeZone))
      : series.first(rule.count - 1).filter((wall) => wall >= begin);
  return walls
    .map((wall) => new Date(momentAt(wall, timeZone).getTime() + milliseconds))
    .filter((moment) => moment > due && moment >= from && moment <= to);
}
/** More than any change of the clock. */
const DAY_MS = 86_400_000;

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
