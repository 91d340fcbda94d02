/** One picture of a karaoke film as a page: the line that is sung, lit as far as it has been sung, and the one that comes. */

import type { FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import type { Genre } from '#engine/music/score.ts';
import { type Page, pageSchema } from '#engine/page/document/document.ts';
import type { LayerInput } from '#engine/page/document/layers.ts';
import type { Theme } from '#engine/page/document/theme.ts';
import type { TimedLine } from '#engine/singing/score/timed-words.ts';
import type { KaraokeAspect } from '../song-words.ts';

export const KARAOKE_SIZES: Record<KaraokeAspect, { width: number; height: number }> = {
  '16:9': { width: 1920, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
  '1:1': { width: 1080, height: 1080 },
};

/** Ground from top to bottom, what is lit, and the letters, by style. */
const MANNERS: Record<Genre, readonly [top: string, bottom: string, lit: string, face: FaceFamilyName]> = {
  pop: ['#3b1259', '#0f0a24', '#ff8fd0', 'poppins'],
  rock: ['#3a0d0d', '#0d0808', '#ffb13b', 'oswald'],
  ballad: ['#1c2748', '#0a0d1c', '#f6d8a8', 'lora'],
  acoustic: ['#33281a', '#120d08', '#ffd27a', 'lora'],
  country: ['#40230f', '#150b06', '#ffc26b', 'dmserif'],
  hip_hop: ['#1d1d33', '#07070f', '#ffe04a', 'archivo'],
  electronic: ['#06283d', '#050a18', '#5be7ff', 'grotesk'],
  upbeat: ['#0d3f4f', '#06161f', '#ffe066', 'poppins'],
  cinematic: ['#23262f', '#08090c', '#ffcf8a', 'cormorant'],
  corporate: ['#10304f', '#07121f', '#8fd0ff', 'inter'],
  classical: ['#2b2038', '#0c0912', '#f0d9a6', 'cormorant'],
};

export interface KaraokeSong {
  title: string;
  genre: Genre;
  seconds: number;
  lines: readonly TimedLine[];
  /** How loud each of so many equal pieces is, 0 to 1. */
  peaks: readonly number[];
  /** Between words; empty where a language writes none. */
  spacer: string;
}

/** What is seen at a moment; alike moments are the same picture. */
export interface KaraokeMoment {
  /** The line that is sung or comes next; undefined: the title stands alone. */
  line: number | undefined;
  /** Letters of it that were sung. */
  lit: number;
  /** Of the song, in bars of its wave. */
  bars: number;
  /** Dots of the count-in. */
  dots: number;
}

/** Seconds for which a line can be read before it is sung, and stays when it was. */
const AHEAD = 3;
const AFTER = 0.8;
const BARS = 64;

export function karaokeAt({ lines, seconds, spacer }: KaraokeSong, now: number): KaraokeMoment {
  const bars = Math.min(BARS, Math.floor((now / seconds) * BARS));
  let at = lines.findIndex((one) => now < one.end + 0.15);
  if (at < 0 && lines.length > 0 && now < lines.at(-1)!.end + AFTER) at = lines.length - 1;
  const line = lines[at];
  const pause = line ? line.start - (lines[at - 1]?.end ?? -10) : 0;
  if (!line || (now < line.start - AHEAD && now > (lines[at - 1]?.end ?? -10) + AFTER))
    return { line: undefined, lit: 0, bars, dots: 0 };
  let lit = 0;
  for (const one of line.syllables)
    if (now >= one.start) lit += one.text.length + (one.isLastOfWord ? spacer.length : 0);
  const left = line.start - now;
  const dots = pause > AHEAD && left > 0 ? Math.min(3, Math.ceil(left)) : 0;
  return { line: at, lit: Math.min(line.text.length, lit), bars, dots };
}

export const momentKey = ({ line, lit, bars, dots }: KaraokeMoment): string =>
  [line, lit, bars, dots].join('/');

/** Every letter that is shown. */
export const karaokeWords = ({ title, lines }: KaraokeSong): string =>
  `${title} ●♪ ${lines.map((one) => one.text).join(' ')}`;

export const karaokeTheme = ({ genre }: KaraokeSong): Theme => {
  const [top, bottom, accent, face] = MANNERS[genre];
  return {
    colors: { primary: top, secondary: accent, accent, ink: '#ffffff', paper: bottom },
    faces: { heading: face, body: face, accent: face },
  };
};

export function karaokePage(song: KaraokeSong, aspect: KaraokeAspect, moment: KaraokeMoment): Page {
  const { width: w, height: h } = KARAOKE_SIZES[aspect];
  const [top, bottom] = MANNERS[song.genre];
  const unit = Math.min(w, h) / 100;
  const left = w * 0.08;
  const wide = w - 2 * left;
  const text = (
    id: string,
    box: { y: number; h: number },
    words: string,
    more: Omit<Extract<LayerInput, { type: 'text' }>, 'type' | 'id' | 'x' | 'y' | 'w' | 'h' | 'text'>,
  ): LayerInput => ({ type: 'text', id, x: left, w: wide, ...box, text: words, align: 'center', ...more });
  const line = moment.line === undefined ? undefined : song.lines[moment.line];
  const next = moment.line === undefined ? undefined : song.lines[moment.line + 1];
  const layers: LayerInput[] = [...waveOf(song, moment, { w, h, left, wide, unit })];
  if (!line)
    layers.push(
      text('title', { y: h * 0.36, h: h * 0.24 }, song.title, {
        size: unit * 11,
        weight: 700,
        face: '@heading',
        valign: 'middle',
        lineHeight: 1.1,
      }),
    );
  else {
    layers.push(
      text('title', { y: h * 0.08, h: unit * 8 }, song.title, { size: unit * 3.6, fill: '@ink/60' }),
      text('now', { y: h * 0.32, h: h * 0.26 }, line.text, {
        size: unit * 8.6,
        weight: 700,
        face: '@heading',
        valign: 'middle',
        lineHeight: 1.2,
        spans: moment.lit > 0 ? [{ from: 0, to: moment.lit, color: '@accent' }] : [],
      }),
    );
    if (moment.dots > 0)
      layers.push(
        text('count', { y: h * 0.26, h: unit * 6 }, '●'.repeat(moment.dots), {
          size: unit * 3.6,
          fill: '@accent',
          spacing: 0.6,
        }),
      );
    if (next)
      layers.push(
        text('next', { y: h * 0.61, h: h * 0.14 }, next.text, {
          size: unit * 5,
          fill: '@ink/60',
          valign: 'top',
          lineHeight: 1.2,
        }),
      );
  }
  return pageSchema.parse({
    width: w,
    height: h,
    background: {
      type: 'linear',
      angle: 90,
      stops: [
        { at: 0, color: top },
        { at: 1, color: bottom },
      ],
    },
    layers,
  });
}

interface Room {
  w: number;
  h: number;
  left: number;
  wide: number;
  unit: number;
}

/** The whole song as a row of bars, lit as far as it has been played. */
function waveOf(
  { peaks }: KaraokeSong,
  { bars }: KaraokeMoment,
  { h, left, wide, unit }: Room,
): LayerInput[] {
  const step = wide / BARS;
  const tall = unit * 9;
  const middle = h * 0.87;
  return Array.from({ length: BARS }, (_, i): LayerInput => {
    const own = peaks.slice(
      Math.floor((i / BARS) * peaks.length),
      Math.floor(((i + 1) / BARS) * peaks.length),
    );
    const size = Math.max(0.06, Math.min(1, Math.max(0, ...own))) * tall;
    return {
      type: 'shape',
      id: `bar-${i}`,
      shape: 'rect',
      x: left + i * step + step * 0.2,
      y: middle - size / 2,
      w: step * 0.6,
      h: size,
      corner: step * 0.3,
      fill: i < bars ? '@accent' : '@ink/25',
    };
  });
}
