/** Speech by OpenAI's protocol, said by the voices of this installation. */

import type { BodyOf, ResponseOf } from '#common/contract.ts';
import { type generateSpeechCall, VOICES, type VoiceName } from '#features/speech/contract.ts';
import { followJob, getBytes, sendJson } from '#platform/http/in-process/calls.ts';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';
import { encodeSound } from '#platform/media/sound/encode-sound.ts';
import type { createSpeech } from '../../calls/openai-calls.ts';
import { badField } from './errors.ts';

/** Their voices that we do not have by name, and ours that comes nearest. */
const NEAREST: Record<string, VoiceName> = {
  ash: 'echo',
  ballad: 'fable',
  cedar: 'onyx',
  coral: 'nova',
  marin: 'nova',
  sage: 'shimmer',
  verse: 'echo',
};

const TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  pcm: 'audio/pcm',
  opus: 'audio/ogg',
  aac: 'audio/aac',
  flac: 'audio/flac',
} as const;

function voiceFor(requested: string | { id: string }): VoiceName {
  const name = (typeof requested === 'string' ? requested : requested.id).toLowerCase();
  const own =
    VOICES.find((one) => one === name) ?? (Object.hasOwn(NEAREST, name) ? NEAREST[name] : undefined);
  if (!own) throw badField('voice', `There is no voice “${name}” here. Choose ${VOICES.join(', ')}.`);
  return own;
}

/** The samples of a WAV file, without what stands around them: 24 kHz, sixteen bits, one channel. */
function samplesOf(wav: Buffer): Buffer {
  for (let at = 12; at + 8 <= wav.length; at += 8 + wav.readUInt32LE(at + 4)) {
    const size = wav.readUInt32LE(at + 4);
    if (wav.toString('latin1', at, at + 4) === 'data') return wav.subarray(at + 8, at + 8 + size);
  }
  throw new Error('no samples in the sound');
}

export async function sayText(
  client: InProcessClient,
  { input, voice, response_format: format, speed }: BodyOf<typeof createSpeech>,
  userId: string,
  gone: AbortSignal,
): Promise<{ bytes: Buffer; type: string }> {
  // Its table of letters takes a while to read: loaded with the first speech.
  const { detectLanguage } = await import('#engine/illustrator/reading/languages/detect-language.ts');
  const order = {
    text: input,
    voice: voiceFor(voice),
    language: detectLanguage(input, 'en', () => 0),
    speed,
    format: format === 'mp3' ? 'mp3' : 'wav',
  };
  const { id, jobId } = await sendJson<ResponseOf<typeof generateSpeechCall>>(
    client,
    '/api/generate/speech',
    order,
  );
  if (jobId) await followJob(client, jobId, { gone });
  const { bytes } = await getBytes(client, `/api/speech/${id}/audio`);
  const type = TYPES[format];
  if (format === 'mp3' || format === 'wav') return { bytes, type };
  if (format === 'pcm') return { bytes: samplesOf(bytes), type };
  return { bytes: await encodeSound(bytes, format, { userId, signal: gone }), type };
}
