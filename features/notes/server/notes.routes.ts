/** HTTP for notes. */

import type { FastifyRequest } from 'fastify';
import { AppError } from '#common/errors.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { abortOnDisconnect } from '#platform/http/abort-on-disconnect.ts';
import type { Api } from '#platform/http/api.ts';
import { partBytes } from '#platform/http/part-bytes.ts';
import { sendPage } from '#platform/http/send-page.ts';
import type { Platform } from '#platform/platform.ts';
import { disposition } from '#platform/storage/disposition.ts';
import * as calls from '../contract.ts';
import { createNotesService } from './notes.service.ts';
import { notesZip } from './notes-zip.ts';

/** Five million characters are refused in words about notes, and not about bytes. */
const NOTE_BYTES = 12 * 1024 * 1024;

export function registerNotesRoutes(api: Api, platform: Platform): void {
  const notes = createNotesService(platform);
  const large = { bodyLimit: NOTE_BYTES };
  api.handle(calls.listNotes, async ({ user, query, reply }) =>
    sendPage(reply, await notes.list(user.id, query)),
  );
  api.handle(calls.createNote, ({ user, body }) => notes.create(user.id, body), large);
  api.handle(calls.exportNotes, ({ user, reply }) =>
    reply
      .header('content-type', 'application/zip')
      .header('content-disposition', disposition('notes.zip'))
      .send(notesZip(platform, notes, user.id)),
  );
  api.handle(
    calls.importNotes,
    async ({ user, request, reply }) =>
      notes.importZip(user.id, await receiveZip(request), abortOnDisconnect(reply)),
    { bodyLimit: calls.MAX_IMPORT_BYTES + 64 * 1024 },
  );
  api.handle(calls.getNote, ({ user, params }) => notes.get(user.id, params.id));
  api.handle(calls.updateNote, ({ user, params, body }) => notes.save(user.id, params.id, body), large);
  api.handle(calls.deleteNote, ({ user, params }) => notes.remove(user.id, params.id));
  api.handle(calls.listNoteVersions, ({ user, params }) => notes.versions(user.id, params.id));
  api.handle(calls.getNoteVersion, ({ user, params }) => notes.version(user.id, params.id, params.version));
  api.handle(calls.listNoteTasks, ({ user, params }) => notes.tasks(user.id, params.id));
  api.handle(calls.exportNote, async ({ user, params, reply }) => {
    const { title, markdown } = await notes.markdown(user.id, params.id);
    return reply
      .header('content-type', 'text/markdown; charset=utf-8')
      .header('content-disposition', disposition(fileNameOf(title, 'md', 'note')))
      .send(markdown);
  });
}

async function receiveZip(request: FastifyRequest): Promise<Uint8Array> {
  const missing = "Please send a ZIP in the field 'file'.";
  const tooLarge = `Maximum file size is ${calls.MAX_IMPORT_BYTES / 1024 / 1024} MB.`;
  if (!request.isMultipart()) throw new AppError('bad_request', missing);
  try {
    const part = await request.file({ limits: { fileSize: calls.MAX_IMPORT_BYTES, files: 1 } });
    if (part?.fieldname !== 'file') throw new AppError('bad_request', missing);
    return await partBytes(part, tooLarge);
  } catch (error) {
    // What is still on its way must be read, or the connection is stuck for whoever uses it next.
    request.raw.resume();
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
      throw new AppError('too_large', tooLarge);
    throw error;
  }
}
