/** Gathers what a cover needs into one folder: the song, the face, the places, and who performs. */

import { createWriteStream } from 'node:fs';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { SOUND_KINDS } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject, SongScene } from '../../contract.ts';
import { STAGE_PERSONAS } from '../../enums.ts';
import { handsOf, performerLook } from '../../scene/performers.ts';
import type { SongShape } from '../../scene/pulse.ts';
import { fitScenes, partLength } from '../../scene-plan.ts';
import { loadPhotoFace } from '../cast/face-reader.ts';
import { SCENE_SEEDS } from '../wardrobe/wardrobe-seeds.ts';
import type { Cast, CoverOrder, SongSource } from './cover-order.ts';
import { paintScene } from './paint-scene.ts';

export interface CoverContext {
  platform: Platform;
  userId: string;
  project: CoverProject;
  folder: string;
  signal: AbortSignal;
}

const ART = new URL('../../art/stages/', import.meta.url);
/** Where nobody has listened yet, a beat that suits most songs. */
const USUAL_BEAT = 0.5;

export type CoverPlan = Pick<
  CoverOrder,
  'cast' | 'song' | 'from' | 'shape' | 'genre' | 'seed' | 'scenes' | 'pictures'
>;

export async function prepareCover(context: CoverContext, face: () => void): Promise<CoverPlan> {
  const { project } = context;
  const song = await songOf(context);
  const from = project.song?.trimStart ?? 0;
  const duration = Math.max(1, project.song ? partLength(project.song) : 30);
  face();
  const cast = await castOf(context);
  const scenes = fitScenes(project.scenes, Math.ceil(duration));
  return {
    cast,
    song,
    from,
    shape: shapeOf(project, from, duration),
    genre: project.song?.genre ?? 'pop',
    seed: project.song?.seed ?? seedOf(project.id),
    scenes,
    pictures: await picturesOf(context, scenes),
  };
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

/** Beats and sections of the used part, from its beginning. */
function shapeOf({ song }: CoverProject, from: number, duration: number): SongShape {
  const inside = (times: readonly number[] = []) =>
    times.map((one) => one - from).filter((one) => one >= 0 && one <= duration);
  const beats = inside(song?.analysis?.beats);
  const sections = (song?.analysis?.sections ?? [])
    .map((one) => ({ start: Math.max(0, one.start - from), end: one.end - from, energy: one.energy }))
    .filter((one) => one.end > 0 && one.start < duration);
  const even = Array.from({ length: Math.floor(duration / USUAL_BEAT) }, (_, i) => i * USUAL_BEAT);
  const found = beats.length > 3 ? beats : even;
  const bars = inside(song?.analysis?.downbeats);
  return {
    beats: found,
    downbeats: beats.length > 3 && bars.length > 0 ? bars : found.filter((_, i) => i % 4 === 0),
    sections: sections.length > 0 ? sections : [{ start: 0, end: duration, energy: 0.65 }],
    duration,
  };
}

async function songOf(context: CoverContext): Promise<SongSource> {
  const { song } = context.project;
  if (song?.audioUrl && song.source !== 'instrumental') {
    const { path, type } = await fetchOwn(context, song.audioUrl, 'song');
    const format = SOUND_KINDS[type];
    if (!format) throw new AppError('unprocessable', 'This recording cannot be read any more.');
    return { kind: 'recording', path, format };
  }
  if (song?.genre)
    return { kind: 'score', genre: song.genre, seed: song.seed ?? 0, seconds: song.duration ?? 60 };
  throw new AppError('unprocessable', 'Choose the song first.');
}

async function castOf(context: CoverContext): Promise<Cast> {
  const { platform, userId, project, signal } = context;
  const { character, song } = project;
  const hands = handsOf(song?.genre ?? null, character.clothingStyle);
  const avatar =
    character.characterType === 'avatar' && character.avatarId
      ? await platform.items.findFor(userId, { type: 'avatar', id: character.avatarId })
      : undefined;
  const look = performerLook({ ...character, avatarData: avatar?.data });
  if (character.characterType !== 'user_face' || !character.faceImageUrl)
    return { look, photoFace: null, hands };
  const { path } = await fetchOwn(context, character.faceImageUrl, 'face');
  const photo = await readFile(path);
  return { look, photoFace: await loadPhotoFace(photo, character.face?.chosen ?? 0, signal), hands };
}

/** The same place is brought once. */
async function picturesOf(context: CoverContext, scenes: readonly SongScene[]): Promise<(string | null)[]> {
  const brought = new Map<string, Promise<string | null>>();
  return Promise.all(
    scenes.map((scene, i) => {
      const key = JSON.stringify([scene.sceneType, scene.lighting, scene.backgroundUrl, scene.prompt]);
      const known = brought.get(key) ?? pictureOf(context, scene, `place-${i}`);
      brought.set(key, known);
      return known;
    }),
  );
}

async function pictureOf(context: CoverContext, scene: SongScene, as: string): Promise<string | null> {
  const { sceneType, lighting } = scene;
  if (sceneType === 'concert' || sceneType === 'studio') return null;
  if (sceneType === 'custom' && scene.backgroundUrl)
    return (await fetchOwn(context, scene.backgroundUrl, as)).path;
  const path = join(context.folder, as);
  if (sceneType === 'custom' && scene.prompt) {
    await writeFile(path, await paintScene(context.platform, context.userId, scene.prompt, context.signal));
    return path;
  }
  const seed = SCENE_SEEDS.find((one) => one.category === sceneType && one.lighting === lighting);
  await copyFile(fileURLToPath(new URL(`${seed?.id ?? 'scene-outdoor-normal'}.avif`, ART)), path);
  return path;
}

async function fetchOwn(
  { platform, userId, folder }: CoverContext,
  url: string,
  as: string,
): Promise<{ path: string; type: string }> {
  const row = await platform.assets.findOwn(userId, assetIdOf(url) ?? '');
  if (!row)
    throw new AppError('unprocessable', 'One of the files of this cover is gone. Please choose it again.');
  const path = join(folder, as);
  await pipeline((await platform.storage.get(row.storageKey)).stream, createWriteStream(path));
  return { path, type: row.type };
}

/** Who is named in the credits. */
export const performerName = ({ character }: CoverProject): string =>
  character.characterType === 'celebrity'
    ? (STAGE_PERSONAS.find((one) => one.id === character.persona)?.name ?? 'Atelier')
    : character.name || 'you';
