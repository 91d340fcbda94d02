/** Mastodon: files first, then the post, which its server takes once for each key. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import { form, json, type Publisher, readAnswer, under } from './publisher.ts';

const NAME = 'Mastodon';
const LOOK_EVERY_MS = 2000;
const MAX_LOOKS = 60;

interface Settings {
  server: string;
  token: string;
}

const key = ({ token }: Settings) => ({ authorization: `Bearer ${token}` });

export const mastodon: Publisher<Settings> = {
  isRepeatable: true,

  async test(settings, call) {
    const url = under(settings.server, '/api/v1/accounts/verify_credentials');
    const { acct } = readAnswer<{ acct?: string }>(
      NAME,
      await call({ url, method: 'GET', headers: key(settings) }),
    );
    return `@${acct ?? ''}@${new URL(settings.server).host}`;
  },

  async prepare(settings, { file, text, title, key: postKey }, call) {
    const ids: string[] = [];
    if (file) {
      const sent = await form({ file, description: title });
      const answer = await call({
        ...sent,
        url: under(settings.server, '/api/v2/media'),
        headers: { ...sent.headers, ...key(settings) },
      });
      const { id } = readAnswer<{ id: string }>(NAME, answer);
      // Films are read there before they can be posted.
      for (let looks = 0; answer.status === 202; looks++) {
        if (looks >= MAX_LOOKS)
          throw new AppError('upstream_failed', 'Mastodon is still working on the file.');
        await sleep(LOOK_EVERY_MS);
        const url = under(settings.server, `/api/v1/media/${encodeURIComponent(id)}`);
        const { status } = await call({ url, method: 'GET', headers: key(settings) });
        if (status === 200) break;
      }
      ids.push(id);
    }
    return async () => {
      const sent = json({ status: text, media_ids: ids });
      const answer = await call({
        ...sent,
        url: under(settings.server, '/api/v1/statuses'),
        headers: { ...sent.headers, ...key(settings), 'idempotency-key': postKey },
      });
      return { url: readAnswer<{ url?: string }>(NAME, answer).url ?? null };
    };
  },
};
