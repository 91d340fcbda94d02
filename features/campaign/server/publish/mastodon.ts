/** Mastodon: files first, then the post, which its server takes once for each key. */

import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#common/errors.ts';
import { assertFiles, type Call, form, json, type Publisher, readAnswer, under } from './publisher.ts';

const NAME = 'Mastodon';
const LOOK_EVERY_MS = 2000;
const MAX_LOOKS = 60;
const MAX_FILES = 4;

interface Settings {
  server: string;
  token: string;
}

const key = ({ token }: Settings) => ({ authorization: `Bearer ${token}` });

/** Films are read there before they can be posted. */
async function untilRead(settings: Settings, id: string, call: Call): Promise<void> {
  const url = under(settings.server, `/api/v1/media/${encodeURIComponent(id)}`);
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    await sleep(LOOK_EVERY_MS);
    const { status } = await call({ url, method: 'GET', headers: key(settings) });
    if (status === 200) return;
  }
  throw new AppError('upstream_failed', 'Mastodon is still working on the file.');
}

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

  async prepare(settings, post, call) {
    const { text, title, key: postKey } = post;
    const ids: string[] = [];
    for (const file of assertFiles(NAME, post, MAX_FILES)) {
      const sent = await form({ file, description: title });
      const answer = await call({
        ...sent,
        url: under(settings.server, '/api/v2/media'),
        headers: { ...sent.headers, ...key(settings) },
      });
      const { id } = readAnswer<{ id: string }>(NAME, answer);
      if (answer.status === 202) await untilRead(settings, id, call);
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
