/** Sings songs with the real voice and says how true, how clear and how clean they are: `node scripts/bench/engines/songs/measure-songs.ts [voice or style/voice …]`; `SONGS=first` takes the songs it was tuned on, `SONGS=file.json` those of a file, `KEEP=folder` keeps the bare voice. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loudness } from '#engine/music/mix/loudness.ts';
import { type Stereo, toMono } from '#engine/music/stereo.ts';
import { vocalTrack } from '#engine/singing/mix/vocal-track.ts';
import { playSong } from '#engine/singing/play-song.ts';
import { planSong, type SongPlan } from '#engine/singing/song-plan.ts';
import { orderPhrase } from '#engine/singing/voice/phrase-order.ts';
import { liftOf } from '#engine/singing/voice/voices.ts';
import { readLyrics } from '#engine/singing/words/read-lyrics.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import { countErrors } from '#engine/voice/timing/word-errors.ts';
import { createVoiceHost, type VoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { createSinger } from '#features/speech/server/models/singer.ts';
import { readSoundBank } from '#platform/media/music/sound-bank.ts';
import { SUNG_RATE } from '#platform/media/voice/singer.ts';
import { FRESH_SONGS } from './fresh-songs.ts';
import { breaksIn, clicksIn, jumpsIn, onsetsIn, pitchIn } from './sung-truth.ts';
import { UNSEEN_SONGS, type UnseenSong } from './unseen-songs.ts';

const HEARING_RATE = 16_000;
/** Seconds that the listener takes at once. */
const WINDOW = 24;

interface Sung {
  song: UnseenSong;
  plan: SongPlan;
  vocals: Stereo;
  row: Record<string, number | string>;
}

const processorSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const peakMegabytes = (pid: number): number =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);

async function sing(host: VoiceHost, song: UnseenSong, seed: number): Promise<Sung> {
  const { signal } = new AbortController();
  const singer = createSinger(host);
  const read = readLyrics(song.words);
  if ('problem' in read) throw new Error(JSON.stringify(read.problem));
  const began = performance.now();
  const mine = process.cpuUsage();
  const voice = { persona: song.voice, language: 'en' } as const;
  const texts = read.sections.flatMap((one) => one.lines.map((line) => `${line}.`));
  const sounded = await singer.soundOut(texts, voice, signal);
  const pid = host.pid()!;
  const before = processorSeconds(pid);
  let next = 0;
  const plan = planSong({
    sections: read.sections.map(({ kind, lines }) => ({
      kind,
      lines: lines.map((text) => ({ text, ...sounded[next++]! })),
    })),
    genre: song.style,
    voice: song.voice,
    language: 'en',
    seed,
  });
  const lift = liftOf(song.voice);
  // As the product does it: what comes back is sung once.
  const known = new Map<string, Float32Array>();
  const sung = async (midis: 'notes' | 'harmony') => {
    const out = [];
    for (const phrase of plan.phrases) {
      const { harmony, notes, sounds } = phrase;
      if (midis === 'harmony' && !harmony) continue;
      const order = orderPhrase({
        ...phrase,
        lift,
        notes: midis === 'harmony' ? notes.map((one, i) => ({ ...one, midi: harmony![i]! })) : notes,
      });
      const { frames, pitch, strength } = order;
      const line = { sounds, ...voice, frames, pitch, strength };
      const recipe = JSON.stringify(line);
      const samples = known.get(recipe) ?? (await singer.sing(line, signal));
      known.set(recipe, samples);
      out.push({ samples, start: order.start, lift, gainDb: 0 });
    }
    return out;
  };
  const main = await sung('notes');
  const harmony = await sung('harmony');
  const { mix, stems } = await playSong(plan, { main, harmony, rate: SUNG_RATE }, await readSoundBank());
  const spent = process.cpuUsage(mine);
  const dry = vocalTrack(main, SUNG_RATE, plan.seconds, SUNG_RATE);
  const keep = process.env.KEEP;
  if (keep) {
    const name = join(keep, `${song.style}-${song.voice}`);
    writeFileSync(`${name}.f32`, new Uint8Array(dry.buffer, dry.byteOffset, dry.byteLength));
    const orders = plan.phrases.map((phrase) => ({ ...phrase, ...orderPhrase({ ...phrase, lift }) }));
    writeFileSync(`${name}.json`, JSON.stringify(orders));
  }
  const pitch = pitchIn(dry, SUNG_RATE, plan.phrases);
  const onsets = onsetsIn(dry, SUNG_RATE, plan.phrases);
  const peak = [mix.left, mix.right].flatMap((side) =>
    side.reduce((max, one) => Math.max(max, Math.abs(one)), 0),
  );
  return {
    song,
    plan,
    vocals: stems.vocals,
    row: {
      style: song.style,
      voice: song.voice,
      seconds: Math.round(plan.seconds),
      'wall s': Math.round((performance.now() - began) / 100) / 10,
      'cpu s': Math.round((processorSeconds(pid) - before + (spent.user + spent.system) / 1e6) * 10) / 10,
      'pitch %': Math.round(pitch.share * 1000) / 10,
      frames: pitch.frames,
      'onset ms': Math.round(onsets * 1000),
      LUFS: Math.round(loudness(mix) * 10) / 10,
      'peak dB': Math.round(20 * Math.log10(Math.max(...peak)) * 10) / 10,
      clicks: clicksIn(mix),
      'in voice': clicksIn(stems.vocals),
      'in drums': clicksIn(stems.drums),
      'full scale': [mix.left, mix.right].reduce(
        (sum, side) => sum + side.filter((one) => Math.abs(one) >= 0.999).length,
        0,
      ),
      'jumps mix': jumpsIn(mix),
      drums: jumpsIn(stems.drums),
      vocals: jumpsIn(stems.vocals, 0.3),
      others: jumpsIn(stems.bass) + jumpsIn(stems.harmony) + jumpsIn(stems.lead),
      gaps: breaksIn(dry, SUNG_RATE, plan.phrases),
    },
  };
}

