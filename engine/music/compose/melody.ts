/** The tune: a motif that returns on every chord, varied and answered, with a cadence at the end of each phrase. */

import type { Random } from '../../lettering/ideas/random.ts';
import { keysWithin, nearest, scaleOver } from './chords.ts';
import { type Bar, chordAt } from './layout.ts';
import { beatOf, closingBeats, forceOf, type Piece, type Written } from './player.ts';
import { readSteps, STEPS_PER_BEAT, type Step } from './steps.ts';
import type { Lead } from './styles/style.ts';

/** A rhythm with the way it goes, in steps of the scale from note to note. */
interface Motif {
  rhythm: readonly Step[];
  moves: readonly number[];
}

/** Mostly by step; a leap is answered by a step back. */
function inventMoves(count: number, luck: Random): number[] {
  const moves: number[] = [];
  for (let i = 0; i < count; i++) {
    const before = moves.at(-1) ?? 0;
    if (Math.abs(before) > 2) moves.push(-Math.sign(before));
    else moves.push(luck.pick([-1, 1, -1, 1, 2, -2, 0, luck.pick([3, -3, 4])]));
  }
  return moves;
}

interface Theme {
  main: Motif;
  answer: Motif;
  cadence: Motif;
  /** How far above the middle of the range it lives, in keys. */
  lift: number;
}

function inventThemes(lead: Lead, luck: Random): Record<'verse' | 'chorus' | 'bridge', Theme> {
  const motif = (rhythms: readonly string[], moves?: readonly number[]): Motif => {
    const rhythm = readSteps(luck.pick(rhythms));
    return { rhythm, moves: moves ?? inventMoves(16, luck) };
  };
  const main = motif(lead.verse);
  const cadence = motif(lead.cadence);
  const turned = main.moves.map((move) => -move);
  return {
    verse: { main, answer: motif(lead.verse), cadence, lift: -2 },
    // The same way upside down or as it was, to a broader rhythm and higher: kin, but a new face.
    chorus: {
      main: motif(lead.chorus, luck.pick([turned, main.moves])),
      answer: motif(lead.chorus),
      cadence: motif(lead.cadence),
      lift: 4,
    },
    bridge: { main: motif(lead.cadence, turned), answer: motif(lead.chorus), cadence, lift: 1 },
  };
}

/** Which motif each bar of a phrase takes. */
const PHRASES = [
  ['main', 'main', 'answer', 'cadence'],
  ['main', 'answer', 'main', 'cadence'],
  ['main', 'main', 'main', 'cadence'],
] as const;

export function writeMelody(piece: Piece, lead: Lead): Written[] {
  const luck = piece.luck('melody');
  const themes = inventThemes(lead, luck);
  const phrase = luck.pick(PHRASES);
  const [low, high] = lead.range;
  const middle = (low + high) / 2;
  const notes: Written[] = [];
  let pitch = middle;
  for (const bar of piece.bars) {
    const { name, bars, occurrence } = bar.section;
    if (bar.isClosing) {
      const home = keysWithin([bar.key.tonic], low, high);
      notes.push({
        beat: bar.start,
        beats: closingBeats(piece, bar),
        pitch: nearest(home, pitch),
        force: 0.82,
      });
      continue;
    }
    if (name === 'intro') continue;
    const theme = themes[name === 'outro' ? 'chorus' : name];
    const last = Math.min(4, bars) - 1;
    const isCadence = bar.place % 4 === last || bar.isLastOfSection;
    const motif = theme[isCadence ? 'cadence' : phrase[bar.place % 4]!];
    const isAnswer = bar.place % 8 >= 4 || bar.isLastOfSection;
    const target = middle + theme.lift + (occurrence > 0 ? 1 : 0);
    pitch = sing(piece, lead, bar, motif, { target, isCadence, isAnswer, pitch, notes });
    // When it comes back, small notes fill its gaps.
    if (occurrence > 0 && !isCadence && bar.place % 2 === 1) adorn(bar, notes, lead);
  }
  return notes;
}

/** Keys; a fifth is the most a voice jumps without being asked. */
const WIDEST_LEAP = 7;

