/** A project becomes scenes: a title, beats from its own words, and an ending, cut to the voice and to the music. */

import { cutText } from '#common/cut-text.ts';
import type { VideoData, VideoTemplateId } from '../contract.ts';
import { LOOKS } from './template-look.ts';

export interface SceneCut {
  kind: 'title' | 'beat' | 'end';
  start: number;
  end: number;
  headline: string;
  text: string;
  /** Which of the project's pictures; undefined draws the template's own background. */
  media: number | undefined;
  turn: number;
  /** Which sentence of the description is told here. */
  sentence: number | undefined;
}

export interface Storyboard {
  template: VideoTemplateId;
  duration: number;
  scenes: SceneCut[];
}

/** What is known of the sound when the scenes are cut. */
export interface Timing {
  /** Seconds that each sentence of the description takes when it is read aloud. */
  spoken?: readonly number[];
  /** Where the music beats. */
  beats?: readonly number[];
}

/** Seconds that a beat should at least and at most stay. */
const SHORTEST = 3;
const LONGEST = 7;
/** Around a spoken sentence, so that nobody has to hurry. */
const BREATH = 0.7;
/** How far a cut may move to fall on a beat. */
const SNAP = 0.45;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** With no template chosen the film is told as an explainer in the chosen style. */
export function storyboardOf(data: VideoData, pictures: number, timing: Timing = {}): Storyboard {
  const template = data.template || 'explainer';
  const look = LOOKS[template];
  const told = sentencesOf(data.description);
  const chosen = data.duration[0] ?? 30;
  const spoken = timing.spoken?.length === told.length && told.length > 0 ? timing.spoken : undefined;
  const lead = Math.min(4, chosen * 0.16);
  const tail = Math.min(4, chosen * 0.16);
  const needed = spoken?.reduce((sum, seconds) => sum + seconds + BREATH, 0) ?? 0;
  // A voice is not cut off: the film grows by what it needs.
  const duration = Math.max(chosen, Math.ceil(needed + lead + tail));
  const room = duration - lead - tail;
  const lengths = spoken
    ? spoken.map((seconds) => seconds + BREATH + (room - needed) / spoken.length)
    : evenly(room, Math.max(told.length, pictures, look.beats.length));
  const cuts = [lead];
  for (const length of lengths) cuts.push(cuts.at(-1)! + length);
  const cut = spoken ? cuts : snapped(cuts, timing.beats ?? []);
  const beats = lengths.map((_, i): SceneCut => {
    const sentence = told.length > 0 ? i % told.length : undefined;
    return {
      kind: 'beat',
      start: cut[i]!,
      end: cut[i + 1]!,
      headline: sentence === undefined ? look.beats[i % look.beats.length]! : told[sentence]!,
      text: told.length > 0 ? '' : `${i + 1}`,
      media: pictures > 0 ? i % pictures : undefined,
      turn: i,
      sentence,
    };
  });
  const title = data.title.trim() || 'Your title';
  const outside = { text: '', sentence: undefined };
  return {
    template,
    duration,
    scenes: [
      {
        ...outside,
        kind: 'title',
        start: 0,
        end: cut[0]!,
        headline: title,
        media: pictures > 0 && look.titleOnPicture ? 0 : undefined,
        turn: 3,
      },
      ...beats,
      {
        ...outside,
        kind: 'end',
        start: cut.at(-1)!,
        end: duration,
        headline: look.ending,
        text: data.endCard.trim() || title,
        media: undefined,
        turn: 1,
      },
    ],
  };
}

/** As many beats as are wanted, as long as none becomes too short or too long. */
function evenly(room: number, wanted: number): number[] {
  const count = Math.max(Math.ceil(room / LONGEST), Math.min(wanted, Math.floor(room / SHORTEST)), 1);
  return Array.from({ length: count }, () => room / count);
}

/** Cuts on the music's beats where one is near. */
function snapped(cuts: readonly number[], beats: readonly number[]): number[] {
  return cuts.map((cut) => {
    const nearest = beats.reduce(
      (best, beat) => (Math.abs(beat - cut) < Math.abs(best - cut) ? beat : best),
      Number.POSITIVE_INFINITY,
    );
    return Math.abs(nearest - cut) <= SNAP ? nearest : cut;
  });
}

export const sceneAt = ({ scenes }: Storyboard, seconds: number): number => {
  const found = scenes.findIndex((one) => seconds < one.end);
  return found < 0 ? scenes.length - 1 : found;
};

/** The words that a picture for each scene is drawn after: one sentence each, none twice. */
export function picturePrompts(data: VideoData, most: number): string[] {
  const told = sentencesOf(data.description);
  const subjects = told.length > 0 ? told : LOOKS[data.template || 'explainer'].scenery;
  return [...new Set(subjects.map((one) => cutText(one, 600)))].slice(0, most);
}

/** The whole text that those sentences belong to: their place, season and hour come from it. */
export const scriptOf = ({ title, description }: Pick<VideoData, 'title' | 'description'>): string =>
  cutText([description.trim(), title.trim()].filter(Boolean).join(' '), 2000);
