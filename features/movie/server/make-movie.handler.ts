/** Makes a movie: places are painted, lines spoken, every shot shown in a still, every scene filmed, and all of it put together. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetUrl } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { ISO_CODES, type Spoken } from '#common/voice-words.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import { toSrt } from '#engine/voice/timing/captions.ts';
import type { Recipe } from '#platform/assets/origin/recipe.ts';
import type {
  GenerationHandler,
  GenerationRun,
} from '#platform/generation-jobs/generation-job-definition.ts';
import type { ActOrder, PlannedAct } from '#platform/generation-jobs/makers.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import type { MovieShot } from '../contract.ts';
import { isProblem, type ReadScript, readScript } from '../script/read-script.ts';
import type { MoviePayload } from './make-movie.job.ts';
import { findMovies, type MovieRow, updateMovie } from './movie.repo.ts';
import { originOf, type Place, paintPlace } from './paint-place.ts';
import { type ReelOrder, type ReelPart, type ReelResult, TITLE_SECONDS } from './reel-order.ts';

const PROCESS = new URL('./reel.process.ts', import.meta.url);
const LIMITS = {
  timeoutMs: 1800_000,
  memoryMb: 1600,
  failure: 'The movie could not be put together. Please try again.',
};
/** Where each stage stands in the whole, in percent: a film takes much longer than its storyboard. */
const PLANNING = { from: 1, to: 14 };
const FILMING = { from: 14, to: 90 };
const JOINING = { from: 90, to: 97 };
const ENDINGS: Record<Spoken, string> = {
  en: 'The End',
  de: 'Ende',
  fr: 'Fin',
  es: 'Fin',
  it: 'Fine',
  pt: 'Fim',
  ja: '終わり',
  ko: '끝',
  zh: '剧终',
};

interface Planned {
  act: PlannedAct;
  place: Place;
}

type Run = GenerationRun<MoviePayload>;

export function makeMovieHandler(platform: Platform): GenerationHandler<MoviePayload> {
  return async (run) => {
    const [row] = await findMovies(platform.db, [run.itemId]);
    if (!row) throw new AppError('gone', 'The movie was deleted.');
    const script = readScript(row.script);
    if (isProblem(script)) throw new AppError('unprocessable', script.problem);
    return inTempFolder('film', (folder) => make(platform, row, script, folder, run));
  };
}

async function make(platform: Platform, row: MovieRow, script: ReadScript, folder: string, run: Run) {
  const { report, signal, itemId, payload } = run;
  const origin = { ...(await originOf(platform)), prompt: row.script };
  const planned: Planned[] = [];
  const shots: MovieShot[] = [];
  const starts: number[] = [];
  let at = TITLE_SECONDS;
  for (const [i, scene] of script.scenes.entries()) {
    const percent = (step: number) =>
      PLANNING.from + ((i + step) / script.scenes.length) * (PLANNING.to - PLANNING.from);
    report('Painting the places', percent(0));
    const place = await paintPlace(platform, row.userId, scene, row.wish.shape, signal);
    report('Speaking the lines', percent(0.3));
    const act = await platform.maker('act').plan(row.userId, orderOf(row, script, i, place), signal);
    report('Drawing the storyboard', percent(0.6));
    const stills = await act.stills(signal);
    for (const [number, { kind, start, end, line }] of act.shots.entries()) {
      const kept = await run.keep({
        role: 'still',
        name: fileNameOf(`${row.title} ${shots.length + 1}`, 'jpg'),
        type: 'image/jpeg',
        bytes: stills[number]!,
        isCounted: true,
        origin,
      });
      const said = line === null ? undefined : scene.lines[line];
      shots.push({
        scene: i,
        kind,
        seconds: end - start,
        start: at + start,
        stillUrl: assetUrl(kept.id),
        ...(said && {
          speaker: script.company[said.speaker]!.name,
          line: said.text,
          row: said.row,
        }),
      });
    }
    planned.push({ act, place });
    starts.push(at);
    at += act.seconds;
  }
  const scenes = planned.map(({ act }, i) => ({ heading: script.scenes[i]!.heading, seconds: act.seconds }));
  const film = payload.storyboardOnly
    ? undefined
    : await filmed(platform, row, planned, starts, folder, run, origin);
  // A new storyboard leaves the film that there is; it is filmed anew when the person says so.
  const {
    videoUrl = null,
    seconds = null,
    subtitlesUrl = null,
    thumbnailUrl = null,
  } = film ?? row.made ?? {};
  const made = { scenes, shots, seconds, videoUrl, subtitlesUrl, thumbnailUrl };
  return new JobResult({ videoUrl }, (tx) =>
    updateMovie(tx, itemId, { status: 'completed', error: null, made }),
  );
}

