/** How a movie cuts a conversation: where everybody is first, then who speaks to whom, always from the same side of them. */

import type { FilmLine, FilmShot, ShotSubject } from './film-script.ts';
import { moodFor } from './mood.ts';

type ShotKind = ShotSubject['kind'];

/** The camera is there before the word. */
const AHEAD = 0.22;
/** Whoever says less than this is not worth a cut, unless it was wished for. */
const WORTH = 0.9;
/** A speech that is longer is broken by the face of who hears it. */
const LONG = 6;
const REACTION = 1.6;
/** Of a speech, how much is over when the listener is seen. */
const REACTION_AT = 0.52;
/** After the last word, before everybody is seen again. */
const AFTER = 0.15;
/** After so many near shots everybody is seen once. */
const REMIND = 7;
const STRONG: readonly string[] = ['joy', 'sadness', 'anger', 'fear', 'surprise'];

export interface DirectedLine extends FilmLine {
  /** As the script wants it. */
  shot?: ShotKind | undefined;
}

/** `cast` stand beside one another; whoever is no number of them is heard and not seen. */
export function movieShots(lines: readonly DirectedLine[], seconds: number, cast: number): FilmShot[] {
  const shots: FilmShot[] = [{ start: 0, end: seconds, subject: { kind: 'wide' } }];
  const cutTo = (start: number, subject: ShotSubject) => {
    const last = shots.at(-1)!;
    if (JSON.stringify(last.subject) === JSON.stringify(subject)) return;
    last.end = start;
    shots.push({ start, end: seconds, subject });
  };
  let near = 0;
  for (const [i, line] of lines.entries()) {
    const { speaker, start, end, shot, text } = line;
    const isSeen = speaker < cast;
    const listener = isSeen ? listenerOf(lines, i, cast) : undefined;
    const isShort = end - start < WORTH && i > 0;
    if (!shot && isShort && shots.at(-1)!.subject.kind !== 'wide') {
      // One short word is said in whatever is seen, if it shows who says it.
      if (shows(shots.at(-1)!.subject, speaker)) continue;
    }
    const isWide = !isSeen || (!shot && cast > 1 && near > 0 && near % REMIND === 0);
    const kind = isWide
      ? 'wide'
      : (shot ?? kindOf(i, { near, cast, isStrong: STRONG.includes(moodFor(text)) }));
    near++;
    cutTo(start - AHEAD, subjectOf(kind, speaker, listener, near));
    if (!shot && listener !== undefined && end - start > LONG && kind !== 'wide' && kind !== 'two') {
      const at = start + (end - start) * REACTION_AT;
      const before = shots.at(-1)!.subject;
      cutTo(at, { kind: 'close', who: listener, framing: 'bust' });
      cutTo(at + REACTION, before);
    }
  }
  const last = lines.at(-1);
  if (last && cast > 1 && shots.at(-1)!.subject.kind !== 'wide') cutTo(last.end + AFTER, { kind: 'wide' });
  return shots;
}

/** The first words are seen with both, an exchange past shoulders, and feelings from near. */
function kindOf(line: number, now: { near: number; cast: number; isStrong: boolean }): ShotKind {
  const { near, cast, isStrong } = now;
  if (cast === 1) return 'close';
  if (line === 0) return 'two';
  if (isStrong) return 'close';
  return near % 3 === 2 ? 'close' : 'over';
}

function subjectOf(kind: ShotKind, who: number, listener: number | undefined, near: number): ShotSubject {
  if (kind === 'wide') return { kind };
  if (kind === 'close' || listener === undefined)
    return { kind: 'close', who, framing: near % 2 === 0 ? 'bust' : 'half' };
  // Two with somebody between them are seen with everybody.
  if (kind === 'two' && Math.abs(who - listener) > 1) return { kind: 'wide' };
  // From left to right, as they stand.
  if (kind === 'two') return { kind, who: who < listener ? [who, listener] : [listener, who] };
  return { kind, who, past: listener };
}

const shows = (subject: ShotSubject, who: number): boolean =>
  subject.kind === 'two' ? subject.who.includes(who) : subject.kind === 'close' && subject.who === who;

/** Whoever spoke before, or else speaks next; or whoever stands nearest. */
function listenerOf(lines: readonly FilmLine[], at: number, cast: number): number | undefined {
  const { speaker } = lines[at]!;
  const isOther = (one: FilmLine) => one.speaker !== speaker && one.speaker < cast;
  const other = lines.slice(0, at).findLast(isOther) ?? lines.slice(at + 1).find(isOther);
  if (other) return other.speaker;
  return cast < 2 ? undefined : speaker === 0 ? 1 : speaker - 1;
}
