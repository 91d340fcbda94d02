/** How long a film is, said in one way everywhere, and how it is fitted to the length that was chosen. */

import { DURATION, SCENE_SECONDS, type VideoData, VOICE_SPEED } from '../contract.ts';
import { type Storyboard, storyboardOf } from '../scene/storyboard.ts';
import { linesOf, toldIn } from './told.ts';

/** Whole seconds, as every player counts them; a frame less than the next second is that second. */
export const filmLength = ({ duration }: Pick<Storyboard, 'duration'>): number => Math.floor(duration + 0.05);

export const chosenLength = ({ duration }: Pick<VideoData, 'duration'>): number =>
  duration[0] ?? DURATION.fallback;

const PAUSE = /\s*\[pause(?:\s+([\d.]+)\s*(ms|s)?)?[^\]]*\]\s*/gi;
/** Seconds of a pause that does not say how long it is. */
const DEFAULT_PAUSE = 0.5;
/** What a voice is quicker by may come out a little otherwise. */
const CAREFUL = 1.02;
/** What is tried of the length of silent scenes. */
const SHRINKS = [1, 0.85, 0.7, 0.55, 0.4, 0.25, 0.1];

export interface Fitted {
  data: VideoData;
  /** Lines for which there was no time even when read quickly. */
  leftOut: string[];
}

interface Attempt {
  data: VideoData;
  /** Seconds of each told line, where they are read aloud. */
  spoken: readonly number[] | undefined;
}

/**
 * The same film in the chosen time, by as little as is needed: pauses go first, then silent scenes become shorter and
 * the voice quicker, and only then lines are left out, from the last but one. Undefined where nothing helps.
 */
export function fitToChosen(
  data: VideoData,
  media: readonly string[],
  spoken: readonly number[] | undefined,
): Fitted | undefined {
  const chosen = chosenLength(data);
  const fits = (one: Attempt) => filmLength(storyboardOf(one.data, media, { spoken: one.spoken })) <= chosen;
  let attempt = withoutPauses({ data, spoken });
  const leftOut: string[] = [];
  for (;;) {
    const found = [...quicker(attempt)].find(fits);
    if (found) return { data: filled(found, media, chosen), leftOut };
    const less = spoken && withoutLine(attempt);
    if (!less) return undefined;
    leftOut.unshift(less.line);
    attempt = less;
  }
}

function withoutPauses({ data, spoken }: Attempt): Attempt {
  const pauses = toldIn(data).map(({ text }) =>
    [...text.matchAll(PAUSE)].reduce(
      (sum, [, amount, unit]) => sum + (amount ? Number(amount) / (unit === 'ms' ? 1000 : 1) : DEFAULT_PAUSE),
      0,
    ),
  );
  const strip = (text: string) => text.replace(PAUSE, ' ').trim();
  return {
    data: {
      ...data,
      description: data.scenes.length > 0 ? data.description : strip(data.description),
      // As long as their words take.
      scenes: data.scenes.map((one) =>
        spoken && one.text.trim() ? { ...one, text: strip(one.text), seconds: null } : one,
      ),
    },
    spoken: spoken?.map((seconds, i) => Math.max(0, seconds - (pauses[i] ?? 0))),
  };
}

function* quicker({ data, spoken }: Attempt): Generator<Attempt> {
  const { speed } = data.narration;
  const steps = spoken ? Math.max(0, Math.round((VOICE_SPEED.max - speed) / VOICE_SPEED.step)) : 0;
  for (let step = 0; step <= steps; step++) {
    const next = Math.round((speed + step * VOICE_SPEED.step) * 100) / 100;
    const faster = spoken?.map((seconds) => (seconds * speed * (step ? CAREFUL : 1)) / next);
    for (const share of SHRINKS) {
      const scenes = data.scenes.map((one) => ({
        ...one,
        seconds: one.seconds && Math.max(SCENE_SECONDS.min, one.seconds * share),
      }));
      yield { data: { ...data, scenes, narration: { ...data.narration, speed: next } }, spoken: faster };
      if (data.scenes.length === 0) break;
    }
  }
}

/** Each line stays one of its own. */
const joined = (lines: readonly string[]): string =>
  lines.join(lines.every((one) => /[.!?…。！？]$/u.test(one)) ? ' ' : '\n');

/** The first line says what it is about, the last what to do: what stands before the last one goes. */
function withoutLine({ data, spoken }: Attempt): (Attempt & { line: string }) | undefined {
  const lines = toldIn(data);
  if (lines.length < 2) return undefined;
  const at = Math.max(1, lines.length - 2);
  const rest = <T>(all: readonly T[]): T[] => all.filter((_, i) => i !== at);
  return {
    line: lines[at]!.text,
    spoken: spoken && rest(spoken),
    data:
      data.scenes.length > 0
        ? { ...data, scenes: rest(data.scenes) }
        : { ...data, description: joined(rest(linesOf(data.description))) },
  };
}

/** What is left of the time goes to arranged scenes in equal parts; others share it anyway. */
function filled({ data, spoken }: Attempt, media: readonly string[], chosen: number): VideoData {
  if (data.scenes.length === 0) return data;
  const board = storyboardOf(data, media, { spoken });
  const beats = board.scenes.filter(({ kind }) => kind === 'beat');
  const more = (chosen - board.duration) / data.scenes.length;
  return {
    ...data,
    scenes: data.scenes.map((one, i) => ({
      ...one,
      seconds: Math.min(SCENE_SECONDS.max, beats[i]!.end - beats[i]!.start + more),
    })),
  };
}
