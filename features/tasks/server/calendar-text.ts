/** Tasks as iCalendar (RFC 5545): lines folded at 75 octets, texts escaped, times that stay where people put them. */

import { escaped, linesText, stamp, utc } from '#common/wording/calendar-lines.ts';
import { wallTime } from '#common/wording/time/zone-time.ts';
import type { Task } from '../contract.ts';
import { lastWall, wallStart } from '../schedule/occurrences.ts';
import { parseRule, ruleText } from '../schedule/repeat-rule.ts';

const PRIORITIES = { none: 0, low: 9, medium: 5, high: 1 } as const;
const dayStamp = (wall: Date): string => stamp(wall).slice(0, 8);

interface Place {
  baseUrl: string;
  /** For tasks without a zone of their own. */
  timeZone: string;
}

/**
 * A day is a date. A single time is in UTC. A repeated time is "floating": nine on the wall, whatever the season; in UTC it
 * would be at eight for half of the year.
 */
function startLines(task: Task & { dueDate: string }, zone: string): string[] {
  const due = new Date(task.dueDate);
  const rule = task.repeat && !task.completed ? parseRule(task.repeat) : undefined;
  const wall = rule ? wallStart(rule, due, zone) : wallTime(due, zone);
  const last = rule && lastWall(rule, zone);
  const start = task.hasTime
    ? rule
      ? `DTSTART:${stamp(wall)}`
      : `DTSTART:${utc(task.dueDate)}`
    : `DTSTART;VALUE=DATE:${dayStamp(wall)}`;
  if (!rule) return [start];
  const until = last && (task.hasTime ? stamp(last) : dayStamp(last));
  return [start, `RRULE:${ruleText({ ...rule, time: undefined, until })}`];
}

function eventLines(task: Task & { dueDate: string }, { baseUrl, timeZone }: Place): string[] {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${task.id}@atelier`,
    `DTSTAMP:${utc(task.updatedAt)}`,
    `CREATED:${utc(task.createdAt)}`,
    `LAST-MODIFIED:${utc(task.updatedAt)}`,
    ...startLines(task, task.timeZone ?? timeZone),
    `SUMMARY:${escaped(task.completed ? `✓ ${task.title}` : task.title)}`,
    // A task does not make its owner busy.
    'TRANSP:TRANSPARENT',
    `URL:${baseUrl}/task-management?task=${encodeURIComponent(task.id)}`,
  ];
  if (task.description) lines.push(`DESCRIPTION:${escaped(task.description)}`);
  if (task.category) lines.push(`CATEGORIES:${escaped(task.category)}`);
  if (task.priority !== 'none') lines.push(`PRIORITY:${PRIORITIES[task.priority]}`);
  return [...lines, 'END:VEVENT'];
}

const isDated = (task: Task): task is Task & { dueDate: string } => task.dueDate !== null;

/** Events and not to-dos, because most calendars do not show to-dos of a subscription. */
export function calendarText(tasks: readonly Task[], place: Place): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Atelier//Tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'NAME:Tasks',
    'X-WR-CALNAME:Tasks',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...tasks.filter(isDated).flatMap((task) => eventLines(task, place)),
    'END:VCALENDAR',
  ];
  return linesText(lines);
}
