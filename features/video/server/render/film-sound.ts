/** The sound of a film: composed music that makes room for voices and clips, together as loud as people expect. */

import { readFile } from 'node:fs/promises';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { duck, type TimeRange } from '#engine/music/mix/duck.ts';
import { loudness, SILENT } from '#engine/music/mix/loudness.ts';
import { crossFade, type Ingredient, mix } from '#engine/music/mix/mix.ts';
import { asInFilms, normalise } from '#engine/music/mix/normalise.ts';
import { splice } from '#engine/music/mix/splice.ts';
import { BESIDE_LUFS, underSpeech } from '#engine/music/mix/under-speech.ts';
import { renderScore, renderStems } from '#engine/music/render/render-score.ts';
import { bothSides, type Stereo, secondsOf } from '#engine/music/stereo.ts';
import { soundingRanges } from '#engine/voice/sound/quiet.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import { shifted } from '#engine/voice/timing/word-times.ts';
import { type ClipFile, readClipSound } from '#platform/media/film/clip-reader.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import type { ReportProgress } from '#platform/processes/child-side.ts';
import { piecesOf } from '../../scene/clip/clip-cuts.ts';
import type { SceneCut } from '../../scene/storyboard.ts';
import type { RenderOrder, SoundOrder } from './render-order.ts';

export const SOUND_RATE = 44_100;
/** How far a recording of the person's own stands back for voices and clips. */
const DUCKING = { depthDb: 10 };

export async function filmSound(
  order: Pick<RenderOrder, 'sound' | 'board' | 'media'>,
  report: ReportProgress,
): Promise<Stereo | undefined> {
  const { sound, board } = order;
  const voices = await Promise.all(sound.voices.map(readVoice));
  const clips = await clipSounds(order);
  const spoken = [...voices, ...clips];
  const ingredients: Ingredient[] = spoken.map((one) => ({ ...one, fadeIn: 0.02, fadeOut: 0.08 }));
  const speech = spoken.flatMap(
    (one) => one.heard ?? [{ start: one.at, end: one.at + secondsOf(one.sound) }],
  );
  const music = await musicOf(sound, speech, board.duration, report);
  if (music) ingredients.push({ sound: music });
  if (ingredients.length === 0) return undefined;
  return asInFilms(mix(ingredients, board.duration, SOUND_RATE));
}

/** Already at its place behind those who speak. */
async function musicOf(
  { music, ownMusic }: SoundOrder,
  speech: readonly TimeRange[],
  seconds: number,
  report: ReportProgress,
): Promise<Stereo | undefined> {
  if (ownMusic) {
    report('Mixing your music', 0.2);
    const heard = await readClipSound(ownMusic, SOUND_RATE, seconds).catch(() => undefined);
    const song = heard && looped({ ...heard, sampleRate: SOUND_RATE }, seconds);
    return song && speech.length > 0 ? duck(normalise(song, BESIDE_LUFS), speech, DUCKING) : song;
  }
  if (!music) return undefined;
  const score = composeScore({ ...music, seconds });
  const bank = await readSoundBank();
  const options = {
    sampleRate: SOUND_RATE,
    onProgress: (share: number) => report('Playing the music', share),
  } as const;
  if (speech.length === 0) return renderScore(score, bank, options);
  return underSpeech(await renderStems(score, bank, options), speech);
}

/** Seconds of a song's end that run into its next beginning, and in which it leaves with the film. */
const JOIN = 2;

/** A song that is too short begins again; whatever its length, it fades out with the film. */
function looped(song: Stereo, seconds: number): Stereo {
  const length = song.left.findLastIndex((value, i) => value !== 0 || song.right[i] !== 0) + 1;
  const whole = { ...song, left: song.left.slice(0, length), right: song.right.slice(0, length) };
  let all: Stereo = whole;
  while (length > 0 && secondsOf(all) < seconds)
    all = crossFade(all, whole, Math.min(JOIN, secondsOf(whole) / 4));
  return mix([{ sound: all, at: 0, fadeOut: JOIN }], seconds, song.sampleRate);
}

interface Placed {
  sound: Stereo;
  at: number;
  /** Where something is said; absent: all the time. */
  heard?: TimeRange[];
}

async function readVoice(voice: SoundOrder['voices'][number]): Promise<Placed> {
  const raw = await readFile(voice.path);
  const samples = new Int16Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + (raw.byteLength & ~1)));
  const mono = resample(toFloat32(samples), voice.rate, SOUND_RATE);
  const placed = { sound: level(bothSides(mono, SOUND_RATE)), at: voice.start };
  if (!voice.hasRests) return placed;
  const heard = soundingRanges(samples, voice.rate).map((one) => shifted(one, voice.start));
  return { ...placed, heard };
}

/** Each clip is heard while its scene is seen. */
async function clipSounds({ board, media }: Pick<RenderOrder, 'board' | 'media'>): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const scene of board.scenes) {
    const one = scene.media === undefined ? undefined : media[scene.media];
    if (one?.kind !== 'clip') continue;
    const heard = await heardOf(one, scene);
    if (heard) placed.push({ sound: level(heard), at: scene.start });
  }
  // A clip without anything to hear need not press the music down.
  return placed.filter(({ sound }) => loudness(sound) > -50);
}

/** What the scene plays of its clip, cuts left out. */
async function heardOf(clip: ClipFile, scene: SceneCut): Promise<Stereo | undefined> {
  const pieces = piecesOf(scene, scene.end - scene.start);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return undefined;
  const seconds = last.to - first.from;
  const heard = await readClipSound(clip, SOUND_RATE, seconds, first.from).catch(() => undefined);
  if (!heard) return undefined;
  const ranges = pieces.map(({ from, to }) => ({ from: from - first.from, to: to - first.from }));
  return splice({ ...heard, sampleRate: SOUND_RATE }, ranges);
}

/** Voices and clips come as loud as they please: here they meet at one level. */
function level(sound: Stereo): Stereo {
  const heard = loudness(sound);
  return heard <= SILENT ? sound : normalise(sound, Math.min(-17, heard + 15));
}
