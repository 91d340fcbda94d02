/** Takes the form that brings a recording: one file in 'audio', and the language where it is known. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import { MAX_AUDIO_BYTES } from '../../audio-limit.ts';
import { AUDIO_REQUIRED, AUDIO_TOO_LARGE, languageField } from '../../calls/transcription-calls.ts';
import type { LanguageCode } from '../../contract.ts';

export interface Received {
  bytes: Buffer;
  name: string;
  language: LanguageCode | undefined;
}

const ONE_FILE = 'Please send one recording at a time.';

export async function receiveAudio(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('bad_request', AUDIO_REQUIRED);
  let file: { bytes: Buffer; name: string } | undefined;
  let language: LanguageCode | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: MAX_AUDIO_BYTES, files: 2, fields: 10, parts: 12 },
    })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'audio')
          throw new AppError('bad_request', "Send the recording in the field 'audio'.");
        if (file) throw new AppError('bad_request', ONE_FILE);
        file = { bytes: await partBytes(part, AUDIO_TOO_LARGE), name: part.filename || 'recording' };
      } else if (part.fieldname === 'language' && part.value !== '' && part.value !== 'auto') {
        const parsed = languageField.safeParse(part.value);
        if (!parsed.success) throw new AppError('bad_request', 'Choose one of the languages.');
        language = parsed.data;
      }
    }
  } catch (error) {
    // What is still on its way must be read, or the connection is stuck for whoever uses it next.
    request.raw.resume();
    throw inWords(error);
  }
  if (!file) throw new AppError('bad_request', AUDIO_REQUIRED);
  if (file.bytes.length === 0) throw new AppError('bad_request', 'The recording is empty.');
  return { ...file, language };
}

function inWords(error: unknown): unknown {
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('too_large', AUDIO_TOO_LARGE);
  if (code === 'FST_FILES_LIMIT') return new AppError('bad_request', ONE_FILE);
  return error;
}
