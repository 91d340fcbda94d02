/** Pasted lyrics along a song: times as in LRC files are kept, other lines are spread over what is sung. */

export interface LyricLine {
  text: string;
  /** Seconds of the film. */
  start: number;
  end: number;
  /** Where the paste has the times of its words: from when on each letter of the text is sung. */
  steps?: readonly Step[];
}

interface Step {
  /** Seconds. */
  at: number;
  /** Letters of the text that were sung before. */
  letters: number;
}

interface PastedLine {
  text: string;
  /** Seconds of the recording; undefined where none was pasted. */
  at: number | undefined;
  /** Seconds of the recording. */
  steps?: Step[];
}

const STAMP = /\[(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?\]/g;
const WORD_STAMP = /<(\d{1,3}):(\d{1,2})(?:[.:](\d{1,3}))?>/g;
/** [ar: …], [offset: 250], [Chorus], (x2): about the song, not sung. */
const REMARK = /^\s*(\[[^\]]*\]|\(x?\d+x?\))\s*:?\s*$/i;
const OFFSET = /^\s*\[offset:\s*([+-]?\d+)\s*\]\s*$/i;

/** One line of the paste may stand for several, each with its own time. */
export function parseLyrics(pasted: string): PastedLine[] {
  const rows = pasted.replace(/\r\n?/g, '\n').split('\n');
  const offset = rows.map((row) => OFFSET.exec(row)?.[1]).find((one) => one !== undefined);
  // A positive offset shows words sooner.
  const sooner = Number(offset ?? 0) / 1000;
  const lines = rows.flatMap((row): PastedLine[] => {
    const stamps = [...row.matchAll(STAMP)].map(secondsOf);
    const words = row.replace(STAMP, '').replace(/\s+/g, ' ').trim();
    const text = words.replace(WORD_STAMP, '').replace(/\s+/g, ' ').trim();
    // A line that stands for several has one time of its words only.
    const steps = stamps.length === 1 ? stepsOf(words, sooner) : undefined;
    if (stamps.length > 0)
      return stamps.map((at) => ({ text, at: Math.max(0, at - sooner), ...(steps && { steps }) }));
    return text === '' || REMARK.test(row) ? [] : [{ text, at: undefined }];
  });
  // A mixture has no order to keep: then only the times count.
  return lines.some((one) => one.at !== undefined)
    ? lines.filter((one) => one.at !== undefined).sort((a, b) => a.at! - b.at!)
    : lines;
}

const secondsOf = ([, minutes, seconds, part = '']: RegExpMatchArray): number =>
  Number(minutes) * 60 + Number(seconds) + (part ? Number(part) / 10 ** part.length : 0);

function stepsOf(words: string, sooner: number): Step[] | undefined {
  let stamped = 0;
  const steps = [...words.matchAll(WORD_STAMP)].map((match) => {
    const letters = match.index - stamped;
    stamped += match[0].length;
    return { at: secondsOf(match) - sooner, letters };
  });
  return steps.length > 1 && steps.every((one, i) => one.at >= (steps[i - 1]?.at ?? 0)) ? steps : undefined;
}

export interface SungSong {
  /** Seconds of the recording before the film begins, and of the film. */
  from: number;
  duration: number;
  /** When somebody sings, in seconds of the film. */
  sung: readonly { start: number; end: number }[];
  beats: readonly number[];
}

/** Seconds: no line stays longer after its last word was due, and none is moved further to fall on a beat. */
const LONGEST = 8;
const NEAR_BEAT = 0.22;

export function placeLyrics(pasted: string, song: SungSong): LyricLine[] {
  const lines = parseLyrics(pasted);
  const placed = lines.some((one) => one.at !== undefined) ? timed(lines, song) : spread(lines, song);
  return placed.filter((one) => one.text !== '' && one.end > 0 && one.start < song.duration);
}

function timed(lines: readonly PastedLine[], { from, duration }: SungSong): LyricLine[] {
  return lines.map(({ text, at = 0, steps }, i) => {
    const next = (lines[i + 1]?.at ?? duration + from) - from;
    // A time behind the last word says when it was over.
    const last = steps?.at(-1);
    const isClosed = last !== undefined && last.letters >= text.length;
    const end = isClosed ? last.at - from : at - from + LONGEST;
    return {
      text,
      start: at - from,
      end: Math.max(at - from, Math.min(next, end, duration)),
      ...(steps && { steps: steps.map((one) => ({ ...one, at: one.at - from })) }),
    };
  });
}

/** About how long a line takes to sing: by its letters, and a breath. */
const weightOf = (text: string): number => [...text.replace(/[^\p{L}\p{N}]/gu, '')].length + 4;

function spread(lines: readonly PastedLine[], { sung, duration, beats }: SungSong): LyricLine[] {
  const spans = sung.length > 0 ? sung : [{ start: duration * 0.08, end: duration * 0.94 }];
  const total = spans.reduce((sum, one) => sum + one.end - one.start, 0);
  const whole = lines.reduce((sum, one) => sum + weightOf(one.text), 0);
  /** The moment at which so many seconds have been sung. */
  const momentOf = (seconds: number, isEnd: boolean): number => {
    let left = seconds;
    for (const { start, end } of spans) {
      const length = end - start;
      if (left < length || (isEnd && left <= length + 1e-9)) return start + left;
      left -= length;
    }
    return spans.at(-1)?.end ?? duration;
  };
  let done = 0;
  const placed = lines.map(({ text }) => {
    const start = onBeat(beats, momentOf((done / whole) * total, false));
    done += weightOf(text);
    return { text, start, end: momentOf((done / whole) * total, true) };
  });
  return placed.map((one, i) => {
    const next = placed[i + 1]?.start ?? duration;
    return { ...one, end: Math.min(Math.max(one.end, one.start + 0.4), next, one.start + LONGEST * 2) };
  });
}

function onBeat(beats: readonly number[], seconds: number): number {
  const nearest = beats.reduce(
    (best, one) => (Math.abs(one - seconds) < Math.abs(best - seconds) ? one : best),
    Number.POSITIVE_INFINITY,
  );
  return Math.abs(nearest - seconds) <= NEAR_BEAT ? nearest : seconds;
}

/** Seconds for which a line stands before its first word, so that singers can read it. */
const AHEAD = 1.2;

export interface ShownLyrics {
  line: LyricLine;
  /** The one after it, where there is one. */
  next: LyricLine | undefined;
  /** Share of the line that has been sung, 0 to 1. */
  sung: number;
}

export function lyricsAt(lines: readonly LyricLine[], seconds: number): ShownLyrics | undefined {
  const at = lines.findLastIndex((one) => seconds >= one.start);
  const now = lines[at];
  const next = lines[at + 1];
  const isWaiting = !now || seconds > now.end + 0.6;
  if (isWaiting && next && seconds >= next.start - AHEAD) return { line: next, next: lines[at + 2], sung: 0 };
  if (!now || isWaiting) return undefined;
  const sung = Math.min(1, Math.max(0, (seconds - now.start) / Math.max(0.1, now.end - now.start)));
  return { line: now, next, sung: now.steps ? shareOf(now, seconds) : sung };
}

/** By the times of its syllables. */
function shareOf({ text, end, steps = [] }: LyricLine, seconds: number): number {
  const i = steps.findLastIndex((one) => seconds >= one.at);
  const step = steps[i];
  if (!step) return 0;
  const next = steps[i + 1] ?? { at: end, letters: text.length };
  const within = Math.min(1, (seconds - step.at) / Math.max(0.05, next.at - step.at));
  return Math.min(1, (step.letters + (next.letters - step.letters) * within) / Math.max(1, text.length));
}
