/** Renders the film of a project: collects its material, renders it in a child process, and stores the file. */

import { readFile } from 'node:fs/promises';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { withTimeLeft } from '#common/wording/time/time-left.ts';
import type {
  GenerationHandler,
  GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { videoDataSchema } from '../../contract.ts';
import { scriptOf } from '../../script/picture-prompts.ts';
import { trimDrawn } from '../project-files.ts';
import { drawnFor, endRender, findProjects, type ProjectRow } from '../projects.repo.ts';
import { FULL } from './plan-context.ts';
import { type FilmPlan, prepareFilm } from './prepare-film.ts';
import type { RenderResult } from './render-order.ts';
import { bringFilm } from './segments/kept-film.ts';

const PROCESS = new URL('./render.process.ts', import.meta.url);
/** Where rendering starts in the progress of the whole job. */
const RENDER_STARTS_AT = 35;
const LIMITS = {
  timeoutMs: 3600_000,
  memoryMb: 1400,
  failure: 'The film could not be made from these files. Please try again, or leave one of them out.',
};

/** Threads that draw a character need room of their own. */
const WITH_PRESENTER_MB = 2000;

export function renderVideoHandler(platform: Platform, quality = FULL): GenerationHandler<unknown> {
  return async (run) => {
    const { itemId, userId, db, signal, report } = run;
    const [row] = await findProjects(db, [itemId]);
    if (!row) throw new AppError('gone', 'The project was deleted.');
    const drawn = await drawnFor(db, itemId);
    const data = videoDataSchema.parse({ ...(row.data as object), drawn });
    return inTempFolder('film', async (folder) => {
      report('Gathering your files', 0);
      const context = { platform, projectId: itemId, userId, data, folder, quality, signal, report };
      const plan = await prepareFilm(context);
      plan.order.kept = await bringFilm(platform, row, folder);
      const began = Date.now();
      const made = await runInChild<RenderResult>(PROCESS, plan.order, {
        ...LIMITS,
        ...(data.presenter && { memoryMb: WITH_PRESENTER_MB }),
        signal,
        onProgress: (stage, share) =>
          report(withTimeLeft(stage, began, share), RENDER_STARTS_AT + share * (98 - RENDER_STARTS_AT)),
      });
      report('Keeping the film', 98);
      return saveFilm(row, plan, made, run);
    });
  };
}

async function saveFilm(
  row: ProjectRow,
  { order, notes, lines, madeAs }: FilmPlan,
  { seconds, segments, thumbnailOf, soundKey }: RenderResult,
  { id: jobId, keep }: GenerationRun<unknown>,
): Promise<JobResult> {
  const name = `${row.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'video'}.mp4`;
  const origin = { tool: 'AI Video Maker', engine: 'Atelier Studio', madeAs, prompt: scriptOf(order.data) };
  const movie = await keep({
    role: 'film',
    origin,
    name,
    type: 'video/mp4',
    path: order.film,
    facts: { ...order.size, duration: seconds },
    isCounted: true,
  });
  const still = await keep({
    role: 'thumbnail',
    origin,
    name: name.replace(/mp4$/, 'jpg'),
    type: 'image/jpeg',
    bytes: await readFile(order.thumbnail),
  });
  const [fileUrl, thumbnailUrl] = [assetUrl(movie.id), assetUrl(still.id)];
  const film = {
    jobId,
    seconds,
    captions: lines,
    notes,
    error: null,
    engine: 'Atelier Studio',
    parts: { segments, thumbnailOf, soundKey },
  };
  return new JobResult({ fileUrl }, async (tx) => {
    await endRender(tx, row.id, { film, fileUrl, thumbnailUrl });
    await trimDrawn(tx, row.id);
  });
}
