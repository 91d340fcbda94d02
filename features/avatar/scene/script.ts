/** Who says what, one after the other: the lines of a scene as a reader meets them. */

export interface Speaker {
  name: string;
  dialogue: string;
}

export interface Beat {
  /** Number of the speaker in the cast. */
  speaker: number;
  text: string;
}

const MOST_BEATS = 6;
/** Letters that are comfortable to read in one bubble of a panel. */
const LONG = 140;

/**
 * Characters with lines of their own speak them in turn. A dialogue that was given to all alike is one text: it is
 * shared out by 'Name: …' where it says so, otherwise sentence by sentence.
 */
export function beatsOf(cast: readonly Speaker[]): Beat[] {
  const texts = cast.map((one) => one.dialogue.trim());
  const [first = ''] = texts;
  const isShared = cast.length > 1 && first !== '' && texts.every((text) => text === first);
  const beats = isShared
    ? shared(first, cast)
    : texts.flatMap((text, speaker) => (text ? [{ speaker, text }] : []));
  return beats.flatMap(({ speaker, text }) => pieces(text).map((piece) => ({ speaker, text: piece })));
}

function shared(text: string, cast: readonly Speaker[]): Beat[] {
  const lines = withOwnLines(text, cast)
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const said = (lines.length > 1 ? lines : sentences(text)).filter(Boolean);
  let turn = 0;
  return said.map((line) => {
    const match = /^([^:]{1,60}):\s*(.+)$/s.exec(line);
    const named = match
      ? cast.findIndex((one) => one.name.toLowerCase() === match[1]!.trim().toLowerCase())
      : -1;
    if (named >= 0) {
      turn = named + 1;
      return { speaker: named, text: match![2]! };
    }
    return { speaker: turn++ % cast.length, text: line };
  });
}

/** A script may run on in one line: every 'Name:' of the cast begins a new one. */
function withOwnLines(text: string, cast: readonly Speaker[]): string {
  const names = cast.map((one) => one.name.replace(/[^\p{L}\p{N} ]/gu, '\\$&')).filter(Boolean);
  return text.replace(new RegExp(`(^|\\s)(?=(?:${names.join('|')}):)`, 'giu'), '\n');
}

export const sentences = (text: string): string[] =>
  (text.match(/[^.!?…。！？]+[.!?…。！？]+["”’)]*|[^.!?…。！？]+$/g) ?? [text])
    .map((one) => one.trim())
    .filter(Boolean);

/** A long speech in parts that fit a bubble each, cut between sentences. */
function pieces(text: string): string[] {
  const out: string[] = [];
  for (const sentence of sentences(text)) {
    const last = out.at(-1);
    if (last !== undefined && last.length + sentence.length < LONG)
      out[out.length - 1] = `${last} ${sentence}`;
    else out.push(sentence);
  }
  return out;
}

/** No more than a page holds: neighbouring lines of one speaker join first, the shortest of them. */
export function gathered(beats: readonly Beat[]): Beat[] {
  const out = beats.map((one) => ({ ...one }));
  while (out.length > MOST_BEATS) {
    const joints = out.flatMap((one, i) => {
      const next = out[i + 1];
      return next?.speaker === one.speaker ? [{ i, length: one.text.length + next.text.length }] : [];
    });
    const shortest = joints.sort((a, b) => a.length - b.length)[0];
    const last = out.at(-1)!;
    const from = shortest ? shortest.i + 1 : out.length - 1;
    const to = shortest
      ? shortest.i
      : out.findLastIndex((one) => one !== last && one.speaker === last.speaker);
    const [moved] = out.splice(from, 1);
    const home = out[Math.max(0, to)]!;
    home.text = `${home.text} ${moved!.text}`;
  }
  return out;
}

/** Everything that one character says, for pictures in which all speak at once. */
export const wholeLines = (beats: readonly Beat[], count: number): string[] =>
  Array.from({ length: count }, (_, speaker) =>
    beats
      .filter((one) => one.speaker === speaker)
      .map((one) => one.text)
      .join(' '),
  );
