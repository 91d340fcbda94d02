/** Bluesky by an app password: a session, the picture as a blob, and a record with its links. */

import { AppError } from '#common/errors.ts';
import { assertFiles, isFilm, json, type Publisher, readAnswer, under } from './publisher.ts';

const NAME = 'Bluesky';
const MAX_IMAGES = 4;

interface Settings {
  server: string;
  handle: string;
  password: string;
}
interface Session {
  accessJwt: string;
  did: string;
  handle: string;
}

const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Links and hashtags are marked by places in bytes. */
function facetsOf(text: string) {
  const marks = [...text.matchAll(/https?:\/\/[^\s]+|(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu)];
  return marks.map(({ 0: part, index }) => ({
    index: { byteStart: bytesOf(text.slice(0, index)), byteEnd: bytesOf(text.slice(0, index) + part) },
    features: [
      part.startsWith('#')
        ? { $type: 'app.bsky.richtext.facet#tag', tag: part.slice(1) }
        : { $type: 'app.bsky.richtext.facet#link', uri: part },
    ],
  }));
}

export const bluesky: Publisher<Settings> = {
  async test(settings, call) {
    return `@${(await signIn(settings, call)).handle}`;
  },

  async prepare(settings, post, call) {
    if (isFilm(post)) throw new AppError('unprocessable', 'Films are posted to Bluesky by hand for now.');
    const { accessJwt, did, handle } = await signIn(settings, call);
    const authorization = `Bearer ${accessJwt}`;
    const { text, title } = post;
    const images: object[] = [];
    for (const file of assertFiles(NAME, post, MAX_IMAGES)) {
      const url = under(settings.server, '/xrpc/com.atproto.repo.uploadBlob');
      const answer = await call({
        url,
        headers: { authorization, 'content-type': file.type },
        body: file.bytes,
      });
      const { blob } = readAnswer<{ blob: unknown }>(NAME, answer);
      const aspectRatio = file.width && file.height && { width: file.width, height: file.height };
      images.push({ image: blob, alt: title, ...(aspectRatio && { aspectRatio }) });
    }
    return async () => {
      const record = {
        $type: 'app.bsky.feed.post',
        text,
        facets: facetsOf(text),
        createdAt: new Date().toISOString(),
        ...(images.length > 0 && { embed: { $type: 'app.bsky.embed.images', images } }),
      };
      const sent = json({ repo: did, collection: 'app.bsky.feed.post', record });
      const url = under(settings.server, '/xrpc/com.atproto.repo.createRecord');
      const answer = await call({ ...sent, url, headers: { ...sent.headers, authorization } });
      const { uri } = readAnswer<{ uri?: string }>(NAME, answer);
      const id = uri?.split('/').at(-1);
      return { url: id ? `https://bsky.app/profile/${handle}/post/${id}` : null };
    };
  },
};

async function signIn(
  settings: Settings,
  call: Parameters<Publisher<Settings>['test']>[1],
): Promise<Session> {
  const url = under(settings.server, '/xrpc/com.atproto.server.createSession');
  const { handle: identifier, password } = settings;
  return readAnswer<Session>(
    NAME,
    await call({ url, ...json({ identifier: identifier.replace(/^@/, ''), password }) }),
  );
}
