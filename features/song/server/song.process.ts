/** Writes songs and puts voice and band together, away from everything else. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import { isUnspaced } from '#common/voice-words.ts';
import { waveform } from '#engine/music/listen/waveform.ts';
import { type Stereo, toMono } from '#engine/music/stereo.ts';
import { cutScore } from '#engine/singing/cut-score.ts';
import { keepOutside } from '#engine/singing/mix/keep-outside.ts';
import { SONG_STEMS } from '#engine/singing/mix/mix-song.ts';
import { playSong, SONG_RATE, type SungParts } from '#engine/singing/play-song.ts';
import { toMidi } from '#engine/singing/score/midi-file.ts';
import { toMusicXml } from '#engine/singing/score/music-xml.ts';
import { linesOf, toLrc } from '#engine/singing/score/timed-words.ts';
import {
  MAX_SONG_SECONDS,
  planSong,
  rounded,
  type SongPlan,
  type SongWish,
} from '#engine/singing/song-plan.ts';
import { mouthOfSong } from '#engine/singing/voice/phrase-mouth.ts';
import { orderPhrase } from '#engine/singing/voice/phrase-order.ts';
import { liftOf } from '#engine/singing/voice/voices.ts';
import { toSrt } from '#engine/voice/timing/captions.ts';
import { readClipSound } from '#platform/media/film/clip-reader.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import { writeStereo } from '#platform/media/sound/write-sound.ts';
import { SUNG_RATE } from '#platform/media/voice/singer.ts';
import { type ReportProgress, serveChild } from '#platform/processes/child-side.ts';
import type {
  ConvertOrder,
  PlannedLine,
  PlannedSong,
  PlayedSong,
  PlayOrder,
  SampleOrder,
  SongOrder,
} from './song-order.ts';

const PEAKS = 600;
/** Below this a stem is silence. */
const AUDIBLE = 1e-4;

serveChild<SongOrder, PlannedSong | PlayedSong | undefined>((order, report) => {
  switch (order.kind) {
    case 'plan':
      return linesAndLength(order.wish);
    case 'play':
      return play(order, report);
    case 'sample':
      return playSample(order);
    case 'convert':
      return convert(order);
  }
});

function linesAndLength(wish: SongWish): PlannedSong {
  const plan = planSong(wish);
  if (plan.phrases.length === 0)
    throw new AppError('unprocessable', 'There is nothing here that can be sung. Please write words.');
  if (plan.seconds > MAX_SONG_SECONDS)
    throw new AppError(
      'unprocessable',
      `This song would last ${Math.ceil(plan.seconds / 60)} minutes, and the longest is 5. Please shorten the words, or choose a faster tempo.`,
    );
  const isSung = (section: number) => plan.phrases.some((one) => one.section === section);
  const chorus = plan.sections.findIndex((one, i) => one.name === 'chorus' && isSung(i));
  const sample = chorus >= 0 ? chorus : plan.phrases[0]!.section;
  return { lines: linesOfPlan(plan, wish), seconds: plan.seconds, sample };
}

/** The main voice and, where there is one, the second, line by line. */
function linesOfPlan({ phrases }: SongPlan, { voice }: SongWish): PlannedLine[] {
  const lift = liftOf(voice);
  return phrases.flatMap(({ section, sounds, syllables, notes, harmony }) => {
    const line = (midis: readonly number[] | undefined): PlannedLine => ({
      ...orderPhrase({
        sounds,
        syllables,
        lift,
        notes: midis ? notes.map((note, i) => ({ ...note, midi: midis[i]! })) : notes,
      }),
      sounds,
      section,
      isHarmony: midis !== undefined,
    });
    return harmony ? [line(undefined), line(harmony)] : [line(undefined)];
  });
}

