/** The song of a cover in the render process: its sound, and the mouth that goes with it. */

import { AppError } from '#common/errors.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { ACTIVITY_RATE, vocalOf, voiceActivity } from '#engine/music/listen/vocal.ts';
import { mix } from '#engine/music/mix/mix.ts';
import { asInFilms } from '#engine/music/mix/normalise.ts';
import { renderScore } from '#engine/music/render/render-score.ts';
import type { Score } from '#engine/music/score.ts';
import { type Stereo, secondsOf } from '#engine/music/stereo.ts';
import type { MouthCue, Shape } from '#engine/voice/mouth/shapes.ts';
import { cuesFromMelody, singCues } from '#engine/voice/mouth/sing-cues.ts';
import { readClipSound } from '#platform/media/film/clip-reader.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import type { ReportProgress } from '#platform/processes/child-side.ts';
import type { Singing, SongGenre } from '../../enums.ts';
import { FADES_SECONDS } from '../../scene/draw-stage.ts';
import type { CoverOrder } from './cover-order.ts';

const RATE = 44_100;

export interface SungSong {
  sound: Stereo | undefined;
  cues: MouthCue[];
  /** 0 to 1, fifty values a second. */
  loudness: Float32Array;
  /** Where the composer wrote them; a later composer may count otherwise than what was kept with the song. */
  written?: { beats: number[]; downbeats: number[] };
}

type Wanted = Pick<CoverOrder, 'song' | 'from' | 'shape' | 'part' | 'hasSound' | 'singing' | 'mouth'>;

/** Who plays the melody when it is hummed or played, as General MIDI programs: a voice without words, a guitar. */
const HUMMED = 53;
const PLAYED: Partial<Record<SongGenre, number>> = { rock: 29, country: 25, ballad: 24, hip_hop: 27 };
const PLAYED_ELSE = 27;

export async function singSong(order: Wanted, report: ReportProgress): Promise<SungSong> {
  const sung = await (order.song.kind === 'score'
    ? composed(order, order.song, report)
    : recorded(order, order.song));
  return { ...sung, cues: mouthFor(order.singing, sung.cues) };
}

/** Who hums keeps the lips together, who plays does not sing. */
function mouthFor(singing: Singing, cues: readonly MouthCue[]): MouthCue[] {
  if (singing === 'play') return [];
  if (singing === 'lips') return [...cues];
  return cues.map((cue) => ({ ...cue, shape: cue.shape === 'rest' ? 'rest' : 'closed' }));
}

function leadBy(singing: Singing, genre: SongGenre, score: Score): Score {
  if (singing === 'lips') return score;
  const program = singing === 'hum' ? HUMMED : (PLAYED[genre] ?? PLAYED_ELSE);
  return {
    ...score,
    tracks: score.tracks.map((one) => (one.role === 'lead' ? { ...one, program } : one)),
  };
}

/** The lead's own notes say when the mouth opens: nobody has to listen. */
async function composed(
  { from, shape, hasSound, singing }: Wanted,
  { genre, seed, seconds }: Extract<CoverOrder['song'], { kind: 'score' }>,
  report: ReportProgress,
): Promise<SungSong> {
  const score = leadBy(singing, genre, composeScore({ genre, seed, seconds }));
  const lead = score.tracks.find((one) => one.role === 'lead')?.notes ?? [];
  const notes = lead.map((note) => ({ ...note, start: note.start - from })).filter((note) => note.start >= 0);
  const loudness = new Float32Array(Math.ceil(shape.duration * ACTIVITY_RATE));
  for (const { start, seconds: length, velocity } of notes)
    loudness.fill(
      velocity / 127,
      Math.round(start * ACTIVITY_RATE),
      Math.round((start + length) * ACTIVITY_RATE),
    );
  const played = hasSound
    ? await renderScore(score, await readSoundBank(), { onProgress: (share) => report('song', share) })
    : undefined;
  const within = (moments: readonly number[]) =>
    moments.map((one) => one - from).filter((one) => one >= 0 && one < shape.duration);
  return {
    sound: played && finished(cut(played, from, shape.duration)),
    cues: cuesFromMelody(notes),
    loudness,
    written: { beats: within(score.beats), downbeats: within(score.bars) },
  };
}

async function recorded(
  { from, shape, part, hasSound, mouth }: Wanted,
  { path, format }: Extract<CoverOrder['song'], { kind: 'recording' }>,
): Promise<SungSong> {
  // A preview listens to its own few seconds only.
  const [start, seconds] = hasSound ? [0, shape.duration] : [part.start, part.end - part.start];
  const read = await readClipSound({ path, format }, RATE, seconds, from + start);
  if (!read) throw new AppError('unprocessable', 'There is no sound in this file.');
  const sound = { ...read, sampleRate: RATE };
  if (mouth) {
    const cues = cuesFrom(mouth, from, shape.duration);
    const loudness = loudnessOf(cues, shape.duration);
    return { sound: hasSound ? finished(sound) : undefined, cues, loudness };
  }
  const vocal = vocalOf(sound);
  const activity = voiceActivity(vocal, RATE);
  const cues = singCues(vocal, RATE, activity);
  if (hasSound) return { sound: finished(sound), cues, loudness: activity };
  const loudness = new Float32Array(Math.ceil(part.end * ACTIVITY_RATE));
  loudness.set(
    activity.subarray(0, loudness.length - Math.floor(start * ACTIVITY_RATE)),
    Math.floor(start * ACTIVITY_RATE),
  );
  return {
    sound: undefined,
    loudness,
    cues: cues.map((cue) => ({ ...cue, start: cue.start + start, end: cue.end + start })),
  };
}

/** Of a song whose singer is ours: in seconds of the film. */
const cuesFrom = (mouth: readonly MouthCue[], from: number, duration: number): MouthCue[] =>
  mouth
    .map(({ start, end, shape }) => ({ start: start - from, end: end - from, shape }))
    .filter(({ start, end }) => end > 0 && start < duration);

/** How far vowels open is told by their shapes; between the words nobody sings. */
function loudnessOf(cues: readonly MouthCue[], duration: number): Float32Array {
  const out = new Float32Array(Math.ceil(duration * ACTIVITY_RATE));
  for (const { start, end, shape } of cues)
    out.fill(
      CONSONANTS.has(shape) ? 0.55 : 0.85,
      Math.max(0, Math.floor(start * ACTIVITY_RATE)),
      Math.max(0, Math.ceil(end * ACTIVITY_RATE)),
    );
  return out;
}
const CONSONANTS: ReadonlySet<Shape> = new Set(['closed', 'teeth', 'lip', 'tongue']);

/** A part of a recording ends anywhere: it goes out with the picture. */
function finished(sound: Stereo): Stereo {
  return asInFilms(mix([{ sound, fadeOut: FADES_SECONDS }], secondsOf(sound), sound.sampleRate));
}

function cut({ left, right, sampleRate }: Stereo, from: number, seconds: number): Stereo {
  const [start, end] = [Math.round(from * sampleRate), Math.round((from + seconds) * sampleRate)];
  return { sampleRate, left: left.slice(start, end), right: right.slice(start, end) };
}
