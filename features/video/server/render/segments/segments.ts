/** A film in parts that can be kept: each is drawn from nothing but what its key says, wherever in the film it stands. */

import { createHash } from 'node:crypto';
import type { Size } from '#engine/motion/canvas.ts';
import { BLANK_VIDEO, type VideoData } from '../../../contract.ts';
import type { Caption } from '../../../scene/captions.ts';
import { changeAt } from '../../../scene/change-at.ts';
import { colorsOf } from '../../../scene/look/template-look.ts';
import type { SpokenMouth } from '../../../scene/presenter/mouths.ts';
import { waysIn } from '../../../scene/presenter/rooms.ts';
import { blankScene } from '../../../scene/scene-list.ts';
import type { Storyboard } from '../../../scene/storyboard.ts';

/** Raised when films are drawn or encoded in another way: what was kept before is then of no use. */
const VERSION = 6;

export interface Segment {
  key: string;
  /** Number of its first frame in the film. */
  from: number;
  frames: number;
  /** Its scenes and captions in its own time, and what a presenter's mouth does in each scene. */
  board: Storyboard;
  mouths: (SpokenMouth | null)[];
  captions: Caption[];
}

export interface SegmentedFilm {
  data: VideoData;
  board: Storyboard;
  captions: readonly Caption[];
  mouths: readonly (SpokenMouth | null)[];
  size: Size;
  fps: number;
  /** Names for the contents of its pictures and clips, and of the logo. */
  mediaKeys: readonly string[];
  logoKey: string | null;
}

/** What of a project is seen in every scene; what only says which scenes there are is left out. */
export function seenData(data: VideoData): VideoData {
  const { title, description, duration, hasTitle, hasEnding, ending, endCard } = BLANK_VIDEO;
  const { music, musicSeed, musicMetre, ownMusic, narration, drawsPictures, drawn } = BLANK_VIDEO;
  const { uploadedFiles, transcripts, voiceOver, cardPlaces } = BLANK_VIDEO;
  const ways = [...waysIn(data)].sort();
  return {
    ...data,
    ...{ title, description, duration, hasTitle, hasEnding, ending, endCard },
    ...{ music, musicSeed, musicMetre, ownMusic, narration, drawsPictures, drawn },
    ...{ uploadedFiles, transcripts, voiceOver, cardPlaces },
    // Which file it is, its contents say.
    logo: data.logo && { ...data.logo, id: '', url: '', name: '' },
    brand: colorsOf(data),
    presenter: ways.length > 0 ? data.presenter : null,
    scenes: ways.map((presenter) => ({ ...blankScene(presenter), presenter })),
  };
}

/** Each scene in two: how it comes in over the last one, and the rest, in which only it is seen. */
export function segmentsOf(film: SegmentedFilm): Segment[] {
  const { board, fps } = film;
  const last = Math.round(board.duration * fps);
  const segments: Segment[] = [];
  for (const [i, scene] of board.scenes.entries()) {
    const start = Math.round(scene.start * fps);
    const end = i === board.scenes.length - 1 ? last : Math.round(scene.end * fps);
    let change = start;
    while (change < end && changeAt(board, change / fps).before) change++;
    if (change > start && i > 0) segments.push(segmentOf(film, [i - 1, i], start, change));
    if (end > change) segments.push(segmentOf(film, [i], change, end));
  }
  return segments;
}

/** `seen`: the scenes by their number. */
function segmentOf(film: SegmentedFilm, seen: readonly number[], from: number, to: number): Segment {
  const { fps, board, mediaKeys } = film;
  const frames = to - from;
  // Counted in frames, so that the same scene has the same times to the last digit.
  const own = (seconds: number) => (Math.round(seconds * fps) - from) / fps;
  const scenes = seen.map((number, i) => {
    const one = board.scenes[number]!;
    const transition = i > 0 ? one.transition : ('cut' as const);
    return { ...one, start: own(one.start), end: own(one.end), transition };
  });
  const mouths = seen.map((number) => (film.data.presenter && film.mouths[number]) || null);
  const captions = captionsIn(film.captions, from, to, fps);
  const facts = {
    version: VERSION,
    size: film.size,
    fps,
    frames,
    data: seenData(film.data),
    template: board.template,
    scenes: scenes.map(({ media, sentence, isSaid: _, cutout, ...scene }, i) => ({
      ...scene,
      ...(cutout && { cutout: { box: cutout.box, picture: mediaKeys[cutout.media] } }),
      picture: media === undefined ? null : mediaKeys[media],
      isTold: sentence !== undefined,
      mouth: mouths[i],
    })),
    captions,
    logo: film.logoKey,
  };
  const key = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 20);
  const part = { template: board.template, duration: frames / fps, scenes };
  return { key, from, frames, board: part, mouths, captions };
}

/** Of a frame: times are rounded somewhere on their way here. */
const SLACK = 0.02;

/** Those that are seen, in the part's own time, each from the frame that shows it first. */
function captionsIn(captions: readonly Caption[], from: number, to: number, fps: number): Caption[] {
  const own = <T extends { start: number; end: number }>(one: T): T => {
    const [start, end] = [one.start, one.end].map((seconds) => Math.ceil(seconds * fps - SLACK) - from);
    return { ...one, start: start! / fps, end: end! / fps };
  };
  return captions
    .map((one) => ({ ...own(one), words: one.words.map(own) }))
    .filter(({ start, end }) => start < (to - from) / fps && end > 0);
}
