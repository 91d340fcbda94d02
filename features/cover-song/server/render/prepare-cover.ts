/** Gathers what a cover needs into one folder: the song, the face, the places, and who performs. */

import { createWriteStream } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import type { Look } from '#engine/character/figure/look.ts';
import { SOUND_KINDS } from '#platform/media/sound/decode-audio.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoverProject, SongScene } from '../../contract.ts';
import { STAGE_PERSONAS } from '../../enums.ts';
import type { Cast } from '../../scene/perform.ts';
import { shapeOf } from '../../scene/song-shape.ts';
import { fitScenes, partLength } from '../../scene-plan.ts';
import { DEFAULT_CHARACTER } from '../cast/cast.repo.ts';
import { toPhotoFace } from '../cast/face-data.ts';
import { performerOf } from '../cast/performer.ts';
import { SCENE_SEEDS } from '../wardrobe/wardrobe-seeds.ts';
import type { CoverOrder, SongSource } from './cover-order.ts';
import { paintScene } from './paint-scene.ts';

export interface CoverContext {
  platform: Platform;
  userId: string;
  project: CoverProject;
  folder: string;
  signal: AbortSignal;
}

const ART = new URL('../../art/stages/', import.meta.url);

export type CoverPlan = Pick<
  CoverOrder,
  | 'cast'
  | 'song'
  | 'from'
  | 'shape'
  | 'genre'
  | 'seed'
  | 'singing'
  | 'mouth'
  | 'lyrics'
  | 'scenes'
  | 'pictures'
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
    shape: shapeOf(project.song, from, duration),
    genre: project.song?.genre ?? 'pop',
    seed: project.song?.seed ?? seedOf(project.id),
    singing: project.song?.singing ?? 'lips',
    mouth: project.song?.analysis?.mouth ?? null,
    lyrics: project.song?.lyrics ?? null,
    scenes,
    pictures: await picturesOf(context, scenes),
  };
}

const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);

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

async function castOf({ platform, userId, project, signal }: CoverContext): Promise<Cast> {
  const { look, hands, face } = await performerOf(platform, userId, project, signal);
  return { look: look as Look, hands, photoFace: face && (await toPhotoFace(face)) };
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

/** Who is named in the credits; nobody where no name was given. */
export async function performerName({ platform, userId, project }: CoverContext): Promise<string> {
  const { characterType, persona, avatarId, name } = project.character;
  if (characterType === 'celebrity') return STAGE_PERSONAS.find((one) => one.id === persona)?.name ?? '';
  const given = name === DEFAULT_CHARACTER.name ? '' : name;
  if (characterType !== 'avatar' || !avatarId) return given;
  return given || ((await platform.items.findFor(userId, { type: 'avatar', id: avatarId }))?.title ?? '');
}
