/** Makes a project's film: gathers, films in a child process, keeps the file, and leaves nothing behind when it ends early. */

import { readFile } from 'node:fs/promises';
import { assetIdOf, assetUrl } from '#common/asset.ts';
import { AppError, messageOf } from '#common/errors.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import { runInChild } from '#platform/media/child-work.ts';
import { inTempFolder } from '#platform/media/temp-folder.ts';
import type { Platform } from '#platform/platform.ts';
import { listProjects, type VideoData, videoDataSchema } from '../../contract.ts';
import { getProject, type RenderFacts } from '../../project-calls.ts';
import { endRender, findProject, type ProjectRow, renderOf } from '../projects.repo.ts';
import { type FilmPlan, prepareFilm } from './prepare-film.ts';
import type { RenderResult } from './render-order.ts';

const PROCESS = new URL('./render.process.ts', import.meta.url);
/** Where the filming begins in the whole job's progress. */
const FILMING_FROM = 35;
const LIMITS = {
  timeoutMs: 3600_000,
  memoryMb: 1400,
  failure: 'The film could not be made from these files. Please try again, or leave one of them out.',
};

type Report = (stage: string, progress: number) => void;

export function renderVideoHandler(platform: Platform): JobHandler<{ projectId: string }> {
  return async ({ id, payload, signal, report }) => {
    const row = await findProject(platform.db, payload.projectId);
    const facts = row && renderOf(row);
    // Deleted, or finished by a run whose worker was lost just before it could say so.
    if (!row || facts?.jobId !== id || row.status !== 'processing') return null;
    try {
      const done = await film(platform, row, facts, signal, report);
      await tellPages(platform, row);
      return { fileUrl: done.fileUrl };
    } catch (error) {
      // Handed back to the queue: the next worker begins again, with what was drawn and spoken already.
      if (!signal.aborted || signal.reason !== 'shutdown') await giveUp(platform, row, facts, signal, error);
      throw error;
    }
  };
}

async function film(
  platform: Platform,
  row: ProjectRow,
  facts: RenderFacts,
  signal: AbortSignal,
  report: Report,
): Promise<ProjectRow> {
  const data = videoDataSchema.parse(row.data);
  return inTempFolder('film', async (folder) => {
    report('Gathering your files', 0);
    const plan = await prepareFilm({ platform, userId: row.userId, data, folder, signal, report });
    const began = Date.now();
    const made = await runInChild<RenderResult>(PROCESS, plan.order, {
      ...LIMITS,
      signal,
      onProgress: (stage, share) =>
        report(`${stage}${timeLeft(began, share)}`, FILMING_FROM + share * (98 - FILMING_FROM)),
    });
    report('Keeping the film', 98);
    return keep(platform, row, data, facts, plan, made);
  });
}

function timeLeft(began: number, share: number): string {
  const passed = (Date.now() - began) / 1000;
  if (share < 0.05 || passed < 4) return '';
  const left = Math.round((passed / share) * (1 - share));
  return left >= 90 ? `, about ${Math.round(left / 60)} minutes left` : `, about ${left} seconds left`;
}

async function keep(
  platform: Platform,
  row: ProjectRow,
  data: VideoData,
  facts: RenderFacts,
  plan: FilmPlan,
  made: RenderResult,
): Promise<ProjectRow> {
  const { assets, db } = platform;
  const { userId } = row;
  const name = `${row.title.replace(/[\\/:*?"<>|]+/g, ' ').trim() || 'video'}.mp4`;
  const { width, height } = plan.order.size;
  const movie = await assets.saveFile({
    userId,
    name,
    type: 'video/mp4',
    path: plan.order.film,
    facts: { width, height, duration: made.seconds },
    isCounted: true,
  });
  const still = await assets.save({
    userId,
    name: name.replace(/mp4$/, 'jpg'),
    type: 'image/jpeg',
    bytes: await readFile(plan.order.thumbnail),
  });
  const render: RenderFacts = {
    ...facts,
    seconds: made.seconds,
    captions: plan.order.captions,
    notes: plan.notes,
    error: undefined,
    engine: 'Atelier Studio',
  };
  const done = await endRender(db, row.id, facts.jobId, {
    status: 'completed',
    render,
    drawn: plan.drawn,
    fileUrl: assetUrl(movie.id),
    thumbnailUrl: assetUrl(still.id),
  });
  const old = [row.fileUrl, row.thumbnailUrl].flatMap((url) => assetIdOf(url) ?? []);
  // Deleted while it was being made: then the new files go instead of the old.
  await assets.delete(userId, done ? old : [movie.id, still.id, ...unused(plan, data)]);
  if (!done) throw new AppError('gone', 'The project was deleted.');
  return done;
}

const unused = (plan: FilmPlan, data: VideoData): string[] =>
  plan.drawn.filter((one) => !data.drawn.some((known) => known.id === one.id)).map((one) => one.id);

/** A cancelled film leaves the project as it was before; a failed one says why. */
async function giveUp(
  platform: Platform,
  row: ProjectRow,
  facts: RenderFacts,
  signal: AbortSignal,
  error: unknown,
): Promise<void> {
  const isCancelled = signal.aborted && signal.reason === 'cancelled';
  if (!isCancelled && !(error instanceof AppError))
    platform.log.warn({ err: error, project: row.id }, messageOf(error));
  const said =
    error instanceof AppError ? error.message : 'Something went wrong on our side. Please try again.';
  await endRender(platform.db, row.id, facts.jobId, {
    status: isCancelled ? (row.fileUrl ? 'completed' : 'draft') : 'failed',
    render: { ...facts, error: isCancelled ? undefined : said },
  });
  await platform.usage.refund(facts.usageKey);
  await tellPages(platform, row);
}

const tellPages = (platform: Platform, { userId, id }: ProjectRow): Promise<void> =>
  platform.events.publish(userId, {
    type: 'invalidate',
    keys: [listProjects.path, getProject.path.replace(':id', id)],
  });
