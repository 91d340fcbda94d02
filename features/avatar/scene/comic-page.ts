/** Divides a scene into the panels of a comic page: one for every line, or as many as are wanted, in rows, a grid or a strip. */

import { type ComicLayout, MAX_PANELS } from '../calls/scene-calls.ts';
import { type Beat, inBubble } from './script.ts';

export interface ComicWish {
  /** Undefined: one for every line. */
  panels?: number | undefined;
  layout?: ComicLayout | undefined;
  /** Begins with a panel of the place in which nobody speaks. */
  hasOpener?: boolean | undefined;
}

/** What one of the cast says in a panel. */
export interface PanelLine {
  who: number;
  text: string;
  /** Nobody who is seen says it. */
  isVoice: boolean;
}

/** Everybody in the place, those who talk with each other, or one person from near. */
export type PanelShot =
  | { kind: 'wide' }
  | { kind: 'together'; who: number[] }
  | { kind: 'close'; who: number; framing: 'half' | 'bust' };

export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
  shot: PanelShot;
  lines: PanelLine[];
}

export interface ComicPage {
  width: number;
  height: number;
  /** Room for the title at the top. */
  titleHeight: number;
  panels: Panel[];
}

const WIDTH = 1500;
const MARGIN = 48;
const GAP = 24;
const TITLE = 128;
const HEIGHTS: Record<ComicLayout, number> = { grid: 640, rows: 700, strip: 560 };
/** A single panel of a row may be this high. */
const WIDE = 780;
const COLUMNS: Record<ComicLayout, number> = { grid: 2, rows: 1, strip: 4 };
/** At most so many speak in one panel. */
const MAX_SPEAKERS = 3;

interface Content {
  shot: PanelShot;
  lines: PanelLine[];
}

/** To whom somebody speaks: who spoke before or answers next, or the first of the others. */
export function listenerOf(beats: readonly Beat[], at: number, cast: number): number | undefined {
  const { speaker } = beats[at]!;
  const others = [beats[at - 1], beats[at + 1], beats[at - 2], beats[at + 2]]
    .flatMap((one) => (one && one.voice === undefined ? [one.speaker] : []))
    .filter((who) => who !== speaker);
  return others[0] ?? Array.from({ length: cast }, (_, who) => who).find((who) => who !== speaker);
}

/** Neighbouring lines share a panel where there are fewer panels than lines. */
function shared<T>(list: readonly T[], count: number): T[][] {
  return Array.from({ length: count }, (_, i) =>
    list.slice(Math.floor((i * list.length) / count), Math.floor(((i + 1) * list.length) / count)),
  );
}

function spoken(beats: readonly Beat[], from: number, to: number, cast: number, number: number): Content {
  const group = beats.slice(from, to);
  const lines: PanelLine[] = [];
  for (const beat of group) {
    const isVoice = beat.voice !== undefined;
    const known = lines.find((one) => one.who === beat.speaker && one.isVoice === isVoice);
    if (known) known.text = `${known.text} ${inBubble(beat)}`;
    else lines.push({ who: beat.speaker, text: inBubble(beat), isVoice });
  }
  const speakers = [...new Set(group.map((one) => one.speaker))].slice(0, MAX_SPEAKERS);
  const listener = listenerOf(beats, from, cast);
  const who = speakers.length > 1 || listener === undefined ? speakers : [...speakers, listener];
  // Who listens is seen, too; now and then somebody from near, so that a page has a rhythm.
  const isNear = who.length < 2 || (speakers.length === 1 && number % 3 === 2);
  return {
    lines,
    shot: isNear
      ? { kind: 'close', who: speakers[0]!, framing: number % 2 === 0 ? 'bust' : 'half' }
      : { kind: 'together', who },
  };
}

function contents(beats: readonly Beat[], cast: number, { panels, hasOpener }: ComicWish): Content[] {
  const opener: Content = { shot: { kind: 'wide' }, lines: [] };
  if (beats.length === 0) {
    const alone = Array.from(
      { length: cast },
      (_, who): Content => ({
        shot: { kind: 'close', who, framing: who % 2 === 0 ? 'half' : 'bust' },
        lines: [],
      }),
    );
    return [opener, ...alone].slice(0, panels ?? MAX_PANELS);
  }
  const wanted = Math.min(MAX_PANELS, panels ?? beats.length + Number(hasOpener ?? false));
  // More panels than lines: the place first, then looks without words at the end.
  const isOpened = (hasOpener && wanted > 1) || wanted > beats.length;
  const groups = shared(
    beats.map((_, i) => i),
    Math.min(beats.length, wanted - Number(isOpened)),
  );
  const talk = groups.map((group, i) => spoken(beats, group[0]!, group.at(-1)! + 1, cast, i));
  const silent = Array.from(
    { length: wanted - Number(isOpened) - talk.length },
    (_, i): Content => ({
      lines: [],
      shot: i === 0 && cast > 1 ? { kind: 'wide' } : { kind: 'close', who: i % cast, framing: 'bust' },
    }),
  );
  return [...(isOpened ? [opener] : []), ...talk, ...silent];
}

export function comicPage(beats: readonly Beat[], cast: number, wish: ComicWish = {}): ComicPage {
  const layout = wish.layout ?? 'grid';
  const inner = WIDTH - 2 * MARGIN;
  const all = contents(beats, cast, wish);
  const columns = layout === 'strip' ? Math.min(COLUMNS.strip, Math.max(2, all.length)) : COLUMNS[layout];
  const panels: Panel[] = [];
  let y = TITLE;
  let left = [...all];
  while (left.length > 0) {
    // A silent look at the place takes a row of its own; so does the odd one out at the beginning.
    const isFirst = left.length === all.length;
    const isAlone =
      layout === 'grid' && isFirst && (left[0]!.shot.kind === 'wide' || all.length % columns === 1);
    const count = isAlone ? 1 : Math.min(columns, left.length);
    const row = left.slice(0, count);
    left = left.slice(count);
    const width = (inner - GAP * (count - 1)) / count;
    const height = count === 1 && layout === 'grid' ? WIDE : HEIGHTS[layout];
    for (const [column, content] of row.entries())
      panels.push({ x: MARGIN + column * (width + GAP), y, width, height, ...content });
    y += height + GAP;
  }
  return { width: WIDTH, height: y - GAP + MARGIN, titleHeight: TITLE, panels };
}
