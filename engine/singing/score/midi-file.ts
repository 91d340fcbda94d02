/** A song as a Standard MIDI File: the sung melody with its words, and every player of the band. */

import type { Score } from '#engine/music/score.ts';
import type { SungNote } from '../song-plan.ts';

const TICKS = 480;
/** A voice without words, for players that cannot sing. */
const VOICE_PROGRAM = 52;
const DRUM_CHANNEL = 9;

interface Event {
  at: number;
  /** At the same moment: lets go first, then tells, then strikes. */
  order: number;
  bytes: number[];
}

const variable = (value: number): number[] => {
  const out = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) out.unshift((rest & 127) | 128);
  return out;
};

const four = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);

function chunk(name: string, bytes: readonly number[]): number[] {
  return [...Buffer.from(name, 'latin1'), ...four(bytes.length), ...bytes];
}

const text = (kind: number, value: string): number[] => {
  const bytes = [...new TextEncoder().encode(value)];
  return [255, kind, ...variable(bytes.length), ...bytes];
};

function track(events: readonly Event[]): number[] {
  const sorted = events.toSorted((a, b) => a.at - b.at || a.order - b.order);
  const bytes: number[] = [];
  let at = 0;
  for (const event of sorted) {
    bytes.push(...variable(Math.max(0, event.at - at)), ...event.bytes);
    at = Math.max(at, event.at);
  }
  return chunk('MTrk', [...bytes, 0, 255, 47, 0]);
}

export function toMidi(title: string, score: Score, notes: readonly SungNote[]): Uint8Array {
  const tick = (seconds: number) => Math.round((seconds * score.tempo * TICKS) / 60);
  const pair = (
    channel: number,
    note: { start: number; end: number; pitch: number; velocity: number },
  ): Event[] => [
    { at: tick(note.start), order: 2, bytes: [144 | channel, note.pitch, note.velocity] },
    { at: tick(note.end), order: 0, bytes: [128 | channel, note.pitch, 0] },
  ];
  const micros = Math.round(60_000_000 / score.tempo);
  const head: Event[] = [
    { at: 0, order: 0, bytes: text(3, title) },
    { at: 0, order: 0, bytes: [255, 81, 3, (micros >> 16) & 255, (micros >> 8) & 255, micros & 255] },
    { at: 0, order: 0, bytes: [255, 88, 4, score.beatsPerBar, 2, 24, 8] },
    ...score.sections.map((one) => ({ at: tick(one.start), order: 1, bytes: text(6, one.name) })),
  ];
  const voice: Event[] = [
    { at: 0, order: 0, bytes: text(3, 'Voice') },
    { at: 0, order: 0, bytes: [192, VOICE_PROGRAM] },
    ...notes.flatMap((note) => [
      { at: tick(note.start), order: 1, bytes: text(5, note.text + (note.isLastOfWord ? ' ' : '-')) },
      ...pair(0, { ...note, pitch: note.midi, velocity: 96 }),
    ]),
  ];
  let next = 1;
  const band = score.tracks.map((player) => {
    if (next === DRUM_CHANNEL) next++;
    const channel = player.role === 'drums' ? DRUM_CHANNEL : next++;
    return track([
      { at: 0, order: 0, bytes: text(3, player.name) },
      { at: 0, order: 0, bytes: [192 | channel, player.program] },
      ...player.notes.flatMap((note) => pair(channel, { ...note, end: note.start + note.seconds })),
    ]);
  });
  const tracks = [track(head), track(voice), ...band];
  const header = chunk('MThd', [0, 1, 0, tracks.length, TICKS >> 8, TICKS & 255]);
  return Uint8Array.from([...header, ...tracks.flat()]);
}
