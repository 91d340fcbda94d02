/** Takes a form with a table and what its columns are for. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { partBytes } from '#platform/http/part-bytes.ts';

const MISSING = "Please send a table in the field 'csv'.";

export async function receiveTable(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ csv: Buffer; mapping: string }> {
  const tooLarge = `Maximum file size is ${maxBytes / 1024 / 1024} MB.`;
  if (!request.isMultipart()) throw new AppError('bad_request', MISSING);
  let csv: Buffer | undefined;
  let mapping = '';
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 2, fields: 10, parts: 12, fieldSize: maxBytes },
    })) {
      const bytes = part.type === 'field' ? Buffer.from(String(part.value)) : await partBytes(part, tooLarge);
      if (part.fieldname === 'csv') csv = bytes;
      else if (part.fieldname === 'mapping') mapping = bytes.toString('utf8');
    }
  } catch (error) {
    // What is still on its way must be read, or the connection is stuck for whoever uses it next.
    request.raw.resume();
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', tooLarge);
    throw error;
  }
  if (!csv || csv.length === 0) throw new AppError('bad_request', MISSING);
  return { csv, mapping };
}
