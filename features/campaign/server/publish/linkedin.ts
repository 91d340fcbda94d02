/** LinkedIn as a person, by the operator's own app: pictures first, then the post in LinkedIn's own little language. */

import { AppError } from '#common/errors.ts';
import {
  assertFiles,
  type Call,
  isFilm,
  json,
  type PostFile,
  type Publisher,
  readAnswer,
  under,
} from './publisher.ts';

const NAME = 'LinkedIn';
const MAX_IMAGES = 20;

interface Settings {
  server: string;
  token: string;
  /** As of a month; LinkedIn keeps each for a year. */
  version: string;
}

const headers = ({ token, version }: Settings) => ({
  authorization: `Bearer ${token}`,
  'linkedin-version': version,
  'x-restli-protocol-version': '2.0.0',
});

/** These mean something there. */
const escaped = (text: string): string => text.replace(/[\\|{}@[\]()<>*_~]/g, '\\$&');

async function whoAmI(settings: Settings, call: Call): Promise<{ sub: string; name?: string }> {
  const url = under(settings.server, '/v2/userinfo');
  return readAnswer(NAME, await call({ url, method: 'GET', headers: headers(settings) }));
}

async function upload(settings: Settings, owner: string, file: PostFile, call: Call): Promise<string> {
  const sent = json({ initializeUploadRequest: { owner } });
  const url = under(settings.server, '/rest/images?action=initializeUpload');
  const answer = await call({ ...sent, url, headers: { ...sent.headers, ...headers(settings) } });
  const { value } = readAnswer<{ value?: { uploadUrl: string; image: string } }>(NAME, answer);
  if (!value) throw new AppError('upstream_failed', 'LinkedIn told no place for the picture.');
  const put = await call({
    url: value.uploadUrl,
    method: 'PUT',
    headers: { authorization: `Bearer ${settings.token}`, 'content-type': file.type },
    body: file.bytes,
  });
  readAnswer(NAME, put);
  return value.image;
}

export const linkedin: Publisher<Settings> = {
  test: async (settings, call) => (await whoAmI(settings, call)).name ?? NAME,

  async prepare(settings, post, call) {
    if (isFilm(post)) throw new AppError('unprocessable', 'Films are posted to LinkedIn by hand for now.');
    const author = `urn:li:person:${(await whoAmI(settings, call)).sub}`;
    const images: { id: string; altText: string }[] = [];
    for (const file of assertFiles(NAME, post, MAX_IMAGES))
      images.push({ id: await upload(settings, author, file, call), altText: post.title });
    const content =
      images.length === 0
        ? {}
        : { content: images.length === 1 ? { media: images[0] } : { multiImage: { images } } };
    return async () => {
      const sent = json({
        author,
        commentary: escaped(post.text),
        visibility: 'PUBLIC',
        distribution: {
          feedDistribution: 'MAIN_FEED',
          targetEntities: [],
          thirdPartyDistributionChannels: [],
        },
        ...content,
        lifecycleState: 'PUBLISHED',
        isReshareDisabledByAuthor: false,
      });
      const url = under(settings.server, '/rest/posts');
      readAnswer(NAME, await call({ ...sent, url, headers: { ...sent.headers, ...headers(settings) } }));
      return { url: null };
    };
  },
};
