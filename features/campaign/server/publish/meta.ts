/** Facebook Pages and Instagram by the operator's own Meta app: files as bytes for pages, by signed addresses for Instagram. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import {
  assertFiles,
  type Call,
  form,
  isFilm,
  json,
  type Post,
  type PostFile,
  type Publisher,
  readAnswer,
  under,
} from './publisher.ts';

const LOOK_EVERY_MS = 5000;
const MAX_LOOKS = 60;

interface Account {
  server: string;
  /** Of the page, or of the professional account. */
  account: string;
  token: string;
}

const bearer = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
const at = ({ server, account }: Account, path = '') =>
  under(server, `/${encodeURIComponent(account)}${path}`);

/** A call with a JSON body, and its answer. */
async function ask<T>(network: string, account: Account, call: Call, url: string, body: object): Promise<T> {
  const sent = json(body);
  return readAnswer<T>(
    network,
    await call({ ...sent, url, headers: { ...sent.headers, ...bearer(account) } }),
  );
}

async function nameOf(network: string, account: Account, call: Call, field: string): Promise<string> {
  const url = `${at(account)}?fields=${field}`;
  const answer = await call({ url, method: 'GET', headers: bearer(account) });
  return readAnswer<Record<string, string>>(network, answer)[field] ?? account.account;
}

const FACEBOOK = 'Facebook';
const postUrl = (id: string | undefined) => ({ url: id ? `https://www.facebook.com/${id}` : null });

export const facebook: Publisher<Account> = {
  test: (settings, call) => nameOf(FACEBOOK, settings, call, 'name'),

  async prepare(settings, post, call) {
    const { text, file } = post;
    const upload = async (path: string, fields: Record<string, string>, source: PostFile) => {
      const sent = await form({ ...fields, source });
      return readAnswer<{ id?: string; post_id?: string }>(
        FACEBOOK,
        await call({ ...sent, url: at(settings, path), headers: { ...sent.headers, ...bearer(settings) } }),
      );
    };
    if (!file)
      return async () =>
        postUrl(
          (await ask<{ id?: string }>(FACEBOOK, settings, call, at(settings, '/feed'), { message: text })).id,
        );
    if (isFilm(post)) return async () => postUrl((await upload('/videos', { description: text }, file)).id);
    const files = assertFiles(FACEBOOK, post, 10);
    if (files.length === 1)
      return async () => {
        const { post_id, id } = await upload('/photos', { message: text }, file);
        return postUrl(post_id ?? id);
      };
    // Nobody sees them before the post that they belong to.
    const media: { media_fbid: string }[] = [];
    for (const one of files)
      media.push({ media_fbid: (await upload('/photos', { published: 'false' }, one)).id ?? '' });
    return async () => {
      const body = { message: text, attached_media: media };
      return postUrl((await ask<{ id?: string }>(FACEBOOK, settings, call, at(settings, '/feed'), body)).id);
    };
  },
};

const INSTAGRAM = 'Instagram';

const addressOf = ({ url }: PostFile): string => {
  if (!url)
    throw new AppError(
      'unprocessable',
      'Instagram fetches files itself: it needs this installation at a public https address (PUBLIC_URL).',
    );
  return url;
};

/** What one file is called in a container. */
const mediaOf = (file: PostFile): Record<string, string> =>
  file.type.startsWith('video/') ? { video_url: addressOf(file) } : { image_url: addressOf(file) };

export const instagram: Publisher<Account> = {
  test: async (settings, call) => `@${await nameOf(INSTAGRAM, settings, call, 'username')}`,

  async prepare(settings, post, call) {
    const files = assertFiles(INSTAGRAM, post, 10);
    if (files.length === 0) throw new AppError('unprocessable', 'Instagram takes no post without a picture.');
    const container = async (body: object): Promise<string> => {
      const { id } = await ask<{ id: string }>(INSTAGRAM, settings, call, at(settings, '/media'), body);
      await untilReady(settings, id, call);
      return id;
    };
    const made = await containerOf(post, files, container);
    return async () => {
      const { id } = await ask<{ id: string }>(INSTAGRAM, settings, call, at(settings, '/media_publish'), {
        creation_id: made,
      });
      return { url: await afterwards(settings, post, id, call) };
    };
  },
};

async function containerOf(
  { kind, text }: Post,
  files: readonly PostFile[],
  container: (body: object) => Promise<string>,
): Promise<string> {
  const [first] = files as [PostFile];
  const isVideo = first.type.startsWith('video/');
  if (kind === 'story') return container({ ...mediaOf(first), media_type: 'STORIES' });
  if (files.length === 1)
    return container({ ...mediaOf(first), caption: text, ...(isVideo && { media_type: 'REELS' }) });
  const children: string[] = [];
  for (const file of files) children.push(await container({ ...mediaOf(file), is_carousel_item: true }));
  return container({ media_type: 'CAROUSEL', caption: text, children });
}

/** It fetches files in its own time. */
async function untilReady(settings: Account, id: string, call: Call): Promise<void> {
  const url = under(settings.server, `/${encodeURIComponent(id)}?fields=status_code`);
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    const answer = await call({ url, method: 'GET', headers: bearer(settings) });
    const { status_code: status } = readAnswer<{ status_code?: string }>(INSTAGRAM, answer);
    if (status === 'FINISHED' || status === 'PUBLISHED') return;
    if (status === 'ERROR' || status === 'EXPIRED')
      throw new AppError('unprocessable', 'Instagram could not use the file.');
    await sleep(LOOK_EVERY_MS);
  }
  throw new AppError('upstream_failed', 'Instagram is still working on the file.');
}

/** It is there already: what fails from here on takes nothing of it back. */
async function afterwards(settings: Account, post: Post, id: string, call: Call): Promise<string | null> {
  const own = under(settings.server, `/${encodeURIComponent(id)}`);
  try {
    if (post.firstComment)
      await ask(INSTAGRAM, settings, call, `${own}/comments`, { message: post.firstComment });
    const answer = await call({ url: `${own}?fields=permalink`, method: 'GET', headers: bearer(settings) });
    return readAnswer<{ permalink?: string }>(INSTAGRAM, answer).permalink ?? null;
  } catch {
    return null;
  }
}
