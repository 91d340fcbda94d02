/** Finds loudness, beats and sections of one song. */

import { findBeats } from '#engine/music/listen/find-beats.ts';
import { findSections } from '#engine/music/listen/find-sections.ts';
import { waveform } from '#engine/music/listen/waveform.ts';
import { serveThread } from '#platform/processes/thread-side.ts';
import type { SongAnalysis } from '../../calls/song-calls.ts';
import { LISTEN_RATE } from './listen-pool.ts';

/** Pieces of the waveform: more than a wide screen has room for. */
const PIECES = 800;

const round = (value: number): number => Math.round(value * 1000) / 1000;

function listen(pcm: Uint8Array): SongAnalysis {
  const samples = new Int16Array(pcm.buffer, pcm.byteOffset, pcm.byteLength >> 1);
  const mono = Float32Array.from(samples, (one) => one / 32768);
  const found = findBeats(mono, LISTEN_RATE);
  const { tempo, beats, downbeats } = found;
  return {
    peaks: Array.from(waveform(mono, PIECES), round),
    tempo: round(tempo),
    beats: Array.from(beats, round),
    downbeats: Array.from(downbeats, round),
    sections: findSections(mono, LISTEN_RATE, found).map(({ start, end, energy }) => ({
      name: energy >= 0.66 ? 'strong' : energy >= 0.33 ? 'steady' : 'calm',
      start: round(start),
      end: round(end),
      energy: round(energy),
    })),
  };
}

serveThread(listen);
