/** Those who play chords: held, struck, strummed, broken, or as a slow inner line. */

import { keysWithin, nearest, voicing } from './chords.ts';
import { type Bar, type ChordSpan, chordAt } from './layout.ts';
import { beatOf, closingBeats, forceOf, isPresent, type Piece, type Written } from './player.ts';
import { readSteps, STEPS_PER_BEAT } from './steps.ts';
import type { Part } from './styles/style.ts';

/** Where this player puts each chord, worked out once through the whole piece. */
function placings(piece: Piece, part: Part): Map<ChordSpan, number[]> {
  const out = new Map<ChordSpan, number[]>();
  const isPower = part.pattern.kind === 'hit' && part.pattern.power;
  let before: number[] | undefined;
  for (const span of piece.bars.flatMap((bar) => bar.spans)) {
    const [low, high] = part.range;
    if (isPower) {
      const root = nearest(keysWithin([span.chord.root], low, low + 11), low + 5);
      before = [root, root + 7, root + 12].slice(0, part.voices ?? 3);
    } else before = voicing(span.chord, [low, high], part.voices ?? 3, before);
    out.set(span, before);
  }
  return out;
}

export function writePart(piece: Piece, part: Part): Written[] {
  const placed = placings(piece, part);
  const luck = piece.luck(part.name);
  const { pattern } = part;
  const steps = 'steps' in pattern ? readSteps(luck.pick(pattern.steps)) : [];
  const order = pattern.kind === 'arpeggio' ? luck.pick(pattern.orders) : [];
  const isHit = piece.style.ending === 'hit';
  const secondsToBeats = piece.tempo / 60;
  const notes: Written[] = [];

  const strike = (
    bar: Bar,
    span: ChordSpan,
    step: { at: number; length: number; force: number },
    spread: number,
  ) => {
    const beat = beatOf(piece, bar, step.at);
    const beats = Math.min(step.length / STEPS_PER_BEAT, span.end - bar.start - step.at / STEPS_PER_BEAT);
    // Up-strokes come back from the highest string.
    const pitches = step.at % 4 === 0 ? placed.get(span)! : [...placed.get(span)!].reverse();
    const force = forceOf(bar) * step.force;
    for (const [i, pitch] of pitches.entries()) {
      const late = i * spread * secondsToBeats;
      notes.push({
        beat: beat + late,
        beats: Math.max(0.12, beats * 0.92 - late),
        pitch,
        force: force * (1 - i * 0.03),
      });
    }
  };

  let guide: number | undefined;
  let turn = 0;
  for (const bar of piece.bars) {
    if (bar.isClosing) {
      if (isPresent(part, Math.max(bar.section.energy, 0.6)))
        strike(
          bar,
          bar.spans[0]!,
          { at: 0, length: (closingBeats(piece, bar) / 0.92) * STEPS_PER_BEAT, force: isHit ? 0.95 : 0.75 },
          isHit ? 0.008 : 0.05,
        );
      continue;
    }
    if (!isPresent(part, bar.section.energy)) continue;
    if (pattern.kind === 'hold' || pattern.kind === 'guide') {
      for (const span of bar.spans) {
        const pitches = placed.get(span)!;
        guide = nearest(guideTones(span, part.range), guide ?? pitches.at(-1)!);
        for (const pitch of pattern.kind === 'hold' ? pitches : [guide]) {
          notes.push({ beat: span.start, beats: span.end - span.start, pitch, force: forceOf(bar) * 0.8 });
        }
      }
    } else if (pattern.kind === 'hit') {
      for (const step of steps)
        strike(bar, chordAt(bar, bar.start + step.at / STEPS_PER_BEAT), step, pattern.spread ?? 0);
    } else if (pattern.kind === 'arpeggio') {
      turn = 0;
      for (const step of steps) {
        const pitches = placed.get(chordAt(bar, bar.start + step.at / STEPS_PER_BEAT))!;
        const k = order[turn++ % order.length]!;
        const pitch = pitches[k % pitches.length]! + 12 * Math.floor(k / pitches.length);
        // Lets ring a little into the next, as fingers do.
        const beats = Math.max(0.3, (step.length / STEPS_PER_BEAT) * 1.1);
        notes.push({ beat: beatOf(piece, bar, step.at), beats, pitch, force: forceOf(bar) * step.force });
      }
    }
  }
  return notes;
}

/** Third and seventh tell the chord; without a seventh the fifth steps in. */
const guideTones = ({ chord }: ChordSpan, [low, high]: readonly [number, number]): number[] =>
  keysWithin([chord.tones[1]!, chord.tones[3] ?? chord.tones[2]!], low, high);
