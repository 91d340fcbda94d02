/** The sung melody as MusicXML: bars, notes with their words, and the chords above them. */

import type { ChordAt } from '#engine/music/score.ts';
import type { SungNote } from '../song-plan.ts';

/** Divisions of a quarter note. */
const DIVISIONS = 4;
const BAR = 4 * DIVISIONS;

const STEPS = [
  ['C', 0],
  ['C', 1],
  ['D', 0],
  ['E', -1],
  ['E', 0],
  ['F', 0],
  ['F', 1],
  ['G', 0],
  ['A', -1],
  ['A', 0],
  ['B', -1],
  ['B', 0],
] as const;
/** Sharps of major keys, flats below zero. */
const FIFTHS: Readonly<Record<string, number>> = {
  C: 0,
  G: 1,
  D: 2,
  A: 3,
  E: 4,
  B: 5,
  'F#': 6,
  'C#': 7,
  F: -1,
  Bb: -2,
  Eb: -3,
  Ab: -4,
  Db: -5,
  Gb: -6,
};
const MINOR: Readonly<Record<string, number>> = {
  A: 0,
  E: 1,
  B: 2,
  'F#': 3,
  'C#': 4,
  'G#': 5,
  'D#': 6,
  D: -1,
  G: -2,
  C: -3,
  F: -4,
  Bb: -5,
  Eb: -6,
  Ab: -7,
};

const escaped = (text: string): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

interface Piece {
  at: number;
  length: number;
  note?: SungNote;
  isBegin: boolean;
  isEnd: boolean;
}

/** Notes and the rests between them, cut at bar lines. */
function pieces(notes: readonly SungNote[], tempo: number, total: number): Piece[] {
  const grid = (seconds: number) => Math.round((seconds * tempo * DIVISIONS) / 60);
  const out: Piece[] = [];
  const add = (from: number, to: number, note?: SungNote) => {
    for (let at = from; at < to; ) {
      const end = Math.min(to, (Math.floor(at / BAR) + 1) * BAR);
      out.push({ at, length: end - at, ...(note && { note }), isBegin: at === from, isEnd: end === to });
      at = end;
    }
  };
  let at = 0;
  for (const [i, note] of notes.entries()) {
    const from = Math.max(at, grid(note.start));
    const next = notes[i + 1];
    const to = Math.max(
      from + 1,
      Math.min(grid(note.end), next ? Math.max(from + 1, grid(next.start)) : total),
    );
    if (from > at) add(at, from);
    add(from, to, note);
    at = to;
  }
  if (at < total) add(at, total);
  return out;
}

function noteXml({ length, note, isBegin, isEnd }: Piece, isWordBegin: boolean): string {
  if (!note) return `<note><rest/><duration>${length}</duration></note>`;
  const [step, alter] = STEPS[note.midi % 12]!;
  const pitch = `<pitch><step>${step}</step>${alter ? `<alter>${alter}</alter>` : ''}<octave>${Math.floor(note.midi / 12) - 1}</octave></pitch>`;
  const ties = `${isBegin ? '' : '<tie type="stop"/>'}${isEnd ? '' : '<tie type="start"/>'}`;
  const syllabic = isWordBegin
    ? note.isLastOfWord
      ? 'single'
      : 'begin'
    : note.isLastOfWord
      ? 'end'
      : 'middle';
  const lyric = isBegin
    ? `<lyric><syllabic>${syllabic}</syllabic><text>${escaped(note.text)}</text></lyric>`
    : '';
  return `<note>${pitch}<duration>${length}</duration>${ties}${lyric}</note>`;
}

function harmonyXml(name: string): string {
  const [, root = 'C', sign = '', rest = ''] = /^([A-G])([#b]?)(.*)$/.exec(name.split('/')[0]!) ?? [];
  const kind =
    rest.startsWith('m') && !rest.startsWith('maj')
      ? 'minor'
      : rest === '7'
        ? 'dominant'
        : rest === 'dim'
          ? 'diminished'
          : rest.startsWith('maj')
            ? 'major-seventh'
            : rest.startsWith('sus')
              ? 'suspended-fourth'
              : 'major';
  const alter =
    sign === '#' ? '<root-alter>1</root-alter>' : sign === 'b' ? '<root-alter>-1</root-alter>' : '';
  return `<harmony><root><root-step>${root}</root-step>${alter}</root><kind>${kind}</kind></harmony>`;
}

export interface SongSheet {
  title: string;
  tempo: number;
  /** C major. */
  key: string;
  seconds: number;
  notes: readonly SungNote[];
  chords: readonly ChordAt[];
}

export function toMusicXml({ title, tempo, key, seconds, notes, chords }: SongSheet): string {
  const bars = Math.max(1, Math.round((seconds * tempo) / 60 / 4));
  const [tonic = 'C', mode = 'major'] = key.split(' ');
  const fifths = (mode === 'minor' ? MINOR[tonic] : FIFTHS[tonic]) ?? 0;
  const all = pieces(notes, tempo, bars * BAR);
  const wordBegins = new Set(notes.filter((_, i) => i === 0 || notes[i - 1]!.isLastOfWord));
  const measures = Array.from({ length: bars }, (_, bar) => {
    const attributes =
      bar === 0
        ? `<attributes><divisions>${DIVISIONS}</divisions><key><fifths>${fifths}</fifths><mode>${mode}</mode></key><time><beats>4</beats><beat-type>4</beat-type></time><clef><sign>G</sign><line>2</line></clef></attributes><direction><direction-type><metronome><beat-unit>quarter</beat-unit><per-minute>${tempo}</per-minute></metronome></direction-type><sound tempo="${tempo}"/></direction>`
        : '';
    const chord = chords.find((one) => Math.round((one.start * tempo) / 60 / 4 - bar) === 0);
    const inside = all.filter((one) => Math.floor(one.at / BAR) === bar);
    return `<measure number="${bar + 1}">${attributes}${chord ? harmonyXml(chord.name) : ''}${inside.map((one) => noteXml(one, one.note !== undefined && wordBegins.has(one.note))).join('')}</measure>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0"><work><work-title>${escaped(title)}</work-title></work><part-list><score-part id="P1"><part-name>Voice</part-name></score-part></part-list><part id="P1">${measures.join('\n')}</part></score-partwise>
`;
}
