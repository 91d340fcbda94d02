/** Finds loudness, beats and sections of one song. */

import { parentPort } from 'node:worker_threads';
import { findBeats } from '#engine/music/listen/find-beats.ts';
import { findSections } from '#engine/music/listen/find-sections.ts';
import { waveform } from '#engine/music/listen/waveform.ts';
import type { SongAnalysis } from '../../song-calls.ts';
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

parentPort!.on('message', ({ id, input }: { id: number; input: Uint8Array }) => {
  try {
    parentPort!.postMessage({ id, output: listen(input) });
  } catch (error) {
    parentPort!.postMessage({
      id,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
