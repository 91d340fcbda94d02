/** What is left out of a clip: a scene plays on behind each cut, and knows which moment of the clip is seen when. */

import { MAX_CUTS, SCENE_SECONDS, type VideoData, type VideoScene } from '../../contract.ts';

/** Seconds of the clip. */
export interface ClipRange {
  from: number;
  to: number;
}

/** Where a scene begins in its clip, and what it leaves out. */
export interface Clipped {
  from: number;
  cuts: readonly ClipRange[];
}

/** Seconds; a stretch this short holds no sample of sound, so it is not played. */
export const SHORTEST_PIECE = 1e-6;

/** A thousandth is less than a sample of speech needs. */
const round = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** In order, none touching another, none empty. */
export function joined(cuts: readonly ClipRange[]): ClipRange[] {
  const all: ClipRange[] = [];
  for (const { from, to } of [...cuts].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (to - from < 0.001) continue;
    if (last && from <= last.to + 0.001) last.to = Math.max(last.to, to);
    else all.push({ from, to });
  }
  return all;
}

/** The moment of the clip that is seen so many seconds after the scene began; before it, when negative. */
export function clipTimeAt({ from, cuts }: Clipped, since: number): number {
  const all = joined(cuts);
  let at = from;
  let left = since;
  if (since < 0) {
    for (const cut of all.toReversed()) {
      if (cut.from >= at) continue;
      const kept = Math.max(0, at - cut.to);
      if (kept >= -left) break;
      left += kept;
      at = Math.min(at, cut.from);
    }
    return Math.max(0, at + left);
  }
  for (const cut of all) {
    if (cut.to <= at) continue;
    const kept = Math.max(0, cut.from - at);
    if (kept > left) break;
    left -= kept;
    at = cut.to;
  }
  return at + left;
}

/** Seconds of a stretch of the clip that are not left out. */
export const keptSeconds = (cuts: readonly ClipRange[], from: number, to: number): number =>
  joined(cuts).reduce(
    (sum, cut) => sum - Math.max(0, Math.min(cut.to, to) - Math.max(cut.from, from)),
    Math.max(0, to - from),
  );

/** Seconds after the scene's beginning at which a moment of its clip is seen, or would be. */
export const sinceOf = ({ from, cuts }: Clipped, clipTime: number): number =>
  clipTime >= from ? keptSeconds(cuts, from, clipTime) : -keptSeconds(cuts, clipTime, from);

/** What is played of a clip, one stretch after the other, in so many seconds. */
export function piecesOf(clipped: Clipped, seconds: number): ClipRange[] {
  const pieces: ClipRange[] = [];
  const end = clipTimeAt(clipped, seconds);
  let at = clipTimeAt(clipped, 0);
  for (const cut of joined(clipped.cuts)) {
    if (cut.to <= at || cut.from >= end) continue;
    pieces.push({ from: at, to: cut.from });
    at = cut.to;
  }
  if (end > at) pieces.push({ from: at, to: end });
  return pieces.filter(({ from, to }) => to - from > SHORTEST_PIECE);
}

/** The scene with other cuts: what was seen last is still seen last. Undefined where nothing would be left. */
function recut(
  data: VideoData,
  index: number,
  cuts: readonly ClipRange[],
  seconds: number,
): VideoData | undefined {
  const scene = data.scenes[index];
  if (!scene) return undefined;
  const end = clipTimeAt(scene, seconds);
  const next = joined(cuts).map(({ from, to }) => ({ from: round(from), to: round(to) }));
  const length = Math.min(SCENE_SECONDS.max, keptSeconds(next, scene.from, end));
  if (length < SCENE_SECONDS.min || next.length > MAX_CUTS) return undefined;
  const changed: VideoScene = { ...scene, cuts: next, seconds: round(length) };
  return { ...data, scenes: data.scenes.with(index, changed) };
}

/** Leaves stretches of the clip out; the scene is shorter by what was seen of them. */
export const leaveOut = (
  data: VideoData,
  index: number,
  ranges: readonly ClipRange[],
  seconds: number,
): VideoData | undefined => recut(data, index, [...(data.scenes[index]?.cuts ?? []), ...ranges], seconds);

/** Brings a stretch of the clip back, whichever cuts it was in. */
export const bringBack = (data: VideoData, index: number, range: ClipRange, seconds: number): VideoData => {
  const cuts = (data.scenes[index]?.cuts ?? []).flatMap((cut) => {
    if (cut.to <= range.from || cut.from >= range.to) return [cut];
    return [
      { from: cut.from, to: Math.min(cut.to, range.from) },
      { from: Math.max(cut.from, range.to), to: cut.to },
    ];
  });
  return recut(data, index, cuts, seconds) ?? data;
};
