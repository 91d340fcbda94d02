/** The drummer: a groove that thickens with the energy, fills before sections, a crash where a new one opens. */

import type { Bar } from './layout.ts';
import { beatOf, forceOf, isPresent, type Piece, stepsOf, type Written } from './player.ts';
import { readSteps } from './steps.ts';
import { DRUM, type DrumLine, type Groove } from './styles/style.ts';

/** Beats; a stroke has no length of its own. */
const STROKE = 0.2;

export function writeDrums(piece: Piece, groove: Groove): Written[] {
  const notes: Written[] = [];
  const luck = piece.luck('drums');
  const steps = stepsOf(piece);
  const fillFrom = luck.pick(piece.count.fills);
  for (const bar of piece.bars) {
    const { energy } = bar.section;
    const force = forceOf(bar);
    const stroke = (beat: number, pitch: number, strength: number) =>
      notes.push({ beat, beats: STROKE, pitch, force: strength });
    const play = (lines: readonly DrumLine[], from: number, to: number) => {
      for (const line of lines)
        for (const step of readSteps(line.steps))
          if (step.at >= from && step.at < to)
            stroke(beatOf(piece, bar, step.at), line.drum, force * step.force);
    };
    if (bar.isClosing) {
      const isHit = piece.style.ending === 'hit';
      stroke(bar.start, DRUM.kick, isHit ? 1 : 0.7);
      if (isHit) stroke(bar.start, DRUM.snare, 0.9);
      notes.push({ beat: bar.start, beats: bar.beats, pitch: DRUM.crash, force: isHit ? 0.85 : 0.5 });
      continue;
    }
    const lines = groove.lines.filter((line) => isPresent(line, energy));
    const isFill = fills(piece, bar);
    const isHalfway = !isFill && bar.place % 4 === 3 && luck.next() < 0.4 && energy > 0.5;
    const end = isFill ? fillFrom : isHalfway ? steps - 2 : steps;
    play(lines, 0, end);
    if (isFill) play(luck.pick(piece.style.fills), fillFrom, steps);
    if (isHalfway) stroke(beatOf(piece, bar, steps - 2), DRUM.openHat, force * 0.7);
    const opens = bar.place === 0 && energy >= 0.6;
    if ((opens || bar.isCut) && bar.index > 0)
      stroke(bar.start, DRUM.crash, (opens ? 0.5 : 0.35) + energy * 0.3);
  }
  return notes;
}

/** Into a new section that is not quiet, and into the last stroke. */
const fills = ({ style }: Piece, bar: Bar): boolean =>
  style.fills.length > 0 &&
  ((bar.isLastOfSection && bar.nextEnergy > 0.45) || (bar.isCadence && style.ending === 'hit'));
