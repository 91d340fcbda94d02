/** Puts a movie together in a process of its own: the title, the scenes as they were filmed, the end, voices over music. */

import { readFile, writeFile } from 'node:fs/promises';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { type Ingredient, mix } from '#engine/music/mix/mix.ts';
import { asInFilms, normalise } from '#engine/music/mix/normalise.ts';
import { underSpeech } from '#engine/music/mix/under-speech.ts';
import { renderStems } from '#engine/music/render/render-score.ts';
import { bothSides, type Stereo } from '#engine/music/stereo.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { registerFilmFonts } from '#platform/media/film/film-fonts.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { type FilmPart, joinFilms } from '#platform/media/film/join-films.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import { type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import { type Card, endCard, titleCard } from './cards.ts';
import {
  ENDING_SECONDS,
  type ReelOrder,
  type ReelPart,
  type ReelResult,
  TITLE_SECONDS,
} from './reel-order.ts';

const SOUND_RATE = 44_100;
const VOICE_LUFS = -17;
/** Beside voices the music of a movie is fuller than that of a talk. */
const MUSIC_LUFS = -21;

/** A card as a film in the format of the scenes. */
async function filmCard(
  card: Card,
  seconds: number,
  { size, fps }: ReelOrder,
  path: string,
): Promise<FilmPart> {
  const writer = await openFilm({ path, ...size, fps });
  const frames = Math.round(seconds * fps);
  for (let i = 0; i < frames; i++) await writer.add(card(i / fps));
  await writer.finish();
  return { path, frames };
}

async function voiceOf({ voice }: ReelPart): Promise<Stereo> {
  const raw = await readFile(voice.path);
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.byteLength & ~1)));
  const sound = bothSides(resample(toFloat32(samples), voice.rate, SOUND_RATE), SOUND_RATE);
  return normalise(sound, VOICE_LUFS);
}

async function soundOf(
  order: ReelOrder,
  seconds: number,
  report: ReportProgress,
): Promise<Stereo | undefined> {
  const { parts, music } = order;
  const ingredients: Ingredient[] = [];
  const speech: { start: number; end: number }[] = [];
  const cuts: number[] = [];
  let at = TITLE_SECONDS;
  for (const part of parts) {
    cuts.push(at);
    ingredients.push({ sound: await voiceOf(part), at });
    for (const { start, end } of part.spoken) speech.push({ start: at + start, end: at + end });
    at += part.seconds;
  }
  if (music) {
    const score = composeScore({ ...music, seconds, cuts: [...cuts, at] });
    const options = {
      sampleRate: SOUND_RATE,
      onProgress: (share: number) => report('Playing the music', share * 0.6),
    } as const;
    const stems = await renderStems(score, await readSoundBank(), options);
    ingredients.push({ sound: underSpeech(stems, speech, MUSIC_LUFS), fadeOut: 1.5 });
  } else if (speech.length === 0) return undefined;
  return asInFilms(mix(ingredients, seconds, SOUND_RATE));
}

serveChild<ReelOrder, ReelResult>(async (order, report) => {
  const { size, fps, parts, title, ending, captions, marks } = order;
  registerFilmFonts(JSON.stringify([title, ending]));
  report('Setting the titles', 0);
  const backdrop = await loadImage(await sharp(order.backdrop).png({ compressionLevel: 1 }).toBuffer());
  const opening = titleCard(backdrop, title, size, TITLE_SECONDS);
  const first = await filmCard(opening, TITLE_SECONDS, order, `${order.film}-title.mp4`);
  const last = await filmCard(
    endCard(ending, size, ENDING_SECONDS),
    ENDING_SECONDS,
    order,
    `${order.film}-end.mp4`,
  );
  const scenes = parts.map((part) => ({ path: part.film, frames: Math.round(part.seconds * fps) }));
  const all = [first, ...scenes, last];
  const seconds = all.reduce((sum, one) => sum + one.frames, 0) / fps;
  const sound = await soundOf(order, seconds, report);
  report('Finishing the movie', 0.7);
  await joinFilms(all, {
    path: order.film,
    fps,
    ...(sound && { sound }),
    ...(captions && { captions }),
    marks,
  });
  const cover = opening(TITLE_SECONDS * 0.55);
  const raw = { raw: { width: size.width, height: size.height, channels: 4 as const } };
  await writeFile(order.thumbnail, await sharp(cover, raw).flatten().jpeg({ quality: 85 }).toBuffer());
  return { seconds };
});
