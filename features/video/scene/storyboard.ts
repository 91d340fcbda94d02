/** A project becomes scenes: a title, beats from its own words, and an ending, spread over the whole time. */

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
}

export interface Storyboard {
  template: VideoTemplateId;
  duration: number;
  scenes: SceneCut[];
}

/** Seconds that a beat should at least and at most stay. */
const SHORTEST = 3;
const LONGEST = 7;

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .map((one) => one.trim())
    .filter(Boolean);

/** With no template chosen the film is told as an explainer in the chosen style. */
export function storyboardOf(data: VideoData, pictures: number): Storyboard {
  const template = data.template || 'explainer';
  const look = LOOKS[template];
  const duration = data.duration[0] ?? 30;
  const told = sentencesOf(data.description);
  const lead = Math.min(4, duration * 0.16);
  const tail = Math.min(4, duration * 0.16);
  const room = duration - lead - tail;
  const wanted = Math.max(told.length, pictures, look.beats.length);
  const count = Math.max(Math.ceil(room / LONGEST), Math.min(wanted, Math.floor(room / SHORTEST)), 1);
  const each = room / count;
  const beats = Array.from({ length: count }, (_, i): SceneCut => {
    const headline = told.length > 0 ? (told[i % told.length] ?? '') : look.beats[i % look.beats.length]!;
    return {
      kind: 'beat',
      start: lead + i * each,
      end: lead + (i + 1) * each,
      headline,
      text: told.length > 0 ? '' : `${i + 1}`,
      media: pictures > 0 ? i % pictures : undefined,
      turn: i,
    };
  });
  const title = data.title.trim() || 'Your title';
  return {
    template,
    duration,
    scenes: [
      {
        kind: 'title',
        start: 0,
        end: lead,
        headline: title,
        text: '',
        media: pictures > 0 ? 0 : undefined,
        turn: 3,
      },
      ...beats,
      {
        kind: 'end',
        start: duration - tail,
        end: duration,
        headline: look.ending,
        text: title,
        media: undefined,
        turn: 1,
      },
    ],
  };
}

export const sceneAt = ({ scenes }: Storyboard, seconds: number): number => {
  const found = scenes.findIndex((one) => seconds < one.end);
  return found < 0 ? scenes.length - 1 : found;
};
