/** Takes a form with files as OpenAI's clients send it: small fields as text, files as bytes. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { partBytes } from '#platform/http/part-bytes.ts';

export interface FormFile {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface ReadForm {
  /** By name; a name that ends in [] may come several times. */
  fields: Record<string, string[]>;
  files: Record<string, FormFile[]>;
}

export async function readForm(request: FastifyRequest, maxBytes: number): Promise<ReadForm> {
  if (!request.isMultipart()) throw new AppError('bad_request', 'Send the request as multipart/form-data.');
  // Names come from outside: they must not find what every object has.
  const form: ReadForm = { fields: Object.create(null), files: Object.create(null) };
  const limits = { fileSize: maxBytes, files: 4, fields: 30, parts: 34 };
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname.replace(/\[\]$/, '');
      if (part.type === 'file') {
        const bytes = await partBytes(part, 'The file is too large.');
        form.files[name] = [
          ...(form.files[name] ?? []),
          { name: part.filename || 'file', type: part.mimetype, bytes },
        ];
      } else form.fields[name] = [...(form.fields[name] ?? []), String(part.value)];
    }
  } catch (error) {
    // What is still on its way must be read, or the connection is stuck for whoever uses it next.
    request.raw.resume();
    throw error;
  }
  return form;
}

/** The last value of each field. */
export const plainFields = ({ fields }: ReadForm): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, values.at(-1)!]));

export const toBlob = ({ bytes, type }: Pick<FormFile, 'bytes' | 'type'>): Blob =>
  new Blob([new Uint8Array(bytes)], { type });
