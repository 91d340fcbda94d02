/** Models found by the registry, used through the AI SDK, built in and over real HTTP. */

import { experimental_generateVideo, generateImage, generateSpeech, generateText, transcribe } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#common/errors.ts';
import { builtinDoubles } from '#tests/fakes/builtin-doubles.ts';
import {
  type Behaviour,
  type FakeProvider,
  startFakeProvider,
  TINY_MP3,
  TINY_PNG,
  WRITTEN,
} from '#tests/fakes/fake-provider.ts';
import { createBuiltinModels } from './builtin-models.ts';
import type { ModelAdapter } from './model-adapter.ts';
import { createModelRegistry, type ModelRegistryOptions } from './model-registry.ts';

const KEY = 'sk-very-secret-key-0123456789';
const LIMITS = { backoffMs: 2, timeoutMs: 4000, maxBytes: 4 * 1024 * 1024 };
let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
beforeEach(() => provider.script('ok'));
afterAll(() => provider.close());

function registry(options: Partial<ModelRegistryOptions> = {}) {
  const builtin = createBuiltinModels();
  builtin.register(builtinDoubles());
  return createModelRegistry({
    models: {
      image: 'builtin:illustrator',
      speech: 'builtin:voice',
      transcription: 'builtin:ear',
      video: 'builtin:film',
    },
    keys: { openai: KEY, compatible: { baseURL: provider.baseURL, name: 'Home server' } },
    baseURLs: { openai: provider.baseURL },
    limits: LIMITS,
    builtin,
    ...options,
  });
}

const failureOf = async (work: Promise<unknown>): Promise<AppError> => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(AppError);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain(KEY);
  return error as AppError;
};

describe('one code path', () => {
  it.each(['builtin:illustrator', 'openai:gpt-image-1', 'compatible:any-model'])(
    'makes a picture with %s',
    async (id) => {
      const { image } = await generateImage({ model: await registry().image(id), prompt: 'a red fox' });
      expect(image.base64).toBe(TINY_PNG);
      expect(image.mediaType).toBe('image/png');
    },
  );

  it.each(['builtin:voice', 'openai:tts-1', 'compatible:kokoro'])('speaks with %s', async (id) => {
    const { audio } = await generateSpeech({
      model: await registry().speech(id),
      text: 'hello',
      voice: 'alloy',
    });
    expect(Buffer.from(audio.uint8Array).equals(TINY_MP3)).toBe(true);
  });

  it.each(['builtin:ear', 'openai:whisper-1', 'compatible:whisper'])('listens with %s', async (id) => {
    const { text } = await transcribe({ model: await registry().transcription(id), audio: TINY_MP3 });
    expect(text).toBe('hello from the other side');
  });

  it.each(['openai:gpt-5-mini', 'compatible:llama'])('writes with %s', async (id) => {
    const { text } = await generateText({ model: await registry().text(id), prompt: 'a flyer' });
    expect(JSON.parse(text)).toEqual(WRITTEN);
  });

  it('films, and fetches a video that comes as an address', async () => {
    const builtin = createBuiltinModels();
    builtin.register(builtinDoubles({ videoUrl: `${provider.baseURL}/audio/speech` }));
    const model = await registry({ builtin }).video();
    const { video } = await experimental_generateVideo({ model, prompt: 'a red fox' });
    expect(Buffer.from(video.uint8Array).equals(TINY_MP3)).toBe(true);
    expect(video.mediaType).toBe('video/mp4');
  });

  it('sends key and prompt to the provider, and the key of nobody to another', async () => {
    await generateImage({ model: await registry().image('openai:gpt-image-1'), prompt: 'a red fox' });
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/images/generations',
      authorization: `Bearer ${KEY}`,
    });
    expect(JSON.parse(provider.requests[0]?.body.toString() ?? '')).toMatchObject({
      model: 'gpt-image-1',
      prompt: 'a red fox',
    });
    await generateImage({ model: await registry().image('compatible:any'), prompt: 'a red fox' });
    expect(provider.requests[1]?.authorization).toBe('');
  });

  it('takes the set model when none is named', async () => {
    expect((await registry().image()).modelId).toBe('illustrator');
    expect((await registry({ models: { image: 'openai:gpt-image-1' } }).image()).modelId).toBe('gpt-image-1');
  });

  it.each([
    ['google', 'imagen-4.0-generate-001', 'image'],
    ['fal', 'fal-ai/flux/dev', 'image'],
    ['replicate', 'black-forest-labs/flux:version-1', 'image'],
    ['elevenlabs', 'eleven_v3', 'speech'],
    ['deepgram', 'aura-2', 'speech'],
    ['fal', 'wizper', 'transcription'],
    ['google', 'veo-3', 'video'],
    ['google', 'gemini-2.5-flash', 'text'],
  ] as const)('loads %s:%s for %s', async (name, model, kind) => {
    const models = registry({ keys: { [name]: KEY } });
    expect((await models[kind](`${name}:${model}`)).modelId).toBe(model);
  });

  it.each(['elevenlabs', 'deepgram'] as const)('reaches %s at another address', async (name) => {
    const models = registry({
      keys: { [name]: KEY },
      baseURLs: { [name]: provider.baseURL.replace('/v1', '') },
    });
    provider.script('no credit');
    const error = await failureOf(
      generateSpeech({ model: await models.speech(`${name}:any`), text: 'hi', voice: 'v' }),
    );
    expect(error.message).toMatch(/has no credit left\.$/);
    expect(provider.requests).toHaveLength(1);
  });
});

