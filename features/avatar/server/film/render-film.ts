/** Draws a film in a process of its own and keeps what comes of it: the same for characters and for scenes. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTimeLeft } from '#common/wording/time/time-left.ts';
import type { Size } from '#engine/motion/canvas.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import type { AssetRow } from '#platform/assets/assets.service.ts';
import { togetherAs } from '#platform/assets/origin/recipe.ts';
import type { GenerationRun } from '#platform/generation-jobs/generation-job-definition.ts';
import { VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { filmFileName } from '../../film-name.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import type { FilmOrder, FilmResult } from './film-order.ts';

export const FILM_PROCESS = new URL('./film.process.ts', import.meta.url);
export const FILM_LIMITS = {
  timeoutMs: 3500_000,
  memoryMb: 1800,
  failure: 'The film could not be made. Please try again, or choose other settings.',
};
const MARKS = {
  comment: 'AI-made with Atelier: the characters and their voices in this film are synthetic.',
  ai_generated: 'true',
};
/** Percent of the whole: the voices before it, keeping the file after it. */
const DRAWING = { from: 12, to: 97 };

/** How a film is made unless a test makes a small one. */
export interface FilmQuality {
  fps: number;
  sizeOf: (size: Size) => Size;
}
export const FULL: FilmQuality = { fps: 24, sizeOf: (size) => size };

/** Nobody fills the frame for long enough to see more than a medium quality. */
export const forFilm = (scene: SceneOrder): SceneOrder => ({
  ...scene,
  cast: scene.cast.map((one) => {
    const { style } = one.characterData;
    const renderQuality = style.renderQuality === 'low' ? 'low' : 'medium';
    return { ...one, characterData: { ...one.characterData, style: { ...style, renderQuality } } };
  }),
});

export interface FilmWish {
  title: string;
  folder: string;
  picture: FilmOrder['picture'];
  size: Size;
  seconds: number;
  /** One channel at `VOICE_RATE`; null: a silent film. */
  voice: Float32Array | null;
  isTransparent: boolean;
}

export interface KeptFilm {
  film: AssetRow;
  thumbnail: AssetRow;
  seconds: number;
}

/** A film is whole frames long: as long as asked, to the frame. */
export async function renderFilm(
  { report, signal, keep, log }: GenerationRun<unknown>,
  wish: FilmWish,
  quality: FilmQuality,
): Promise<KeptFilm> {
  const { title, folder, isTransparent } = wish;
  const size = quality.sizeOf(wish.size);
  const seconds = Math.ceil(wish.seconds * quality.fps) / quality.fps;
  const voice = wish.voice && { path: join(folder, 'voice'), rate: VOICE_RATE };
  if (wish.voice && voice) await writeFile(voice.path, Buffer.from(toInt16(wish.voice).buffer));
  const name = filmFileName(title, isTransparent);
  const order: FilmOrder = {
    picture: wish.picture,
    size,
    fps: quality.fps,
    seconds,
    voice,
    film: join(folder, `film${name.slice(name.lastIndexOf('.'))}`),
    isTransparent,
    thumbnail: join(folder, 'thumbnail'),
    marks: { ...MARKS, title },
  };
  const began = Date.now();
  const result = await runInChild<FilmResult>(FILM_PROCESS, order, {
    ...FILM_LIMITS,
    signal,
    onProgress: (stage, share) =>
      report(
        stage === 'draw' ? withTimeLeft('Filming', began, share) : 'Finishing the film',
        stage === 'draw' ? DRAWING.from + share * (DRAWING.to - DRAWING.from) : DRAWING.to,
      ),
  });
  log.info({ seconds, ...size, ...result }, 'a film was drawn');
  report('Keeping the film', 98);
  const origin = {
    tool: '3D Avatar & Character Creator',
    engine: 'Atelier Characters',
    // The figures are drawn by a program; the voices were trained.
    madeAs: togetherAs(wish.voice ? ['algorithmicMedia', 'trainedAlgorithmicMedia'] : ['algorithmicMedia']),
  };
  const film = await keep({
    role: 'film',
    origin,
    name,
    type: isTransparent ? 'video/webm' : 'video/mp4',
    path: order.film,
    facts: { ...size, duration: seconds },
  });
  const thumbnail = await keep({
    role: 'thumbnail',
    origin,
    name: isTransparent ? 'thumbnail.png' : 'thumbnail.jpg',
    type: isTransparent ? 'image/png' : 'image/jpeg',
    bytes: await readFile(order.thumbnail),
  });
  return { film, thumbnail, seconds };
}
