/** HTTP for notes. */

import { fileNameOf } from '#common/wording/file-name.ts';
import type { Api } from '#platform/http/api.ts';
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
