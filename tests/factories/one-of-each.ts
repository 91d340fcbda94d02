/** One of each kind of thing that people own, made over HTTP where that is how they are made. */

import sharp from 'sharp';
import type { Asset } from '#common/asset.ts';
import { newId } from '#common/ids.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import type { AccountSession } from '#features/account/calls/security-calls.ts';
import { passkeys } from '#features/account/server/security.table.ts';
import { DEFAULT_CHARACTER } from '#features/avatar/contract.ts';
import { type BookWish, books } from '#features/book/server/book.table.ts';
import { NO_FACTS } from '#features/campaign/facts/read-facts.ts';
import { campaigns } from '#features/campaign/server/campaign.table.ts';
import { channels } from '#features/campaign/server/channels/channel.table.ts';
import { type MovieWish, movies } from '#features/movie/server/movie.table.ts';
import { songs } from '#features/song/server/song.table.ts';
import { generations, jobs } from '#platform/db/tables/work.table.ts';
import type { TestApp } from '#tests/harness/test-app.ts';
import { PASSWORD, type Visitor } from '#tests/harness/visitor.ts';
import { newProject } from './project.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

export const smallPicture = () =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

export const uploadPicture = async (who: Visitor, name = 'picture'): Promise<Asset> =>
  (await who.upload(await smallPicture(), `${name}.png`, 'image/png')).body as Asset;

/**
 * How to make one of each kind, by the path of one such thing. `word` stands in all of their names.
 * A new kind of path without an entry here fails a test.
 */