describe('settings that are wrong', () => {
  it.each([
    [
      'nobody:model',
      /'nobody:model' names no known provider\. IMAGE_MODEL must look like provider:model.*builtin, openai/,
    ],
    ['no-colon', /names no known provider/],
    ['openai:', /names no known provider/],
    ['constructor:x', /names no known provider/],
    ['google:imagen', /needs the setting GOOGLE_API_KEY, which is not set/],
    ['builtin:painter', /none of the built-in models\. Those are: builtin:illustrator\./],
    ['deepgram:nova', /Deepgram has no image models\. Set IMAGE_MODEL to another one/],
  ])('%s', async (id, message) => {
    const error = await failureOf(registry().image(id));
    expect(error.code).toBe('unavailable');
    expect(error.message).toMatch(message);
    const [info] = await registry({ models: { image: id } }).describe();
    expect(info?.problem).toBe(error.message);
  });

  it('a kind without a model', async () => {
    const error = await failureOf(registry({ models: {} }).image());
    expect(error.message).toBe(
      'No model is set for this. Set IMAGE_MODEL, for example to builtin:illustrator.',
    );
  });

  it('two engines of one name', () => {
    const builtin = createBuiltinModels();
    builtin.register(builtinDoubles());
    expect(() => builtin.register(builtinDoubles())).toThrow(/Two built-in image models/);
  });
});

it('prefers what the operator chose at run time, for every use anew', async () => {
  let choice = '';
  const models = registry({ models: { image: 'builtin:painter' }, chosen: async () => choice });
  expect((await models.describe())[0]).toMatchObject({ id: 'builtin:painter' });
  choice = 'builtin:illustrator';
  expect((await models.describe())[0]).toMatchObject({ id: choice, problem: undefined });
  await expect(models.image()).resolves.toBeDefined();
  await expect(models.image('builtin:painter')).rejects.toMatchObject({ code: 'unavailable' });
  choice = '';
  await expect(models.image()).rejects.toMatchObject({ code: 'unavailable' });
});

it('describes what is set without a call', async () => {
  const models = { image: 'openai:gpt-image-1', speech: 'compatible:kokoro', transcription: 'builtin:ear' };
  expect(await registry({ models }).describe()).toEqual([
    {
      kind: 'image',
      id: models.image,
      provider: 'OpenAI',
      model: 'gpt-image-1',
      isBuiltin: false,
      isCloud: true,
      problem: undefined,
    },
    {
      kind: 'speech',
      id: models.speech,
      provider: 'Home server',
      model: 'kokoro',
      isBuiltin: false,
      isCloud: true,
      problem: undefined,
    },
    {
      kind: 'transcription',
      id: models.transcription,
      provider: 'Atelier',
      model: 'ear',
      isBuiltin: true,
      isCloud: false,
      problem: undefined,
    },
    {
      kind: 'video',
      id: undefined,
      provider: '',
      model: '',
      isBuiltin: false,
      isCloud: false,
      problem: expect.stringContaining('VIDEO_MODEL'),
    },
    {
      kind: 'text',
      id: undefined,
      provider: '',
      model: '',
      isBuiltin: false,
      isCloud: false,
      problem: expect.stringContaining('TEXT_MODEL'),
    },
  ]);
  expect(provider.requests).toHaveLength(0);
});

