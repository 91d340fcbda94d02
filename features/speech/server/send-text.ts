/** Answers with a text file to keep. */

import type { FastifyReply } from 'fastify';
import { fileNameOf } from '#common/wording/file-name.ts';
import { disposition } from '#platform/storage/disposition.ts';

const TYPES: Record<string, string> = {
  txt: 'text/plain',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  json: 'application/json',
};

export const sendText = (reply: FastifyReply, name: string, format: string, text: string): FastifyReply =>
  reply
    .headers({
      'content-type': `${TYPES[format]}; charset=utf-8`,
      'content-disposition': disposition(fileNameOf(name, format, 'transcription')),
      'cache-control': 'private, no-cache',
    })
    .send(text);