async function play(
  { wish, rate = SONG_RATE, title, sung, folder, before }: PlayOrder,
  report: ReportProgress,
): Promise<PlayedSong> {
  const plan = planSong(wish);
  const lines = linesOfPlan(plan, wish);
  const lift = liftOf(wish.voice);
  const mixed = await playSong(plan, await readSung(lines, sung, lift), await readSoundBank(), {
    levels: before?.levels,
    sampleRate: rate,
    onProgress: (share) => report('Playing the band', share),
  });
  report('Finishing the song', 0);
  const keep = await keeperOf(plan, rate, before);
  const mix = await keep('song', mixed.mix);
  const files = ['song.mp3', 'song.flac'];
  await writeStereo(join(folder, 'song.mp3'), 'mp3', mix);
  await writeStereo(join(folder, 'song.flac'), 'flac', mix);
  for (const name of SONG_STEMS) {
    const stem = await keep(name, mixed.stems[name]);
    if (!isAudible(stem)) continue;
    await writeStereo(join(folder, `${name}.flac`), 'flac', stem);
    files.push(`${name}.flac`);
  }
  await writeScores(plan, wish, title, folder);
  const { sections, chords, notes, seconds, tempo, key } = plan;
  return {
    files,
    sections: sections.map(({ name, start, end }) => ({ name, start, end })),
    chords,
    melody: notes,
    peaks: [...waveform(toMono(mix), PEAKS)].map((one) => Math.round(one * 1000) / 1000),
    seconds,
    tempo,
    key,
    lines: plan.phrases.map(({ words, line, begin, bars }) => ({ words, line, begin, bars })),
    sectionWords: sections.map((one) => one.words),
    levels: mixed.levels,
    performance: performanceOf(plan, lines, lift),
  };
}

async function readSung(
  lines: readonly PlannedLine[],
  files: readonly string[],
  lift: number,
): Promise<SungParts> {
  const heard = await Promise.all(
    lines.map(async ({ start, isHarmony }, i) => ({
      isHarmony,
      samples: toFloats(await readFile(files[i]!)),
      start,
      lift,
      gainDb: 0,
    })),
  );
  return {
    main: heard.filter((one) => !one.isHarmony),
    harmony: heard.filter((one) => one.isHarmony),
    rate: SUNG_RATE,
  };
}

async function playSample({
  wish,
  rate = SONG_RATE,
  section,
  sung,
  output,
}: SampleOrder): Promise<undefined> {
  const plan = planSong(wish);
  const { start, end, name } = plan.sections[section]!;
  const lines = linesOfPlan(plan, wish)
    .filter((one) => one.section === section)
    .map((one) => ({ ...one, start: one.start - start }));
  const score = cutScore(plan.score, start, end);
  const sections = [{ name, start: 0, end: score.seconds, words: null }];
  const parts = await readSung(lines, sung, liftOf(wish.voice));
  const { mix } = await playSong({ score, seconds: score.seconds, sections }, parts, await readSoundBank(), {
    sampleRate: rate,
  });
  await writeStereo(output, 'mp3', mix);
}

async function convert({ input, output, format, seconds }: ConvertOrder): Promise<undefined> {
  const read = await readClipSound({ path: input, format: 'flac' }, SONG_RATE, seconds);
  if (!read) throw new AppError('unprocessable', 'There is no sound in this file.');
  await writeStereo(output, format, { ...read, sampleRate: SONG_RATE });
}

function performanceOf(
  { score, sections }: SongPlan,
  lines: readonly PlannedLine[],
  lift: number,
): PlayedSong['performance'] {
  return {
    beats: score.beats.map(rounded),
    downbeats: score.bars.map(rounded),
    sections: sections.map(({ name, start, end }, i) => ({
      name,
      start,
      end,
      energy: score.sections[i]!.energy,
    })),
    mouth: mouthOfSong(
      lines.filter((one) => !one.isHarmony),
      lift,
    ),
  };
}

/** Puts what was made anew into the files of the version before, where the song is still as long. */
async function keeperOf({ sections, seconds }: SongPlan, rate: number, before: PlayOrder['before']) {
  return async (name: string, made: Stereo): Promise<Stereo> => {
    const path = before?.files[name];
    if (!before || !path) return made;
    const old = await readClipSound({ path, format: 'flac' }, rate, seconds);
    if (!old) return made;
    const renewed = sections.filter(({ words }) => words !== null && before.words.includes(words));
    return keepOutside(made, { ...old, sampleRate: rate }, renewed);
  };
}

async function writeScores(plan: SongPlan, wish: SongWish, title: string, folder: string): Promise<void> {
  const spacer = isUnspaced(wish.language) ? '' : ' ';
  await writeFile(join(folder, 'song.mid'), toMidi(title, plan.score, plan.notes));
  await writeFile(join(folder, 'song.musicxml'), toMusicXml({ ...plan, title }));
  await writeFile(join(folder, 'song.lrc'), toLrc(title, plan.notes, spacer));
  await writeFile(join(folder, 'song.srt'), toSrt(linesOf(plan.notes, spacer)));
}

const isAudible = ({ left }: Stereo): boolean => left.some((one) => Math.abs(one) > AUDIBLE);

function toFloats(bytes: Buffer): Float32Array {
  const out = new Float32Array(bytes.length >> 1);
  for (let i = 0; i < out.length; i++) out[i] = bytes.readInt16LE(i * 2) / 32_768;
  return out;
}