interface Phrase {
  target: number;
  isCadence: boolean;
  isAnswer: boolean;
  pitch: number;
  notes: Written[];
}

/** One bar; answers the last pitch. */
function sing(piece: Piece, lead: Lead, bar: Bar, motif: Motif, phrase: Phrase): number {
  const [low, high] = lead.range;
  let { pitch } = phrase;
  for (const [i, step] of motif.rhythm.entries()) {
    const at = bar.start + step.at / STEPS_PER_BEAT;
    const { chord } = chordAt(bar, at);
    const scale = keysWithin(scaleOver(chord, bar.key), low, high);
    const harmony = keysWithin(chord.tones.slice(0, 3), low, high);
    const isStrong = step.at % piece.count.heavy === 0 || step.length >= 4;
    const within = harmony.filter((one) => Math.abs(one - pitch) <= WIDEST_LEAP);
    if (i === 0) pitch = nearest(within.length ? within : harmony, pitch * 0.4 + phrase.target * 0.6);
    else {
      const from = scale.indexOf(nearest(scale, pitch));
      const move = motif.moves[i - 1]!;
      // Far from where the phrase lives it turns back.
      const isAway =
        Math.abs(pitch - phrase.target) > 6 && Math.sign(move) === Math.sign(pitch - phrase.target);
      const to = isAway ? from - move : from + move;
      pitch = scale[Math.max(0, Math.min(scale.length - 1, to))]!;
      if (isStrong) pitch = nearest(harmony, pitch);
    }
    const isEnd = i === motif.rhythm.length - 1;
    // A question ends open, an answer at home where the chord allows it.
    if (isEnd && phrase.isCadence) {
      const home = keysWithin([bar.key.tonic], low, high);
      const open = harmony.filter((one) => (one - bar.key.tonic) % 12 !== 0);
      const ends = phrase.isAnswer && chord.tones.includes(bar.key.tonic) ? home : open;
      pitch = nearest(ends.length ? ends : harmony, pitch);
    }
    const arch = Math.sin((Math.PI * (step.at + 4)) / 24) * 0.12;
    const force = forceOf(bar) * (0.82 + arch + (isStrong ? 0.06 : 0));
    const beats = (step.length / STEPS_PER_BEAT) * 0.95;
    phrase.notes.push({ beat: beatOf(piece, bar, step.at), beats, pitch, force });
  }
  return pitch;
}

/** A passing note before the last long note of the bar, from the side of the note before it. */
function adorn(bar: Bar, notes: Written[], lead: Lead): void {
  const inBar = notes.filter((note) => note.beat >= bar.start);
  const [long, after] = inBar.flatMap((note, i) =>
    note.beats > 0.7 && inBar[i + 1] ? [note, inBar[i + 1]!] : [],
  );
  if (!long || !after || after.beat - long.beat < 0.9) return;
  const scale = keysWithin(scaleOver(chordAt(bar, after.beat - 0.5).chord, bar.key), ...lead.range);
  const pitch = nearest(scale, after.pitch + (long.pitch > after.pitch ? 2 : -2));
  notes.splice(notes.indexOf(after), 0, {
    beat: after.beat - 0.5,
    beats: 0.45,
    pitch,
    force: after.force * 0.8,
  });
  long.beats = Math.min(long.beats, after.beat - 0.5 - long.beat);
}

/** The same tune for another player, so many steps of the scale away, landing on the chord where notes are long. */
export function doubleMelody(
  piece: Piece,
  tune: readonly Written[],
  away: number,
  range: readonly [number, number],
): Written[] {
  return tune.map((note) => {
    const bar = piece.bars.findLast((one) => one.start <= note.beat + 0.01) ?? piece.bars[0]!;
    const { chord } = chordAt(bar, note.beat);
    const scale = keysWithin(scaleOver(chord, bar.key), 24, 108);
    const shifted = scale[scale.indexOf(nearest(scale, note.pitch)) + away] ?? note.pitch;
    const landed = note.beats >= 0.9 ? nearest(keysWithin(chord.tones, 24, 108), shifted) : shifted;
    const pitch = landed < range[0] ? landed + 12 : landed > range[1] ? landed - 12 : landed;
    return { ...note, pitch, force: note.force * 0.9 };
  });
}
