/** The bass: roots that speak with the kick, and steps that lead to the next chord. */

import { type Chord, keysWithin, nearest, scaleOver } from './chords.ts';
import { type Bar, chordAt } from './layout.ts';
import { beatOf, closingBeats, forceOf, type Piece, type Written } from './player.ts';
import { readSteps, STEPS_PER_BEAT } from './steps.ts';
import type { Steps } from './styles/style.ts';

const LOW = 28;
const HIGH = 45;
const HOME = 36;

export function writeBass(piece: Piece, steps: Steps): Written[] {
  const notes: Written[] = [];
  let before = HOME;
  // Between the note before and home, so that it never wanders off.
  const place = (pitchClass: number): number =>
    nearest(keysWithin([pitchClass], LOW, HIGH), before * 0.6 + HOME * 0.4);
  const rootOf = (chord: Chord): number => place(chord.bass);
  for (const bar of piece.bars) {
    if (bar.isClosing) {
      notes.push({ beat: bar.start, beats: closingBeats(piece, bar), pitch: rootOf(bar.next), force: 0.85 });
      continue;
    }
    const force = forceOf(bar);
    // In the quietest bars only the first note of each chord.
    if (bar.section.energy < 0.45) {
      for (const span of bar.spans) {
        before = rootOf(span.chord);
        notes.push({ beat: span.start, beats: span.end - span.start, pitch: before, force: force * 0.9 });
      }
      continue;
    }
    const read = readSteps(steps);
    for (const [i, step] of read.entries()) {
      const at = bar.start + step.at / STEPS_PER_BEAT;
      const { chord, end } = chordAt(bar, at);
      const root = rootOf(chord);
      let pitch = root;
      if (step.sign === '5') pitch = nearest(keysWithin([chord.tones[2]!], LOW, HIGH), root + 3);
      else if (step.sign === '3') pitch = nearest(keysWithin([chord.tones[1]!], LOW, HIGH), root + 3);
      else if (step.sign === '8') pitch = root + 12 <= HIGH + 5 ? root + 12 : root;
      else if (step.sign === 'a') pitch = approach(bar, chord, root);
      if (i === 0) before = root;
      const beat = beatOf(piece, bar, step.at);
      const beats = Math.min(step.length / STEPS_PER_BEAT, end - at);
      notes.push({
        beat,
        beats: beats * 0.94,
        pitch,
        force: force * (step.at % piece.count.heavy === 0 ? 1 : 0.86),
      });
    }
  }
  return notes;
}

/** The note of the scale just below or above the next root, from the side we come from. */
function approach({ key, next }: Bar, chord: Chord, root: number): number {
  const target = nearest(keysWithin([next.bass], LOW, HIGH), root);
  const scale = keysWithin(scaleOver(chord, key), LOW - 2, HIGH + 2);
  const side = scale.filter((pitch) => (root > target ? pitch > target : pitch < target));
  return root === target ? nearest(keysWithin([chord.tones[2]!], LOW, HIGH), root) : nearest(side, target);
}
