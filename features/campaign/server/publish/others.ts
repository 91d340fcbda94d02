/** Telegram, WordPress, Discord and any program with a webhook: short doors of one or two calls. */

import { form, isFilm, json, type Publisher, readAnswer, under } from './publisher.ts';

interface Telegram {
  server: string;
  token: string;
  chat: string;
}

const bot = ({ server, token }: Telegram, method: string) => under(server, `/bot${token}/${method}`);

export const telegram: Publisher<Telegram> = {
  async test(settings, call) {
    const answer = await call({ url: bot(settings, 'getMe'), method: 'GET' });
    const { result } = readAnswer<{ result?: { username?: string } }>('Telegram', answer);
    return `${settings.chat} (@${result?.username ?? 'bot'})`;
  },
  async prepare(settings, post, call) {
    const { file, text } = post;
    const method = !file ? 'sendMessage' : isFilm(post) ? 'sendVideo' : 'sendPhoto';
    const sent = file
      ? await form({ chat_id: settings.chat, caption: text, [isFilm(post) ? 'video' : 'photo']: file })
      : json({ chat_id: settings.chat, text });
    return async () => {
      const answer = await call({ url: bot(settings, method), ...sent });
      const { result } = readAnswer<{ result?: { message_id?: number } }>('Telegram', answer);
      const name = /^@(\w+)$/.exec(settings.chat)?.[1];
      return { url: name && result?.message_id ? `https://t.me/${name}/${result.message_id}` : null };
    };
  },
};

interface WordPress {
  server: string;
  user: string;
  password: string;
}

const basic = ({ user, password }: WordPress) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => SIGNS[sign]!)}</p>`)
    .join('\n');

export const wordpress: Publisher<WordPress> = {
  async test(settings, call) {
    const url = under(settings.server, '/wp-json/wp/v2/users/me');
    const { name } = readAnswer<{ name?: string }>(
      'WordPress',
      await call({ url, method: 'GET', headers: basic(settings) }),
    );
    return `${name ?? settings.user} · ${new URL(settings.server).host}`;
  },
  async prepare(settings, { file, text, title }, call) {
    let media: number | undefined;
    if (file) {
      const headers = {
        ...basic(settings),
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]+/g, '-')}"`,
      };
      const answer = await call({
        url: under(settings.server, '/wp-json/wp/v2/media'),
        headers,
        body: file.bytes,
      });
      media = readAnswer<{ id: number }>('WordPress', answer).id;
    }
    return async () => {
      const sent = json({
        title,
        content: paragraphs(text),
        status: 'publish',
        ...(media && { featured_media: media }),
      });
      const url = under(settings.server, '/wp-json/wp/v2/posts');
      const answer = await call({ ...sent, url, headers: { ...sent.headers, ...basic(settings) } });
      return { url: readAnswer<{ link?: string }>('WordPress', answer).link ?? null };
    };
  },
};

export const discord: Publisher<{ server: string }> = {
  async test({ server }, call) {
    const { name } = readAnswer<{ name?: string }>('Discord', await call({ url: server, method: 'GET' }));
    return name ?? new URL(server).host;
  },
  async prepare({ server }, { file, text }, call) {
    const sent = file
      ? await form({ payload_json: JSON.stringify({ content: text }), 'files[0]': file })
      : json({ content: text });
    return async () => {
      readAnswer('Discord', await call({ url: `${server}?wait=true`, ...sent }));
      return { url: null };
    };
  },
};

export const webhook: Publisher<{ server: string }> = {
  // Nothing can be asked of it without sending something.
  test: async ({ server }) => new URL(server).host,
  async prepare({ server }, { file, text, title, key }, call) {
    const sent = await form({ key, title, text, ...(file && { file }) });
    return async () => {
      readAnswer(
        'The webhook',
        await call({ ...sent, url: server, headers: { ...sent.headers, 'idempotency-key': key } }),
      );
      return { url: null };
    };
  },
};
