/** Takes a form with one file and a few short fields, within a limit, and says in words what is wrong with it. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { partBytes } from '#platform/http/part-bytes.ts';

export interface FileWanted {
  field: string;
  maxBytes: number;
  missing: string;
  tooLarge: string;
}

export interface Received {
  bytes: Buffer;
  name: string;
  fields: Record<string, string>;
}

const ONE_FILE = 'Please send one file at a time.';

export async function receiveFile(request: FastifyRequest, wanted: FileWanted): Promise<Received> {
  if (!request.isMultipart()) throw new AppError('bad_request', wanted.missing);
  let file: { bytes: Buffer; name: string } | undefined;
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({
      limits: { fileSize: wanted.maxBytes, files: 2, fields: 10, parts: 12, fieldSize: 1000 },
    })) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value);
        continue;
      }
      if (part.fieldname !== wanted.field)
        throw new AppError('bad_request', `Send the file in the field '${wanted.field}'.`);
      if (file) throw new AppError('bad_request', ONE_FILE);
      file = { bytes: await partBytes(part, wanted.tooLarge), name: part.filename || 'file' };
    }
  } catch (error) {
    // What is still on its way must be read, or the connection is stuck for whoever uses it next.
    request.raw.resume();
    const { code } = error as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new AppError('too_large', wanted.tooLarge);
    if (code === 'FST_FILES_LIMIT') throw new AppError('bad_request', ONE_FILE);
    throw error;
  }
  if (!file) throw new AppError('bad_request', wanted.missing);
  if (file.bytes.length === 0) throw new AppError('bad_request', 'The file is empty.');
  return { ...file, fields };
}