export function waysToMake(
  app: Pick<TestApp, 'platform'>,
  who: Visitor,
  word: string,
): Record<string, () => Promise<string>> {
  const file = () => uploadPicture(who, word);
  const created = async (path: string, body: object): Promise<string> => {
    const answer = await who.post<{ id: string }>(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body.id;
  };
  const generation = async (type: string, result: object): Promise<string> => {
    const id = newId();
    const row = { id, userId: who.user!.id, type, prompt: word, status: 'completed', result };
    await app.platform.db.insert(generations).values(row);
    return id;
  };
  const avatar = async () => ({
    name: word,
    imageUrl: (await file()).url,
    characterData: DEFAULT_CHARACTER,
  });
  return {
    '/api/projects/:id': () =>
      created('/api/projects', { ...newProject(), title: word, type: 'video', data: { title: word } }),
    '/api/tasks/:id': () => created('/api/tasks', { title: word }),
    '/api/files/:id': async () => (await file()).id,
    '/api/video/media/:id': async () => (await file()).id,
    '/api/video/recordings/:id': async () => (await file()).id,
    '/api/images/:id': async () => generation('image', { assetId: (await file()).id, title: word }),
    '/api/speech/:id': async () => generation('speech', { assetId: (await file()).id, title: word }),
    '/api/transcriptions/:id': async () =>
      generation('transcription', { assetId: (await file()).id, title: word }),
    '/api/user-avatars/:id': async () => created('/api/user-avatars', await avatar()),
    '/api/character-scenes/:id': async () =>
      created('/api/character-scenes', {
        name: word,
        sceneType: 'comic_strip',
        background: 'simple',
        characters: [
          { characterId: await created('/api/user-avatars', await avatar()), position: { x: 1, y: 1 } },
        ],
      }),
    '/api/character-films/:id': async () =>
      generation('character-film', { assetId: (await file()).id, title: word }),
    '/api/user-logos/:id': () => created('/api/user-logos', { name: word, svgContent: SVG }),
    '/api/user-watermarks/:id': () => created('/api/user-watermarks', { name: word, content: word }),
    '/api/watermark-batches/:id': async () =>
      created('/api/watermark-batches', {
        mark: { content: word },
        photos: [{ assetId: (await file()).id }],
      }),
    '/api/cover-songs/:id': () =>
      created('/api/cover-songs', { title: word, youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ' }),
    '/api/help/problems/:id': () => created('/api/help/problems', { subject: word, message: word }),
    '/api/movies/:id': async () => {
      const id = newId();
      const wish: MovieWish = { language: 'en', shape: '16:9', music: 'none', hasSubtitles: false, cast: [] };
      const movie = { title: word, script: word, wish, status: 'failed' } as const;
      await app.platform.db.insert(movies).values({ ...movie, id, userId: who.user!.id });
      return id;
    },
    '/api/books/:id': async () => {
      const id = newId();
      const wish: BookWish = {
        prompt: word,
        text: '',
        pages: null,
        format: 'square',
        readers: 'small',
        language: 'en',
        author: word,
        cast: [],
      };
      const book = { title: word, kind: 'picture', wish, status: 'failed' } as const;
      await app.platform.db.insert(books).values({ ...book, id, userId: who.user!.id });
      return id;
    },
    '/api/songs/:id': async () => {
      const id = newId();
      const song = { title: word, lyrics: word, style: 'pop', voice: 'echo', language: 'en' } as const;
      await app.platform.db
        .insert(songs)
        .values({ ...song, id, userId: who.user!.id, seed: 1, wish: {}, status: 'failed' });
      return id;
    },
    '/api/campaigns/:id': async () => {
      const id = newId();
      const dates = { startsOn: '2030-01-01', weeks: 1, timeZone: 'UTC' };
      const words = { title: word, brief: word, language: 'en', facts: { ...NO_FACTS, what: word } };
      await app.platform.db
        .insert(campaigns)
        .values({ ...dates, ...words, id, userId: who.user!.id, networks: ['mastodon'] });
      return id;
    },
    '/api/channels/:id': async () => {
      const id = newId();
      const row = { id, userId: who.user!.id, network: 'webhook', name: word, sealed: 'x' } as const;
      await app.platform.db.insert(channels).values(row);
      return id;
    },
    '/api/calendar/entries/:id': async () =>
      `task:${await created('/api/tasks', { title: word, dueDate: '2030-01-01' })}`,
    '/api/notes/:id': () => created('/api/notes', { title: word, markdown: word }),
    '/api/templates/:id': async () => {
      const itemId = await created('/api/designs', { format: 'instagram-post', name: word });
      return created('/api/templates', { kind: 'design', itemId, name: word });
    },
    '/api/audiences/:id': () => created('/api/audiences', { name: word }),
    '/api/mailings/:id': () => created('/api/mailings', { subject: word }),
    '/api/mail-sequences/:id': async () =>
      created('/api/mail-sequences', {
        kind: 'birthday',
        audienceId: await created('/api/audiences', { name: word }),
      }),
    '/api/landing-pages/:id': () => created('/api/landing-pages', { title: word }),
    '/api/library/:id': async () => (await file()).id,
    '/api/collections/:id': async () => created('/api/collections', { name: word, ids: [(await file()).id] }),
    '/api/shares/:id': async () => created('/api/shares', { assetId: (await file()).id, title: word }),
    '/api/webhooks/:id': () =>
      created('/api/webhooks', { url: 'http://203.0.114.1/hook', events: ['job.finished'] }),
    '/api/designs/:id': () => created('/api/designs', { format: 'instagram-post', name: word }),
    '/api/keys/:id': () => created('/api/keys', { name: word, scopes: ['read'], password: PASSWORD }),
    '/api/brand-kits/:id': () => created('/api/brand-kits', { name: word, ...DEFAULT_THEME }),
    '/api/account/sessions/:id': async () =>
      (await who.get<AccountSession[]>('/api/account/sessions')).body[0]!.id,
    '/api/account/passkeys/:id': async () => {
      const row = { userId: who.user!.id, name: word, credentialId: newId(), publicKey: 'x' };
      const id = newId();
      await app.platform.db
        .insert(passkeys)
        .values({ ...row, id, counter: 0, transports: [], isSynced: false });
      return id;
    },
    '/api/jobs/:id': async () => {
      const [row] = await app.platform.db
        .insert(jobs)
        .values({ id: newId(), userId: who.user!.id, type: 'x', payload: {} })
        .returning();
      return row!.id;
    },
  };
}

/** Ids, by those paths. */
export async function oneOfEach(
  app: Pick<TestApp, 'platform'>,
  who: Visitor,
  word: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [path, make] of Object.entries(waysToMake(app, who, word))) ids.set(path, await make());
  return ids;
}
