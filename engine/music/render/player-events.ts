/** A score as orders to the synthesiser, in the order of time. */

import type { SpessaSynthProcessor } from 'spessasynth_core';
import type { Leaning, Track } from '../score.ts';

export interface PlayerEvent {
  /** Seconds. */
  at: number;
  play(synth: SpessaSynthProcessor): void;
}

const CONTROL = { volume: 7, pan: 10, expression: 11, reverb: 91, chorus: 93 } as const;
/** General MIDI: the tenth channel drums. */
const DRUM_CHANNEL = 9;
/** Seconds between two points of a swell: too fine to hear as steps. */
const SWELL_STEP = 0.03;

const of127 = (share: number): number => Math.max(0, Math.min(127, Math.round(share * 127)));
/** A controller's loudness goes with its square. */
const loudness = (share: number): number => of127(Math.sqrt(share));

/** Sixteen channels at most, the tenth for drums only. */
const channelsOf = (tracks: readonly Track[]): number[] => {
  let next = 0;
  return tracks.map(({ role }) => {
    if (role === 'drums') return DRUM_CHANNEL;
    if (next === DRUM_CHANNEL) next++;
    return next++;
  });
};

export function setUp(synth: SpessaSynthProcessor, tracks: readonly Track[]): void {
  const channels = channelsOf(tracks);
  for (const [i, track] of tracks.entries()) {
    const channel = channels[i]!;
    synth.programChange(channel, track.program);
    synth.controllerChange(channel, CONTROL.volume, loudness(track.volume));
    synth.controllerChange(channel, CONTROL.pan, of127(track.pan / 2 + 0.5));
    synth.controllerChange(channel, CONTROL.reverb, of127(track.reverb));
    synth.controllerChange(channel, CONTROL.chorus, of127(track.chorus));
    synth.controllerChange(channel, CONTROL.expression, loudness(track.leaning[0]?.level ?? 1));
  }
}

export function playerEvents(tracks: readonly Track[]): PlayerEvent[] {
  const channels = channelsOf(tracks);
  const events: (PlayerEvent & { order: number })[] = [];
  for (const [i, track] of tracks.entries()) {
    const channel = channels[i]!;
    for (const { start, seconds, pitch, velocity } of track.notes) {
      // At the same moment: first let go, then strike.
      events.push({ at: start + seconds, order: 0, play: (synth) => synth.noteOff(channel, pitch) });
      events.push({ at: start, order: 2, play: (synth) => synth.noteOn(channel, pitch, velocity) });
    }
    for (const { at, level } of swell(track.leaning)) {
      const value = loudness(level);
      events.push({
        at,
        order: 1,
        play: (synth) => synth.controllerChange(channel, CONTROL.expression, value),
      });
    }
  }
  return events.sort((a, b) => a.at - b.at || a.order - b.order);
}

function swell(leaning: readonly Leaning[]): Leaning[] {
  return leaning.flatMap((from, i) => {
    const to = leaning[i + 1];
    if (!to || to.level === from.level) return [from];
    const steps = Math.max(1, Math.min(200, Math.round((to.at - from.at) / SWELL_STEP)));
    return Array.from({ length: steps }, (_, k) => ({
      at: from.at + ((to.at - from.at) * k) / steps,
      level: from.level + ((to.level - from.level) * k) / steps,
    }));
  });
}
