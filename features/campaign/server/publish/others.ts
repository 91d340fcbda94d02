/** Telegram, WordPress, Discord and any program with a webhook: short doors of one or two calls. */

import {
  assertFiles,
  type Call,
  filesOf,
  form,
  isFilm,
  json,
  type Post,
  type Publisher,
  readAnswer,
  under,
} from './publisher.ts';

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
    const { file, text, more } = post;
    if (more.length > 0) return album(settings, post, call);
    const method = !file ? 'sendMessage' : isFilm(post) ? 'sendVideo' : 'sendPhoto';
    const sent = file
      ? await form({ chat_id: settings.chat, caption: text, [isFilm(post) ? 'video' : 'photo']: file })
      : json({ chat_id: settings.chat, text });
    return async () => {
      const answer = await call({ url: bot(settings, method), ...sent });
      const { result } = readAnswer<{ result?: { message_id?: number } }>('Telegram', answer);
      return { url: messageUrl(settings, result?.message_id) };
    };
  },
};

/** Several pictures are one post, with the words under the first. */
async function album(settings: Telegram, post: Post, call: Call) {
  const files = assertFiles('Telegram', post, 10);
  const media = files.map((_, at) => ({
    type: 'photo',
    media: `attach://file${at}`,
    ...(at === 0 && { caption: post.text }),
  }));
  const parts = Object.fromEntries(files.map((file, at) => [`file${at}`, file]));
  const sent = await form({ chat_id: settings.chat, media: JSON.stringify(media), ...parts });
  return async () => {
    const answer = await call({ url: bot(settings, 'sendMediaGroup'), ...sent });
    const { result } = readAnswer<{ result?: { message_id?: number }[] }>('Telegram', answer);
    return { url: messageUrl(settings, result?.[0]?.message_id) };
  };
}

/** Only channels with a name have addresses. */
function messageUrl({ chat }: Telegram, id: number | undefined): string | null {
  const name = /^@(\w+)$/.exec(chat)?.[1];
  return name && id ? `https://t.me/${name}/${id}` : null;
}

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

const pictureOf = ({ source_url: url }: { source_url?: string }): string =>
  url
    ? `<figure><img src="${url.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '&quot;')}" alt=""></figure>`
    : '';

export const wordpress: Publisher<WordPress> = {
  async test(settings, call) {
    const url = under(settings.server, '/wp-json/wp/v2/users/me');
    const { name } = readAnswer<{ name?: string }>(
      'WordPress',
      await call({ url, method: 'GET', headers: basic(settings) }),
    );
    return `${name ?? settings.user} · ${new URL(settings.server).host}`;
  },
  async prepare(settings, post, call) {
    const { text, title } = post;
    const media: { id: number; source_url?: string }[] = [];
    for (const file of filesOf(post)) {
      const headers = {
        ...basic(settings),
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name.replace(/[^\w.-]+/g, '-')}"`,
      };
      const url = under(settings.server, '/wp-json/wp/v2/media');
      media.push(readAnswer('WordPress', await call({ url, headers, body: file.bytes })));
    }
    return async () => {
      const sent = json({
        title,
        content: [paragraphs(text), ...media.slice(1).map(pictureOf)].join('\n'),
        status: 'publish',
        ...(media[0] && { featured_media: media[0].id }),
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
  async prepare({ server }, post, call) {
    const { text } = post;
    const files = assertFiles('Discord', post, 10);
    const parts = Object.fromEntries(files.map((file, at) => [`files[${at}]`, file]));
    const sent =
      files.length > 0
        ? await form({ payload_json: JSON.stringify({ content: text }), ...parts })
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
  async prepare({ server }, post, call) {
    const { file, more, text, title, key } = post;
    const parts = Object.fromEntries(more.map((one, at) => [`file${at + 2}`, one]));
    const sent = await form({ key, title, text, ...(file && { file }), ...parts });
    return async () => {
      readAnswer(
        'The webhook',
        await call({ ...sent, url: server, headers: { ...sent.headers, 'idempotency-key': key } }),
      );
      return { url: null };
    };
  },
};

/** A feed of one's own: what is sent through it is read there from then on. */
export const feed: Publisher<{ title: string }> = {
  isRepeatable: true,
  test: async ({ title }) => title,
  prepare: async () => async () => ({ url: null }),
};
