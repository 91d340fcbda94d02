/** Gathers what a film needs into one folder: the person's files, drawn pictures, spoken sentences, and the cut. */

import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cutText } from '#common/cut-text.ts';
import { AppError, messageOf } from '#common/errors.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import { FPS, FRAME_SIZES, MAX_DRAWN } from '../../contract.ts';
import { captionsOf, VOICE_AFTER } from '../../scene/captions.ts';
import { picturePrompts, scriptOf, storyboardOf } from '../../scene/storyboard.ts';
import { ITEM_TYPE } from '../projects.repo.ts';
import { makeClips } from './cloud-clips.ts';
import { drawPicture, type PictureFile } from './draw-picture.ts';
import { narrate } from './narrate.ts';
import type { PlanContext } from './plan-context.ts';
import type { FilmMedia, RenderOrder } from './render-order.ts';

export interface FilmPlan {
  order: RenderOrder;
  /** What went other than asked, in words. */
  notes: string[];
}

const GONE = 'is not among your files any more. Please choose it again.';

export async function prepareFilm(context: PlanContext): Promise<FilmPlan> {
  const { data, folder, signal, platform, userId } = context;
  const notes: string[] = [];
  const own = await ownMedia(context);
  const media = own.length > 0 ? own : await drawnMedia(context, notes);
  const logo = data.logo && (await fetchOwn(context, data.logo, 'logo')).path;
  const spoken = data.narration.isOn
    ? await narrate(platform, userId, data, folder, signal, (done, of) =>
        context.report(`Reading aloud, ${done + 1} of ${of}`, 20 + (done / of) * 15),
      )
    : undefined;
  const lengths = spoken?.map((one) => one.seconds);
  const asked = data.duration[0] ?? 30;
  const score =
    data.music === 'none'
      ? undefined
      : composeScore({ genre: data.music, seconds: asked, seed: data.musicSeed });
  const board = storyboardOf(data, media.length, { spoken: lengths, beats: score?.beats });
  if (board.duration > asked)
    notes.push(`The voice needs ${board.duration} seconds, so the film is longer than the ${asked} chosen.`);
  const voices = board.scenes.flatMap((scene, i) => {
    const one = scene.sentence === undefined ? undefined : spoken?.[scene.sentence];
    // A sentence that is shown again is not said again.
    const isAgain = board.scenes.slice(0, i).some((earlier) => earlier.sentence === scene.sentence);
    return one && !isAgain ? [{ path: one.path, rate: one.rate, start: scene.start + VOICE_AFTER }] : [];
  });
  return {
    notes,
    order: {
      data,
      board,
      captions: captionsOf(data, board, lengths),
      media,
      logo,
      sound: { music: data.music === 'none' ? null : { genre: data.music, seed: data.musicSeed }, voices },
      size: FRAME_SIZES[data.format],
      fps: FPS,
      film: join(folder, 'film.mp4'),
      thumbnail: join(folder, 'thumbnail.jpg'),
      marks: { title: data.title, comment: 'Made with Atelier. Contains AI-generated content.' },
    },
  };
}

async function ownMedia(context: PlanContext): Promise<FilmMedia[]> {
  const media: FilmMedia[] = [];
  for (const [i, file] of context.data.uploadedFiles.entries()) {
    context.signal.throwIfAborted();
    context.report('Gathering your files', (i / context.data.uploadedFiles.length) * 10);
    const { path, type } = await fetchOwn(context, file, `media-${i}`);
    const format = CLIP_KINDS[type];
    media.push(format ? { kind: 'clip', path, format } : { kind: 'picture', path });
  }
  return media;
}

async function fetchOwn(
  { platform, userId, folder }: PlanContext,
  file: { id: string; name: string },
  as: string,
): Promise<{ path: string; type: string }> {
  const row = await platform.assets.findOwn(userId, file.id);
  if (!row) throw new AppError('unprocessable', `'${file.name}' ${GONE}`);
  const path = join(folder, as);
  const { stream } = await platform.storage.get(row.storageKey);
  await pipeline(stream, createWriteStream(path));
  return { path, type: row.type };
}

/** With no media of their own, people still get a finished film. */
async function drawnMedia(context: PlanContext, notes: string[]): Promise<FilmMedia[]> {
  const { data, platform, userId, signal } = context;
  if (!data.drawsPictures) return [];
  const prompts = picturePrompts(data, MAX_DRAWN);
  const script = scriptOf(data);
  const clips = await makeClips(context, prompts, notes);
  const media: FilmMedia[] = [];
  for (const [i, prompt] of prompts.entries()) {
    signal.throwIfAborted();
    context.report(`Drawing pictures, ${i + 1} of ${prompts.length}`, (i / prompts.length) * 20);
    const clip = clips[i];
    if (clip) {
      media.push(clip);
      continue;
    }
    try {
      // The project's own at once: what was drawn, and paid, is there when the film is made again.
      const keep = (file: PictureFile) =>
        platform.assets.save({
          ...file,
          userId,
          partOf: { type: ITEM_TYPE, id: context.projectId, role: 'drawn', note: prompt },
        });
      const picture =
        data.drawn.find((one) => one.prompt === prompt) ??
        (await drawPicture(platform.models, { prompt, script, format: data.format }, keep, signal));
      const { path } = await fetchOwn(context, picture, `drawn-${i}`);
      media.push({ kind: 'picture', path });
    } catch (error) {
      if (signal.aborted) throw error;
      const said = error instanceof AppError ? error.message : messageOf(error);
      notes.push(`A picture for '${cutText(prompt, 60)}' could not be drawn: ${said}`);
    }
  }
  return media;
}
