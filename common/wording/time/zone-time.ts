/** Moves between moments and what a clock on the wall shows in a time zone, so that "at 9" stays at 9 all year. */

const FORMATS = new Map<string, Intl.DateTimeFormat>();
const HOUR_MS = 3_600_000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = FORMATS.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  FORMATS.set(zone, made);
  return made;
}

/** An IANA name such as Europe/Berlin; bare offsets are refused, because they know no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{1,63}$/.test(name)) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
}

/** What the wall shows at that moment, as a date whose UTC fields are the wall's. */
export function wallTime(moment: Date, zone: string): Date {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((moment.getTime() % 1000) + 1000) % 1000;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds));
}

/**
 * The moment at which the wall shows this. Shown twice (autumn): the first time. Never shown (spring): as if the clock had
 * not been moved yet, which is what RFC 5545 asks for.
 */
export function momentAt(wall: Date, zone: string): Date {
  const offsetAt = (time: number) => wallTime(new Date(time), zone).getTime() - time;
  const before = wall.getTime() - offsetAt(wall.getTime() - 24 * HOUR_MS);
  const after = wall.getTime() - offsetAt(wall.getTime() + 24 * HOUR_MS);
  const shown = [before, after].find((time) => wallTime(new Date(time), zone).getTime() === wall.getTime());
  return new Date(shown ?? before);
}