async function heardText(host: VoiceHost, sound: Float32Array, from: number, to: number, rate: number) {
  const cut = sound.subarray(Math.max(0, Math.round(from * rate)), Math.round(to * rate));
  const pcm = toInt16(resample(cut, rate, HEARING_RATE));
  const { words } = await host.ask({ kind: 'hear', pcm, language: 'en' });
  return words.map((one) => one.text).join(' ');
}

async function listen(host: VoiceHost, { plan, vocals, song }: Sung) {
  const mono = toMono(vocals);
  const lines = plan.phrases.map(({ notes, text }) => ({
    from: notes[0]!.start - 0.5,
    to: notes.at(-1)!.end + 0.5,
    text,
  }));
  const windows: (typeof lines)[number][] = [];
  for (const line of lines) {
    const last = windows.at(-1);
    if (last && line.to - last.from < WINDOW)
      Object.assign(last, { to: line.to, text: `${last.text} ${line.text}` });
    else windows.push({ ...line });
  }
  const heard: string[] = [];
  for (const { from, to } of windows) heard.push(await heardText(host, mono, from, to, vocals.sampleRate));
  const wanted = windows.map(({ text }) => text).join(' ');
  const spoken: string[] = [];
  for (const { text } of windows) {
    const { audio, seconds } = await host.ask({
      kind: 'speak',
      text,
      persona: song.voice,
      language: 'en',
      speed: 1,
      pitch: 0,
      format: 'wav',
    });
    const pcm = new Int16Array(audio.slice(44).buffer);
    const floats = Float32Array.from(pcm, (one) => one / 32_768);
    spoken.push(await heardText(host, floats, 0, seconds, SUNG_RATE));
  }
  return { wanted, heard: heard.join(' '), spoken: spoken.join(' ') };
}

const songsOf = (name: string | undefined): readonly UnseenSong[] =>
  !name ? FRESH_SONGS : name === 'first' ? UNSEEN_SONGS : JSON.parse(readFileSync(name, 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'atelier-songs-'));
const host = createVoiceHost({
  modelsFolder: process.env.MODELS_DIR ?? folder,
  log: { warn: console.error, error: console.error } as never,
  timeoutMs: 600_000,
});
try {
  const wanted = process.argv.slice(2);
  const sung: Sung[] = [];
  const songs = songsOf(process.env.SONGS);
  for (const [i, song] of songs.entries()) {
    if (wanted.length > 0 && !wanted.some((one) => `${song.style}/${song.voice}`.endsWith(one))) continue;
    sung.push(await sing(host, song, 4100 + i));
    console.log(JSON.stringify(sung.at(-1)!.row));
  }
  console.log(`the singing process: ${peakMegabytes(host.pid()!)} MB at most, without the listener`);
  let [errors, words, spokenErrors] = [0, 0, 0];
  for (const one of sung) {
    const { wanted, heard, spoken } = await listen(host, one);
    const [bySong, bySpeech] = [heard, spoken].map((text) => countErrors(wanted, text, 'en'));
    errors += bySong!.errors;
    spokenErrors += bySpeech!.errors;
    words += bySong!.length;
    one.row['words %'] = Math.round((100 * bySong!.errors) / bySong!.length);
    one.row['spoken %'] = Math.round((100 * bySpeech!.errors) / bySpeech!.length);
    console.log(`${one.row['words %']} % (${one.row['spoken %']} %) ${wanted}\n   heard: ${heard}`);
  }
  console.table(sung.map(({ row }) => row));
  console.log(
    `words: ${((100 * errors) / words).toFixed(1)} %, spoken ${((100 * spokenErrors) / words).toFixed(1)} %`,
  );
  console.log(`the voice process with the listener: ${peakMegabytes(host.pid()!)} MB`);
} finally {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
}
