/** Whether the books are right after a power cut: everything has ended, files and rows agree, and each use is counted once. */

import { expect } from 'vitest';
import type { StoredFile } from '#common/asset.ts';
import { isFinished, type Job } from '#common/job.ts';
import type { LibraryItem } from '#common/library.ts';
import type { CoverProject, CoverSong } from '#features/cover-song/contract.ts';
import type { Image } from '#features/image/contract.ts';
import type { Transcription } from '#features/speech/calls/transcription-calls.ts';
import type { Speech } from '#features/speech/contract.ts';
import type { Project } from '#features/video/contract.ts';
import type { Batch } from '#features/watermark/calls/batch-calls.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { World } from './world.ts';

/** Milliseconds; a guard against waiting for ever. */
export const LIMIT = 240_000;

interface Things {
  images: Image[];
  speech: Speech[];
  transcriptions: Transcription[];
  projects: Project[];
  covers: CoverProject[];
  batches: Batch[];
  edits: LibraryItem[];
  /** Of batches that are not finished: a failed job is an end too. */
  batchJobs: Job[];
  exported: Job | undefined;
}

async function thingsOf(person: Visitor, exportJob: string | undefined): Promise<Things> {
  const get = async <T>(path: string): Promise<T> => {
    const answer = await person.get<T>(path);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    return answer.body;
  };
  const covers = await get<CoverSong[]>('/api/cover-songs');
  const batches = await get<Batch[]>('/api/watermark-batches');
  return {
    images: (await get<{ images: Image[] }>('/api/images?limit=100')).images,
    speech: (await get<{ items: Speech[] }>('/api/speech?limit=100')).items,
    transcriptions: (await get<{ items: Transcription[] }>('/api/transcriptions?limit=100')).items,
    projects: await get<Project[]>('/api/projects'),
    covers: await Promise.all(covers.map(({ id }) => get<CoverProject>(`/api/cover-songs/${id}`))),
    batches,
    edits: (await get<{ items: LibraryItem[] }>('/api/library?tool=photo&limit=100')).items,
    batchJobs: await Promise.all(
      batches.filter((one) => !one.isFinished).map((one) => get<Job>(`/api/jobs/${one.jobId}`)),
    ),
    exported: exportJob ? await get<Job>(`/api/jobs/${exportJob}`) : undefined,
  };
}

/** What has not ended yet, in words; and, as it should never be, what failed without a message. */
function openEnds(things: Things): string[] {
  const works = [...things.speech, ...things.transcriptions];
  return [
    ...works.filter((one) => one.status === 'pending').map((one) => `${one.id} is pending`),
    ...works.filter((one) => one.status === 'failed' && !one.error).map((one) => `${one.id} says nothing`),
    ...things.projects.filter((one) => one.status === 'processing').map((one) => `film of ${one.id}`),
    ...things.covers.filter((one) => one.status === 'processing').map((one) => `cover ${one.id}`),
    ...things.covers.filter((one) => one.song?.status === 'reading').map((one) => `song of ${one.id}`),
    ...things.covers
      .filter((one) => one.song?.status === 'failed' && !one.song.errorMessage)
      .map((one) => `song of ${one.id} says nothing`),
    ...things.batchJobs.filter((one) => !(isFinished(one) && one.error)).map((one) => `batch of ${one.id}`),
    ...things.covers
      .filter((one) => one.status === 'failed' && !one.errorMessage)
      .map((one) => `cover ${one.id} says nothing`),
    ...(things.exported && !isFinished(things.exported) ? ['the export'] : []),
  ];
}

/** Waits until everything of this person has ended; answers what there is then. */
export async function settled(person: Visitor, exportJob: string | undefined): Promise<Things> {
  let things = await thingsOf(person, exportJob);
  await expect
    .poll(
      async () => {
        things = await thingsOf(person, exportJob);
        return openEnds(things).join('; ');
      },
      { timeout: LIMIT, interval: 250 },
    )
    .toBe('');
  return things;
}

async function filesOf(person: Visitor): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const more: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await person.get<{ items: StoredFile[]; nextCursor: string | null }>(
      `/api/files?limit=100${more}`,
    );
    files.push(...body.items);
    cursor = body.nextCursor;
  }
  return files;
}

const addressesOf = (things: Things): (string | null | undefined)[] => [
  ...things.images.map((one) => one.url),
  ...[...things.speech, ...things.transcriptions].map((one) => one.audioUrl),
  ...things.projects.flatMap((one) => [one.fileUrl, one.thumbnailUrl]),
  ...things.covers.flatMap((one) => [one.videoUrl, one.thumbnailUrl, one.song?.audioUrl]),
  ...things.batches.flatMap((one) => one.photos.map((photo) => photo.url)),
  ...things.edits.map((one) => one.url),
  (things.exported?.result as { url?: string } | null)?.url,
];

/** Every row has its file and every file its row, and all that was made belongs to something. `isSwept`: bytes of the dead too. */
export async function checkFiles(world: World, person: Visitor, things: Things, isSwept: boolean) {
  const rows = await filesOf(person);
  const onDisk = world.filesOf(person.user!.id);
  const inRows = new Map(rows.map((row) => [row.id, row.size]));
  for (const [id, size] of inRows) expect(onDisk.get(id), `the file of ${id}`).toBe(size);
  if (isSwept) expect([...onDisk.keys()].sort()).toEqual([...inRows.keys()].sort());
  const used = new Set(addressesOf(things).map((url) => url?.split('/').at(-1)));
  // What was uploaded is the person's, used or not; a recording that never began waits an hour for its transcription.
  const idle = rows.filter((row) => !/^(upload-\d\.jpg|talk\.wav)$/.test(row.name) && !used.has(row.id));
  expect(idle.map((row) => row.name)).toEqual([]);
}

/** One charge for each thing that came into being, and none for what did not. */
export async function checkCharges(person: Visitor, things: Things): Promise<string> {
  const { body } = await person.get<{ kinds: { kind: string; used: number }[] }>('/api/subscription/usage');
  const used = Object.fromEntries(body.kinds.map(({ kind, used }) => [kind, used]));
  const done = (all: readonly { status: string }[]) => all.filter((one) => one.status === 'completed').length;
  const made = {
    image: things.images.length,
    speech: done(things.speech) + done(things.transcriptions),
    video: done(things.projects),
    coverSong: done(things.covers),
  };
  expect(used).toMatchObject(made);
  const failed = [...things.speech, ...things.transcriptions, ...things.projects, ...things.covers].filter(
    (one) => one.status === 'failed',
  ).length;
  return `${Object.entries(made)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}${failed ? `, ${failed} failed` : ''}`;
}
