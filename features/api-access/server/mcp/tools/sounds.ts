/** Tools for sound: texts said, recordings written down, songs sung. */

import { z } from 'zod';
import type { ResponseOf } from '#common/contract.ts';
import { type createSong, type Song, songOrderSchema } from '#features/song/contract.ts';
import {
  type generateSpeechCall,
  LANGUAGES,
  SPEECH_FORMATS,
  SPEEDS,
  VOICES,
} from '#features/speech/contract.ts';
import { getBytes, getJson, sendForm, sendJson, sizeOf } from '#platform/http/in-process/calls.ts';
import { answer, defineTool, follow } from '../tool.ts';

/** Bytes of a sound that is sent along; a longer one is fetched by its address. */
const MAX_SENT = 1024 * 1024;

/** Bytes; more would have to be held in memory. */
const MAX_RECORDING = 64 * 1024 * 1024;

export const makeSpeech = defineTool({
  name: 'make_speech',
  title: 'Make speech',
  description: 'Says a text in one of six voices and nine languages, and keeps the sound in the library.',
  input: z.object({
    text: z.string().min(1).max(20_000),
    voice: z.enum(VOICES).optional(),
    language: z.enum(LANGUAGES).optional().describe('Language of the text; English if left out'),
    speed: z.number().min(SPEEDS.min).max(SPEEDS.max).optional(),
    format: z.enum(SPEECH_FORMATS).optional(),
  }),
  run: async (args, run) => {
    await run.report(5, 'Speaking');
    const started = await sendJson<ResponseOf<typeof generateSpeechCall>>(
      run.client,
      '/api/generate/speech',
      args,
    );
    if (started.jobId) await follow(run, started.jobId);
    const path = `/api/speech/${started.id}/audio`;
    const { bytes, type } = await getBytes(run.client, path);
    const { duration } = await getJson<{ duration: number }>(run.client, `/api/speech/${started.id}`);
    const facts = { speechId: started.id, url: run.base + path, seconds: duration, bytes: bytes.length };
    if (bytes.length > MAX_SENT) return answer(facts);
    return answer(facts, { type: 'audio', data: bytes.toString('base64'), mimeType: type });
  },
});

export const makeTranscript = defineTool({
  name: 'make_transcript',
  title: 'Make a transcript',
  description:
    'Writes down what is said in a recording: a file of the library by its id, or a short recording sent along.',
  input: z.object({
    fileId: z.string().max(64).optional().describe('Id of a sound or film in the library'),
    audio: z.base64().optional().describe('The recording itself, in base64'),
    language: z.enum(LANGUAGES).optional().describe('Found by itself if left out'),
  }),
  run: async ({ fileId, audio, language }, run) => {
    if ((fileId === undefined) === (audio === undefined))
      throw new Error('Please send either fileId or audio.');
    const path = fileId && `/api/files/${encodeURIComponent(fileId)}`;
    if (path && (await sizeOf(run.client, path)) > MAX_RECORDING)
      throw new Error('This recording is too large to be transcribed here.');
    const bytes = audio ? Buffer.from(audio, 'base64') : (await getBytes(run.client, path!)).bytes;
    const form = new FormData();
    if (language) form.append('language', language);
    form.append('audio', new Blob([new Uint8Array(bytes)]), 'recording');
    await run.report(5, 'Listening');
    const started = await sendForm<{ id: string; jobId: string | null }>(run.client, '/api/transcribe', form);
    if (started.jobId) await follow(run, started.jobId);
    const heard = await getJson<{ text: string; language: string; duration: number }>(
      run.client,
      `/api/transcriptions/${started.id}`,
    );
    const { text, language: spoken, duration } = heard;
    const captionsUrl = `${run.base}/api/transcriptions/${started.id}/file?format=srt`;
    return answer({ transcriptId: started.id, text, language: spoken, seconds: duration, captionsUrl });
  },
});

export const makeSong = defineTool({
  name: 'make_song',
  title: 'Make a song',
  description:
    'Writes a song to words and sings it with a band, in one of eleven styles; with stems, MIDI and MusicXML. Takes a minute or two.',
  input: songOrderSchema.extend({
    lyrics: z.string().min(1).describe('Lines to sing, below tags such as [verse], [chorus] and [bridge]'),
  }),
  run: async (args, run) => {
    await run.report(1, 'Reading the words');
    const { id, jobId } = await sendJson<ResponseOf<typeof createSong>>(run.client, '/api/songs', args);
    await follow(run, jobId);
    const song = await getJson<Song>(run.client, `/api/songs/${id}`);
    const { title, seconds, tempo, key, audioUrl, midiUrl, musicXmlUrl } = song;
    const links = Object.fromEntries(
      Object.entries({ audioUrl, midiUrl, musicXmlUrl }).map(([name, url]) => [name, run.base + url]),
    );
    return answer({ songId: id, title, seconds, tempo, key, ...links });
  },
});
