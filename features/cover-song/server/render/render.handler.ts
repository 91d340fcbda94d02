/** Renders the video of a cover: collects its material, renders it in a child process, and stores the file; the same for the short preview. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetUrl } from '#common/asset.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { CoverProject } from '../../contract.ts';
import { type Aspect, FILM_SIZES } from '../../enums.ts';
import { videoFileName } from '../../names.ts';
import { endRender } from '../projects/project.repo.ts';
import { createProjects } from '../projects/project.service.ts';
import type { CoverOrder, CoverResult } from './cover-order.ts';
import { keptParts, planKey } from './kept-parts.ts';
import { performerName, prepareCover } from './prepare-cover.ts';

const PROCESS = new URL('./cover.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 3500_000,
  memoryMb: 1800,
  failure: 'The video could not be made. Please try again, or choose other settings.',
};

/** Where each stage stands in the whole, in percent. */
const STAGES: Record<string, { from: number; to: number; said: string }> = {
  song: { from: 8, to: 14, said: 'Mixing the song' },
  motion: { from: 14, to: 15, said: 'Planning the moves' },
  scenes: { from: 15, to: 17, said: 'Setting the scenes' },
  render: { from: 17, to: 96, said: 'Filming' },
  encode: { from: 96, to: 98, said: 'Finishing the film' },
};

const FPS = 24;
/** A film that fails is gone on with from the last whole part. */
const PART_SECONDS = 10;
/** `share` of the film's size. */
const PREVIEW = { share: 0.25, fps: 10, seconds: 3.2 };

const MARKS = {
  comment: 'AI-made with Atelier: the performer, the movement and the places in this video are synthetic.',
  ai_generated: 'true',
};

/** The song and the face are somebody's, what is seen is drawn by a program. */
const ORIGIN: Recipe = { tool: 'Cover Song Maker', engine: 'Atelier Stage', madeAs: 'composite' };

/** Encoders want even numbers. */
function previewSize(aspect: Aspect): CoverOrder['size'] {
  const even = (pixels: number) => 2 * Math.round((pixels * PREVIEW.share) / 2);
  const { width, height } = FILM_SIZES[aspect];
  return { width: even(width), height: even(height) };
}

type Report = (stage: string, progress: number) => void;

function render(order: CoverOrder, signal: AbortSignal, report: Report): Promise<CoverResult> {
  return runInChild<CoverResult>(PROCESS, order, {
    ...LIMITS,
    signal,
    onProgress: (stage, share) => {
      const { from, to, said } = STAGES[stage] ?? { from: 0, to: 98, said: stage };
      report(said, from + share * (to - from));
    },
  });
}

export function renderCoverHandler(platform: Platform): GenerationHandler<unknown> {
  const projects = createProjects(platform);
  return ({ itemId, userId, signal, report, keep }) =>
    inTempFolder('cover', async (folder) => {
      const project = await projects.get(userId, itemId);
      report('Fetching your song', 1);
      const context = { platform, userId, project, folder, signal };
      const plan = await prepareCover(context, () => report('Preparing the face', 4));
      const artist = project.originalArtist ?? '';
      const duration = plan.shape.duration;
      const size = FILM_SIZES[project.aspect];
      const order: CoverOrder = {
        ...plan,
        size,
        fps: FPS,
        titles: {
          title: project.title,
          artist,
          performer: await performerName(context),
          genre: plan.genre,
          duration,
        },
        part: { start: 0, end: duration },
        hasSound: true,
        parts: join(folder, 'parts'),
        partSeconds: PART_SECONDS,
        film: join(folder, 'film.mp4'),
        thumbnail: join(folder, 'thumbnail.jpg'),
        marks: { ...MARKS, title: project.title, artist },
      };
      const kept = keptParts(platform, userId, itemId, planKey(project, plan));
      await kept.bring(order.parts);
      try {
        await render(order, signal, report);
      } catch (error) {
        // Whoever stopped it wants another film; whoever tries again wants this one.
        if (!signal.aborted)
          await kept.keep(order.parts).catch((why) => platform.log.warn({ err: why }, 'parts not kept'));
        throw error;
      }
      await kept.forget();
      const video = await keep({
        role: 'video',
        origin: ORIGIN,
        name: videoFileName(project.title),
        type: 'video/mp4',
        path: order.film,
        facts: { ...size, duration },
      });
      const still = await keep({
        role: 'thumbnail',
        origin: ORIGIN,
        name: 'thumbnail.jpg',
        type: 'image/jpeg',
        bytes: await readFile(order.thumbnail),
      });
      const made = { videoUrl: assetUrl(video.id), thumbnailUrl: assetUrl(still.id) };
      return new JobResult(made, (tx) => endRender(tx, itemId, made));
    });
}

export function previewCoverHandler(platform: Platform): GenerationHandler<unknown> {
  const projects = createProjects(platform);
  return ({ itemId, userId, signal, report, keep }) =>
    inTempFolder('cover', async (folder) => {
      const project = withSong(await projects.get(userId, itemId));
      const context = { platform, userId, project, folder, signal };
      const plan = await prepareCover(context, () => report('Preparing the face', 10));
      const length = Math.min(PREVIEW.seconds, plan.shape.duration);
      // The strongest part shows most of the dance.
      const chorus = plan.shape.sections.toSorted((a, b) => b.energy - a.energy)[0]?.start ?? 0;
      const start = Math.max(0, Math.min(chorus, plan.shape.duration - length));
      const order: CoverOrder = {
        ...plan,
        size: previewSize(project.aspect),
        fps: PREVIEW.fps,
        cast: { ...plan.cast, look: { ...plan.cast.look, quality: 'low' } },
        titles: null,
        part: { start, end: start + length },
        hasSound: false,
        parts: folder,
        partSeconds: PREVIEW.seconds,
        film: join(folder, 'preview.mp4'),
        thumbnail: join(folder, 'preview.jpg'),
        marks: MARKS,
      };
      await render(order, signal, report);
      const video = await keep({
        role: 'preview',
        origin: ORIGIN,
        name: 'preview.mp4',
        type: 'video/mp4',
        path: order.film,
      });
      return { videoUrl: assetUrl(video.id) };
    });
}

/** Settings can be looked at before a song is chosen: then to a tune of ours. */
function withSong(project: CoverProject): CoverProject {
  if (project.song?.status === 'ready') return project;
  const song = {
    source: 'instrumental' as const,
    name: '',
    status: 'ready' as const,
    errorMessage: null,
    jobId: null,
    audioUrl: null,
    duration: 30,
    trimStart: 0,
    trimEnd: null,
    genre: 'pop' as const,
    seed: 1,
    analysis: null,
    rightsConfirmedAt: null,
    singing: 'lips' as const,
    lyrics: null,
  };
  return { ...project, song };
}