function orderOf(
  { wish: { shape, language, hasSubtitles, cast } }: MovieRow,
  { company, scenes }: ReadScript,
  scene: number,
  place: Place,
): ActOrder {
  const { seen, walksIn, lines } = scenes[scene]!;
  return {
    company: company.map(({ name, about }) => {
      const chosen = cast.find((one) => one.name.toLowerCase() === name.toLowerCase());
      return { name, about: chosen?.about || about, characterId: chosen?.characterId };
    }),
    seen,
    walksIn,
    lines: lines.map(({ speaker, text, shot }) => ({ speaker, text, shot })),
    place,
    shape,
    language,
    hasSubtitles,
  };
}

async function filmed(
  platform: Platform,
  row: MovieRow,
  planned: readonly Planned[],
  starts: readonly number[],
  folder: string,
  { report, signal, keep }: Run,
  origin: Recipe,
) {
  const { shape, music, language } = row.wish;
  const { fps, ...size } = platform.maker('act').format(shape);
  const whole = planned.reduce((sum, { act }) => sum + act.seconds, 0);
  const parts: ReelPart[] = [];
  let done = 0;
  for (const [i, { act }] of planned.entries()) {
    const tell = (share: number) =>
      report(
        `Filming scene ${i + 1} of ${planned.length}`,
        FILMING.from + ((done + share * act.seconds) / whole) * (FILMING.to - FILMING.from),
      );
    tell(0);
    const film = join(folder, `scene-${i}.mp4`);
    await writeFile(film, await act.film(signal, tell));
    const voice = { path: join(folder, `voice-${i}`), rate: act.voice.rate };
    await writeFile(voice.path, Buffer.from(toInt16(act.voice.samples).buffer));
    parts.push({ film, seconds: act.seconds, voice, spoken: act.lines });
    done += act.seconds;
  }
  const captions = planned.flatMap(({ act }, i) =>
    act.lines.map(({ text, start, end }) => ({ text, start: starts[i]! + start, end: starts[i]! + end })),
  );
  const backdrop = join(folder, 'backdrop');
  await writeFile(backdrop, planned[0]!.place.picture);
  const order: ReelOrder = {
    title: row.title,
    ending: ENDINGS[language],
    backdrop,
    parts,
    music: music === 'none' ? null : { genre: music, seed: planned[0]!.place.seed },
    size,
    fps,
    captions: captions.length > 0 ? { lines: captions, language: ISO_CODES[language] } : null,
    film: join(folder, 'movie.mp4'),
    thumbnail: join(folder, 'thumbnail.jpg'),
    marks: {
      title: row.title,
      comment: 'AI-made with Atelier: the characters and their voices in this film are synthetic.',
      ai_generated: 'true',
    },
  };
  const { seconds } = await runInChild<ReelResult>(PROCESS, order, {
    ...LIMITS,
    signal,
    onProgress: (stage, share) => report(stage, JOINING.from + share * (JOINING.to - JOINING.from)),
  });
  report('Keeping the movie', 98);
  const film = await keep({
    role: 'film',
    origin,
    name: fileNameOf(row.title, 'mp4'),
    type: 'video/mp4',
    path: order.film,
    facts: { ...size, duration: seconds },
  });
  const thumbnail = await keep({
    role: 'thumbnail',
    origin,
    name: fileNameOf(row.title, 'jpg'),
    type: 'image/jpeg',
    path: order.thumbnail,
  });
  const subtitles = await keep({
    role: 'captions',
    origin: null,
    name: fileNameOf(row.title, 'srt'),
    type: 'application/x-subrip',
    bytes: Buffer.from(toSrt(captions)),
  });
  return {
    seconds,
    videoUrl: assetUrl(film.id),
    thumbnailUrl: assetUrl(thumbnail.id),
    subtitlesUrl: assetUrl(subtitles.id),
  };
}
