/** The drummer: a groove that thickens with the energy, fills before sections, a crash where a new one opens. */

import { beatOf, forceOf, isPresent, type Piece, type Written } from './player.ts';
import { readSteps } from './steps.ts';
import { DRUM, type DrumLine, type Groove } from './styles/style.ts';

/** Beats; a stroke has no length of its own. */
const STROKE = 0.2;

export function writeDrums(piece: Piece, groove: Groove): Written[] {
  const notes: Written[] = [];
  const luck = piece.luck('drums');
  const fillFrom = luck.pick([8, 8, 12]);
  for (const bar of piece.bars) {
    const { energy } = bar.section;
    const force = forceOf(bar);
    const play = (lines: readonly DrumLine[], from: number, to: number) => {
      for (const line of lines)
        for (const step of readSteps(line.steps)) {
          if (step.at < from || step.at >= to) continue;
          const beat = beatOf(piece, bar, step.at);
          notes.push({ beat, beats: STROKE, pitch: line.drum, force: force * step.force });
        }
    };
    if (bar.isClosing) {
      notes.push({ beat: bar.start, beats: STROKE, pitch: DRUM.kick, force: 0.85 });
      notes.push({ beat: bar.start, beats: bar.beats, pitch: DRUM.crash, force: 0.7 });
      continue;
    }
    const lines = groove.lines.filter((line) => isPresent(line, energy));
    const isFill = bar.isLastOfSection && bar.nextEnergy > 0.45 && piece.style.fills.length > 0;
    const isHalfway = !isFill && bar.place % 4 === 3 && luck.next() < 0.4 && energy > 0.5;
    const end = isFill ? fillFrom : isHalfway ? 14 : 16;
    play(lines, 0, end);
    if (isFill) play(luck.pick(piece.style.fills), fillFrom, 16);
    if (isHalfway)
      notes.push({ beat: beatOf(piece, bar, 14), beats: STROKE, pitch: DRUM.openHat, force: force * 0.7 });
    if (bar.place === 0 && energy >= 0.6 && bar.index > 0) {
      notes.push({ beat: bar.start, beats: STROKE, pitch: DRUM.crash, force: 0.5 + energy * 0.3 });
    }
  }
  return notes;
}
