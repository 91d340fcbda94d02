/** Scenes along a song as plain data: in order, without gaps, and as long as the song. Whole seconds. */

import type { CoverTrack } from './calls/song-calls.ts';
import { type CoverProject, DEFAULT_LENGTH, MAX_SCENES, type SongScene } from './contract.ts';

/** No scene is shorter, or nobody would see it. */
export const MIN_SCENE_SECONDS = 2;

export const FIRST_SCENE: SongScene = {
  name: 'Scene 1',
  sceneType: 'concert',
  startTime: 0,
  endTime: DEFAULT_LENGTH,
  cameraAngle: 'front',
  lighting: 'normal',
  backgroundUrl: null,
  prompt: null,
  templateId: null,
};

/** Seconds of the used part. */
export const partLength = (song: Pick<CoverTrack, 'duration' | 'trimStart' | 'trimEnd'>): number =>
  Math.max(0, (song.trimEnd ?? song.duration ?? 0) - song.trimStart);

export const videoLength = ({ song }: Pick<CoverProject, 'song'>): number =>
  song?.duration ? Math.max(1, Math.ceil(partLength(song))) : DEFAULT_LENGTH;

/** The same scenes for a song of another length: what lies beyond is dropped, and the last one reaches the end. */
export function fitScenes<S extends SongScene>(scenes: readonly S[], length: number): S[] {
  const kept = scenes.filter((one, at) => at === 0 || one.startTime <= length - MIN_SCENE_SECONDS);
  return kept.map((one, at) => ({
    ...one,
    startTime: at === 0 ? 0 : one.startTime,
    endTime: kept[at + 1]?.startTime ?? length,
  }));
}

/** Cuts a scene in two in its middle; undefined where there is no room. */
export function splitScene(scenes: readonly SongScene[], at: number): SongScene[] | undefined {
  const one = scenes[at];
  if (!one || scenes.length >= MAX_SCENES || one.endTime - one.startTime < 2 * MIN_SCENE_SECONDS)
    return undefined;
  const middle = Math.round((one.startTime + one.endTime) / 2);
  return named([
    ...scenes.slice(0, at),
    { ...one, endTime: middle },
    { ...one, startTime: middle },
    ...scenes.slice(at + 1),
  ]);
}

/** The scene before takes the time of a removed one; the first gives it to the next. */
export function removeScene(scenes: readonly SongScene[], at: number): SongScene[] {
  const gone = scenes[at];
  if (!gone || scenes.length === 1) return [...scenes];
  const left = scenes.filter((_, index) => index !== at);
  const heir = at === 0 ? 0 : at - 1;
  return named(
    left.map((one, index) => {
      if (index !== heir) return one;
      return at === 0 ? { ...one, startTime: gone.startTime } : { ...one, endTime: gone.endTime };
    }),
  );
}

/** Moves the border between a scene and the one before it, as far as both allow. */
export function moveBorder(scenes: readonly SongScene[], at: number, to: number): SongScene[] {
  const [before, after] = [scenes[at - 1], scenes[at]];
  if (!before || !after) return [...scenes];
  const border = Math.min(
    after.endTime - MIN_SCENE_SECONDS,
    Math.max(before.startTime + MIN_SCENE_SECONDS, Math.round(to)),
  );
  return scenes.map((one, index) =>
    index === at - 1 ? { ...one, endTime: border } : index === at ? { ...one, startTime: border } : one,
  );
}

/** Names that were only numbers follow the order; those that people gave stay. */
const named = (scenes: SongScene[]): SongScene[] =>
  scenes.map((one, at) => (/^Scene \d+$|^$/.test(one.name) ? { ...one, name: `Scene ${at + 1}` } : one));
