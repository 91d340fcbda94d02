/** Sounds of clips that are heard apart from their pictures, because something is cut out of them. */

import { piecesOf } from '../../scene/clip/clip-cuts.ts';
import type { SceneCut } from '../../scene/storyboard.ts';

/** Seconds in which a stretch comes and goes. */
const FADE = 0.006;
/** Clips whose sound is kept; it is large. */
const MAX = 4;

/** By address; null: this browser cannot take it apart, and plays the clip as it is. */
export const sounds = new Map<string, AudioBuffer | null>();

/** Whether a clip's own sound must not be heard beside this one. */
export const isHeardApart = (scene: SceneCut, url: string): boolean =>
  scene.cuts.length > 0 && Boolean(sounds.get(url));

export async function readSound(context: AudioContext, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'include' });
  const sound = await context.decodeAudioData(await answer.arrayBuffer()).catch(() => null);
  sounds.set(url, sound);
  for (const old of sounds.keys()) if (sounds.size > MAX) sounds.delete(old);
}

export interface Playing {
  scene: SceneCut;
  /** The context's time at which the film stood at its beginning. */
  zero: number;
  stop: () => void;
}

export function playSound(
  context: AudioContext,
  sound: AudioBuffer,
  scene: SceneCut,
  seconds: number,
): Playing {
  const since = seconds - scene.start;
  const now = context.currentTime;
  const sources: AudioBufferSourceNode[] = [];
  let at = 0;
  for (const { from, to } of piecesOf(scene, scene.end - scene.start)) {
    const skipped = Math.max(0, since - at);
    const length = to - from - skipped;
    const start = now + Math.max(0, at - since);
    at += to - from;
    if (length < 2 * FADE) continue;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(1, start + FADE);
    gain.gain.setValueAtTime(1, start + length - FADE);
    gain.gain.linearRampToValueAtTime(0, start + length);
    source.connect(gain).connect(context.destination);
    source.start(start, from + skipped, length);
    sources.push(source);
  }
  return {
    scene,
    zero: now - seconds,
    stop: () => {
      for (const source of sources) source.stop();
    },
  };
}
