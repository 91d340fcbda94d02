/** Recordings written down by OpenAI's protocol, in all of its formats. */

import { z } from 'zod';
import { LANGUAGE_LABELS, type LanguageCode, timedWordSchema } from '#features/speech/contract.ts';
import { followJob, getBytes, getJson, sendForm } from '#platform/http/in-process/calls.ts';
import type { InProcessClient } from '#platform/http/in-process/in-process-client.ts';
import { transcriptionFields } from '../../calls/openai-calls.ts';
import { badField } from './errors.ts';
import { plainFields, type ReadForm, toBlob } from './read-form.ts';

/** Of a transcription, what goes into an answer. */
const heardSchema = z.object({
  id: z.string(),
  text: z.string(),
  language: z.string(),
  duration: z.number(),
  segments: z.array(timedWordSchema.extend({ words: z.array(timedWordSchema) })),
});
type Heard = z.infer<typeof heardSchema>;

export interface Written {
  type: string;
  body: string;
}

export type TranscriptionOrder = z.infer<typeof transcriptionFields>;

export function readOrder(form: ReadForm): TranscriptionOrder {
  const { timestamp_granularities } = form.fields;
  const read = transcriptionFields.safeParse({
    ...plainFields(form),
    ...(timestamp_granularities && { timestamp_granularities }),
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw badField(String(issue!.path[0]), issue!.message);
}

export async function transcribeUpload(
  client: InProcessClient,
  form: ReadForm,
  order: TranscriptionOrder,
  gone: AbortSignal,
): Promise<Written> {
  const [file, ...others] = form.files.file ?? [];
  if (!file || others.length > 0) throw badField('file', 'Please send one recording as file.');
  const language = order.language?.toLowerCase();
  if (language && !(language in LANGUAGE_LABELS))
    throw badField('language', `Choose one of ${Object.keys(LANGUAGE_LABELS).join(', ')}.`);
  const sent = new FormData();
  if (language) sent.append('language', language);
  sent.append('audio', toBlob(file), file.name);
  const { id, jobId } = await sendForm<{ id: string; jobId: string | null }>(client, '/api/transcribe', sent);
  if (jobId) await followJob(client, jobId, { gone });
  if (order.response_format === 'srt' || order.response_format === 'vtt') {
    const path = `/api/transcriptions/${id}/file?format=${order.response_format}`;
    const { bytes } = await getBytes(client, path);
    return { type: 'text/plain; charset=utf-8', body: bytes.toString() };
  }
  const heard = heardSchema.parse(await getJson(client, `/api/transcriptions/${id}`));
  if (order.response_format === 'text') return { type: 'text/plain; charset=utf-8', body: `${heard.text}\n` };
  const answer =
    order.response_format === 'json' ? { text: heard.text, usage: usageOf(heard) } : verbose(heard, order);
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer) };
}

const usageOf = ({ duration }: Heard) => ({ type: 'duration', seconds: Math.ceil(duration) });

/** Their listener says how sure it is; ours does not, and these fields say nothing. */
const UNKNOWN = {
  seek: 0,
  tokens: [],
  temperature: 0,
  avg_logprob: 0,
  compression_ratio: 1,
  no_speech_prob: 0,
};

function verbose(heard: Heard, { timestamp_granularities: wanted }: TranscriptionOrder) {
  const { text, language, duration, segments } = heard;
  return {
    task: 'transcribe',
    language: (LANGUAGE_LABELS[language as LanguageCode] ?? language).toLowerCase(),
    duration,
    text,
    ...(wanted.includes('segment') && {
      segments: segments.map(({ start, end, text: said }, id) => ({
        id,
        start,
        end,
        text: said,
        ...UNKNOWN,
      })),
    }),
    ...(wanted.includes('word') && {
      words: segments.flatMap((one) => one.words.map(({ text: word, start, end }) => ({ word, start, end }))),
    }),
    usage: usageOf(heard),
  };
}
