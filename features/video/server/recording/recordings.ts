/** Recordings that tell a film: decoded, cleaned up where that is wished, and kept so that preview and film hear the same. */

import { buffer } from 'node:stream/consumers';
import { AppError, notFound } from '#common/errors.ts';
import { mouthTrack } from '#engine/voice/mouth/mouth-track.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32, toInt16 } from '#engine/voice/sound/samples.ts';
import { readPlainWav, writeWav } from '#engine/voice/sound/wav.ts';
import { CLEAN_RATE, createVoiceCleaner } from '#platform/media/sound/clean-voice.ts';
import { decodeToSamples } from '#platform/media/sound/decode-audio.ts';
import { VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { DURATION } from '../../contract.ts';

export interface RecordingOrder {
  id: string;
  isClean: boolean;
}

export interface RecordingSound {
  /** One channel at `VOICE_RATE`, sixteen bits. */
  wav: Buffer;
  samples: Int16Array;
  seconds: number;
}

/** How a mouth moves that says it. */
export const mouthOf = ({ samples }: RecordingSound): MouthCue[] =>
  mouthTrack({ samples: toFloat32(samples), sampleRate: VOICE_RATE });

type Recordings = (userId: string, order: RecordingOrder, signal: AbortSignal) => Promise<RecordingSound>;

const opened = new WeakMap<Platform, Recordings>();

export function recordingsOf(platform: Platform): Recordings {
  const known = opened.get(platform);
  if (known) return known;
  const { clean, close } = createVoiceCleaner();
  platform.onClose(close);
  const made: Recordings = async (userId, { id, isClean }, signal) => {
    const row = await platform.assets.findOwn(userId, id);
    if (!row) throw notFound('That recording');
    if (!/^(audio|video)\//.test(row.type))
      throw new AppError('unsupported_media', 'Please choose a recording.');
    const recipe = { kind: 'recording', version: 1, id, isClean, rate: VOICE_RATE };
    const wav = await platform.cache.once(userId, recipe, 'audio/wav', async () => {
      const bytes = await buffer((await platform.storage.get(row.storageKey)).stream);
      const order = { rate: CLEAN_RATE, maxSeconds: DURATION.max, signal };
      const raw = await decodeToSamples(bytes, order);
      const samples = isClean ? await clean(raw, signal) : raw;
      return writeWav(toInt16(resample(toFloat32(samples), CLEAN_RATE, VOICE_RATE)), VOICE_RATE);
    });
    const { samples } = readPlainWav(wav)!;
    return { wav, samples, seconds: samples.length / VOICE_RATE };
  };
  opened.set(platform, made);
  return made;
}
