/** Reads iCalendar as strictly as the RFC writes it: for tests, so that what we write is what others can read. */

const NAMES = /^[A-Z-]+$/;

function unfolded(text: string): string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) {
    if (/[\r\n]/.test(line)) throw new Error(`a bare line break in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`more than 75 octets: ${line}`);
    if (line.includes('\ufffd')) throw new Error('a letter was cut in two');
  }
  const whole: string[] = [];
  for (const line of lines) {
    if (line.startsWith(' ')) whole[whole.length - 1] += line.slice(1);
    else whole.push(line);
  }
  return whole;
}

const unescaped = (text: string): string => {
  if (/(?<!\\)(?:\\\\)*\\[^\\;,nN]/.test(text)) throw new Error(`a wrong escape: ${text}`);
  return text.replace(/\\(.)/g, (_, letter: string) => (/n/i.test(letter) ? '\n' : letter));
};

/** The events, each with its properties; parameters stay with the name, as in 'DTSTART;VALUE=DATE'. */
export function readCalendar(text: string): Record<string, string>[] {
  const lines = unfolded(text);
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('no calendar');
  const head = lines.slice(1, lines.indexOf('BEGIN:VEVENT'));
  for (const needed of ['VERSION:2.0', 'PRODID:-//Atelier//Tasks//EN'])
    if (!head.includes(needed) && !lines.includes(needed)) throw new Error(`no ${needed}`);
  const events: Record<string, string>[] = [];
  let open: Record<string, string> | undefined;
  for (const line of lines.slice(1, -1)) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon);
    const value = line.slice(colon + 1);
    if (!NAMES.test(name.split(';')[0]!)) throw new Error(`no name: ${line}`);
    if (line === 'BEGIN:VEVENT') {
      if (open) throw new Error('an event inside of an event');
      open = {};
    } else if (line === 'END:VEVENT') {
      for (const needed of ['UID', 'DTSTAMP', 'SUMMARY'])
        if (!open?.[needed]) throw new Error(`an event without ${needed}`);
      events.push(open!);
      open = undefined;
    } else if (open) {
      if (name in open) throw new Error(`${name} twice`);
      open[name] = ['SUMMARY', 'DESCRIPTION', 'CATEGORIES'].includes(name) ? unescaped(value) : value;
    }
  }
  if (new Set(events.map((one) => one.UID)).size !== events.length) throw new Error('a UID twice');
  return events;
}