describe('a provider that misbehaves', () => {
  const draw = async (...behaviours: Behaviour[]) => {
    provider.script(...behaviours);
    // Long enough for a busy machine, except where running into it is the point.
    const isSlow = behaviours.includes('hang') || behaviours.includes('trickle');
    const limits = isSlow ? { ...LIMITS, timeoutMs: 200 } : LIMITS;
    return generateImage({
      model: await registry({ limits }).image('openai:gpt-image-1'),
      prompt: 'a red fox',
    });
  };

  it.each(['busy', 'broken', 'cut off'] as const)('"%s" once is not noticed', async (first) => {
    expect((await draw(first, 'ok')).image.base64).toBe(TINY_PNG);
  });

  it.each<[Behaviour, string, string | RegExp, number]>([
    ['busy', 'rate_limited', 'OpenAI takes no more requests for the moment. Please try again later.', 3],
    ['broken', 'upstream_failed', 'OpenAI has a problem of its own (status 500).', 3],
    ['hang', 'upstream_failed', 'OpenAI did not answer in time (1 s).', 1],
    ['trickle', 'upstream_failed', 'OpenAI did not answer in time (1 s).', 1],
    ['cut off', 'upstream_failed', 'OpenAI cannot be reached, or the connection broke off.', 3],
    ['drop the line', 'upstream_failed', 'OpenAI cannot be reached, or the connection broke off.', 3],
    ['garbage', 'upstream_failed', 'OpenAI gave an answer that is not understood.', 1],
    ['wrong type', 'upstream_failed', 'OpenAI gave an answer that is not understood.', 1],
    ['not a picture', 'upstream_failed', 'OpenAI sent something that is not a picture.', 1],
    ['nothing', 'upstream_failed', 'OpenAI made no picture. Please try another description.', 1],
    ['endless', 'upstream_failed', 'OpenAI sent more than 4 MB, which is not accepted.', 1],
    ['refuse the key', 'upstream_failed', 'OpenAI refused the key in OPENAI_API_KEY.', 1],
    ['no credit', 'upstream_failed', 'The account at OpenAI has no credit left.', 1],
    [
      'no such model',
      'upstream_failed',
      /does not know the model 'openai:gpt-image-1'\. Check IMAGE_MODEL\.$/,
      1,
    ],
    [
      'refuse the prompt',
      'unprocessable',
      /^OpenAI could not do this: Not allowed by the safety system \(Bearer …\)$/,
      1,
    ],
  ])(
    '"%s" always: said in words after the right number of calls',
    async (behaviour, code, message, calls) => {
      const error = await failureOf(draw(behaviour));
      expect(error.code).toBe(code);
      if (typeof message === 'string') expect(error.message).toBe(message);
      else expect(error.message).toMatch(message);
      expect(provider.requests).toHaveLength(calls);
    },
  );

  it('an error page is no speech', async () => {
    provider.script('wrong type');
    const model = await registry().speech('openai:tts-1');
    const error = await failureOf(generateSpeech({ model, text: 'hello', voice: 'alloy' }));
    expect(error.message).toBe('OpenAI sent something that is not sound.');
  });

  it('a transcription is sent again whole', async () => {
    provider.script('broken', 'ok');
    const model = await registry().transcription('openai:whisper-1');
    await transcribe({ model, audio: TINY_MP3 });
    const [first, second] = provider.requests;
    expect(first?.body.includes(TINY_MP3)).toBe(true);
    expect(second?.body.includes(TINY_MP3)).toBe(true);
  });

  it('a text that never comes, and one that is none', async () => {
    const model = await registry({ limits: { ...LIMITS, timeoutMs: 150 } }).text('openai:gpt-5-mini');
    const write = () => failureOf(generateText({ model, prompt: 'a flyer', maxRetries: 0 }));
    provider.script('hang');
    expect((await write()).message).toBe('OpenAI did not answer in time (1 s).');
    provider.script('wrong type');
    expect((await write()).message).toBe('OpenAI gave an answer that is not understood.');
  });

  it('a video that cannot be fetched', async () => {
    const builtin = createBuiltinModels();
    builtin.register(builtinDoubles({ videoUrl: `${provider.baseURL}/gone` }));
    provider.script('no such model');
    const model = await registry({ builtin }).video();
    const error = await failureOf(experimental_generateVideo({ model, prompt: 'x' }));
    expect(error.message).toBe('Atelier made a video that cannot be fetched.');
  });
});

describe('cancelling', () => {
  it.each(['openai:gpt-image-1', 'builtin:illustrator'])('ends the work of %s', async (id) => {
    provider.script('hang');
    const controller = new AbortController();
    const model = await registry().image(id);
    const work = generateImage({ model, prompt: 'wait', abortSignal: controller.signal });
    setTimeout(() => controller.abort(new Error('the person left')), 50);
    expect(await failureOf(work)).toMatchObject({ code: 'cancelled' });
  });
});

it('lets the errors of our own engines through as they are', async () => {
  const model = await registry().image('builtin:illustrator');
  await expect(generateImage({ model, prompt: 'fail' })).rejects.toThrow('the brush broke');
});

describe("a door to the operator's own models", () => {
  const adapter: ModelAdapter = {
    prefix: 'server',
    models: async () => [{ model: 'studio/fox', label: 'fox on Studio PC' }],
    label: async () => 'Studio PC',
    problem: async (kind, model) =>
      kind === 'image' && model === 'studio/fox' ? undefined : 'Studio PC has no such model.',
    open: async (kind) => builtinDoubles()[kind]!.illustrator as never,
  };
  const withAdapter = (image: string) => registry({ adapters: [adapter], models: { image } });

  it('serves its models like any other, and they cost nothing', async () => {
    const models = withAdapter('server:studio/fox');
    const { image } = await generateImage({ model: await models.image(), prompt: 'a red fox' });
    expect(image.base64).toBe(TINY_PNG);
    expect(await models.info('image')).toMatchObject({
      provider: 'Studio PC',
      isBuiltin: false,
      isCloud: false,
      problem: undefined,
    });
  });

  it('says why one of them cannot be used', async () => {
    const failure = await failureOf(withAdapter('server:studio/owl').image());
    expect(failure.message).toBe('Studio PC has no such model.');
  });
});
