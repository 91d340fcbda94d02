/** Transcripts in every format of the protocol, from one heard recording. */

import { expect, it } from 'vitest';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';
import type { ReadForm } from './read-form.ts';
import { readOrder, transcribeUpload } from './transcription.ts';

const words = [
  { start: 0.1, end: 0.5, text: 'Guten' },
  { start: 0.5, end: 0.9, text: 'Tag.' },
];
const heard = {
  id: 'one',
  text: 'Guten Tag.',
  language: 'de',
  duration: 1.2,
  segments: [{ start: 0.1, end: 0.9, text: 'Guten Tag.', words }],
};
const requested: string[] = [];
/** The product as it answers a recording that takes a job. */
const client: InProcessClient = async (path, init) => {
  requested.push(`${init?.method ?? 'GET'} ${path}`);
  if (path === '/api/transcribe') return Response.json({ id: 'one', jobId: 'job' });
  if (path === '/api/jobs/job') return Response.json({ id: 'job', status: 'completed', progress: 100 });
  if (path.includes('format=')) return new Response(`file ${path.split('=')[1]}`);
  return Response.json(heard);
};
const form = (fields: Record<string, string[]>): ReadForm => ({
  fields,
  files: { file: [{ name: 'x.wav', type: 'audio/wav', bytes: Buffer.from('x') }] },
});
const write = (fields: Record<string, string[]>) =>
  transcribeUpload(client, form(fields), readOrder(form(fields)), new AbortController().signal);

it('waits for the job and answers in the wanted format', async () => {
  expect(JSON.parse((await write({})).body)).toEqual({
    text: 'Guten Tag.',
    usage: { type: 'duration', seconds: 2 },
  });
  expect(requested).toEqual(['POST /api/transcribe', 'GET /api/jobs/job', 'GET /api/transcriptions/one']);
  expect((await write({ response_format: ['text'] })).body).toBe('Guten Tag.\n');
  expect((await write({ response_format: ['srt'] })).body).toBe('file srt');
  expect((await write({ response_format: ['vtt'] })).body).toBe('file vtt');
  const verbose = JSON.parse((await write({ response_format: ['verbose_json'] })).body);
  expect(verbose).toMatchObject({ task: 'transcribe', language: 'german', duration: 1.2 });
  expect(verbose.segments[0]).toMatchObject({ id: 0, start: 0.1, end: 0.9, text: 'Guten Tag.' });
  expect(verbose.words).toBeUndefined();
  const timed = await write({ response_format: ['verbose_json'], timestamp_granularities: ['word'] });
  expect(JSON.parse(timed.body).words[1]).toEqual({ word: 'Tag.', start: 0.5, end: 0.9 });
});

it('names the field that is wrong', async () => {
  await expect(write({ language: ['tlh'] })).rejects.toMatchObject({ issues: [{ path: 'language' }] });
  expect(() => readOrder(form({ response_format: ['docx'] }))).toThrow(/Choose json, text/);
  expect(() => readOrder(form({ stream: ['true'] }))).toThrow(/Streaming/);
  const none = transcribeUpload(
    client,
    { fields: {}, files: {} },
    readOrder(form({})),
    new AbortController().signal,
  );
  await expect(none).rejects.toMatchObject({ issues: [{ path: 'file' }] });
});
