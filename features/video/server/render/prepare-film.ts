/** Gathers what a film needs into one folder: the person's files, drawn pictures, spoken sentences, and the cut. */

import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, messageOf } from '#common/errors.ts';
import { ISO_CODES } from '#common/voice-words.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import { type MadeAs, togetherAs } from '#platform/assets/origin/recipe.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import type { ClipFile } from '#platform/media/film/clip-reader.ts';
import { SOUND_KINDS } from '#platform/media/sound/decode-audio.ts';
import { VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import { MAX_DRAWN, type VideoData } from '../../contract.ts';
import { captionsOf } from '../../scene/captions.ts';
import { musicFor } from '../../scene/music/film-music.ts';
import { mouthsOf } from '../../scene/presenter/mouths.ts';
import { cutKey, drawnKey, fileKey, storyboardOf, VOICE_AFTER } from '../../scene/storyboard.ts';
import { chosenLength, filmLength } from '../../script/film-length.ts';
import { picturePrompts, scriptOf } from '../../script/picture-prompts.ts';
import { ITEM_TYPE } from '../projects.repo.ts';
import { mouthOf, recordingsOf } from '../recording/recordings.ts';
import { makeClips } from './cloud-clips.ts';
import { type Drawn, drawPicture, type PictureFile } from './draw-picture.ts';
import { narrate } from './narrate.ts';
import type { PlanContext } from './plan-context.ts';
import type { FilmMedia, RenderOrder, VoiceFile } from './render-order.ts';

export interface FilmPlan {
  order: RenderOrder;
  /** What is said, in lines as a caption file has them, however the film itself shows it. */
  lines: TimedText[];
  /** What went other than asked, in words. */
  notes: string[];
  madeAs: MadeAs;
}

/** The narrator's, or that of the clips. */
const captionLanguage = ({ narration, transcripts }: VideoData): string =>
  narration.isOn ? narration.language : (transcripts[0]?.language ?? narration.language);

const GONE = 'is not among your files any more. Please choose it again.';

export async function prepareFilm(context: PlanContext): Promise<FilmPlan> {
  const { folder, quality } = context;
  const notes: string[] = [];
  const own = await ownMedia(context);
  const drawn = await drawnMedia(context, notes);
  // Where their subjects are decides how their pages are laid out.
  const data = { ...context.data, drawn: drawn.pictures };
  const logo = data.logo && (await fetchOwn(context, data.logo, 'logo')).path;
  const tune = data.ownMusic && (await fetchOwn(context, data.ownMusic, 'music'));
  const spoken = data.narration.isOn ? await narrate(context) : undefined;
  const recorded = data.voiceOver && (await recordedVoice(context, data.voiceOver));
  const requested = chosenLength(data);
  const genre = data.ownMusic || data.music === 'none' ? undefined : data.music;
  const metre = data.musicMetre ?? undefined;
  const score = genre && composeScore({ genre, seconds: requested, seed: data.musicSeed, metre });
  const keys = [...own.keys, ...drawn.keys];
  const board = storyboardOf(data, keys, {
    spoken: spoken?.map((one) => one.seconds),
    beats: score?.beats,
  });
  const seconds = filmLength(board);
  if ((spoken || recorded) && seconds > requested)
    notes.push(`The voice needs ${seconds} seconds, so the film is longer than the ${requested} chosen.`);
  const voices: VoiceFile[] = board.scenes.flatMap(({ sentence, isSaid, start }) => {
    const one = isSaid && sentence !== undefined ? spoken?.[sentence] : undefined;
    return one?.path ? [{ path: one.path, rate: one.rate, start: start + VOICE_AFTER }] : [];
  });
  if (recorded) voices.push(recorded.file);
  const lines = captionsOf({ ...data, captions: 'soft' }, board, spoken).map(({ words: _, ...line }) => line);
  return {
    notes,
    lines,
    madeAs: togetherAs([
      'algorithmicMedia',
      ...own.madeAs,
      ...drawn.madeAs,
      ...(spoken ? (['trainedAlgorithmicMedia'] as const) : []),
      ...(recorded || tune || logo ? [undefined] : []),
    ]),
    order: {
      data,
      board,
      captions: captionsOf(data, board, spoken),
      mouths: mouthsOf(board, {
        lines: spoken?.map((one) => (one.path ? one : null)) ?? [],
        recording: recorded?.mouth,
      }),
      softCaptions:
        data.captions === 'soft' && lines.length > 0
          ? { lines, language: ISO_CODES[captionLanguage(data)] ?? 'und' }
          : null,
      media: [...own.media, ...drawn.media],
      logo,
      sound: {
        music: musicFor(data, board),
        ownMusic: tune && soundFile(tune),
        voices,
      },
      size: quality.sizes[data.format],
      fps: quality.fps,
      kept: null,
      film: join(folder, 'film.mp4'),
      thumbnail: join(folder, 'thumbnail.jpg'),
      marks: { title: data.title, comment: 'Made with Atelier. Contains AI-generated content.' },
    },
  };
}

/** As it is heard in the preview. */
async function recordedVoice(
  { platform, userId, folder, signal, report }: PlanContext,
  voiceOver: NonNullable<VideoData['voiceOver']>,
): Promise<{ file: VoiceFile; mouth: MouthCue[] }> {
  report('Preparing your recording', 20);
  if (!(await platform.assets.findOwn(userId, voiceOver.id)))
    throw new AppError('unprocessable', `'${voiceOver.name}' ${GONE}`);
  const recording = await recordingsOf(platform)(userId, voiceOver, signal);
  const path = join(folder, 'voice-over');
  await writeFile(path, recording.samples);
  const file = { path, rate: VOICE_RATE, start: VOICE_AFTER, hasRests: true };
  return { file, mouth: mouthOf(recording) };
}

function soundFile({ path, type }: { path: string; type: string }): ClipFile {
  const format = SOUND_KINDS[type];
  if (!format) throw new AppError('unprocessable', 'Your music cannot be read. Please choose another file.');
  return { path, format };
}

/** Pictures and clips with the names by which scenes ask for them. */
interface Gathered {
  media: FilmMedia[];
  keys: string[];
  /** How each came about; undefined: the person brought it. */
  madeAs: (MadeAs | undefined)[];
}

async function ownMedia(context: PlanContext): Promise<Gathered> {
  const { uploadedFiles, scenes } = context.data;
  const wanted =
    scenes.length > 0
      ? uploadedFiles.filter((file) => scenes.some((one) => one.fileId === file.id))
      : uploadedFiles;
  const madeAs = await context.platform.assets.madeAs(
    context.userId,
    wanted.map(({ id }) => id),
  );
  const gathered: Gathered = { media: [], keys: [], madeAs };
  for (const [i, file] of wanted.entries()) {
    context.signal.throwIfAborted();
    context.report('Gathering your files', (i / wanted.length) * 10);
    const { path, type } = await fetchOwn(context, file, `media-${i}`);
    const format = CLIP_KINDS[type];
    gathered.media.push(format ? { kind: 'clip', path, format } : { kind: 'picture', path });
    gathered.keys.push(fileKey(file.id));
    if (!file.cutout) continue;
    const cut = await fetchOwn(context, { id: file.cutout.id, name: file.name }, `cut-${i}`);
    gathered.media.push({ kind: 'picture', path: cut.path });
    gathered.keys.push(cutKey(file.id));
  }
  return gathered;
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
async function drawnMedia(context: PlanContext, notes: string[]): Promise<Gathered & { pictures: Drawn[] }> {
  const { data, platform, userId, signal } = context;
  const prompts = picturePrompts(data, MAX_DRAWN);
  const script = scriptOf(data);
  const clips = await makeClips(context, prompts, notes);
  const gathered = { media: [], keys: [], madeAs: [], pictures: [] } as Gathered & { pictures: Drawn[] };
  const add = (one: FilmMedia, prompt: string, made: MadeAs | undefined) => {
    gathered.media.push(one);
    gathered.keys.push(drawnKey(prompt));
    gathered.madeAs.push(made);
  };
  for (const [i, prompt] of prompts.entries()) {
    signal.throwIfAborted();
    context.report(`Drawing pictures, ${i + 1} of ${prompts.length}`, (i / prompts.length) * 20);
    const clip = clips[i];
    if (clip) {
      add(clip, prompt, 'trainedAlgorithmicMedia');
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
      gathered.pictures.push(picture);
      const { path } = await fetchOwn(context, picture, `drawn-${i}`);
      const [made] = await platform.assets.madeAs(userId, [picture.id]);
      add({ kind: 'picture', path }, prompt, made);
    } catch (error) {
      if (signal.aborted) throw error;
      const said = error instanceof AppError ? error.message : messageOf(error);
      notes.push(`A picture for '${cutText(prompt, 60)}' could not be drawn: ${said}`);
    }
  }
  return gathered;
}
