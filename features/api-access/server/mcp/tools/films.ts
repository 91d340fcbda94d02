/** Tools that make films: videos from a description, movies from a script, and music videos of a cover song. */

import { z } from 'zod';
import { assetIdOf } from '#common/asset.ts';
import type { ResponseOf } from '#common/contract.ts';
import type { createCoverSong, getCoverSong } from '#features/cover-song/contract.ts';
import { type createMovie, movieBody } from '#features/movie/contract.ts';
import {
  BLANK_VIDEO,
  type createProject,
  DURATION,
  MUSIC,
  VIDEO_FORMATS,
  VIDEO_STYLES,
  VIDEO_TEMPLATES,
} from '#features/video/contract.ts';
import { getJson, sendJson } from '#platform/http/in-process/calls.ts';
import { answer, defineTool, follow, type ToolRun } from '../tool.ts';

const TEMPLATES = VIDEO_TEMPLATES.map((one) => one.id);
/** Milliseconds between two looks at a song that is being prepared. */
const LOOK_EVERY = 500;

/** What a render leaves, with the address where it is fetched. */
const filmFacts = (run: ToolRun, result: unknown): Record<string, unknown> => {
  const { videoUrl, fileUrl = videoUrl, ...rest } = (result ?? {}) as { videoUrl?: string; fileUrl?: string };
  return { ...rest, ...(fileUrl && { url: run.base + fileUrl, fileId: assetIdOf(fileUrl) }) };
};

export const makeVideo = defineTool({
  name: 'make_video',
  title: 'Make a video',
  description:
    'Makes a film from a description, sentence by sentence, with drawn pictures, music and, if wanted, a narrator. Takes some minutes.',
  input: z.object({
    title: z.string().min(1).max(200),
    description: z.string().min(1).max(5000).describe('What is told, in sentences; each becomes a scene'),
    template: z.enum(TEMPLATES as [string, ...string[]]).default('promotional'),
    style: z.enum(VIDEO_STYLES).default('modern'),
    music: z.enum(MUSIC).default('upbeat'),
    seconds: z.int().min(DURATION.min).max(DURATION.max).default(DURATION.fallback),
    format: z.enum(VIDEO_FORMATS).default('landscape'),
    narration: z.boolean().default(false).describe('Whether a voice reads the description'),
  }),
  run: async ({ title, description, seconds, narration, ...look }, run) => {
    const data = {
      ...BLANK_VIDEO,
      ...look,
      title,
      description,
      duration: [seconds],
      narration: { ...BLANK_VIDEO.narration, isOn: narration },
    };
    const order = { title, description, type: 'video', data };
    const { id } = await sendJson<ResponseOf<typeof createProject>>(run.client, '/api/projects', order);
    const { jobId } = await sendJson<{ jobId: string }>(run.client, `/api/projects/${id}/render`, {});
    const { result } = await follow(run, jobId);
    return answer({ projectId: id, ...filmFacts(run, result) });
  },
});

async function untilSongIsReady(run: ToolRun, id: string): Promise<void> {
  for (;;) {
    const { song } = await getJson<ResponseOf<typeof getCoverSong>>(run.client, `/api/cover-songs/${id}`);
    if (song?.status === 'ready') return;
    if (song?.status === 'failed') throw new Error('The song could not be prepared.');
    run.gone.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

export const makeCover = defineTool({
  name: 'make_cover',
  title: 'Make a cover song video',
  description:
    'Makes a music video: an original instrumental in the genre of a song, performed on stage by an invented star. Takes some minutes.',
  input: z.object({
    title: z.string().min(1).max(200),
    songUrl: z.url().describe('Link to the song that is covered, e.g. on YouTube'),
    genre: z.enum(['pop', 'rock', 'country', 'hip_hop', 'electronic', 'ballad']).default('pop'),
    seconds: z.int().min(15).max(300).default(30),
    performer: z.string().max(60).default('nova-vale').describe('Which of the stage personas performs'),
    bodyType: z.enum(['male', 'female']).default('female'),
    clothingStyle: z.string().max(40).default('pop'),
    mayUseSong: z.boolean().describe('Whether the person has said that they may use this song'),
  }),
  run: async (args, run) => {
    const { title, songUrl, genre, seconds, performer, bodyType, clothingStyle, mayUseSong } = args;
    if (!mayUseSong)
      throw new Error('Please ask the person whether they may use this song, and say so in mayUseSong.');
    const { client } = run;
    const order = { title, youtubeUrl: songUrl };
    const { id } = await sendJson<ResponseOf<typeof createCoverSong>>(client, '/api/cover-songs', order);
    const path = `/api/cover-songs/${id}`;
    await sendJson(client, `${path}/song`, { source: 'instrumental', genre, seconds }, 'PUT');
    const character = { characterType: 'celebrity', bodyType, clothingStyle, persona: performer };
    await sendJson(client, `${path}/character`, character, 'PUT');
    await run.report(2, 'Composing');
    await untilSongIsReady(run, id);
    await sendJson(client, `${path}/rights`, { confirmed: true }, 'PUT');
    const { jobId } = await sendJson<{ jobId: string }>(client, `${path}/generate`, {});
    const { result } = await follow(run, jobId);
    return answer({ coverId: id, ...filmFacts(run, result) });
  },
});

export const makeMovie = defineTool({
  name: 'make_movie',
  title: 'Make a movie',
  description:
    'Films a script with characters who speak: scene headings with INT. or EXT., names in capitals above their lines. One sentence becomes a script. Takes some minutes.',
  input: movieBody
    .pick({ title: true, language: true, shape: true, music: true, hasSubtitles: true })
    .extend({
      script: z.string().min(1).describe('The script, or a sentence that one is made from'),
    }),
  run: async (args, run) => {
    const { id, jobId } = await sendJson<ResponseOf<typeof createMovie>>(run.client, '/api/movies', args);
    const { result } = await follow(run, jobId);
    return answer({ movieId: id, ...filmFacts(run, result) });
  },
});
