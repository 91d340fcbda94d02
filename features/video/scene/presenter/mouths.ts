/** What the presenter's mouth does in each scene: as the line of the scene is said, or as a recording goes on through all of them. */

import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { type SceneCut, type Storyboard, VOICE_AFTER } from '../storyboard.ts';

/** Counted from the moment at which a line of the scene begins. */
export interface SpokenMouth {
  /** Where somebody speaks; short rests belong to it. */
  spans: readonly { start: number; end: number }[];
  cues: readonly MouthCue[];
}

/** A line that is read aloud. */
export interface SpokenCues {
  seconds: number;
  cues: readonly MouthCue[];
}

export interface Voices {
  /** For each told line; null where nothing is heard. */
  lines: readonly (SpokenCues | null)[];
  /** Of a recorded voice-over, which is then the only voice. */
  recording?: readonly MouthCue[] | undefined;
}

/** Seconds of silence after which hands come to rest, too. */
const REST = 0.9;
/** Around a scene, so that a sound on its border is the same on both sides. */
const MARGIN = 0.5;

/** One for each scene of the film. */
export const mouthsOf = ({ scenes }: Storyboard, { lines, recording }: Voices): (SpokenMouth | null)[] =>
  scenes.map((scene) => {
    if (recording) return heardIn(scene, recording);
    const line = scene.isSaid && scene.sentence !== undefined ? lines[scene.sentence] : null;
    return line ? { spans: [{ start: 0, end: line.seconds }], cues: line.cues } : null;
  });

/** A recording begins with the film, `VOICE_AFTER` later, as a line does with its scene. */
function heardIn({ start, end }: SceneCut, recording: readonly MouthCue[]): SpokenMouth {
  const own = (seconds: number) => Math.round((seconds - start) * 1000) / 1000;
  const [from, to] = [-VOICE_AFTER - MARGIN, end - start - VOICE_AFTER + MARGIN];
  const cues = recording
    .map((cue) => ({ ...cue, start: own(cue.start), end: own(cue.end) }))
    .filter((cue) => cue.shape !== 'rest' && cue.end > from && cue.start < to);
  const spans: { start: number; end: number }[] = [];
  for (const cue of cues) {
    const last = spans.at(-1);
    if (last && cue.start - last.end < REST) last.end = cue.end;
    else spans.push({ start: cue.start, end: cue.end });
  }
  return { spans, cues };
}
